// Reads the scene in a report of the core and checks all numbers: a browser would silently ignore a NaN, which is an
// error here.

/** The order of `MessagePart` in Swift. */
const PARTS = [
  'end', 'event', 'scene', 'transform', 'opacity', 'accessibility', 'touch areas', 'turn', 'shift', 'show', 'trace',
  'outline',
];
/** The number of arguments of each path command. */
const VERBS = { M: 2, L: 2, Q: 4, C: 6, A: 4, Z: 0 };
/** The kind of line for a surface without one. */
const EDGE = 4;
/** A limit that the nodes and outlines of no scene reach. */
const MOST = 1e7;

/** Reads one part; throws an error that names the place of an invalid number. */
export const readPart = (part, words) => new PartReader(words, PARTS[part] ?? part).read();

class PartReader {
  #words;
  #part;

  constructor(words, part) {
    this.#words = words;
    this.#part = part;
  }

  read() {
    switch (this.#part) {
      case 'scene':
        this.#numbers(2);
        return this.#list(() => this.#node());
      case 'transform':
        this.#numbers(1);
        return this.#transform();
      case 'opacity': return this.#numbers(2);
      case 'accessibility': return this.#tree();
      case 'touch areas': return this.#list(() => this.#numbers(7));
      case 'turn': case 'show': return this.#numbers(this.#part === 'turn' ? 4 : 5);
      case 'shift': case 'trace': return this.#numbers(3);
      case 'outline': return this.#numbers(4);
      default: throw new Error(`a report has a part ${this.#part}`);
    }
  }

  #number() {
    const number = this.#words.number();
    if (Number.isNaN(number)) throw new Error(`NaN in ${this.#part}`);
    return number;
  }

  #numbers(count) {
    for (let left = count; left > 0; left--) this.#number();
  }

  #list(read) {
    const count = this.#number();
    if (count > MOST) throw new Error(`${count} things in ${this.#part}`);
    for (let left = count; left > 0; left--) read();
  }

  #node() {
    this.#numbers(2);
    const end = this.#number() + this.#words.at;
    this.#numbers(4);
    this.#transform();
    this.#mask();
    this.#numbers(1);
    this.#content();
    if (this.#words.at !== end) throw new Error('a node has another number of words than it says');
  }

  #transform() {
    this.#numbers(this.#number());
  }

  #mask() {
    const kind = this.#number();
    if (kind > 0) this.#path();
    if (kind === 2) this.#paint();
  }

  #content() {
    switch (this.#number()) {
      case 1:
        this.#path();
        this.#paint();
        if (this.#paint()) this.#line();
        return;
      case 2:
        this.#words.text();
        this.#numbers(4);
        this.#paint();
        return this.#numbers(7);
      case 3:
        this.#words.text();
        return this.#numbers(5);
    }
  }

  #path() {
    for (let code = this.#number(); code !== 0; code = this.#number()) {
      this.#numbers(VERBS[String.fromCharCode(code)]);
    }
  }

  /** Reads a paint; returns whether there is one. */
  #paint() {
    const kind = this.#number();
    if (kind === EDGE) return false;
    if (kind === 1) this.#numbers(2);
    if (kind > 1) {
      this.#numbers(4);
      this.#list(() => this.#numbers(3));
    }
    return kind > 0;
  }

  #line() {
    this.#numbers(2);
    if (this.#number() > 0) this.#numbers(4);
  }

  #tree() {
    this.#number();
    this.#list(() => {
      this.#numbers(3);
      this.#words.text();
      this.#words.text();
      this.#numbers(4);
      if (this.#number() > 0) this.#numbers(3);
      this.#numbers(2);
    });
  }
}
