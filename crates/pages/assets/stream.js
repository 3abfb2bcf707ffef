// Holds the one stream of a browser for all its tabs: browsers allow six connections to a host.
// It runs as a shared worker. Where there is none, the page loads it as a script and is its only tab.
"use strict";
{
  const SILENCE = 40_000; // The server sends a beat every 15 seconds.
  const PATIENCE = 10_000; // For a connection to open.
  const PING = 30_000;
  const VANISHED = 95_000;

  const tabs = new Map(); // port → what its page shows: { table, rev, steps, heard }
  let source = null;
  let up = false;
  let tries = 0;
  let reopening = 0;
  let watchdog = 0;
  let heard = 0;

  // Tabs of one table share a place in the stream: that of the page that is furthest behind. What the others know
  // already they skip. A page from before the start cannot share one with a page of the game: it is sent there.
  function places() {
    const all = new Map();
    for (const { table, rev, steps } of tabs.values()) {
      const place = all.get(table);
      if (!place || (place.steps === null && steps !== null)) all.set(table, { rev, steps });
      else if ((place.steps === null) === (steps === null)) {
        place.rev = Math.min(place.rev, rev);
        if (steps !== null) place.steps = Math.min(place.steps, steps);
      }
    }
    for (const [port, { table, steps }] of tabs) {
      if (steps === null && all.get(table).steps !== null) {
        port.postMessage({ update: { t: table, go: `/t/${table}` } });
      }
    }
    return [...all].map(([table, { rev, steps }]) => `t=${table}.${rev}.${steps ?? "-"}`);
  }

  function say(now) {
    up = now;
    for (const port of tabs.keys()) port.postMessage({ up });
  }

  function close() {
    clearTimeout(reopening);
    clearTimeout(watchdog);
    source?.close();
    source = null;
  }

  function expect(within) {
    clearTimeout(watchdog);
    watchdog = setTimeout(lost, within);
  }

  function open() {
    close();
    if (tabs.size === 0) return;
    const mine = new EventSource(`/stream?${places().join("&")}`);
    source = mine;
    expect(PATIENCE);
    const on = (name, react) =>
      mine.addEventListener(name, (event) => {
        if (mine !== source) return;
        heard = Date.now();
        expect(SILENCE);
        react(event);
      });
    on("open", () => {
      tries = 0;
      say(true);
    });
    on("beat", () => {});
    on("table", (event) => tell("update", JSON.parse(event.data)));
    on("gone", (event) => tell("gone", JSON.parse(event.data)));
    mine.onerror = () => mine === source && lost();
  }

  // The browser would open the same address again, with revisions that are old by then: so it is done here.
  function lost() {
    close();
    say(false);
    const wait = Math.min(15_000, 400 * 2 ** tries) * (0.6 + 0.4 * Math.random());
    tries += 1;
    reopening = setTimeout(open, wait);
  }

  function reopen(wait) {
    clearTimeout(reopening);
    reopening = setTimeout(open, wait);
  }

  function tell(what, message) {
    for (const [port, { table }] of tabs) {
      if (table === message.t) port.postMessage({ [what]: message });
    }
  }

  function leave(port) {
    // A page that is loaded anew leaves and comes back: nobody has to notice.
    if (tabs.delete(port)) reopen(1_000);
  }

  function hear(port, message) {
    if (message.bye) return leave(port);
    const { table, rev, steps } = message.shows;
    const known = tabs.has(port);
    tabs.set(port, { table, rev, steps, heard: Date.now() });
    // Whoever comes may read in another language or as somebody else than before: the stream is opened anew for all.
    if (!known) {
      port.postMessage({ up });
      reopen(20);
    } else if (message.wake && (!up || Date.now() - heard > 20_000)) {
      tries = 0;
      reopen(0);
    }
  }

  function ping() {
    for (const [port, tab] of tabs) {
      if (Date.now() - tab.heard > VANISHED) leave(port);
      else port.postMessage({ ping: true });
    }
  }

  function join(port) {
    port.onmessage = (event) => hear(port, event.data);
    port.onclose = () => leave(port);
  }

  setInterval(ping, PING);
  self.addEventListener("online", () => !up && reopen(0));
  if (typeof SharedWorkerGlobalScope === "function") self.onconnect = (event) => join(event.ports[0]);
  else self.ludusStream = join;
}
