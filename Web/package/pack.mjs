/** Compresses the files that pages load from the package. */

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** By the ending of the compressed file, what a server calls the compression, and a function. */
const KINDS = {
  gz: ['gzip', (bytes) => gzipSync(bytes, { level: 9 })],
  br: ['brotli', (bytes) => brotliCompressSync(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  })],
};

/**
 * Writes a `.br` and a `.gz` beside each script, style sheet and core of a folder.
 *
 * @returns {Record<string, {gzip: number, brotli: number}>} The compressed sizes, by the path in the folder.
 */
export const packAll = (folder) => {
  const files = readdirSync(folder, { recursive: true }).filter((name) => /\.(js|css|wasm)$/.test(name)).sort();
  return Object.fromEntries(files.map((name) => {
    const bytes = readFileSync(join(folder, name));
    return [name, Object.fromEntries(Object.entries(KINDS).map(([ending, [kind, compress]]) => {
      const packed = compress(bytes);
      writeFileSync(join(folder, `${name}.${ending}`), packed);
      return [kind, packed.length];
    }))];
  }));
};
