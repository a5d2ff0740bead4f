/**
 * Bundles the scripts of elements, with their core inside or apart.
 *
 *   node bundle.mjs CATALOGUE FOLDER COMMON CORES OUTPUT NAME...
 *
 * FOLDER has the classes of the elements and `controls.js`, the data of their controls; COMMON is the path from there
 * to the folder of `core.js`; CORES has the module of each name. For each name of the catalogue, this makes
 * `OUTPUT/NAME.js`, which contains its core and is both a module and a classic script, and `OUTPUT/apart/NAME.js`, a
 * module that fetches `NAME.wasm` beside it.
 *
 *   node bundle.mjs --entry MODULE.js CORE.wasm OUTPUT.js
 *
 * This makes only the first of them, from a module that calls `contained($core)`.
 */

import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SHIFT } from './js/contained.js';

/** The name of the constant with the text of the core. */
const CORE = '$core';
const OPTIONS = ['--bundle', '--minify', '--format=esm', '--target=es2022', '--log-level=warning'];

/** The class of an element: RotaryRingMenu for rotary-ring-menu. */
export const classOf = (tag) => tag.replace(/(?:^|-)(.)/g, (_, letter) => letter.toUpperCase());

/**
 * Reads a catalogue.
 *
 * @returns {Record<string, {elements: string[], controls: string[]}>} By the name of each script, the tags of its
 *   elements and the Swift types of their controls.
 */
export const readCatalogue = (path) => {
  const lines = readFileSync(path, 'utf8').split('\n').filter((line) => /^[a-z]/.test(line))
    .map((line) => line.trim().split(/\s+/));
  const controls = Object.fromEntries(lines.map(([name, , , ...types]) => [name, types]));
  const single = Object.keys(controls).filter((name) => controls[name].length > 0);
  return Object.fromEntries(lines.map(([name]) => {
    const elements = membersOf(name, single);
    return [name, { elements, controls: elements.flatMap((element) => controls[element]) }];
  }));
};

/** The elements of a script: all of RotaryKit's, or those that its name joins, as in rotary-wheel-and-dial. */
const membersOf = (name, single) => name === 'rotary' ? single.filter((each) => each !== 'lab')
  : name.startsWith('rotary-') ? name.slice('rotary-'.length).split('-and-').map((each) => `rotary-${each}`)
    : [name];

/** The text of a module that defines elements; `source` is an expression for the function that loads their core. */
const entryOf = ({ elements, controls }, common, loader, source, isModule) => `
import { define } from '${common}/core.js';
import { ${loader} } from '${common}/${loader}.js';
import { ${controls.join(', ')} } from '../controls.js';
${elements.map((tag) => `import { ${classOf(tag)} } from '../${tag}.js';`).join('\n')}
define({
${elements.map((tag) => `  '${tag}': ${classOf(tag)},`).join('\n')}
}, { ${controls.join(', ')} }, () => ${loader}(${source}));
${isModule ? `export { ${elements.map(classOf).join(', ')} };` : ''}
`;

/**
 * A module as a string literal of JavaScript: each byte as a character, `SHIFT` higher.
 *
 * All characters are below 256, so that engines store a byte for each.
 */
const literalOf = (bytes) => {
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte + SHIFT & 0xff)).join('');
  const escaped = text.replace(/["\\\n\r\0]/g, (character) => (
    { '"': '\\"', '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\0': '\\x00' }[character]));
  return `"${escaped}"`;
};

const esbuild = (input, output, options) =>
  execFileSync('esbuild', [input, ...OPTIONS, ...options, `--outfile=${output}`], { stdio: 'inherit' });

/** Puts a core before a bundled module, in a line that its source map skips. */
const containCore = (path, core, isModule) => {
  const line = `const ${CORE}=${literalOf(readFileSync(core))};\n`;
  const script = readFileSync(path, 'utf8');
  // Without a type from a server, such as in a file, a classic script is UTF-8 only because of its first character.
  writeFileSync(path, isModule ? line + script : `\ufeff(()=>{"use strict";${line}${script.trimEnd()}})();\n`);
  if (!isModule) return;
  const map = JSON.parse(readFileSync(`${path}.map`, 'utf8'));
  writeFileSync(`${path}.map`, JSON.stringify({ ...map, mappings: `;${map.mappings}` }));
};

/** Makes a script that contains its core from a module that uses `$core`. */
export const bundleContained = (entry, core, output, isModule, options = []) => {
  esbuild(entry, output, options);
  containCore(output, core, isModule);
};

/**
 * Makes both scripts of a line of the catalogue.
 *
 * @param {object} paths `folder`, `common`, `cores` and `output`: see above.
 * @param {boolean} isModule Whether the script that contains its core exports the classes and has a source map.
 * @param {string[]} options Further options of esbuild.
 */
export const bundle = (name, line, { folder, common, cores, output }, isModule = false, options = []) => {
  const write = (kind, ...entry) => {
    const path = join(folder, kind, `${name}.js`);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, entryOf(line, common === '.' ? '..' : `../${common}`, ...entry));
    return path;
  };
  const core = join(cores, `${name}.wasm`);
  bundleContained(write('contained', 'contained', CORE, isModule), core, join(output, `${name}.js`), isModule, options);
  const address = `new URL('./${name}.wasm', import.meta.url)`;
  esbuild(write('apart', 'fetched', address, true), join(output, 'apart', `${name}.js`), options);
  copyFileSync(core, join(output, 'apart', `${name}.wasm`));
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [catalogue, folder, common, cores, output, ...names] = process.argv.slice(2);
  if (catalogue === '--entry') {
    bundleContained(folder, common, cores, false);
  } else {
    const lines = readCatalogue(catalogue);
    for (const name of names) bundle(name, lines[name], { folder, common, cores, output });
  }
}
