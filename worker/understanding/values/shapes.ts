/** The table of value shapes that a form's data can name: addresses, days and numbers here, the rest by what they are about. */
import { accountEnd, memberEnd } from './statements/accountEnd.ts';
import { brokenAccountEnd } from './statements/brokenAccountEnd.ts';
import { numberBesideKind } from './statements/accountNumber.ts';
import { personBlock, businessBlock, address, wholeAddress, street } from './places/address.ts';
import { addressOnLines } from './places/addressOnLines.ts';
import { firstBalanceDay, lastBalanceDay } from './statements/balanceDays.ts';
import { date } from './days/date.ts';
import { email } from './names/email.ts';
import { monthDayYear, headedEnd, yearEnd } from './days/headedDays.ts';
import { maskedBesideKind } from './statements/maskedBesideKind.ts';
import { maskedEnd, namedAccountEnd, namedAccounts } from './statements/namedAccounts.ts';
import { endBelowKind } from './statements/endBelowKind.ts';
import { wholeName } from './names/firmNames.ts';
import { text } from './names/plainWords.ts';
import { ssn, ein, dashedEin, dashedSsn, ssnBesideEin, tin } from './numbers/nineDigits.ts';
import { firstTin, secondTin } from './numbers/pairOfTins.ts';
import { partsAboveLabels } from './places/partsAboveLabels.ts';
import { partsInFields, partsOfBusiness, placeInFields } from './places/partsInFields.ts';
import { partsOfHome } from './places/partsOfHome.ts';
import {
  firstDate,
  lastDate,
  dayAfterFirst,
  termStart,
  termEnd,
  monthStart,
  monthEnd,
} from './days/period.ts';
import { fromRow, throughRow } from './days/periodRows.ts';
import { place, city, zipCode } from './places/place.ts';
import { year, phone, phoneInLine, phoneLine, activityCode } from './plain.ts';
import { state, stateName, stateOfOffice, stateBehindCity, stateBeforeNumber } from './places/states.ts';
import { placedBlock, wholePersonBlock, wholeBusinessBlock } from './places/wholeBlocks.ts';
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
  placedBlock,
  wholeBusinessBlock,
  address,
  wholeAddress,
  partsAboveLabels,
  partsInFields,
  partsOfBusiness,
  partsOfHome,
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
  dayAfterFirst,
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
  brokenAccountEnd,
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
