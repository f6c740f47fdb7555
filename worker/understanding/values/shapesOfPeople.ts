/** What people look like: their names, numbers, homes, dependents, occupations and filing status. */
import { asked } from './people/asked.ts';
import { nameBehindColon } from './names/behindColon.ts';
import { nameBelowTitle, spouseBelowTitle } from './people/belowTitle.ts';
import { barredSpouse, barredAddress, barredPerson, barredStatus } from './betweenBars.ts';
import { countedDependants, spokenDependants } from './numbers/count.ts';
import { dependants } from './people/dependants.ts';
import { dependantsBelow } from './people/dependantsBelow.ts';
import {
  filingStatus,
  loneStatus,
  statusOfLatest,
  statusBehindForm,
  statusInRow,
  codedStatus,
} from './people/filingStatus.ts';
import { greetedSpouse } from './people/greetedSpouse.ts';
import { accountBlock } from './statements/accountBlock.ts';
import { holderLine, holderLineEmail } from './statements/holderLine.ts';
import { holderBlock, holderName, namedBlock } from './statements/holderName.ts';
import { emailBelowHome } from './people/emailBelowHome.ts';
import { homeAboveStatus } from './places/homeAboveStatus.ts';
import { homeBesideHead } from './places/homeBesideHead.ts';
import { sessionHolder } from './statements/sessionHolder.ts';
import { welcomedHolder } from './statements/welcomedHolder.ts';
import { jointHolder } from './names/jointHolder.ts';
import { nameAboveAccount } from './statements/nameAboveAccount.ts';
import { nameBelowAccount } from './statements/nameBelowAccount.ts';
import { greetedName, greetedEmail } from './names/nameBesideEmail.ts';
import { nameInParts } from './names/nameInParts.ts';
import { namedBothWays } from './people/namedBothWays.ts';
import { namedDependants, severalDependants } from './people/namedDependants.ts';
import { namedInTranscript } from './people/namedInTranscript.ts';
import { personName, headedName, spouseName } from './names/names.ts';
import { homeInHead, nameInHead, spouseInHead, ssnInHead, spouseSsnInHead } from './people/namesBesideSsn.ts';
import {
  birthdayedName,
  birthdayedSpouse,
  birthdayInBrackets,
  spouseBirthdayInBrackets,
} from './people/namesWithBirthdays.ts';
import { officerBelow } from './licences/officerBelow.ts';
import { onlyPerson } from './licences/onlyPerson.ts';
import { firstSsn, secondSsn } from './numbers/pairOfSsns.ts';
import { peopleOfReturn } from './people/peopleOfReturn.ts';
import { personsName } from './names/personsName.ts';
import { phoneBelowPlace } from './places/phoneBelowPlace.ts';
import { recipientInRows } from './places/recipientInRows.ts';
import { remarkedSpouse, remarkedSpouseSsn } from './people/remarkedSpouse.ts';
import { marriage } from './letters/saidKinds.ts';
import * as ofFiler from './letters/saidOfFiler.ts';
import { secondName } from './names/secondName.ts';
import { spouseInBlock } from './names/spouseInBlock.ts';
import { subjectName, subjectSpouse, subjectHome } from './people/subjectLine.ts';
import { tickedStatus } from './people/tickedStatus.ts';
import { toldHome } from './licences/toldHome.ts';
import * as twoColumns from './people/twoColumns.ts';
import { firstWork, secondWork, ownWork, spouseWork } from './people/twoOccupations.ts';
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
  officerBelow,
  onlyPerson,
  personsName,
  accountBlock,
  holderBlock,
  namedBlock,
  holderName,
  holderLine,
  holderLineEmail,
  nameAboveAccount,
  nameBelowAccount,
  jointHolder,
  welcomedHolder,
  sessionHolder,
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
  emailBelowHome,
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
