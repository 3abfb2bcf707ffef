// Sounds and notifications.

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
