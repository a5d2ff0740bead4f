/**
 * Messages to and from the core.
 *
 * A message consists of 64-bit words, each a number. A text is its length in bytes, then its UTF-8 padded to whole
 * words. The other side is `WordWriter.swift` and `WordReader.swift`.
 */

const decoder = new TextDecoder();
const encoder = new TextEncoder();

/** The types of values in a message: the order of `ValueKind` in Swift. */
const NUMBER = 0, FLAG = 1, TEXT = 2, NUMBERS = 3, TEXTS = 4;

/** The bytes of a word; the most texts of each length that are cached. */
const WORD_BYTES = 8, MOST_TEXTS = 1000;

/** Reads words in order. Each core has one reader, because a report is read before the next call. */
class WordReader {
  #memory;
  #words = new Float64Array(0);
  /** A cache of texts of one word, by length and then by word: names come in every frame. */
  #texts = Array.from({ length: WORD_BYTES + 1 }, () => new Map());
  /** The next word. */
  at = 0;

  /** @param {WebAssembly.Memory} memory The core's memory, which may grow at any call. */
  constructor(memory) {
    this.#memory = memory;
  }

  /** Starts reading at an address. */
  begin(address) {
    // Memory that has grown leaves arrays on it empty.
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
    // The bits of a UTF-8 text are never those of NaN.
    const word = this.#words[place];
    let text = known?.get(word);
    if (text === undefined) {
      text = decoder.decode(new Uint8Array(this.#memory.buffer, place << 3, length));
      if (known?.size === MOST_TEXTS) known.clear();
      known?.set(word, text);
    }
    return text;
  }

  /** Skips words, whose number comes first. */
  skip() {
    this.at += this.number() + 1;
  }

  /** Copies the words since an index, for `repeats`. */
  since(place) {
    return this.#words.slice(place, this.at);
  }

  /** Skips words if they equal those that were read before; returns whether they do. */
  repeats(words) {
    for (let index = 0; index < words.length; index++) {
      if (words[index] !== this.#words[this.at + index]) return false;
    }
    this.at += words.length;
    return true;
  }

  /** Reads a list: its length, then its items. */
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

  /** Reads names and their values, as an object. */
  fields() {
    const fields = {};
    for (let left = this.number(); left > 0; left--) {
      const name = this.text();
      fields[name] = this.value();
    }
    return fields;
  }
}

/** Writes the words of a name, a value or arguments, which are then copied to the core's memory. */
export class WordWriter {
  words = [];

  text(text) {
    const bytes = encoder.encode(text);
    const padded = new Uint8Array((bytes.length + 7) & ~7);
    padded.set(bytes);
    this.words.push(bytes.length);
    this.#append(new Float64Array(padded.buffer));
    return this;
  }

  /** Appends any number of words: a spread argument is limited by the browser's stack. */
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

/** The functions that a core imports: `Math`, and the remainder, which is an operator in JavaScript. */
export const imports = { env: Object.create(Math, { fmod: { value: (a, b) => a % b } }) };

/** A core: an instance of a WebAssembly module, of which a page may have several. */
export class Core {
  isReady = true;
  /** The exports of the module; see `Exports.swift`. */
  exports;
  #reader;

  /** @param {WebAssembly.Instance} instance */
  constructor({ exports }) {
    this.exports = exports;
    exports.__wasm_call_ctors();
    this.#reader = new WordReader(exports.memory);
  }

  /** Creates a control, by the name of its Swift type; returns its handle. */
  create(type) {
    return this.exports[`create${type}`]();
  }

  /** Reads an answer of the core. It is valid until the next call. */
  read(address) {
    return this.#reader.begin(address);
  }

  /** Changes a setting; returns 0 if done, 1 if there is no such setting, 2 if the value is not accepted. */
  set(handle, name, value) {
    this.#send(new WordWriter().text(name).value(value));
    return this.read(this.exports.set(handle)).number();
  }

  /** Calls a method by name, at a time in seconds; returns the address of the report. */
  call(handle, name, fields, time) {
    this.#send(new WordWriter().text(name).fields(fields));
    return this.exports.call(handle, time);
  }

  /** Every public value of a control, by name. */
  state(handle) {
    return this.read(this.exports.state(handle)).fields();
  }

  /** Every public value of a control at a later time, which only controls with a plan of their motion have. */
  peek(type, handle, time) {
    return this.read(this.exports[`peek${type}`](handle, time)).fields();
  }

  #send({ words }) {
    // The address first: memory may grow for a long message, which leaves its buffer empty.
    const address = this.exports.inbox(words.length);
    new Float64Array(this.exports.memory.buffer, address, words.length).set(words);
  }
}
