/** The messages to and from the core.
 *
 * A message is 64-bit words, each a number; a text is its length in bytes, then its UTF-8 filled up
 * to whole words. The other side is `WordWriter.swift` and `WordReader.swift`.
 */

const decoder = new TextDecoder();
const encoder = new TextEncoder();

/** How a value is told apart in a message: the order of `ValueKind` in Swift. */
const NUMBER = 0, FLAG = 1, TEXT = 2, NUMBERS = 3, TEXTS = 4;

/** So many bytes are one word; so many texts of each length up to that are remembered. */
const WORD_BYTES = 8, MOST_TEXTS = 1000;

/** Reads words one after the other. There is one for a core: a report is read at once. */
class WordReader {
  #memory;
  #words = new Float64Array(0);
  /** Texts of one word, by their lengths and then by that word: names come in every frame. */
  #texts = Array.from({ length: WORD_BYTES + 1 }, () => new Map());
  /** The next word. */
  at = 0;

  /** @param {WebAssembly.Memory} memory The core's memory, which may grow at any call. */
  constructor(memory) {
    this.#memory = memory;
  }

  /** Begins to read at an address. */
  begin(address) {
    // Memory that has grown leaves arrays over it empty.
    if (this.#words.length === 0) this.#words = new Float64Array(this.#memory.buffer);
    this.at = address >> 3;
    return this;
  }

  number() {
    return this.#words[this.at++];
  }

  text() {
    const length = this.number();
    if (length === 0) return '';
    const known = this.#texts[length];
    const place = this.at;
    this.at += (length + 7) >> 3;
    // No text in UTF-8 is the bits of what is not a number.
    const word = this.#words[place];
    let text = known?.get(word);
    if (text === undefined) {
      text = decoder.decode(new Uint8Array(this.#memory.buffer, place << 3, length));
      if (known?.size === MOST_TEXTS) known.clear();
      known?.set(word, text);
    }
    return text;
  }

  /** The words since a place, to be told again by `repeats`. */
  since(place) {
    return this.#words.slice(place, this.at);
  }

  /** Passes over words that are those read before; whether they are. */
  repeats(words) {
    for (let index = 0; index < words.length; index++) {
      if (words[index] !== this.#words[this.at + index]) return false;
    }
    this.at += words.length;
    return true;
  }

  /** As many things as the next word says. */
  list(read) {
    const items = [];
    for (let left = this.number(); left > 0; left--) items.push(read());
    return items;
  }

  value() {
    switch (this.number()) {
      case NUMBER: return this.number();
      case FLAG: return this.number() !== 0;
      case TEXT: return this.text();
      case NUMBERS: return this.list(() => this.number());
      default: return this.list(() => this.text());
    }
  }

  /** Names with their values, as an object. */
  fields() {
    const fields = {};
    for (let left = this.number(); left > 0; left--) {
      const name = this.text();
      fields[name] = this.value();
    }
    return fields;
  }
}

/** The words of a name, a value or arguments, to be copied into the core's memory. */
class WordWriter {
  words = [];

  text(text) {
    const bytes = encoder.encode(text);
    const padded = new Uint8Array((bytes.length + 7) & ~7);
    padded.set(bytes);
    this.words.push(bytes.length);
    this.#append(new Float64Array(padded.buffer));
    return this;
  }

  /** Any number of words: a spread takes only as many as fit the browser's stack. */
  #append(words) {
    for (const word of words) this.words.push(word);
  }

  /** @param {number|boolean|string|Float64Array|string[]} value */
  value(value) {
    switch (typeof value) {
      case 'number':
        this.words.push(NUMBER, value);
        break;
      case 'boolean':
        this.words.push(FLAG, Number(value));
        break;
      case 'string':
        this.words.push(TEXT);
        this.text(value);
        break;
      default:
        if (ArrayBuffer.isView(value)) {
          this.words.push(NUMBERS, value.length);
          this.#append(value);
        } else {
          this.words.push(TEXTS, value.length);
          for (const item of value) this.text(String(item));
        }
    }
    return this;
  }

  /** @param {Record<string, any>} fields */
  fields(fields) {
    const entries = Object.entries(fields);
    this.words.push(entries.length);
    for (const [name, value] of entries) this.text(name).value(value);
    return this;
  }
}

/** What a core is lent: a page's mathematics; only the remainder it spells differently. */
export const imports = { env: Object.create(Math, { fmod: { value: (a, b) => a % b } }) };

/** A core: an instance of a WebAssembly module, of which a page may have several. */
export class Core {
  isReady = true;
  /** What the module exports; see `Exports.swift`. */
  exports;
  #reader;

  /** @param {WebAssembly.Instance} instance */
  constructor({ exports }) {
    this.exports = exports;
    exports.__wasm_call_ctors();
    this.#reader = new WordReader(exports.memory);
  }

  /** Makes a control, named as its type in Swift, and answers with its handle. */
  create(type) {
    return this.exports[`create${type}`]();
  }

  /** Reads an answer of the core, until the next call of it. */
  read(address) {
    return this.#reader.begin(address);
  }

  /** Changes a setting; 0 when it is done, 1 when there is none, 2 when the value is not for it. */
  set(handle, name, value) {
    this.#send(new WordWriter().text(name).value(value));
    return this.read(this.exports.set(handle)).number();
  }

  /** Calls a method by name, at a time in seconds, and answers with the address of the report. */
  call(handle, name, fields, time) {
    this.#send(new WordWriter().text(name).fields(fields));
    return this.exports.call(handle, time);
  }

  /** Every public value of a control, by name. */
  state(handle) {
    return this.read(this.exports.state(handle)).fields();
  }

  #send({ words }) {
    // First the address: a place for a long message may make memory grow, which leaves its buffer empty.
    const address = this.exports.inbox(words.length);
    new Float64Array(this.exports.memory.buffer, address, words.length).set(words);
  }
}
