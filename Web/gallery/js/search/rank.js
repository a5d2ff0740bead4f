import { askedWords, isFiller, likeness, slipsBetween, wordsOf } from "./words.js";

/** The score of a word in each field of an entry. */
const weights = { words: 12, title: 10, headings: 6, text: 2 };
/** The score that an entry loses for each word of the question that it lacks. */
const missingWord = 6;
/** The score of a synonym, as a share of the score of the word. */
const synonymShare = 0.85;
/** The least likeness of a word that is spelled correctly. */
const spelledRight = 0.6;
/** A score for each kind of entry, so that the more general of two equal entries comes first. */
const kinds = { Page: 4, Article: 3.5, Demo: 3, Module: 2, Section: 1.5, Type: 1, Event: 0.5, Setting: 0.5 };
/** A score for a title with no other words than the question; less for types and parts of pages, with common names. */
const wholeTitle = 8, wholeName = 2;
/** The greatest number of results of one page that come before all results of other pages. */
const mostOfOnePage = 3;

/**
 * An index of entries: `{ kind, title, about, address, name, headings, words, text }`. `name` is the part of the title
 * after the page's title, by default the whole title.
 */
export class SearchIndex {
  #entries;
  #synonyms;
  #vocabulary = new Set();
  /** The words outside of texts. Only these are found despite a typing mistake. */
  #prominent = new Set();

  constructor(entries, synonyms = {}) {
    this.#synonyms = synonyms;
    this.#entries = entries.map((entry, order) => {
      const fields = {};
      for (const name of Object.keys(weights)) {
        fields[name] = new Set(wordsOf((name === "title" && entry.name) || entry[name] || ""));
        for (const word of fields[name]) {
          this.#vocabulary.add(word);
          if (name !== "text") this.#prominent.add(word);
        }
      }
      return { entry, order, fields, titleWords: wordsOf(entry.name ?? entry.title).filter((word) => !isFiller(word)) };
    });
  }

  /** The entries that answer a question, the best first, at most `count`. */
  find(question, count) {
    const asked = askedWords(question).flatMap((word) => this.#split(word));
    if (asked.length === 0) return [];
    const senses = asked.map((word) => this.#sensesOf(word));
    // Two words that are one here: `swift ui`.
    for (let last = 1; last < asked.length; last++) {
      const joined = asked[last - 1] + asked[last];
      if (this.#isKnown(joined)) for (const { words } of senses.slice(last - 1, last + 1)) words.set(joined, 1);
    }
    const scored = [];
    for (const candidate of this.#entries) {
      const scores = senses.map((sense) => scoreOf(sense, candidate.fields));
      const missing = scores.filter((score) => score === 0).length;
      if (missing * 2 > asked.length || missing === asked.length) continue;
      const sum = scores.reduce((total, score) => total + score, 0) - missing * missingWord;
      scored.push({ ...candidate, score: sum + (kinds[candidate.entry.kind] ?? 0) + bonusOf(candidate, asked) });
    }
    scored.sort((one, other) => other.score - one.score || one.order - other.order);
    return spread(scored.map(({ entry }) => entry)).slice(0, count);
  }

  /** Words of the index that are close to those of a question without results. */
  suggestions(question, count = 3) {
    const found = [];
    for (const word of askedWords(question)) {
      for (const known of this.#prominent) {
        const most = Math.max(1, Math.floor(word.length / 3));
        if (known.length < 4 || /\p{N}/u.test(known)) continue;
        const distance = slipsBetween(word, known, most);
        if (distance <= most) found.push({ known, distance });
      }
    }
    found.sort((one, other) => one.distance - other.distance);
    return [...new Set(found.map(({ known }) => known))].slice(0, count);
  }

  /** `datepicker` as `date` and `picker`, where it is not a word of the index. */
  #split(word) {
    if (word.length < 6 || this.#isKnown(word) || this.#begins(word)) return [word];
    for (let place = 3; place <= word.length - 3; place++) {
      const [one, other] = [word.slice(0, place), word.slice(place)];
      if (this.#isKnown(one) && this.#isKnown(other)) return [one, other];
    }
    return [word];
  }

  #isKnown(word) {
    return this.#vocabulary.has(word) || word in this.#synonyms;
  }

  #begins(word) {
    return [...this.#vocabulary].some((known) => known.startsWith(word));
  }

  /** The senses of a typed word: words of the index with their likeness, and phrases of synonyms. */
  #sensesOf(typed) {
    const keys = Object.keys(this.#synonyms);
    let words = this.#alike(typed, this.#vocabulary, false);
    let meant = this.#alike(typed, keys.filter((key) => typed.length > 2 || key === typed), false);
    if (words.size === 0 && meant.size === 0) {
      words = this.#alike(typed, this.#prominent, true);
      meant = this.#alike(typed, keys, true);
    }
    const phrases = [...meant].flatMap(([key, share]) => this.#synonyms[key]
      .map((phrase) => ({ words: wordsOf(phrase), share: share * synonymShare })));
    return { words, phrases };
  }

  #alike(typed, words, forgives) {
    const found = new Map();
    for (const word of words) {
      const share = likeness(typed, word, forgives);
      if (share > (forgives ? 0 : spelledRight - 0.001)) found.set(word, share);
    }
    return found;
  }
}

/** The best score of one word of the question in an entry. */
function scoreOf({ words, phrases }, fields) {
  let best = 0;
  for (const [name, weight] of Object.entries(weights)) {
    const field = fields[name];
    for (const [word, share] of words) if (field.has(word)) best = Math.max(best, weight * share);
    for (const phrase of phrases) {
      if (phrase.words.every((word) => field.has(word))) best = Math.max(best, weight * phrase.share);
    }
  }
  return best;
}

/** The score for a title with no other words than the question. */
function bonusOf({ entry, titleWords }, asked) {
  const isAsked = (word) => asked.some((other) => likeness(other, word) >= 0.95);
  if (titleWords.length === 0 || !titleWords.every(isAsked)) return 0;
  return entry.name || entry.kind === "Type" ? wholeName : wholeTitle;
}

/** The same entries, with those of pages that already have several results at the end. */
function spread(entries) {
  const counts = new Map();
  const [first, later] = [[], []];
  for (const entry of entries) {
    const page = entry.address.split("#")[0];
    const count = counts.get(page) ?? 0;
    counts.set(page, count + 1);
    (count < mostOfOnePage ? first : later).push(entry);
  }
  return [...first, ...later];
}
