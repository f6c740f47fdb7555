/** How values are spelled for people: SSN 3-2-4, file sizes, US dates, money, Yes/No. */
import { messages } from './messages.ts';

/** Nine digits as `123-45-6789`; `N/A` when missing; anything else as it is. */
export function formatSsn(ssn: string | undefined): string {
  if (!ssn) return messages.view.notAvailable;
  const digits = ssn.replace(/\D/g, '');
  return digits.length === 9 ? `${digits.slice(0, 3)}-${digits.slice(3, 5)}-${digits.slice(5)}` : ssn;
}

/** Nine digits as `12-3456789`; anything else as it is. */
export function formatEin(ein: string): string {
  const digits = ein.replace(/\D/g, '');
  return digits.length === 9 ? `${digits.slice(0, 2)}-${digits.slice(2)}` : ein;
}

/** Ten US digits as `(555) 123-4567`; anything else as it is. */
export function formatPhone(phone: string): string {
  const digits = phone.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
  const isPlain = /^[\d\s()+.-]+$/.test(phone) && digits.length === 10;
  return isPlain ? `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}` : phone;
}

const UNITS = ['Bytes', 'KB', 'MB', 'GB'];
/** Bytes as Bytes, KB, MB or GB (1024) with two decimals: `1.50 MB`. */
export function formatFileSize(bytes: number): string {
  const power = bytes < 1 ? 0 : Math.min(Math.floor(Math.log(bytes) / Math.log(1024)), UNITS.length - 1);
  return `${(bytes / 1024 ** power).toFixed(2)} ${UNITS[power]}`;
}

/** US date `5/17/1980`. A plain `YYYY-MM-DD` is a calendar day and never shifts with the time zone. */
export function formatDate(date: string | Date): string {
  const day = typeof date === 'string' ? /^(\d{4})-(\d{2})-(\d{2})$/.exec(date) : null;
  if (day) return `${Number(day[2])}/${Number(day[3])}/${day[1]}`;
  const moment = new Date(date);
  return Number.isNaN(moment.getTime()) ? String(date) : moment.toLocaleDateString('en-US');
}

/** US date and time `5/17/1980, 3:04:05 PM`, in the reader's time zone. */
export function formatDateTime(date: string | Date): string {
  const moment = new Date(date);
  return Number.isNaN(moment.getTime()) ? String(date) : moment.toLocaleString('en-US');
}

/** Dollars with cents: `$1,234.50`, `-$20.00`. */
export function formatMoney(dollars: number): string {
  return dollars.toLocaleString('en-US', { style: 'currency', currency: 'USD' });
}

/** The words for booleans. */
export function formatYesNo(value: boolean): string {
  return value ? messages.view.yes : messages.view.no;
}
