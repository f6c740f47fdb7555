/** What people look like: their names, numbers, homes, dependents, occupations and filing status. */
import { asked } from './asked.ts';
import { nameBehindColon } from './behindColon.ts';
import { nameBelowTitle, spouseBelowTitle } from './belowTitle.ts';
import { barredSpouse, barredAddress, barredPerson, barredStatus } from './betweenBars.ts';
import { countedDependants, spokenDependants } from './count.ts';
import { dependants } from './dependants.ts';
import { dependantsBelow } from './dependantsBelow.ts';
import {
  filingStatus,
  loneStatus,
  statusOfLatest,
  statusBehindForm,
  statusInRow,
  codedStatus,
} from './filingStatus.ts';
import { greetedSpouse } from './greetedSpouse.ts';
import { holderLine, holderLineEmail } from './holderLine.ts';
import { holderName } from './holderName.ts';
import { homeAboveStatus } from './homeAboveStatus.ts';
import { homeBesideHead } from './homeBesideHead.ts';
import { jointHolder } from './jointHolder.ts';
import { nameAboveAccount } from './nameAboveAccount.ts';
import { greetedName, greetedEmail } from './nameBesideEmail.ts';
import { nameInParts } from './nameInParts.ts';
import { namedBothWays } from './namedBothWays.ts';
import { namedDependants, severalDependants } from './namedDependants.ts';
import { namedInTranscript } from './namedInTranscript.ts';
import { personName, headedName, spouseName } from './names.ts';
import { homeInHead, nameInHead, spouseInHead, ssnInHead, spouseSsnInHead } from './namesBesideSsn.ts';
import {
  birthdayedName,
  birthdayedSpouse,
  birthdayInBrackets,
  spouseBirthdayInBrackets,
} from './namesWithBirthdays.ts';
import { onlyPerson } from './onlyPerson.ts';
import { firstSsn, secondSsn } from './pairOfSsns.ts';
import { peopleOfReturn } from './peopleOfReturn.ts';
import { personsName } from './personsName.ts';
import { phoneBelowPlace } from './phoneBelowPlace.ts';
import { recipientInRows } from './recipientInRows.ts';
import { remarkedSpouse, remarkedSpouseSsn } from './remarkedSpouse.ts';
import { marriage } from './saidKinds.ts';
import * as ofFiler from './saidOfFiler.ts';
import { secondName } from './secondName.ts';
import { spouseInBlock } from './spouseInBlock.ts';
import { subjectName, subjectSpouse, subjectHome } from './subjectLine.ts';
import { tickedStatus } from './tickedStatus.ts';
import { toldHome } from './toldHome.ts';
import * as twoColumns from './twoColumns.ts';
import { firstWork, secondWork, ownWork, spouseWork } from './twoOccupations.ts';
import type { Shape } from './shape.ts';

export const PEOPLE = {
  firstSsn,
  secondSsn,
  personName,
  headedName,
  spouseName,
  barredSpouse,
  spouseInBlock,
  nameInParts,
  namedBothWays,
  homeInHead,
  nameInHead,
  subjectName,
  subjectSpouse,
  subjectHome,
  homeBesideHead,
  birthdayedName,
  birthdayedSpouse,
  birthdayInBrackets,
  spouseBirthdayInBrackets,
  spouseInHead,
  ssnInHead,
  spouseSsnInHead,
  ...peopleOfReturn,
  ...asked,
  onlyPerson,
  personsName,
  holderName,
  holderLine,
  holderLineEmail,
  nameAboveAccount,
  jointHolder,
  recipientInRows,
  phoneBelowPlace,
  barredAddress,
  barredPerson,
  ...twoColumns,
  toldHome,
  nameBehindColon,
  homeAboveStatus,
  greetedName,
  greetedSpouse,
  greetedEmail,
  ...ofFiler,
  remarkedSpouse,
  remarkedSpouseSsn,
  nameBelowTitle,
  spouseBelowTitle,
  countedDependants,
  spokenDependants,
  dependantsBelow,
  secondName,
  namedDependants,
  firstWork,
  secondWork,
  ownWork,
  spouseWork,
  severalDependants,
  dependants,
  namedInTranscript,
  filingStatus,
  barredStatus,
  loneStatus,
  statusOfLatest,
  statusBehindForm,
  statusInRow,
  tickedStatus,
  marriage,
  codedStatus,
} satisfies Record<string, Shape>;
