// Puts into the page what the server sends, and loses nothing that is typed, open, picked or focused.

// What came but is not in the page yet, and each region as it came: the script changes what is in the page.
const waiting = new Map();
const pristine = new Map();
// While a throw is read, its consequences wait.
const CONSEQUENCES = new Set(["board", "rival"]);
const GLIDES = new Set(["board", "rival", "own", "battle"]);
const REVEAL = 520;
let gliding = null;
let holding = 0;
let pressing = 0;

function read(html) {
  const template = document.createElement("template");
  template.innerHTML = html;
  return template.content;
}

// A key of a form is made up for each click; without it equal forms are equal.
function blank(element) {
  for (const key of all("input[name=key]", element)) key.setAttribute("value", "");
  return element;
}

function take(update) {
  if (update.t !== shown.table || leaving) return;
  if (update.go) return go(update.go);
  if (update.rev < shown.rev) return;
  if (update.log && !grow(update.log)) return void catchUp();
  shown.rev = update.rev;
  if (answering && answering.rev <= shown.rev) answered();
  say(update.title, update.mine);
  for (const [name, html] of Object.entries(update.regions)) bring(name, read(html).firstElementChild);
  report();
  settle();
}

function bring(name, fresh) {
  const known = waiting.get(name) ?? pristine.get(name);
  if (!known?.isEqualNode(blank(fresh))) waiting.set(name, fresh);
}

// Lines that another tab has made the stream send again are left out. False if lines between are missing.
function grow({ from, to, html }) {
  const list = log();
  if (!list) return true;
  if (from > shown.steps) return false;
  const fresh = [...read(html).children].filter((line) => Number(line.dataset.step ?? 1) > shown.steps);
  const atEnd = list.scrollHeight - list.scrollTop - list.clientHeight < 40;
  list.append(...fresh);
  if (atEnd) list.scrollTop = list.scrollHeight;
  shown.steps = Math.max(shown.steps, to);
  list.dataset.steps = shown.steps;
  for (const last of all("a[data-last]")) {
    last.href = last.href.replace(/\d+$/, shown.steps);
    last.textContent = last.textContent.replace(/\d+/, shown.steps);
  }
  play(fresh.map((line) => line.dataset.cue).filter(Boolean));
  return true;
}

function say(title, mine) {
  document.title = `${title} · Ludus`;
  icon.href = mine ? icon.dataset.turn : icon.dataset.still;
  if (mine && !shown.mine) ring(title);
  shown.mine = mine;
}

// Puts into the page what can be put there now. Nothing changes under a finger or while things glide: a change
// waits for the end of it, and every key and click is an end.
function settle() {
  if (waiting.size === 0 || pressing || gliding) return;
  const reveal = waiting.get("battle");
  if (moves() && !holding && reveal?.hasAttribute("data-reveal") && [...CONSEQUENCES].some((name) => waiting.has(name))) {
    holding = setTimeout(release, REVEAL * slowness());
  }
  const names = [...waiting.keys()].filter((name) => !(holding && CONSEQUENCES.has(name)));
  if (names.length === 0) return;
  if (!document.startViewTransition || !moves() || !names.some((name) => GLIDES.has(name))) return swap(names);
  const glide = document.startViewTransition(() => swap(names));
  gliding = glide;
  glide.ready.catch(() => {}); // Skipped: that is no mistake.
  const end = () => {
    if (gliding === glide) gliding = null;
    settle();
  };
  glide.finished.then(end, end);
}

function release() {
  clearTimeout(holding);
  holding = 0;
  settle();
}

// Everything at once.
function flush() {
  clearTimeout(holding);
  holding = 0;
  gliding?.skipTransition();
  gliding = null;
  swap([...waiting.keys()]);
}

function swap(names) {
  const focus = focused(names);
  for (const name of names) {
    const fresh = waiting.get(name);
    const old = fresh && region(name);
    waiting.delete(name);
    if (!old) continue;
    pristine.set(name, fresh.cloneNode(true));
    const restore = keep(old);
    old.replaceWith(fresh);
    restore(fresh);
  }
  dress();
  focus?.();
}

// What tells an element from its neighbours, so that it is found again in a region that was drawn anew.
function sign(element) {
  const fixed = element.matches("button, [type=checkbox], [type=radio]") ? element.getAttribute("value") : "";
  const { pick, key, count, compose } = element.dataset;
  const card = element.closest("[data-card]")?.dataset.card;
  const kind = element.tagName === "DETAILS" ? element.className : "";
  return [element.tagName, element.id, element.name, fixed, pick, key, count, compose, card, element.getAttribute("href"), kind].join("|");
}

// A way to find the same element in another drawing of this region.
function finder(element, within) {
  const [tag, mark] = [element.tagName, sign(element)];
  const like = (place) => all(tag, place).filter((other) => sign(other) === mark);
  const at = like(within).indexOf(element);
  return (fresh) => like(fresh)[at] ?? like(fresh)[0];
}

const SCROLLS = "ol, ul, .hand, .drop";

// Open details, what was typed, ticked and scrolled in a region: returns what puts it back.
function keep(old) {
  const again = [];
  for (const details of all("details", old)) {
    if (!details.open) continue;
    const find = finder(details, old);
    again.push((fresh) => find(fresh)?.setAttribute("open", ""));
  }
  for (const field of all("input:not([type=hidden]), select, textarea", old)) {
    const ticked = field.checked !== field.defaultChecked;
    const typed = field.tagName === "SELECT" ? [...field.options].some((option) => option.selected !== option.defaultSelected) : field.value !== field.defaultValue;
    if (!ticked && !typed) continue;
    const find = finder(field, old);
    again.push((fresh) => {
      const same = find(fresh);
      if (same && ticked) same.checked = field.checked;
      if (same && typed) same.value = field.value;
    });
  }
  all(SCROLLS, old).forEach((list, at) => {
    if (!list.scrollTop && !list.scrollLeft) return;
    const atEnd = list.scrollHeight - list.scrollTop - list.clientHeight < 24;
    const { scrollTop, scrollLeft } = list;
    again.push((fresh) => {
      const same = all(SCROLLS, fresh)[at];
      if (same) [same.scrollTop, same.scrollLeft] = [atEnd ? same.scrollHeight : scrollTop, scrollLeft];
    });
  });
  return (fresh) => again.forEach((put) => put(fresh));
}

// Returns what gives the focus back after these regions were replaced, to the prompt if its place is gone.
function focused(names) {
  const element = document.activeElement;
  const name = element?.closest("[data-region]")?.dataset.region;
  if (!names.includes(name)) return null;
  const find = finder(element, region(name));
  const range = element.matches("[type=text]") ? [element.selectionStart, element.selectionEnd] : null;
  return () => {
    const same = find(region(name));
    const prompt = document.getElementById("prompt");
    if (same && visible(same)) {
      same.focus({ preventScroll: true });
      if (range) same.setSelectionRange(...range);
    } else if (prompt) {
      prompt.tabIndex = -1;
      prompt.focus({ preventScroll: true });
    }
  };
}

// What a fresh region needs: settings, what is picked, what sends itself, clocks.
function dress() {
  showSettings();
  pick(picked);
  count();
  showPlaying();
  sendBusy();
  tick();
  const autos = all("form[data-auto]");
  for (const action of sentAlready) {
    if (!autos.some((form) => form.getAttribute("action") === action)) sentAlready.delete(action);
  }
  for (const form of autos) {
    const action = form.getAttribute("action");
    if (sentAlready.has(action)) continue;
    sentAlready.add(action);
    form.requestSubmit();
  }
}
const sentAlready = new Set();
