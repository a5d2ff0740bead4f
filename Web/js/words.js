/** The words of the elements, in the language of the page. */

/** The language of an element, by its own or the nearest `lang` around it; else that of the browser. */
export const languageOf = (element) => {
  for (let at = element; at; at = at.parentNode ?? at.host) {
    const language = at.getAttribute?.('lang');
    if (language) return language;
  }
  return navigator.language;
};

/** A table's entry for a language, or for English; undefined without either. */
export const translated = (language, table) =>
  table[language.split('-')[0].toLowerCase()] ?? table.en;

/** Whether a language formats numbers and names as the core does. */
const isEnglish = (language) => /^en\b(?!.*-nu-)/i.test(language);

/** A language's number format, as the setting `numerals`; null if it is the core's own. */
export const numeralsOf = (language) => {
  if (isEnglish(language)) return null;
  const write = (number, style) => new Intl.NumberFormat(language, { style }).format(number);
  try {
    const marks = write(0) + write(11111.1).replaceAll(write(1), '');
    return /^0.\.$/.test(marks) ? null : marks + write(0, 'percent');
  } catch {
    // An invalid language tag has no format.
    return null;
  }
};

/**
 * Formats `count` days of 2024 in a language, a month or a day apart; null in English.
 *
 * The core's dates are Gregorian, even where the language usually has another calendar.
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

/** The short names of the months in a language, from January; null if they are the core's own. */
export const monthNames = (language) =>
  names(language, { month: 'short' }, 12, (month) => Date.UTC(2024, month));

/** The kinds of the parts of a date in a language, and their texts. */
const partsOf = (language, format, date = 0) =>
  new Intl.DateTimeFormat(language, { ...format, calendar: 'gregory', timeZone: 'UTC' }).formatToParts(date);

/** The names for AM and PM in a language; null if they are the core's own. */
export const periodNames = (language) => {
  if (isEnglish(language)) return null;
  try {
    const names = [0, 12].map((hour) => partsOf(language, { hour: 'numeric', hour12: true }, Date.UTC(2024, 0, 1, hour))
      .find(({ type }) => type === 'dayPeriod')?.value);
    return names.every(Boolean) ? names : null;
  } catch {
    return null;
  }
};

/** The names of the hour, of the minute, and of AM and PM; null if they are the core's own. */
export const fieldNames = (language) => {
  if (isEnglish(language)) return null;
  try {
    const names = new Intl.DisplayNames(language, { type: 'dateTimeField' });
    return ['hour', 'minute', 'dayPeriod'].map((field) => names.of(field));
  } catch {
    return null;
  }
};

/** How a language writes dates and times, as the setting `conventions`; null for an invalid language. */
export const conventionsOf = (language) => {
  const kinds = (format) => partsOf(language, format).map(({ type }) => type);
  try {
    const order = kinds({ dateStyle: 'short' }).filter((kind) => ['year', 'month', 'day'].includes(kind)).join('-');
    const time = kinds({ hour: 'numeric', hour12: true });
    const isFirst = time.indexOf('dayPeriod') < time.indexOf('hour');
    return [
      order, kinds({ hour: 'numeric' }).includes('dayPeriod') ? 'h12' : 'h23',
      ...isFirst && time.includes('dayPeriod') ? ['period-first'] : [],
    ];
  } catch {
    return null;
  }
};

/** The short names of the days of the week, from Monday; null if they are the core's own. */
export const weekdayNames = (language) =>
  names(language, { weekday: 'short' }, 7, (day) => Date.UTC(2024, 0, 1 + day));
