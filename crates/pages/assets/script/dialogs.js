// What opens over the table: a question before something that cannot be undone, a rule, the keys.

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
