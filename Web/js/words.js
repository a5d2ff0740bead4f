/** The words that are ours, in the language of the page. */

/** The language of an element, as it or the nearest around it says; else that of the browser. */
export const languageOf = (element) => {
  for (let at = element; at; at = at.parentNode ?? at.host) {
    const language = at.getAttribute?.('lang');
    if (language) return language;
  }
  return navigator.language;
};

/** What a table by languages has for one, or for English; undefined where it has neither. */
export const translated = (language, table) =>
  table[language.split('-')[0].toLowerCase()] ?? table.en;

/** Whether a language writes numbers as the core does. */
export const isEnglish = (language) => /^en\b/i.test(language);

/** Whether a language has a comma before decimal places. */
export const hasDecimalComma = (language) => localized(language, '0.5').includes(',');

/** A text of the core's with its numbers as they are written in a language; times stay. */
export const localized = (language, text) => {
  if (text.includes(':')) return text;
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
