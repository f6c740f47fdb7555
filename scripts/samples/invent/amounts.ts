/** Figures as forms print them: dollars and cents, whole dollars, SSNs and EINs with their hyphens. */
import type { Random } from '../random.ts';

/** Rounded to cents. */
export const cents = (amount: number): number => Math.round(amount * 100) / 100;

/** Dollars and cents between the two, ends included. */
export const inventMoney = (random: Random, low: number, high: number): number =>
  cents(low + random.next() * (high - low));

/** `1,234.50`; nothing for 0, as a form left blank. */
export const printMoney = (amount: number): string =>
  amount === 0 ? '' : amount.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** `1,234`; nothing for 0. */
export const printDollars = (amount: number): string => (amount === 0 ? '' : amount.toLocaleString('en-US'));

export const printSsn = (ssn: string): string => `${ssn.slice(0, 3)}-${ssn.slice(3, 5)}-${ssn.slice(5)}`;
export const printEin = (ein: string): string => `${ein.slice(0, 2)}-${ein.slice(2)}`;
