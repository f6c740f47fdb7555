/** What businesses and those who permit them look like: names, owners, trades, licenses, legal forms. */
import { addressBelowFirm } from './places/addressBelowFirm.ts';
import { authority, issuerName, toldAuthority, toldOfficer } from './licences/authority.ts';
import { tradedName } from './names/behindOwner.ts';
import { certifiedTrade } from './licences/certifiedTrade.ts';
import { codedActivity, trade } from './businesses/codedActivity.ts';
import { einInHead } from './businesses/einInHead.ts';
import { firmInHead } from './businesses/firmInHead.ts';
import { formCode } from './numbers/formCode.ts';
import { headedBusiness, headedCode } from './businesses/headedBusiness.ts';
import { formedAs, legalForm, statedLegalForm } from './businesses/legalForm.ts';
import { code } from './licences/licenceNumber.ts';
import { holdersPhone } from './licences/holdersPhone.ts';
import { businessName, companyName } from './names/firmNames.ts';
import { toldOperated, toldOperator } from './licences/operatedBy.ts';
import { ownerByRole } from './licences/ownerByRole.ts';
import { ownerName, ownershipName } from './names/ownerName.ts';
import { partyName } from './names/partyName.ts';
import {
  ownerWithin,
  firmName,
  firmBlock,
  addressedCompany,
  addressedFirm,
  nameAboveAddress,
} from './names/personsName.ts';
import { cardMember, tradeName, proprietor } from './names/proprietor.ts';
import { kindOfBusiness } from './letters/saidKinds.ts';
import { saidBusiness, saidTrade } from './letters/saidProprietor.ts';
import { nameAboveTown } from './licences/nameAboveTown.ts';
import { numberBehindDay } from './licences/numberBehindDay.ts';
import { secretaryOfState } from './licences/secretaryOfState.ts';
import { titledNumber } from './licences/titledNumber.ts';
import { subjectOfLetter } from './licences/subjectOfLetter.ts';
import { tradeBelowCode } from './licences/tradeBelowCode.ts';
import { titledTrade } from './licences/titledTrade.ts';
import { toldBank } from './statements/toldBank.ts';
import { toldCompany } from './licences/toldCompany.ts';
import * as toldLicence from './licences/toldLicence.ts';
import * as toldPlace from './licences/toldPlace.ts';
import * as toldTerm from './licences/toldTerm.ts';
import { toldTrade } from './licences/toldTrade.ts';
import {
  tradeOfClass,
  tradeBehindNumber,
  endorsedTrade,
  licensedTrade,
  taxedTrade,
  unnumberedTrade,
} from './licences/tradeOfClass.ts';
import type { Shape } from './shape.ts';

export const BUSINESSES = {
  einInHead,
  firmInHead,
  ownerName,
  holdersPhone,
  ownershipName,
  ownerByRole,
  addressBelowFirm,
  toldOperated,
  toldOperator,
  ownerWithin,
  tradedName,
  firmName,
  firmBlock,
  addressedCompany,
  addressedFirm,
  nameAboveAddress,
  nameAboveTown,
  businessName,
  partyName,
  companyName,
  authority,
  issuerName,
  toldAuthority,
  toldOfficer,
  secretaryOfState,
  toldBank,
  tradeName,
  cardMember,
  proprietor,
  ...toldLicence,
  ...toldPlace,
  toldTrade,
  toldCompany,
  titledNumber,
  numberBehindDay,
  ...toldTerm,
  code,
  saidBusiness,
  saidTrade,
  codedActivity,
  formCode,
  headedBusiness,
  headedCode,
  trade,
  certifiedTrade,
  tradeBelowCode,
  subjectOfLetter,
  titledTrade,
  tradeOfClass,
  tradeBehindNumber,
  endorsedTrade,
  licensedTrade,
  taxedTrade,
  unnumberedTrade,
  formedAs,
  legalForm,
  statedLegalForm,
  kindOfBusiness,
} satisfies Record<string, Shape>;
