// What the reader is told: a refusal, and that the connection is lost.

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
