// Clocks that run, and looking back at a match step by step.

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
