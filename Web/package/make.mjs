/**
 * Makes the package from the output of Web/build, and from the tool's list of settings: see script/dist.
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
/** The folder with all modules, including those written by Web/build. */
const modules = join(web, '.build-wasm', 'js');
/** The command-line tool, which lists the settings of controls. */
const tool = process.env.ROTARY_TOOL ?? join(web, '..', '.build-all', 'debug', 'rotary');
const [output, version] = process.argv.slice(2);

const write = (name, text) => writeFileSync(join(output, name), text);
const writeJSON = (name, value) => write(name, JSON.stringify(value, null, 2) + '\n');

/** The controls in the core of each element, by the element's name, from Web/catalogue. */
const controls = Object.fromEntries(readFileSync(join(web, 'catalogue'), 'utf8').split('\n')
  .filter((line) => /^rotary-/.test(line))
  .map((line) => line.split(/\s+/)).map(([tag, , , ...names]) => [tag, names]));

/** A folder for temporary entry modules, in the package because several may be made at the same time. */
const entryFolder = join(output, 'entries');
/** The path of the modules in the imports of entries. */
const source = relative(entryFolder, modules);

/** The text of a module that defines elements in a browser; their core is beside it. */
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

/** Makes the modules of the elements, and chunks of shared code; returns the names of the modules. */
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

/** Writes the declarations of the elements and of their controls' settings. */
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
  // Importing an element's module defines the element; importing the sounds has no side effects.
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
