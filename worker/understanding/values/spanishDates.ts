/** Dates as banks of Puerto Rico write them in Spanish. */

const ENGLISH: Readonly<Record<string, string>> = { ene: 'jan', abr: 'apr', ago: 'aug', dic: 'dec' };
const SPANISH_DATE =
  /(?<!\d)(\d{1,2})(?: de)? (ene|feb|mar|abr|may|jun|jul|ago|sep|oct|nov|dic)(?:\p{L}*o|\p{L}*re|\p{L}*il|)\.?(?: del?)? (\d{4})(?!\d)/giu;

/** `1 de marzo de 2024`, `31 dic 2023` as `1 mar 2024`, `31 dec 2023`; all else as it is. */
export const withEnglishMonths = (text: string): string =>
  text.replace(SPANISH_DATE, (_, day: string, month: string, year: string) =>
    [day, ENGLISH[month.toLowerCase()] ?? month, year].join(' '),
  );
