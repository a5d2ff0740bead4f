/** Measures the files that a page loads for a module of the package. */

import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** The files that a module loads: itself, its imports, and the WebAssembly that they name. */
export const filesOf = (folder, name, found = new Set()) => {
  if (found.has(name)) return found;
  found.add(name);
  if (!name.endsWith('.js')) return found;
  const text = readFileSync(join(folder, name), 'utf8');
  for (const [, other] of text.matchAll(/["'](\.{1,2}\/[\w./-]+\.(?:js|wasm))["']/g)) {
    filesOf(folder, normalize(join(dirname(name), other)), found);
  }
  return found;
};

const packed = {
  gzip: (bytes) => gzipSync(bytes, { level: 9 }),
  brotli: (bytes) => brotliCompressSync(bytes, {
    params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  }),
};

/** The bytes of all files of a module, each compressed as a server sends it. */
export const sizesOf = (folder, name) => {
  const files = [...filesOf(folder, name)].map((file) => readFileSync(join(folder, file)));
  return Object.fromEntries(Object.entries(packed).map(([kind, pack]) =>
    [kind, files.reduce((sum, bytes) => sum + pack(bytes).length, 0)]));
};
