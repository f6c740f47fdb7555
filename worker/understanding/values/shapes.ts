/** The table of value shapes that a form's data can name. */
import { address, businessBlock, city, personBlock, place, state, street, zipCode } from './address.ts';
import { dependants } from './dependants.ts';
import { money, rowMoney } from './money.ts';
import { businessName, personName, text } from './names.ts';
import { ein, ssn, tin } from './nineDigits.ts';
import { activityCode, date, email, phone, year } from './plain.ts';
import type { Shape } from './shape.ts';

export const SHAPES = {
  money,
  rowMoney,
  ssn,
  ein,
  tin,
  personName,
  businessName,
  text,
  personBlock,
  businessBlock,
  address,
  place,
  street,
  city,
  state,
  zipCode,
  date,
  year,
  phone,
  email,
  activityCode,
  dependants,
} satisfies Record<string, Shape>;

export type ShapeName = keyof typeof SHAPES;
