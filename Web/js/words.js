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

/** Whether a language writes numbers and names as the core does by itself. */
const isEnglish = (language) => /^en\b(?!.*-nu-)/i.test(language);

/** How a language writes numbers, as the setting `numerals` has it; null where the core's own are like that. */
export const numeralsOf = (language) => {
  if (isEnglish(language)) return null;
  const write = (number, style) => new Intl.NumberFormat(language, { style }).format(number);
  try {
    const marks = write(0) + write(11111.1).replaceAll(write(1), '');
    return /^0.\.$/.test(marks) ? null : marks + write(0, 'percent');
  } catch {
    // What names no language has no way of its own.
    return null;
  }
};

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
