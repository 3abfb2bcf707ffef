// Pointer and finger: what a press, a click and a long press mean.

const CONTROL = "button, a[href], summary, label, input, select";
const question = () => one("#decide [name=since]")?.value;
const regionOf = (element) => element?.closest?.("[data-region]")?.dataset.region;

// Nothing is replaced between press and click, for the click would be lost.
function onPress(event) {
  clearTimeout(pressing);
  pressing = setTimeout(unpress, 2_000);
  skip = gliding;
  gliding?.skipTransition();
  if (holding) release();
  for (const card of all(".card.shown")) card.classList.remove("shown");
  if (event.pointerType === "touch") pressLong(event.target.closest(".card"));
}
let skip = null;

function onRelease() {
  clearTimeout(pressing);
  pressing = setTimeout(unpress, 80);
  clearTimeout(longPress);
}

function unpress() {
  clearTimeout(pressing);
  pressing = 0;
  settle();
}

// The full card, for fingers. The click that follows is none.
let longPress = 0;
let wasLong = false;

function pressLong(card) {
  wasLong = false;
  clearTimeout(longPress);
  if (!card) return;
  longPress = setTimeout(() => {
    wasLong = true;
    card.classList.add("shown");
  }, 450);
}

// First of all listeners. What glides cannot be hit, and what is about to be replaced must not be: then the click goes
// to what is at that place in the table as it is, if it is the same thing.
function onAim(event) {
  const under = () => document.elementFromPoint(event.clientX, event.clientY)?.closest(CONTROL);
  const hit = event.target.closest(CONTROL);
  const aimed = hit ?? (skip && under());
  skip = null;
  if (wasLong) {
    wasLong = false;
    return halt(event);
  }
  const byKey = !event.isTrusted || event.detail === 0;
  const stale = waiting.size > 0 && event.target.closest(".play");
  if (byKey || !aimed || (!stale && aimed === hit)) return;
  const [mark, asked] = [sign(aimed), question()];
  halt(event);
  if (stale) flush();
  const there = under();
  if (there && sign(there) === mark && question() === asked) there.click();
}

function halt(event) {
  event.preventDefault();
  event.stopImmediatePropagation();
}

function onClick(event) {
  const { target } = event;
  const find = (selector) => target.closest(selector);
  const menu = one("details.menu[open]");
  if (menu && !menu.contains(target)) menu.open = false;
  const picking = find("[data-pick]");
  const copying = find("[data-copy]");
  const link = find("a[href]");
  if (picking && able(picking)) pick(picking.dataset.pick === picked && picking.getAttribute("aria-pressed") === "true" ? null : picking.dataset.pick, picking);
  else if (find("[data-compose]")) compose(find("[data-compose]"));
  else if (copying) copy(copying.dataset.copy);
  else if (find("[data-sound]")) toggleSound();
  else if (find("[data-help]")) dialog("keys").showModal();
  else if (find("[data-guide-off]")) hideGuide();
  else if (find("[data-play]")) playBack(!playing);
  else if (link) onLink(event, link);
  else if (find("li[data-step]") && getSelection().isCollapsed && !find(CONTROL)) visit(stepPath(find("li[data-step]")));
}

function onLink(event, link) {
  const plain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey && !link.target;
  if (!plain) return;
  const url = new URL(link.href);
  if (url.hash && url.pathname.startsWith("/rules/") && one("main.table")) {
    event.preventDefault();
    showRule(link);
  } else if (backwards && url.pathname.startsWith(`${backwards}/at/`)) {
    event.preventDefault();
    playBack(false);
    visit(link.href);
  }
}

function hideGuide() {
  store.set("guide", "off");
  showSettings();
}

// The name of a card in the log shows the card, and where it lies.
function onPoint(event) {
  const name = event.target.closest?.("a[data-card]");
  for (const card of all(".card.pointed")) card.classList.remove("pointed");
  if (!name) return;
  const id = CSS.escape(name.dataset.card);
  const full = one(`#card-${id} .full`);
  if (full && !one(".full", name)) {
    const copy = full.cloneNode(true);
    copy.setAttribute("aria-hidden", "true");
    name.append(copy);
  }
  for (const card of all(`[data-region="board"] .card[data-card="${id}"]`)) card.classList.add("pointed");
}

function onChange({ target }) {
  if (target.matches("[data-setting]")) set(target);
  if (target.matches("[data-submit]")) target.form.requestSubmit();
  if (target.closest("[data-many]")) onTick(target);
  if (target.dataset.scrub) {
    playBack(false);
    visit(`${target.dataset.scrub}/at/${target.value}${target.dataset.query}`);
  }
}
