/** Checks of the page's calls of methods, with errors in sentences. */

import { shown } from './markup.js';

/**
 * Throws an error for a wrong call of a method.
 *
 * @param {HTMLElement} element
 * @param {string} accepted What the method accepts, such as "moveTo() takes a finite number".
 * @param {string} given What the page passed.
 */
export const reject = ({ localName }, accepted, given) => {
  throw new TypeError(`<${localName}>: ${accepted}; got ${given}.`);
};

/** Returns the options of a call, without undefined ones; throws if they are not an object with some of these names. */
export const optionsOf = (element, accepted, options, names) => {
  if (typeof options !== 'object' || options === null) reject(element, accepted, `${shown(options)} as options`);
  const unknown = Object.keys(options).find((key) => !names.includes(key));
  if (unknown !== undefined) {
    reject(element, accepted, `the unknown option ${unknown}; its options are ${names.join(', ') || 'none'}`);
  }
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));
};

/** Children that belong to the page. */
const NEUTRAL = ['script', 'style', 'template'];

/** A sentence about a child that an element does not read, if there is one. */
export const strangerIn = ({ children, constructor }) => {
  const known = constructor.children;
  const stranger = [...children].find(({ localName }) => ![...known, ...NEUTRAL].includes(localName));
  const advice = known.length > 0 ? `use ${known.map((name) => `<${name}>`).join(' or ')}` : 'it reads no children';
  return stranger && `<${stranger.localName}> inside the element has no effect; ${advice}`;
};
