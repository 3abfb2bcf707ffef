// Follows the table: the port to the stream, and what is fetched when that is late.

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
