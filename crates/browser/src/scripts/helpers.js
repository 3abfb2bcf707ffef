// What the tests ask pages with. Each script of a test runs with these in sight.
const one = (selector, within = document) => within.querySelector(selector);
const all = (selector, within = document) => [...within.querySelectorAll(selector)];
const seen = (element) => Boolean(element?.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0);
const able = (element) => !element.disabled && element.getAttribute("aria-disabled") !== "true";
const usable = (selector) => all(selector).filter((element) => seen(element) && able(element));
const text = (selector) => one(selector)?.innerText.trim() ?? "";
const named = (selector, words) => usable(selector).find((element) => element.innerText.includes(words));
// Nothing moves; what only glows again and again does not count.
const still = () => document.getAnimations().every((each) => each.playState !== "running" || each.effect.getTiming().iterations > 1);

const game = {
  over: () => Boolean(one("#prompt.ending")),
  asked: () => Boolean(one(".status.yours") && one("#decide")),
  steps: () => Number(one("#log")?.dataset.steps ?? -1),
  busy: () => one("#prompt")?.getAttribute("aria-busy") === "true",
  // Another question has another mark.
  mark: () => [one("#decide [name=since]")?.value, game.asked(), game.over()].join(),

  // The next thing to click, in place where that is possible. Another number may choose another thing.
  next(number) {
    if (one("dialog#sure[open]")) return one("dialog#sure[open] button[value=yes]");
    if (!game.asked()) return null;
    const any = (list) => list[number % list.length];
    const many = one("[data-many]");
    // Where any number of ticks is an answer, there are other answers, too.
    if (many && !(many.dataset.least && number % 2)) {
      const open = all("label", many).filter((label) => !one("input", label).checked);
      const ticked = all("input:checked", many).length;
      return ticked < Number(many.dataset.least ?? many.dataset.many) ? any(open) : one(`[data-compose="${many.dataset.many}"]`);
    }
    const end = usable("#prompt button[name=d][data-key=e]");
    if (one("[data-pick][aria-pressed=true]")) {
      const there = usable("button[name=d]").filter((button) => button.closest("[data-for]"));
      const inPlace = there.filter((button) => !button.closest("#prompt"));
      return number % 4 && inPlace.length > 0 ? any(inPlace) : there.length > 0 ? any(there) : end[0];
    }
    const kinds = [
      usable(".card.legal > button.face[name=d]"),
      usable("button.die.legal"),
      usable("[data-region=hand] button.face[data-pick]"),
      usable(".cell button.here, .cell button.bribe"),
      usable("#prompt button[name=d]").filter((button) => !button.closest(".all") && !end.includes(button)),
    ].filter((kind) => kind.length > 0);
    if (kinds.length > 0) return any(any(kinds));
    if (end.length > 0) return end[0];
    const list = usable("#prompt .all button[name=d]");
    return list.length > 0 ? any(list) : one("#prompt .all > summary");
  },

  // Whether a click on it is the decision.
  decides: (element) => Boolean(element?.matches("[name=d]:not([data-confirm]), [data-compose], dialog button")),

  // The key that does the same as a click on it, if one is told to the player.
  key(element) {
    const own = element.dataset.key ?? (element.matches("label.die") && one("input", element).dataset.key);
    if (own) return own;
    if (element.matches("[data-compose]")) return "1";
    // Spaces of the board have the key of the button in the prompt that says the same.
    const same = element.name === "d" && usable("#prompt [data-key]").find((other) => other.name === "d" && other.value === element.value);
    return same ? same.dataset.key : null;
  },

  // The key that presses it, if it has the focus; none presses what is gone.
  here(element) {
    if (!element.isConnected) return "";
    const focus = document.activeElement;
    if (element.matches("label")) return focus === one("input", element) ? " " : null;
    return focus === element ? "\uE007" : null;
  },

  // The arrow that leads nearer, while one is on the table.
  towards(element) {
    if (!element.closest(".play")) return null;
    const middle = (of) => {
      const box = (of.closest(".face") ?? of).getBoundingClientRect();
      return [box.left + box.width / 2, box.top + box.height / 2];
    };
    const focus = document.activeElement;
    if (!focus.closest(".play") || focus.id === "prompt") return "\uE015";
    const [[x, y], [toX, toY]] = [middle(focus), middle(element)];
    if (Math.abs(toY - y) > 20) return toY > y ? "\uE015" : "\uE013";
    return toX > x ? "\uE014" : "\uE012";
  },
};
