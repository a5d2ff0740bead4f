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

/**
 * What a formatter writes in a language of each of so many days of 2024, a month or a day apart; null in English.
 *
 * The core's dates are of the Gregorian calendar, whatever calendar is usual where the language is spoken.
 */
const names = (language, format, count, date) => {
  if (isEnglish(language)) return null;
  try {
    const { format: write } = new Intl.DateTimeFormat(language, { ...format, calendar: 'gregory', timeZone: 'UTC' });
    return Array.from({ length: count }, (_, index) => write(date(index)));
  } catch {
    return null;
  }
};

/** What the months are called for short in a language, from January; null where that is as in the core. */
export const monthNames = (language) =>
  names(language, { month: 'short' }, 12, (month) => Date.UTC(2024, month));

/** The same of the days of the week, from Monday. */
export const weekdayNames = (language) =>
  names(language, { weekday: 'short' }, 7, (day) => Date.UTC(2024, 0, 1 + day));

/** A text of the core's with its numbers, and its per cent, as they are written in a language; times stay. */
export const localized = (language, text) => {
  if (text.includes(':')) return text;
  const format = (_, number, places = '', percent) =>
    new Intl.NumberFormat(language, { minimumFractionDigits: places.length, style: percent && 'percent' })
      .format(number.replaceAll(',', '') / (percent ? 100 : 1));
  try {
    return text.replace(/(\d[\d,]*(?:\.(\d+))?)(%)?/g, format);
  } catch {
    // What names no language has no way of its own.
    return text;
  }
};
