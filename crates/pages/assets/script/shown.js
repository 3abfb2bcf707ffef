// What the page shows of its table, and how it gives way to another page.

const icon = one("link[rel=icon]");
const log = () => document.getElementById("log");
const shown = {
  table: body.dataset.table,
  rev: Number(body.dataset.rev),
  steps: log() ? Number(log().dataset.steps) : null,
  mine: icon.getAttribute("href") === icon.dataset.turn,
};
const live = Boolean(shown.table);
let leaving = false;

function go(path) {
  if (leaving) return;
  leaving = true;
  const typed = document.getElementById("say")?.value;
  if (typed) tab.set("typed", JSON.stringify([shown.table, typed]));
  if (new URL(path, location).pathname === location.pathname) location.reload();
  else location.assign(path);
}

// The page of a game that begins is another one: half a sentence moves there.
function resumeTyping() {
  const field = document.getElementById("say");
  const [table, typed] = JSON.parse(tab.get("typed") ?? "[]");
  tab.drop("typed");
  if (field && table === shown.table && typed) field.value = typed;
}
