// Records what the page's user did last, so that a failed test can report it. A plain script that runs before those of
// the page.
{
  const MOST = 20;
  const FRAME_MILLISECONDS = 1000;
  const { now, screenFrame } = pageTime;
  const wait = setTimeout.bind(window);
  const inputs = [];
  const record = ({ type, isTrusted, key, clientX, clientY, target }) => {
    const detail = key ?? (clientX === undefined ? '' : `${clientX},${clientY}`);
    const words = [`${Math.round(now())} ms:`, type, detail, `on ${target.localName}`, isTrusted ? '' : 'by a script'];
    inputs.push(words.filter(Boolean).join(' '));
    if (inputs.length > MOST) inputs.shift();
  };
  for (const type of ['pointerdown', 'pointerup', 'pointercancel', 'click', 'keydown', 'focusin']) {
    addEventListener(type, record, { capture: true, passive: true });
  }

  const describe = (element) => {
    const { localName, id, rotation, offset, value, resting } = element;
    const states = ['moving', 'held'].filter((name) => element.matches(`:state(${name})`));
    return `${localName} ${JSON.stringify({ id, rotation, offset, value, resting, states })}`;
  };

  /** The state of the page as lines of text: its frames, its inputs and its controls. */
  window.pageTrace = async () => {
    const frame = await Promise.race([
      screenFrame().then(() => 'draws frames'),
      new Promise((done) => wait(() => done(`drew no frame in ${FRAME_MILLISECONDS} ms`), FRAME_MILLISECONDS)),
    ]);
    const controls = [...document.querySelectorAll(':defined')].filter(({ localName }) => localName.startsWith('rotary-'));
    return [
      `${location.href}: ${document.visibilityState}, ${Math.round(now())} ms old, ${frame}`,
      ...inputs, ...controls.slice(0, MOST).map(describe),
    ];
  };
}
