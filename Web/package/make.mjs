/**
 * Makes the package from what Web/build has made, and from what the tool says of settings: see script/dist.
 *
 *   node make.mjs OUTPUT VERSION
 */

import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readDeclarations } from './declarations.mjs';
import { jsxOf } from './jsx.mjs';
import { kebab, manifestOf } from './manifest.mjs';
import { sizesOf } from './sizes.mjs';

const here = fileURLToPath(new URL('.', import.meta.url));
const web = join(here, '..');
/** Where Web/build has put the modules, with those that it has written. */
const modules = join(web, '.build-wasm', 'js');
/** The tool, which knows the settings of controls. */
const tool = process.env.ROTARY_TOOL ?? join(web, '..', '.build-all', 'debug', 'rotary');
const [output, version] = process.argv.slice(2);

const write = (name, text) => writeFileSync(join(output, name), text);
const writeJSON = (name, value) => write(name, JSON.stringify(value, null, 2) + '\n');

/** The controls in the core of each element, by the element's name: those of Web/catalogue. */
const controls = Object.fromEntries(readFileSync(join(web, 'catalogue'), 'utf8').split('\n')
  .filter((line) => /^rotary-/.test(line))
  .map((line) => line.split(/\s+/)).map(([tag, , , ...names]) => [tag, names]));

/** Where the entries are written for a while: in the package, as others may be made at the same time. */
const entryFolder = join(output, 'entries');
/** The modules as the entries import them. */
const source = relative(entryFolder, modules);

/** Defines elements, where there are pages; their core stands beside the module. */
const entryOf = (name, elements) => {
  const kinds = elements.flatMap(({ tag }) => controls[tag]).join(', ');
  return `import { define } from '${source}/core.js';
import { ${kinds} } from '${source}/controls.js';
${elements.map(({ tag, name }) => `import { ${name} } from '${source}/${tag}.js';`).join('\n')}
if (globalThis.customElements) {
  define({
${elements.map(({ tag, name }) => `    '${tag}': ${name},`).join('\n')}
  }, { ${kinds} }, fetch(new URL('./${name}.wasm', import.meta.url)));
}
export { ${elements.map(({ name }) => name).join(', ')} };
`;
};

const esbuild = (...options) => execFileSync('esbuild', [
  ...options, '--bundle', '--minify', '--sourcemap', '--format=esm', '--target=es2022', '--charset=utf8',
  '--log-level=warning', `--outdir=${output}`,
], { stdio: 'inherit' });

/** Makes the modules of the elements, with what they share in chunks; answers with their names. */
const bundle = (elements) => {
  mkdirSync(entryFolder);
  const entries = { rotary: elements };
  for (const element of elements) entries[element.tag] = [element];
  for (const [name, members] of Object.entries(entries)) {
    writeFileSync(join(entryFolder, `${name}.js`), entryOf(name, members));
    cpSync(join(web, 'dist', `${name}.wasm`), join(output, `${name}.wasm`));
  }
  const names = Object.keys(entries);
  esbuild(...names.map((name) => join(entryFolder, `${name}.js`)), '--splitting', '--entry-names=[name]',
    '--chunk-names=chunks/[hash]', `--inject:${join(here, 'environment.js')}`);
  esbuild(join(web, 'js', 'sounds.js'));
  rmSync(entryFolder, { recursive: true });
  return names;
};

/** Writes the declarations: those of the elements, and those of the settings of all their controls. */
const writeDeclarations = () => {
  for (const name of readdirSync(modules).filter((each) => each.endsWith('.d.ts'))) {
    cpSync(join(modules, name), join(output, name));
  }
  const names = Object.values(controls).flat().map(kebab);
  write('rotary-settings.d.ts', execFileSync(tool, ['list', '--types', ...names]));
};

const manual = (elements, sizes) => {
  const rows = Object.entries(sizes).map(([name, { gzip, brotli }]) =>
    `| \`${name}\` | ${(gzip / 1000).toFixed(1)} | ${(brotli / 1000).toFixed(1)} |`);
  const table = ['| module | gzip, KB | brotli, KB |', '|---|---|---|', ...rows].join('\n');
  const tags = elements.map(({ tag }) => `\`<${tag}>\``).join(', ');
  return readFileSync(join(here, 'README.md'), 'utf8')
    .replace('<!-- sizes -->', table).replace('ELEMENTS', tags).replaceAll('VERSION', version);
};

const describe = (names, sizes) => ({
  name: 'rotarykit',
  version,
  description: 'Circular controls as custom elements: wheels, dials, spinners, menus and more.',
  license: 'Apache-2.0',
  keywords: ['custom-elements', 'web-components', 'wheel', 'picker', 'dial', 'knob', 'spinner', 'menu'],
  type: 'module',
  main: './rotary.js',
  types: './rotary.d.ts',
  customElements: './custom-elements.json',
  exports: {
    '.': { types: './rotary.d.ts', default: './rotary.js' },
    ...Object.fromEntries([...names, 'sounds'].map((name) =>
      [`./${name}.js`, { types: `./${name}.d.ts`, default: `./${name}.js` }])),
    './jsx.js': { types: './jsx.d.ts' },
    './*.wasm': './*.wasm',
    './custom-elements.json': './custom-elements.json',
    './package.json': './package.json',
  },
  // Elements are defined by being imported; sounds are not.
  sideEffects: ['./rotary*.js', './chunks/*.js'],
  rotarykit: { sizes },
});

rmSync(output, { recursive: true, force: true });
mkdirSync(output, { recursive: true });
writeDeclarations();
const elements = readDeclarations(join(output, 'rotary.d.ts'));
const names = bundle(elements);
write('jsx.d.ts', jsxOf(elements));
writeJSON('custom-elements.json', manifestOf(elements));
const sizes = Object.fromEntries(
  [...names, 'sounds'].map((name) => [`${name}.js`, sizesOf(output, `${name}.js`)]));
writeJSON('package.json', describe(names, sizes));
write('README.md', manual(elements, sizes));
cpSync(join(web, '..', 'LICENSE'), join(output, 'LICENSE'));
