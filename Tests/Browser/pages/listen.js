// Records the errors of a page, and the events of the elements, from its first moment: a plain script in the head, for
// browsers that do not report their console.
window.listened = { mistakes: [], events: [] };
{
  const { mistakes, events } = window.listened;
  for (const level of ['error', 'warn']) {
    const said = console[level];
    console[level] = (...words) => {
      mistakes.push(`console.${level}: ${words.join(' ')}`);
      said.apply(console, words);
    };
  }
  // The event of a file that failed to load is sent to its element, and does not bubble.
  addEventListener('error', ({ message, target }) =>
    mistakes.push(`error: ${message ?? target.src ?? target.href ?? target.localName}`), true);
  addEventListener('unhandledrejection', ({ reason }) => mistakes.push(`rejected: ${reason}`));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    mistakes.push(`policy: ${violatedDirective} ${blockedURI}`));
  const names = [
    'input', 'change', 'press', 'open', 'settle', 'cross', 'finish', 'opened', 'closed', 'chosen', 'submit',
  ];
  for (const name of names) {
    document.addEventListener(name, ({ type, target }) =>
      events.push({ type, id: target.id, value: String(target.value) }));
  }
}
