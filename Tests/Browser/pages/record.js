// Keeps what happens on a test's page, from the moment at which the elements are there.
const log = [];
const recorded = {
  violations: [],
  frames: 0,
  take: () => log.splice(0),
};

document.addEventListener('securitypolicyviolation', (event) => {
  recorded.violations.push(`${event.violatedDirective}: ${event.blockedURI} ${event.sample}`);
});
for (const type of ['input', 'change', 'press', 'dial', 'cue']) {
  document.addEventListener(type, ({ type, target, detail }) => {
    log.push({ type, id: target.id, value: target.value, ...detail });
  });
}
const request = window.requestAnimationFrame;
window.requestAnimationFrame = (callback) => {
  recorded.frames += 1;
  return request(callback);
};

const { ready } = await customElements.whenDefined('rotary-wheel');
await ready;
// One frame, so that sizes are known.
await new Promise((done) => request(() => request(done)));
window.recorded = recorded;
