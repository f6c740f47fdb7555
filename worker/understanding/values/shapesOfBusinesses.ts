/** What businesses and those who permit them look like: names, owners, trades, licenses, legal forms. */
import { addressBelowFirm } from './addressBelowFirm.ts';
import { authority, toldAuthority, toldOfficer } from './authority.ts';
import { tradedName } from './behindOwner.ts';
import { certifiedTrade } from './certifiedTrade.ts';
import { codedActivity, trade } from './codedActivity.ts';
import { einInHead } from './einInHead.ts';
import { firmInHead } from './firmInHead.ts';
import { headedBusiness, headedCode } from './headedBusiness.ts';
import { formedAs, legalForm, statedLegalForm } from './legalForm.ts';
import { code } from './licenceNumber.ts';
import { businessName, companyName } from './names.ts';
import { toldOperated, toldOperator } from './operatedBy.ts';
import { ownerByRole } from './ownerByRole.ts';
import { ownerName, ownershipName } from './ownerName.ts';
import { partyName } from './partyName.ts';
import {
  ownerWithin,
  firmName,
  firmBlock,
  addressedCompany,
  addressedFirm,
  nameAboveAddress,
} from './personsName.ts';
import { tradeName, proprietor } from './proprietor.ts';
import { kindOfBusiness } from './saidKinds.ts';
import { saidBusiness, saidTrade } from './saidProprietor.ts';
import { titledNumber } from './titledNumber.ts';
import { titledTrade } from './titledTrade.ts';
import { toldBank } from './toldBank.ts';
import { toldCompany } from './toldCompany.ts';
import * as toldLicence from './toldLicence.ts';
import * as toldTerm from './toldTerm.ts';
import { toldTrade } from './toldTrade.ts';
import { tradeOfClass, endorsedTrade, licensedTrade, taxedTrade, unnumberedTrade } from './tradeOfClass.ts';
import type { Shape } from './shape.ts';

export const BUSINESSES = {
  einInHead,
  firmInHead,
  ownerName,
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
  businessName,
  partyName,
  companyName,
  authority,
  toldAuthority,
  toldOfficer,
  toldBank,
  tradeName,
  proprietor,
  ...toldLicence,
  toldTrade,
  toldCompany,
  titledNumber,
  ...toldTerm,
  code,
  saidBusiness,
  saidTrade,
  codedActivity,
  headedBusiness,
  headedCode,
  trade,
  certifiedTrade,
  titledTrade,
  tradeOfClass,
  endorsedTrade,
  licensedTrade,
  taxedTrade,
  unnumberedTrade,
  formedAs,
  legalForm,
  statedLegalForm,
  kindOfBusiness,
} satisfies Record<string, Shape>;
