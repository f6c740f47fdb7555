/** The table of value shapes that a form's data can name: addresses, days and numbers here, the rest by what they are about. */
import { accountEnd, memberEnd } from './accountEnd.ts';
import { numberBesideKind } from './accountNumber.ts';
import { personBlock, businessBlock, address, wholeAddress, street } from './address.ts';
import { addressOnLines } from './addressOnLines.ts';
import { firstBalanceDay, lastBalanceDay } from './balanceDays.ts';
import { date } from './date.ts';
import { email } from './email.ts';
import { monthDayYear, headedEnd, yearEnd } from './headedDays.ts';
import { maskedBesideKind } from './maskedBesideKind.ts';
import { namedAccountEnd, endBelowKind, maskedEnd, namedAccounts } from './namedAccounts.ts';
import { wholeName, text } from './names.ts';
import { ssn, ein, dashedEin, dashedSsn, ssnBesideEin, tin } from './nineDigits.ts';
import { firstTin, secondTin } from './pairOfTins.ts';
import { partsAboveLabels } from './partsAboveLabels.ts';
import { partsInFields, partsOfBusiness, placeInFields } from './partsInFields.ts';
import { firstDate, lastDate, termStart, termEnd, monthStart, monthEnd } from './period.ts';
import { fromRow, throughRow } from './periodRows.ts';
import { place, city, zipCode } from './place.ts';
import { year, phone, phoneInLine, phoneLine, activityCode } from './plain.ts';
import { state, stateName, stateOfOffice, stateBehindCity, stateBeforeNumber } from './states.ts';
import { wholePersonBlock, wholeBusinessBlock } from './wholeBlocks.ts';
import type { Shape } from './shape.ts';
import { BUSINESSES } from './shapesOfBusinesses.ts';
import { FIGURES } from './shapesOfFigures.ts';
import { PEOPLE } from './shapesOfPeople.ts';

export const SHAPES = {
  ssn,
  ein,
  dashedEin,
  dashedSsn,
  ssnBesideEin,
  firstTin,
  secondTin,
  tin,
  wholeName,
  text,
  personBlock,
  businessBlock,
  wholePersonBlock,
  wholeBusinessBlock,
  address,
  wholeAddress,
  partsAboveLabels,
  partsInFields,
  partsOfBusiness,
  placeInFields,
  place,
  street,
  city,
  state,
  stateName,
  stateOfOffice,
  stateBehindCity,
  stateBeforeNumber,
  zipCode,
  date,
  monthDayYear,
  headedEnd,
  firstDate,
  lastDate,
  termStart,
  termEnd,
  monthStart,
  monthEnd,
  firstBalanceDay,
  lastBalanceDay,
  fromRow,
  throughRow,
  accountEnd,
  memberEnd,
  maskedBesideKind,
  numberBesideKind,
  namedAccountEnd,
  endBelowKind,
  maskedEnd,
  namedAccounts,
  year,
  yearEnd,
  phone,
  phoneInLine,
  phoneLine,
  addressOnLines,
  email,
  activityCode,
  ...FIGURES,
  ...PEOPLE,
  ...BUSINESSES,
} satisfies Record<string, Shape>;

export type ShapeName = keyof typeof SHAPES;
