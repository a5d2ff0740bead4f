/**
 * Makes the package from the output of Web/build, and from the tool's list of settings: see script/dist.
 *
 *   node make.mjs OUTPUT VERSION
 */

import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundle, readCatalogue } from '../bundle.mjs';
import { readDeclarations } from './declarations.mjs';
import { jsxOf } from './jsx.mjs';
import { kebab, manifestOf } from './manifest.mjs';
import { packAll } from './pack.mjs';

const here = fileURLToPath(new URL('.', import.meta.url));
const web = join(here, '..');
/** The folder with all modules, including those written by Web/build. */
const modules = join(web, '.build-wasm', 'js');
/** The command-line tool, which lists the settings of controls. */
const tool = process.env.ROTARY_TOOL ?? join(web, '..', '.build-all', 'debug', 'rotary');
const [output, version] = process.argv.slice(2);

const write = (name, text) => writeFileSync(join(output, name), text);
const writeJSON = (name, value) => write(name, JSON.stringify(value, null, 2) + '\n');

/** The scripts of Web/catalogue, by name: their elements and controls. */
const scripts = Object.fromEntries(
  Object.entries(readCatalogue(join(web, 'catalogue'))).filter(([name]) => name.startsWith('rotary')));
const names = Object.keys(scripts);

const paths = { folder: modules, common: '.', cores: join(web, '.build-wasm'), output };
/** The options of `bundle` for a package: source maps, and globals that are missing on a server. */
const FOR_PACKAGES = ['--sourcemap', `--inject:${join(here, 'environment.js')}`];

/** Makes the modules of all scripts, with the core inside and apart. */
const bundleAll = () => {
  for (const name of names) bundle(name, scripts[name], paths, true, FOR_PACKAGES);
  execFileSync('esbuild', [
    join(web, 'js', 'sounds.js'), '--bundle', '--minify', '--format=esm', '--target=es2022', '--sourcemap',
    '--log-level=warning', `--outdir=${output}`,
  ], { stdio: 'inherit' });
};

/** Writes the declarations of the elements and of their controls' settings. */
const writeDeclarations = () => {
  for (const name of readdirSync(modules).filter((each) => each.endsWith('.d.ts'))) {
    cpSync(join(modules, name), join(output, name));
  }
  for (const name of names.filter((each) => scripts[each].elements.length > 1)) {
    write(`${name}.d.ts`, scripts[name].elements.map((tag) => `export * from './${tag}.js';\n`).join(''));
  }
  write('rotary-settings.d.ts', execFileSync(tool, ['list', '--types', ...scripts.rotary.controls.map(kebab)]));
};

const manual = (elements, sizes) => {
  const kilobytes = (bytes) => (bytes / 1000).toFixed(1);
  const rows = Object.entries(sizes).map(([name, { gzip, brotli }]) =>
    `| \`${name}\` | ${kilobytes(gzip)} | ${kilobytes(brotli)} |`);
  const table = ['| file | gzip, KB | brotli, KB |', '|---|---|---|', ...rows].join('\n');
  const tags = elements.map(({ tag }) => `\`<${tag}>\``).join(', ');
  return readFileSync(join(here, 'README.md'), 'utf8')
    .replace('<!-- sizes -->', table).replace('ELEMENTS', tags).replaceAll('VERSION', version);
};

/** The entries of the package's exports for a module in a folder. */
const exported = (folder, name) =>
  [`./${folder}${name}.js`, { types: `./${name}.d.ts`, default: `./${folder}${name}.js` }];

const describe = (sizes) => ({
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
    ...Object.fromEntries([...names, 'sounds'].map((name) => exported('', name))),
    ...Object.fromEntries(names.map((name) => exported('apart/', name))),
    './jsx.js': { types: './jsx.d.ts' },
    './apart/*.wasm': './apart/*.wasm',
    './rotary.css': './rotary.css',
    './custom-elements.json': './custom-elements.json',
    './package.json': './package.json',
  },
  // Importing an element's module defines the element; importing the sounds has no side effects.
  sideEffects: ['./rotary*.js', './apart/*.js', './rotary.css'],
  rotarykit: { sizes },
});

rmSync(output, { recursive: true, force: true });
mkdirSync(output, { recursive: true });
writeDeclarations();
const elements = readDeclarations(join(output, 'rotary.d.ts'));
bundleAll();
write('jsx.d.ts', jsxOf(elements));
writeJSON('custom-elements.json', manifestOf(elements));
cpSync(join(web, 'dist', 'rotary.css'), join(output, 'rotary.css'));
const sizes = packAll(output);
writeJSON('package.json', describe(sizes));
write('README.md', manual(elements, sizes));
cpSync(join(web, '..', 'LICENSE'), join(output, 'LICENSE'));
