// Records the events of a test's page, once the elements exist.
const log = [];
const request = window.requestAnimationFrame;
/** The timers that are set, except those of minutes: WebKit's driver sets one for each script. */
const timers = new Set();
const MOST_MILLISECONDS = 60_000;
const recorded = {
  violations: [],
  frames: 0,
  take: () => log.splice(0),
  /** Whether no frame is requested, and no timer is set that could request one. */
  isQuiet: async () => {
    const { frames } = recorded;
    for (let frame = 0; frame < 3; frame++) await pageTime.screenFrame();
    return recorded.frames === frames && timers.size === 0;
  },
};

document.addEventListener('securitypolicyviolation', (event) => {
  recorded.violations.push(`${event.violatedDirective}: ${event.blockedURI} ${event.sample}`);
});
for (const type of ['input', 'change', 'press', 'dial', 'cue']) {
  document.addEventListener(type, ({ type, target, detail }) => {
    log.push({ type, id: target.id, value: target.value, ...detail });
  });
}
window.requestAnimationFrame = (callback) => {
  recorded.frames += 1;
  return request(callback);
};
const { setTimeout, setInterval, clearTimeout, clearInterval } = window;
window.setTimeout = (callback, after = 0, ...rest) => {
  const id = setTimeout((...values) => { timers.delete(id); callback(...values); }, after, ...rest);
  if (after < MOST_MILLISECONDS) timers.add(id);
  return id;
};
window.setInterval = (...rest) => {
  const id = setInterval(...rest);
  timers.add(id);
  return id;
};
for (const [name, clear] of Object.entries({ clearTimeout, clearInterval })) {
  window[name] = (id) => {
    timers.delete(id);
    clear(id);
  };
}

const { ready } = await customElements.whenDefined('rotary-wheel');
await ready;
// One frame, after which sizes are known.
await new Promise((done) => request(() => request(done)));
window.recorded = recorded;
