// Answers that are made of several parts: something picked first, boxes ticked, a deck counted.

let picked = null;

function pick(what, button = null) {
  const can = all("[data-pick]").filter((each) => each.dataset.pick === what);
  picked = can.length > 0 ? what : null;
  const chosen = can.includes(button) ? button : can[0];
  for (const each of all("[data-pick]")) each.setAttribute("aria-pressed", each === chosen);
  for (const each of all("[data-for]")) each.hidden = each.dataset.for !== picked;
}

function count() {
  for (const box of all("[data-many]")) {
    const ticked = all("input:checked", box);
    const button = one(`[data-compose="${box.dataset.many}"]`);
    const [least, most] = [Number(box.dataset.least ?? box.dataset.many), Number(box.dataset.many)];
    button?.setAttribute("aria-disabled", ticked.length < least || ticked.length > most);
  }
  for (const box of all("[data-deck]")) {
    const sum = all("[data-count]", box).reduce((sum, field) => sum + Number(field.value), 0);
    one("[data-total]", box).textContent = sum;
    one("[data-compose]", box).setAttribute("aria-disabled", sum !== Number(box.dataset.deck));
  }
}

// One tick too many takes the place of the first.
function onTick(field) {
  const box = field.closest("[data-many]");
  const others = all("input:checked", box).filter((other) => other !== field);
  if (field.checked && others.length >= Number(box.dataset.many)) others[0].checked = false;
  count();
}

function compose(button) {
  if (!able(button)) return;
  const deck = button.closest("[data-deck]");
  const values = deck
    ? all("[data-count]", deck).filter((field) => Number(field.value) > 0).map(({ dataset, value }) => (Number(value) > 1 ? `${dataset.count}*${Number(value)}` : dataset.count))
    : all(`[data-many="${button.dataset.compose}"] input:checked`).map((field) => field.value);
  const form = document.getElementById("decide");
  const path = new URL(form.getAttribute("action"), location).pathname;
  send(form, null, path, { d: [button.dataset.prefix, ...values].join(" ") });
}
