// What the browser keeps: settings, and whether things move.

// A browser may refuse to keep anything: then everything has its usual value.
const keeper = (area) => {
  const attempt = (deed) => {
    try {
      return deed(window[area]);
    } catch {
      return null;
    }
  };
  return {
    get: (name) => attempt((kept) => kept.getItem(`ludus-${name}`)),
    set: (name, value) => attempt((kept) => kept.setItem(`ludus-${name}`, value)),
    drop: (name) => attempt((kept) => kept.removeItem(`ludus-${name}`)),
  };
};
const store = keeper("localStorage");
const tab = keeper("sessionStorage");
const SPEEDS = { 0.5: 2, 1: 1, 2: 0.5 };
const calm = matchMedia("(prefers-reduced-motion: reduce)");
const speed = () => store.get("speed") ?? "1";
const slowness = () => SPEEDS[speed()] ?? 1;
const moves = () => !calm.matches && speed() !== "off" && !document.hidden;

function showSettings() {
  root.dataset.speed = speed();
  root.dataset.motion = speed() === "off" ? "off" : "on";
  root.dataset.guide = store.get("guide") ?? "on";
  for (const button of all("[data-sound]")) button.setAttribute("aria-pressed", store.get("sound") === "on");
  for (const field of all("[data-setting]")) {
    const value = store.get(field.dataset.setting);
    if (field.type === "checkbox") field.checked = value === "on";
    else if (value !== null) field.value = value;
  }
}

async function set(field) {
  const name = field.dataset.setting;
  let value = field.type === "checkbox" ? (field.checked ? "on" : "off") : field.value;
  if (name === "notify" && value === "on") {
    const allowed = "Notification" in window && (await Notification.requestPermission()) === "granted";
    if (!allowed) value = "off";
  }
  store.set(name, value);
  showSettings();
}
