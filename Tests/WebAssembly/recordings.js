// Plays all recordings, which must have the same events on this core as natively.

import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { begins } from './corners.js';
import { Player } from './player.js';
import { readPart } from './report.js';

/** The largest difference between the sines of two libraries. */
const TOLERANCE = 1e-9;

/** Compares numbers with the tolerance, and everything else exactly. */
const agrees = (found, expected) => {
  if (typeof expected === 'number') return Math.abs(found - expected) <= TOLERANCE;
  if (typeof expected !== 'object') return found === expected;
  const names = Object.keys(expected);
  return Object.keys(found).length === names.length
    && names.every((name) => name in found && agrees(found[name], expected[name]));
};

/** The problem with a recording, or null. */
const complaint = (web, file, tool) => {
  const lines = (text) => text.split('\n').filter(Boolean).map((line) => JSON.parse(line));
  const [header, ...rest] = lines(readFileSync(file, 'utf8'));
  const expected = lines(execFileSync(tool, ['replay', file], { encoding: 'utf8' }));
  const player = new Player(web, readPart, header);
  for (const line of rest) player.play(line);
  const found = player.finish();
  for (const [index, there] of expected.entries()) {
    if (!agrees(found[index] ?? {}, there)) {
      return `${JSON.stringify(found[index])} is not ${JSON.stringify(there)}`;
    }
  }
  return found.length === expected.length ? null : `${found.length} lines, not ${expected.length}`;
};

/**
 * Plays the recordings of a folder, which has a folder for each control.
 *
 * @param {() => object} connect Returns a new core.
 * @param {string[]} prefixes Prefixes of the controls' names; empty for all controls.
 * @param {string} tool The `rotary` that prints the expected result.
 * @returns {string[]} The problems, one on each line.
 */
export const playRecordings = (connect, folder, prefixes, tool) => {
  const all = readdirSync(folder, { recursive: true }).filter((name) => name.endsWith('.jsonl')).sort();
  const files = all.filter((name) => begins(() => name, prefixes));
  if (all.length === 0) return [`there are no recordings in ${folder}`];
  const complaints = files.map((name) => {
    // A core that has trapped cannot be used again.
    const web = connect();
    try { return [name, complaint(web, join(folder, name), tool)]; } catch (error) { return [name, error.stack]; }
  });
  console.log(`${files.length} recordings played`);
  return complaints.filter(([, text]) => text).map(([name, text]) => `${name}: ${text}`);
};
