/** The words that are ours, in the language of the page. */

/** What each word stands for, in the order of the table. */
const NAMES = ['choose', 'minimum', 'maximum', 'info', 'empty', 'added'];

/** By language; the core has those of English but the first. */
const WORDS = {
  en: 'Please choose.',
  de: 'Bitte auswählen.|Minimum|Maximum|Info|Keine Einträge|hinzugefügt',
  es: 'Elige una opción.|Mínimo|Máximo|Información|Sin elementos|añadidos',
  fr: 'Veuillez choisir.|Minimum|Maximum|Infos|Aucun élément|ajoutés',
  it: 'Scegli un’opzione.|Minimo|Massimo|Info|Nessun elemento|aggiunti',
  nl: 'Maak een keuze.|Minimum|Maximum|Info|Geen items|toegevoegd',
  pl: 'Wybierz opcję.|Minimum|Maksimum|Informacje|Brak elementów|dodano',
  pt: 'Escolha uma opção.|Mínimo|Máximo|Informações|Nenhum item|adicionados',
};

/** The language of an element, as it or the nearest around it says; else that of the browser. */
export const languageOf = (element) => {
  for (let at = element; at; at = at.parentNode ?? at.host) {
    const language = at.getAttribute?.('lang');
    if (language) return language;
  }
  return navigator.language;
};

/** One of our words in an element's language; undefined where that is the core's English. */
export const word = (element, name) => {
  const [language] = languageOf(element).split('-');
  return (WORDS[language.toLowerCase()] ?? WORDS.en).split('|')[NAMES.indexOf(name)];
};

/** Whether an element's language writes numbers as the core does. */
export const isEnglish = (element) => /^en\b/i.test(languageOf(element));

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
