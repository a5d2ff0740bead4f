/** Words that do not describe the subject of a question. */
const fillers = new Set(
  ("a about an and are as at by can do does for from have how i in into is it me my of on or please set that the there "
    + "to use using want what when where which with you your").split(" "));
/** The least lengths of words in which one and two wrong letters are accepted. */
const shortestWithOneSlip = 4, shortestWithTwoSlips = 8;

/** The words of a text in small letters; of `RotaryUIKit` also `rotary`, `ui`, `kit` and `uikit`. */
export function wordsOf(text) {
  const found = [];
  for (const [word] of text.matchAll(/[\p{L}\p{N}]+/gu)) {
    const parts = word.match(/\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+|\p{Lo}+|\p{N}+/gu) ?? [];
    const ends = parts.slice(1, -1).map((_, index) => parts.slice(index + 1).join(""));
    for (const each of parts.length > 1 ? [word, ...parts, ...ends] : [word]) found.push(each.toLocaleLowerCase("en"));
  }
  return found;
}

/** Whether a word does not describe the subject of a text. */
export function isFiller(word) {
  return fillers.has(word);
}

/** The words of a question that describe its subject, or all of its words if none does. */
export function askedWords(question) {
  const words = (question.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => word.toLocaleLowerCase("en"));
  const asked = words.filter((word) => !fillers.has(word));
  return [...new Set(asked.length > 0 ? asked : words)];
}

/** A word without the ending of a plural or of a verb. */
export function stemOf(word) {
  if (word.length < 4 || word.endsWith("ss")) return word;
  if (word.endsWith("ies") && word.length > 4) return `${word.slice(0, -3)}y`;
  const stem = word.replace(/(?<=sh|ch|x|z)es$|(?<!u)s$|(?<=...)(?:ing|ed)$/, "");
  return stem.replace(/([^aeiouls])\1$/, "$1").replace(/(?<=...)e$/, "");
}

/**
 * The likeness of a typed word and another one, from 0 to 1: 1 for the same word, less for another form or a prefix.
 * `forgives` also accepts typing mistakes.
 */
export function likeness(typed, word, forgives = false) {
  if (typed === word) return 1;
  if (stemOf(typed) === stemOf(word)) return 0.95;
  if (typed.length > 1 && word.startsWith(typed)) return 0.6 + 0.3 * typed.length / word.length;
  if (!forgives || typed.length < shortestWithOneSlip) return 0;
  const slips = typed.length < shortestWithTwoSlips ? 1 : 2;
  const distance = slipsBetween(typed, word, slips);
  if (distance <= slips) return 0.6 - 0.1 * distance;
  return word.length > typed.length && slipsBetween(typed, word.slice(0, typed.length), 1) === 1 ? 0.4 : 0;
}

/**
 * The number of letters that are wrong, missing, added or swapped with a neighbour; a number above `most` if there are
 * more than that.
 *
 * Source: the optimal string alignment distance; F. Damerau, "A technique for computer detection and correction of
 * spelling errors", 1964, https://doi.org/10.1145/363958.363994.
 */
export function slipsBetween(one, other, most) {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let [before, last] = [[], Array.from({ length: other.length + 1 }, (_, index) => index)];
  for (let row = 1; row <= one.length; row++) {
    const next = [row];
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1];
      next[column] = Math.min(last[column] + 1, next[column - 1] + 1, last[column - 1] + (isSame ? 0 : 1));
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      if (row > 1 && column > 1 && isSwapped) next[column] = Math.min(next[column], before[column - 2] + 1);
    }
    [before, last] = [last, next];
  }
  return last[other.length];
}
