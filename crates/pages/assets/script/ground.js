// What all the rest stands on: short names for what a page is asked most, and the words that are shown.

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
