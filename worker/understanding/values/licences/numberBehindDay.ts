/** A receipt of Florida's collectors bears its number without a label: `2024   EXPIRES 9/30/2025   2210-1170425`. */
import { parseDate } from '../plain.ts';
import type { Shape } from '../shape.ts';

/** The class of a business and the number of its account, alone behind the day until which it holds. */
export const numberBehindDay: Shape = ([day, number, ...others]) =>
  day && number && others.length === 0 && parseDate(day.text) && /^\d{4}-\d{5,8}$/.test(number.text)
    ? { value: { value: number.text, words: [number] } }
    : null;
