/** The words that are ours, in the language of the page. */

/** The language of an element, as it or the nearest around it says; else that of the browser. */
export const languageOf = (element) => {
  for (let at = element; at; at = at.parentNode ?? at.host) {
    const language = at.getAttribute?.('lang');
    if (language) return language;
  }
  return navigator.language;
};

/** What a table by languages has for an element's, or for English; undefined where it has neither. */
export const translated = (element, table) =>
  table[languageOf(element).split('-')[0].toLowerCase()] ?? table.en;

/** Whether an element's language writes numbers as the core does. */
export const isEnglish = (element) => /^en\b/i.test(languageOf(element));

/** Whether an element's language has a comma before decimal places. */
export const hasDecimalComma = (element) => localized(element, '0.5').includes(',');

/** A text of the core's with its numbers as they are written in an element's language; times stay. */
export const localized = (element, text) => {
  if (text.includes(':')) return text;
  const language = languageOf(element);
  const format = (number, places = '') =>
    new Intl.NumberFormat(language, { minimumFractionDigits: places.length })
      .format(number.replaceAll(',', ''));
  try {
    return text.replace(/\d[\d,]*(?:\.(\d+))?/g, format);
  } catch {
    // What names no language has no way of its own.
    return text;
  }
};
