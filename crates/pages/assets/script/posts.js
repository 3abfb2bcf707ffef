// Sends clicks, one after the other, until each has an answer: none is lost and none is done twice.

// One after the other, in the order of the clicks. A decision is answered before the next is sent.
let queue = Promise.resolve();
let answering = null;
const ours = /^\/(t\/.+|play|tables)$/;
// What may be sent again when no answer came: the server knows the key of a click, and to sit down twice is to sit. A
// table would be opened twice.
const once = /^\/(play|tables)$/;
const deciding = /\/(decide|undo)$/;
const keyed = /\/(decide|undo|ask|say)$/;

function onSubmit(event) {
  const form = event.target;
  const { submitter } = event;
  const path = new URL(form.getAttribute("action") ?? "", location).pathname;
  if (form.method !== "post" || form.enctype.startsWith("multipart") || !ours.test(path)) return;
  event.preventDefault();
  if (submitter && !able(submitter)) return;
  sure(submitter, path).then((yes) => yes && send(form, submitter, path));
}

function send(form, submitter, path, more = {}) {
  const decision = deciding.test(path);
  if (decision && answering) return;
  for (const field of all("input[data-luck]", form)) field.value = luck();
  const fields = new URLSearchParams(new FormData(form));
  if (submitter?.name) fields.set(submitter.name, submitter.value);
  for (const [name, value] of Object.entries(more)) fields.set(name, value);
  if (keyed.test(path)) fields.set("key", hex(16));
  if (decision) {
    answering = { rev: Infinity };
    remember({ path, fields: String(fields) });
    sendBusy();
  }
  document.getElementById("notice")?.remove();
  queue = queue.then(() => post(path, fields, decision));
}

// A click that was not answered outlives a reload of the page.
const remember = (click) => tab.set("click", JSON.stringify(click));
const forget = () => tab.drop("click");

function resendClick() {
  const click = JSON.parse(tab.get("click") ?? "null");
  if (!click?.path.startsWith(`/t/${shown.table}/`)) return forget();
  answering = { rev: Infinity };
  queue = queue.then(() => post(click.path, new URLSearchParams(click.fields), true));
}

async function post(path, fields, decision) {
  const told = await ask(path, fields);
  if (decision) {
    forget();
    if (told.ok) answering = { rev: told.rev ?? 0 };
    if (!told.ok || answering.rev <= shown.rev) answered();
  }
  if (!told.ok) {
    notice(told.why ?? words.broken, { rule: told.rule });
    if (told.update) take(told.update);
    return;
  }
  const typed = document.getElementById("say");
  if (typed?.value && typed.value === fields.get("text")) typed.value = "";
  if (told.go) return go(told.go);
  if (!live) return go(path.split("/").slice(0, 3).join("/"));
  await pause(0);
  setTimeout(() => shown.rev < told.rev && catchUp(), 1_200);
}

async function ask(path, fields) {
  for (let tries = 0; ; tries += 1) {
    let wait = Math.min(8_000, 500 * 2 ** tries);
    const slow = setTimeout(() => connected("post", false), 2_000);
    try {
      const answer = await fetch(path, { method: "POST", headers: { Accept: "application/json" }, body: fields, signal: AbortSignal.timeout(10_000) });
      const json = answer.headers.get("content-type")?.startsWith("application/json");
      const told = json && (await answer.json());
      connected("post", true);
      // Too much for now, or whether it was done is not known.
      const again = [429, 502, 504].includes(answer.status);
      if (told && !again) return told;
      if (answer.status === 429 && once.test(path)) return { ok: false, why: words.slow };
      if (!again && answer.status !== 503) return { ok: false, why: words.broken };
      wait = Math.max(wait, 1_000 * Number(answer.headers.get("retry-after") ?? 1));
    } catch {
      // No answer: whether it was done is not known.
    } finally {
      clearTimeout(slow);
    }
    if (once.test(path)) {
      connected("post", true);
      return { ok: false, why: words.unsent };
    }
    connected("post", false);
    await Promise.race([pause(wait), new Promise((done) => addEventListener("online", done, { once: true }))]);
  }
}

function answered() {
  answering = null;
  sendBusy();
}

function sendBusy() {
  document.getElementById("prompt")?.setAttribute("aria-busy", answering !== null);
}

// The number that this browser mixes into the dice; kept, so that the page about the dice can show it.
function luck() {
  const name = `luck-${shown.table}`;
  const number = store.get(name) ?? hex(32);
  store.set(name, number);
  return number;
}

function showLuck() {
  for (const place of all("[data-remembered]")) {
    const number = store.get(`luck-${place.dataset.remembered}`);
    if (!number) continue;
    one("code", place).textContent = number.match(/.{8}/g).join(" ");
    place.hidden = false;
  }
}
