/** Dates as banks of Puerto Rico write them in Spanish. */

const ENGLISH: Readonly<Record<string, string>> = { ene: 'jan', abr: 'apr', ago: 'aug', dic: 'dec' };
const SPANISH_DATE =
  /(?<!\d)(\d{1,2})(?:(?: de)? |\/)(ene|feb|mar|abr|may|jun|jul|ago|sep|oct|nov|dic)(?:\p{L}*o|\p{L}*re|\p{L}*il|)\.?(?:(?: del?)? |\/)(\d{4})(?!\d)/giu;

/** A day whose year stands behind the last one of its period. */
const YEARLESS = /(?<!\d)(\d{1,2}) de (ene|feb|mar|abr|may|jun|jul|ago|sep|oct|nov|dic)\p{L}*(?= al? )/giu;

/** `1 de marzo al 31 de marzo de 2024` as `1 mar al 31 mar 2024`. */
export const withEnglishPeriod = (text: string): string =>
  withEnglishMonths(text.replace(YEARLESS, (_, day: string, month: string) => `${day} ${inEnglish(month)}`));

/** `1 de marzo de 2024`, `31 dic 2023` as `1 mar 2024`, `31 dec 2023`; all else as it is. */
export const withEnglishMonths = (text: string): string =>
  text.replace(SPANISH_DATE, (_, day: string, month: string, year: string) =>
    [day, inEnglish(month), year].join(' '),
  );

const inEnglish = (month: string) => ENGLISH[month.toLowerCase()] ?? month;
