// The keyboard: keys of buttons, and walking over the table with the arrows.

const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const typing = (element) => element.matches("textarea, select, [type=text], [type=number], [type=range], [type=search], [type=password]");

function onKey(event) {
  const { key, target } = event;
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || one("dialog:modal")) return;
  if (waiting.size > 0 || gliding) {
    const [asked, held] = [question(), document.activeElement];
    const mark = held?.matches(CONTROL) && sign(held);
    const stale = waiting.has(regionOf(held));
    flush();
    if (question() !== asked) return halt(event);
    // The element that would be pressed is gone by now: its likeness is pressed instead.
    if (stale && mark && (key === "Enter" || key === " ") && sign(document.activeElement) === mark) {
      halt(event);
      return document.activeElement.click();
    }
  }
  if (key === "Escape" && escape()) return event.preventDefault();
  if (typing(target)) return;
  const pressing = (key === "Enter" || key === " ") && target.matches(CONTROL);
  if (!pressing && !event.repeat && act(key)) event.preventDefault();
  else if (!pressing && key in ARROWS && walk(...ARROWS[key])) event.preventDefault();
}

// True if the key did something.
function act(key) {
  const named = all("[data-key]").filter((each) => each.dataset.key.toLowerCase() === key.toLowerCase() && able(each) && visible(each));
  const best = named.findLast((each) => each.closest("[data-for]")) ?? named.at(-1);
  if (best) return best.click(), true;
  if (key === "?") return dialog("keys").showModal(), true;
  if (key.toLowerCase() === "l") return focusOn(log());
  if (key.toLowerCase() === "t") return focusOn(document.getElementById("say"));
  // Where numbers mean something, such as a die, no number means the place of a button.
  const numbered = all("[data-key]").some((each) => /^[1-9]$/.test(each.dataset.key) && visible(each));
  const answers = all("#prompt button, #prompt a.do").filter((each) => visible(each) && able(each) && !each.closest(".all, .guide, .order"));
  const idle = document.activeElement === body || document.activeElement.id === "prompt";
  const confirming = key === "Enter" && idle && answers.find((each) => each.matches(".first"));
  const chosen = confirming || (/^[1-9]$/.test(key) && !numbered && answers[Number(key) - 1]);
  chosen?.click?.();
  return Boolean(chosen);
}

function focusOn(element) {
  element?.focus();
  return Boolean(element);
}

function escape() {
  const beside = one("dialog#beside[open]");
  const open = one("details.menu[open], details.pile[open]");
  if (beside) beside.close();
  else if (open) open.open = false;
  else if (one(".card.shown")) one(".card.shown").classList.remove("shown");
  else if (document.getElementById("notice")) document.getElementById("notice").remove();
  else if (picked !== null) pick(null);
  else return false;
  return true;
}

// To the nearest card or button in that direction, as the eye sees it.
function walk(right, downwards) {
  const stops = all(".play :is(button, input[type=checkbox], .face[tabindex], summary)").filter(visible);
  if (stops.length === 0) return false;
  const box = (element) => (element.closest(".face") ?? element).getBoundingClientRect();
  const from = document.activeElement;
  if (!stops.includes(from)) return focusOn(one(".play .legal > button.face, .play .die.legal") ?? stops[0]);
  const start = box(from);
  let [best, least] = [null, Infinity];
  for (const stop of stops) {
    const end = box(stop);
    const dx = (end.left + end.right - start.left - start.right) / 2;
    const dy = (end.top + end.bottom - start.top - start.bottom) / 2;
    const along = dx * right + dy * downwards;
    const aside = Math.abs(dx * downwards) + Math.abs(dy * right);
    if (along > 4 && along + 2.5 * aside < least) [best, least] = [stop, along + 2.5 * aside];
  }
  return focusOn(best);
}
