// The beginning: listens, and dresses the page as it came. It comes last, when everything else is there.

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
