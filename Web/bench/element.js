// The element, and the time at which it was first visible.
await import('/dist/rotary-wheel.js');
const wheel = document.querySelector('rotary-wheel');
while (!wheel.shadowRoot.querySelector('[part=rim]')) await new Promise(requestAnimationFrame);
await new Promise(requestAnimationFrame);
window.seenAfter = performance.now() / 1000;
window.ready = true;
