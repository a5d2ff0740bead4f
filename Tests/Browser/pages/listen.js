// Keeps what goes wrong on a page, and the events of the elements, from its first moment: a plain script
// in the head, for browsers that tell nobody what is in their console.
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
  // What could not be loaded tells its own element, and does not bubble.
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
