/** The table of value shapes that a form's data can name. */
import { accountEnd, memberEnd } from './accountEnd.ts';
import { numberBesideKind } from './accountNumber.ts';
import { address, businessBlock, personBlock, street, wholeAddress } from './address.ts';
import { allInCash } from './allInCash.ts';
import { authority, toldAuthority, toldOfficer } from './authority.ts';
import { firstBalanceDay, lastBalanceDay } from './balanceDays.ts';
import * as ladder from './balanceLadder.ts';
import { moneyBack, moneyOwed } from './signedMoney.ts';
import * as shares from './totalShares.ts';
import * as ledger from './transactionLedger.ts';
import * as told from './toldBalances.ts';
import { toldBank } from './toldBank.ts';
import { toldHome } from './toldHome.ts';
import { proprietor, tradeName } from './proprietor.ts';
import { toldCompany } from './toldCompany.ts';
import { titledNumber } from './titledNumber.ts';
import * as toldLicence from './toldLicence.ts';
import * as toldTerm from './toldTerm.ts';
import { toldTrade } from './toldTrade.ts';
import { balanceMoney } from './balanceMoney.ts';
import { certifiedTrade } from './certifiedTrade.ts';
import { codedActivity, trade } from './codedActivity.ts';
import { codedAmount } from './codedAmount.ts';
import { barredAddress, barredPerson, barredSpouse, barredStatus } from './betweenBars.ts';
import { count, countedDependants, soleCount, spokenDependants } from './count.ts';
import { secondName } from './secondName.ts';
import { dependantsBelow } from './dependantsBelow.ts';
import { dependants } from './dependants.ts';
import { distributionCode } from './distributionCode.ts';
import {
  codedStatus,
  filingStatus,
  loneStatus,
  statusBehindForm,
  statusInRow,
  statusOfLatest,
} from './filingStatus.ts';
import { nameBelowTitle, spouseBelowTitle } from './belowTitle.ts';
import { boxMoney, loneMoney } from './boxMoney.ts';
import { enteredWithin } from './enteredWithin.ts';
import { gainOrLoss, money, rowMoney, statedMoney, topMoney, unsignedMoney } from './money.ts';
import { maskedBesideKind } from './maskedBesideKind.ts';
import { endBelowKind, maskedEnd, namedAccountEnd, namedAccounts } from './namedAccounts.ts';
import { businessName, companyName, headedName, personName, spouseName, text, wholeName } from './names.ts';
import { takenOff } from './takenOff.ts';
import { jointHolder } from './jointHolder.ts';
import { holderName } from './holderName.ts';
import { namedDependants, severalDependants } from './namedDependants.ts';
import { namedInTranscript } from './namedInTranscript.ts';
import { namedBothWays } from './namedBothWays.ts';
import { holderLine, holderLineEmail } from './holderLine.ts';
import { nameAboveAccount } from './nameAboveAccount.ts';
import { nameInParts } from './nameInParts.ts';
import { headedBusiness, headedCode } from './headedBusiness.ts';
import { homeBesideHead } from './homeBesideHead.ts';
import {
  birthdayedName,
  birthdayedSpouse,
  birthdayInBrackets,
  spouseBirthdayInBrackets,
} from './namesWithBirthdays.ts';
import { subjectHome, subjectName, subjectSpouse } from './subjectLine.ts';
import { homeInHead, nameInHead, spouseInHead, spouseSsnInHead, ssnInHead } from './namesBesideSsn.ts';
import { partyName } from './partyName.ts';
import { peopleOfReturn } from './peopleOfReturn.ts';
import { addressBelowFirm } from './addressBelowFirm.ts';
import { onlyPerson } from './onlyPerson.ts';
import * as figuresBesides from './saidFiguresBesides.ts';
import * as ofFiler from './saidOfFiler.ts';
import { owedOfOwn, refundOfOwn } from './saidOfOwnReturn.ts';
import { saidBusiness, saidTrade } from './saidProprietor.ts';
import { homeAboveStatus } from './homeAboveStatus.ts';
import { addressOnLines } from './addressOnLines.ts';
import { greetedEmail, greetedName } from './nameBesideEmail.ts';
import { greetedSpouse } from './greetedSpouse.ts';
import { taxWithPart } from './includedInTax.ts';
import { remarkedSpouse, remarkedSpouseSsn } from './remarkedSpouse.ts';
import { spouseInBlock } from './spouseInBlock.ts';
import { nameBehindColon } from './behindColon.ts';
import { tradedName } from './behindOwner.ts';
import { toldOperated, toldOperator } from './operatedBy.ts';
import { ownerByRole } from './ownerByRole.ts';
import { ownerName, ownershipName } from './ownerName.ts';
import { einInHead } from './einInHead.ts';
import { firmInHead } from './firmInHead.ts';
import {
  addressedCompany,
  addressedFirm,
  firmBlock,
  firmName,
  nameAboveAddress,
  ownerWithin,
  personsName,
} from './personsName.ts';
import { dashedEin, dashedSsn, ein, ssn, ssnBesideEin, tin } from './nineDigits.ts';
import { firstSsn, secondSsn } from './pairOfSsns.ts';
import { asked } from './asked.ts';
import { partsAboveLabels } from './partsAboveLabels.ts';
import { partsInFields, partsOfBusiness, placeInFields } from './partsInFields.ts';
import { firstTin, secondTin } from './pairOfTins.ts';
import { firstDate, lastDate, monthEnd, monthStart, termEnd, termStart } from './period.ts';
import { fromRow, throughRow } from './periodRows.ts';
import { email } from './email.ts';
import { date } from './date.ts';
import { activityCode, phone, phoneInLine, phoneLine, year } from './plain.ts';
import { code } from './licenceNumber.ts';
import { headedEnd, monthDayYear, yearEnd } from './headedDays.ts';
import { state, stateBeforeNumber, stateBehindCity, stateName, stateOfOffice } from './states.ts';
import { city, place, zipCode } from './place.ts';
import { formedAs, legalForm, statedLegalForm } from './legalForm.ts';
import { titledTrade } from './titledTrade.ts';
import { endorsedTrade, licensedTrade, taxedTrade, tradeOfClass, unnumberedTrade } from './tradeOfClass.ts';
import { kindOfBusiness, marriage } from './saidKinds.ts';
import * as saidFigures from './saidFigures.ts';
import { saidOwed, saidRefund } from './saidOutcome.ts';
import * as saidPayments from './saidPayments.ts';
import { tickedStatus } from './tickedStatus.ts';
import * as twoColumns from './twoColumns.ts';
import { firstWork, ownWork, secondWork, spouseWork } from './twoOccupations.ts';
import { wholeBusinessBlock, wholePersonBlock } from './wholeBlocks.ts';
import { phoneBelowPlace } from './phoneBelowPlace.ts';
import { recipientInRows } from './recipientInRows.ts';
import type { Shape } from './shape.ts';

export const SHAPES = {
  money,
  gainOrLoss,
  rowMoney,
  enteredWithin,
  statedMoney,
  boxMoney,
  allInCash,
  loneMoney,
  topMoney,
  unsignedMoney,
  takenOff,
  balanceMoney,
  ssn,
  firstSsn,
  secondSsn,
  ein,
  dashedEin,
  dashedSsn,
  ssnBesideEin,
  firstTin,
  secondTin,
  einInHead,
  firmInHead,
  tin,
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
  ownerName,
  ownershipName,
  ownerByRole,
  addressBelowFirm,
  toldOperated,
  toldOperator,
  ownerWithin,
  onlyPerson,
  personsName,
  tradedName,
  firmName,
  firmBlock,
  addressedCompany,
  addressedFirm,
  nameAboveAddress,
  holderName,
  holderLine,
  holderLineEmail,
  nameAboveAccount,
  jointHolder,
  businessName,
  partyName,
  companyName,
  authority,
  toldAuthority,
  toldOfficer,
  wholeName,
  text,
  personBlock,
  businessBlock,
  recipientInRows,
  phoneBelowPlace,
  wholePersonBlock,
  wholeBusinessBlock,
  address,
  barredAddress,
  barredPerson,
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
  ...twoColumns,
  ...ladder,
  ...shares,
  ...ledger,
  ...told,
  toldBank,
  toldHome,
  tradeName,
  proprietor,
  ...toldLicence,
  toldTrade,
  toldCompany,
  titledNumber,
  ...toldTerm,
  accountEnd,
  memberEnd,
  maskedBesideKind,
  numberBesideKind,
  namedAccountEnd,
  endBelowKind,
  maskedEnd,
  namedAccounts,
  code,
  year,
  yearEnd,
  phone,
  phoneInLine,
  phoneLine,
  nameBehindColon,
  homeAboveStatus,
  addressOnLines,
  greetedName,
  greetedSpouse,
  greetedEmail,
  taxWithPart,
  ...figuresBesides,
  ...ofFiler,
  refundOfOwn,
  owedOfOwn,
  saidBusiness,
  saidTrade,
  remarkedSpouse,
  remarkedSpouseSsn,
  email,
  activityCode,
  count,
  soleCount,
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
  codedActivity,
  headedBusiness,
  headedCode,
  trade,
  certifiedTrade,
  titledTrade,
  codedAmount,
  distributionCode,
  dependants,
  namedInTranscript,
  tradeOfClass,
  endorsedTrade,
  licensedTrade,
  taxedTrade,
  unnumberedTrade,
  formedAs,
  legalForm,
  statedLegalForm,
  filingStatus,
  barredStatus,
  loneStatus,
  statusOfLatest,
  statusBehindForm,
  statusInRow,
  tickedStatus,
  kindOfBusiness,
  marriage,
  codedStatus,
  ...saidFigures,
  ...saidPayments,
  moneyOwed,
  moneyBack,
  saidRefund,
  saidOwed,
} satisfies Record<string, Shape>;

export type ShapeName = keyof typeof SHAPES;
