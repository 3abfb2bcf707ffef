// The script of every page. It knows no rules: the server draws the table, and what can be decided is a button.
// docs/web.md lists what it relies on in a page, and what goes over the wire.
"use strict";
{
  const root = document.documentElement;
  const body = document.body;
  const words = document.getElementById("script").dataset;
  const one = (selector, within = document) => within.querySelector(selector);
  const all = (selector, within = document) => [...within.querySelectorAll(selector)];
  const pause = (ms) => new Promise((done) => setTimeout(done, ms));
  const region = (name) => one(`[data-region="${CSS.escape(name)}"]`);
  const hex = (count) => Array.from(crypto.getRandomValues(new Uint8Array(count)), (byte) => byte.toString(16).padStart(2, "0")).join("");
  const visible = (element) => (element.checkVisibility ? element.checkVisibility() : element.offsetParent !== null);
  const able = (element) => element.getAttribute("aria-disabled") !== "true";

  /* ---------- what the browser keeps ---------- */

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

  /* ---------- what the page shows ---------- */

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

  /* ---------- notices ---------- */

  let noticeTimer = 0;

  function notice(text, { rule, role = "alert", ms = 12_000 } = {}) {
    document.getElementById("notice")?.remove();
    const box = document.createElement("div");
    box.id = "notice";
    box.className = "toast";
    box.setAttribute("role", role);
    const line = document.createElement("p");
    line.append(rule ? text.replace(new RegExp(`\\s*\\(${rule}\\)$`), "") : text);
    const book = rule && one('a[href^="/rules/"]');
    if (book) {
      const link = document.createElement("a");
      link.href = `${new URL(book.href).pathname}#${rule}`;
      link.dataset.rule = rule;
      link.className = "rule";
      link.append(rule);
      line.append(" ", link);
    }
    const close = document.createElement("button");
    close.type = "button";
    close.className = "quiet";
    close.setAttribute("aria-label", words.close);
    close.append("×");
    close.onclick = () => box.remove();
    box.append(line, close);
    body.append(box);
    clearTimeout(noticeTimer);
    noticeTimer = setTimeout(() => box.remove(), ms);
  }

  // The line about a lost connection comes after a second: shorter gaps are nobody's business.
  const down = new Set();
  let bannerTimer = 0;

  function connected(what, up) {
    if (up) down.delete(what);
    else down.add(what);
    const banner = document.getElementById("offline");
    if (down.size === 0) {
      clearTimeout(bannerTimer);
      bannerTimer = 0;
      banner?.remove();
    } else if (!bannerTimer) {
      bannerTimer = setTimeout(showBanner, 1_000);
    }
  }

  function showBanner() {
    const banner = document.createElement("p");
    banner.id = "offline";
    banner.className = "offline";
    banner.setAttribute("role", "status");
    banner.append(words.offline);
    body.prepend(banner);
  }

  /* ---------- the stream ---------- */

  let port = null;

  function follow() {
    if (!live || port) return;
    const listen = (to) => {
      port = to;
      port.onmessage = ({ data }) => hear(data);
      report();
    };
    const alone = () => {
      const script = document.createElement("script");
      script.src = body.dataset.worker;
      script.onerror = () => {
        connected("stream", false);
        setTimeout(alone, 3_000);
      };
      script.onload = () => {
        const channel = new MessageChannel();
        self.ludusStream(channel.port1);
        listen(channel.port2);
      };
      document.head.append(script);
    };
    try {
      const worker = new SharedWorker(body.dataset.worker, { name: "ludus" });
      worker.onerror = alone;
      listen(worker.port);
    } catch {
      alone();
    }
  }

  function report(more = {}) {
    const { table, rev, steps } = shown;
    port?.postMessage({ shows: { table, rev, steps }, ...more });
  }

  function hear(message) {
    if ("up" in message) connected("stream", message.up);
    if (message.ping) report();
    if (message.update) take(message.update);
    if (message.gone) {
      notice(words.gone);
      port.postMessage({ bye: true });
      port = null;
    }
  }

  // For when the stream is late, or a page comes back from the browser's memory.
  async function catchUp() {
    const steps = shown.steps === null ? "" : `?steps=${shown.steps}`;
    try {
      const answer = await fetch(`/t/${shown.table}/update${steps}`, { headers: { Accept: "application/json" } });
      const told = await answer.json();
      if (told.update) take(told.update);
    } catch {
      report({ wake: true });
    }
  }

  /* ---------- updates ---------- */

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

  /* ---------- posts ---------- */

  // One after the other, in the order of the clicks. A decision is answered before the next is sent.
  let queue = Promise.resolve();
  let answering = null;
  const ours = /^\/(t\/.+|play|tables)$/;
  // What may be sent again when no answer came: the server knows the key of a decision, and to sit down twice is to
  // sit. A sentence would be said twice.
  const once = /\/(say|ask|rematch|play|tables)$/;
  const keyed = /\/(decide|undo)$/;

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
    const decision = keyed.test(path);
    if (decision && answering) return;
    for (const field of all("input[data-luck]", form)) field.value = luck();
    const fields = new URLSearchParams(new FormData(form));
    if (submitter?.name) fields.set(submitter.name, submitter.value);
    for (const [name, value] of Object.entries(more)) fields.set(name, value);
    if (decision) {
      fields.set("key", hex(16));
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
        if (told) return told;
        if (answer.status === 429 && once.test(path)) return { ok: false, why: words.slow };
        if (![429, 502, 503, 504].includes(answer.status)) return { ok: false, why: words.broken };
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

  /* ---------- dialogs ---------- */

  function dialog(id) {
    const found = document.getElementById(id);
    if (found) return found;
    const fresh = document.getElementById("script").content.getElementById(id).cloneNode(true);
    body.append(fresh);
    return fresh;
  }

  // What ends a game is asked about every time.
  function sure(button, path) {
    const text = button?.dataset.confirm;
    const name = `never-${path.split("/").pop()}-${button?.value ?? ""}`;
    if (!text || store.get(name) === "yes") return Promise.resolve(true);
    const box = dialog("sure");
    const never = one("[name=never]", box);
    one("#sure-text", box).textContent = text;
    never.checked = false;
    never.parentElement.hidden = button.classList.contains("danger");
    box.returnValue = "no";
    box.showModal();
    return new Promise((done) => {
      box.onclose = () => {
        const yes = box.returnValue === "yes";
        if (yes && never.checked) store.set(name, "yes");
        done(yes);
      };
    });
  }

  let opener = null;

  async function showRule(link) {
    const { pathname, hash } = new URL(link.href);
    const box = dialog("beside");
    if (!box.open) opener = document.activeElement;
    try {
      const answer = await fetch(`${pathname}/${hash.slice(1)}`);
      if (!answer.ok) throw new Error(answer.statusText);
      one(".leaf", box).innerHTML = await answer.text();
    } catch {
      return void location.assign(link.href);
    }
    if (!box.open) box.show();
    one("button", box).focus();
    box.onclose = () => opener?.isConnected && opener.focus();
  }

  async function copy(text) {
    const whole = text.startsWith("/") ? new URL(text, location).href : text;
    try {
      await navigator.clipboard.writeText(whole);
    } catch {
      // Only pages of secure addresses have a clipboard.
      const field = document.createElement("textarea");
      field.value = whole;
      field.className = "sr";
      body.append(field);
      field.select();
      document.execCommand("copy");
      field.remove();
    }
    notice(words.copied, { role: "status", ms: 2_500 });
  }

  /* ---------- picking and composing ---------- */

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

  /* ---------- pointing ---------- */

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

  /* ---------- keys ---------- */

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

  /* ---------- clocks ---------- */

  function span(ms) {
    const seconds = Math.max(0, Math.floor(ms / 1_000));
    const two = (number) => String(number).padStart(2, "0");
    const [days, hours, minutes] = [Math.floor(seconds / 86_400), Math.floor(seconds / 3_600), Math.floor(seconds / 60)];
    if (days > 0) return new Intl.NumberFormat(root.lang, { style: "unit", unit: "day", unitDisplay: "short" }).format(days);
    if (hours > 0) return `${hours}:${two(minutes % 60)}:${two(seconds % 60)}`;
    return `${minutes}:${two(seconds % 60)}`;
  }

  function tick() {
    const now = Date.now();
    const put = (time, text) => time.textContent === text || (time.textContent = text);
    for (const time of all("time[data-deadline]")) put(time, span(Number(time.dataset.deadline) - now));
    for (const time of all("time[data-since]")) put(time, span(now - Number(time.dataset.since)));
  }

  /* ---------- looking back ---------- */

  // Where the pages of this match are, if the page looks back: steps are fetched and change the page in place.
  const backwards = one("[data-scrub]")?.dataset.scrub;
  let playing = 0;
  let plays = 0;
  let visits = 0;

  const stepPath = (line) => one("a.at", line)?.href ?? one("a.at")?.href.replace(/\d+$/, line.dataset.step);

  async function visit(to) {
    if (!to) return;
    const href = new URL(to, location);
    if (!backwards) return void location.assign(href);
    href.search ||= location.search; // Whose eyes it is seen through.
    visits += 1;
    const mine = visits;
    try {
      const answer = await fetch(href);
      if (!answer.ok) throw new Error(answer.statusText);
      const fresh = new DOMParser().parseFromString(await answer.text(), "text/html");
      if (mine !== visits) return;
      for (const part of all("[data-region]", fresh)) bring(part.dataset.region, document.importNode(part, true));
      const lines = fresh.getElementById("log").closest("section");
      log().closest("section").replaceWith(document.importNode(lines, true));
      document.title = fresh.title;
      history.replaceState(null, "", href);
      toEnd();
      settle();
    } catch {
      location.assign(href);
    }
  }

  async function playBack(on) {
    const mine = on ? (plays += 1) : 0;
    playing = mine;
    showPlaying();
    while (mine && playing === mine) {
      const next = one('#prompt a[data-key="ArrowRight"]');
      if (!next) return playBack(false);
      await visit(next.href);
      await pause(1_200 * slowness());
    }
  }

  function showPlaying() {
    one("[data-play]")?.setAttribute("aria-pressed", playing > 0);
  }

  function toEnd() {
    const list = log();
    const now = list && one("[aria-current]", list);
    if (now) list.scrollTop += now.getBoundingClientRect().bottom - list.getBoundingClientRect().bottom + 40;
    else if (list) list.scrollTop = list.scrollHeight;
  }

  /* ---------- sound ---------- */

  let audio = null;

  function toggleSound() {
    store.set("sound", store.get("sound") === "on" ? "off" : "on");
    showSettings();
    play(["bell"]);
  }

  function tone(at, { from, to = from, last = 0.15, loud = 0.2, type = "sine" }) {
    const [source, volume] = [audio.createOscillator(), audio.createGain()];
    source.type = type;
    source.frequency.setValueAtTime(from, at);
    source.frequency.exponentialRampToValueAtTime(to, at + last);
    volume.gain.setValueAtTime(loud, at);
    volume.gain.exponentialRampToValueAtTime(0.0005, at + last);
    source.connect(volume).connect(audio.destination);
    source.start(at);
    source.stop(at + last);
  }

  // Wood, cloth and paper are short noise through a filter.
  function knock(at, { pitch = 900, last = 0.06, loud = 0.3, type = "bandpass" }) {
    const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * last), audio.sampleRate);
    const data = buffer.getChannelData(0);
    for (let place = 0; place < data.length; place += 1) data[place] = (Math.random() * 2 - 1) * (1 - place / data.length) ** 3;
    const [source, filter, volume] = [audio.createBufferSource(), audio.createBiquadFilter(), audio.createGain()];
    source.buffer = buffer;
    filter.type = type;
    filter.frequency.value = pitch;
    volume.gain.value = loud;
    source.connect(filter).connect(volume).connect(audio.destination);
    source.start(at);
  }

  const CUES = {
    bell: (at) => [880, 2_217, 3_520].forEach((from, part) => tone(at, { from, last: 0.55 - part * 0.15, loud: 0.12 / (part + 1) })),
    card: (at) => knock(at, { pitch: 1_400, last: 0.05 }),
    roll: (at) => [0, 0.07, 0.16].forEach((later) => knock(at + later, { pitch: 700, loud: 0.35 })),
    battle: (at) => [0, 0.09].forEach((later) => knock(at + later, { pitch: 300, last: 0.12, loud: 0.5, type: "lowpass" })),
    coins: (at) => [0, 0.08].forEach((later) => tone(at + later, { from: 3_100, last: 0.09, loud: 0.06, type: "triangle" })),
    points: (at) => tone(at, { from: 440, to: 587, last: 0.35, loud: 0.12, type: "triangle" }),
    seal: (at) => knock(at, { pitch: 220, last: 0.14, loud: 0.4, type: "lowpass" }),
    end: (at) => [220, 330].forEach((from, part) => tone(at + part * 0.2, { from, last: 0.35, loud: 0.08, type: "sawtooth" })),
  };

  // Off until asked for; and browsers allow no sound before the first click in a page.
  function play(cues) {
    const allowed = store.get("sound") === "on" && navigator.userActivation?.hasBeenActive;
    if (!allowed || (document.hidden && !cues.includes("bell"))) return;
    audio ??= new AudioContext();
    [...new Set(cues)].slice(-3).forEach((cue, at) => CUES[cue]?.(audio.currentTime + 0.02 + at * 0.2));
  }

  // It has become the reader's turn. Of several tabs of a table one rings.
  function ring(title) {
    const bell = () => {
      play(["bell"]);
      if (document.hidden && store.get("notify") === "on") notify(title);
      return pause(500);
    };
    if (!navigator.locks) return void bell();
    navigator.locks.request(`ludus-bell-${shown.table}`, { ifAvailable: true }, (lock) => lock && bell());
  }

  function notify(title) {
    try {
      const note = new Notification(title, { tag: `ludus-${shown.table}`, icon: icon.dataset.turn });
      note.onclick = () => {
        window.focus();
        note.close();
      };
    } catch {
      // Some phones allow no notifications from pages.
    }
  }

  /* ---------- the beginning ---------- */

  for (const part of all("[data-region]")) pristine.set(part.dataset.region, blank(part.cloneNode(true)));
  addEventListener("pointerdown", onPress, true);
  addEventListener("pointerup", onRelease, true);
  addEventListener("pointercancel", onRelease, true);
  addEventListener("click", onAim, true);
  document.addEventListener("click", onClick);
  document.addEventListener("contextmenu", (event) => wasLong && event.preventDefault());
  document.addEventListener("submit", onSubmit);
  document.addEventListener("change", onChange);
  document.addEventListener("input", count);
  document.addEventListener("pointerover", onPoint);
  document.addEventListener("focusin", onPoint);
  addEventListener("keydown", onKey, true);
  addEventListener("online", () => report({ wake: true }));
  document.addEventListener("visibilitychange", () => document.hidden || report({ wake: true }));
  addEventListener("pagehide", () => port?.postMessage({ bye: true }));
  addEventListener("pageshow", (event) => {
    if (!event.persisted) return;
    leaving = false;
    report();
    if (live) catchUp();
  });
  setInterval(tick, 1_000);
  if (live) {
    resumeTyping();
    resendClick();
  }
  showLuck();
  dress();
  toEnd();
  follow();
}
