/**
 * Writes the style sheet with the size and the look of elements that are not defined yet.
 *
 *   node style.mjs CATALOGUE CONTROLS.js
 */

import { pathToFileURL } from 'node:url';
import { readCatalogue } from './bundle.mjs';
import { rimOf, showsValue, VALUE, WAITING } from './js/waiting.js';

const [catalogue, controls] = process.argv.slice(2);
const kinds = await import(pathToFileURL(controls));
/** The elements whose controls are there, each with its size. */
const tags = Object.entries(readCatalogue(catalogue))
  .filter(([name, { elements, controls: [type] }]) => name !== 'lab' && elements.length === 1 && kinds[type])
  .map(([tag, { controls: [type] }]) => ({ tag, ...kinds[type] }));

/** A rule for elements that are not defined. Rules of the page are more specific. */
const rule = (names, declarations, pseudo = '') =>
  `:where(${String(names).includes(',') ? `${names}):where(` : names}:not(:defined))${pseudo}{${declarations}}\n`;
/** Rules for the elements with the same declarations, except those of the first element, which all have. */
const rules = (declarationsOf) => [...new Set(tags.map(declarationsOf))].slice(1)
  .map((text) => rule(tags.filter((tag) => declarationsOf(tag) === text).map(({ tag }) => tag), text)).join('');
const sizeOf = ({ size: [width, height] }) => `width:${width}px;height:${height}px`;
const lookOf = ({ size }) => rimOf(size);
const [first] = tags;
const numbers = tags.filter(showsValue).map(({ tag }) => tag);

process.stdout.write([
  rule(tags.map(({ tag }) => tag), `${WAITING};${sizeOf(first)};${lookOf(first)}`),
  rules(sizeOf),
  rules(lookOf),
  numbers.length > 0 ? rule(numbers, VALUE, '::before') : '',
  // A menu of another element is invisible while it is closed.
  tags.some(({ tag }) => tag === 'rotary-ring-menu') ? rule('rotary-ring-menu[for]', 'display:none') : '',
].join(''));
