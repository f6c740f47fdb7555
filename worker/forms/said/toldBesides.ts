/** What letters and summaries of a Form 1040 tell in sentences besides the figures by their names. */
import type { FieldRule } from '../../understanding/formDefinition.ts';
import { toldOnPage } from '../askedFields.ts';

export const toldBesides: readonly FieldRule[] = toldOnPage([
  ['primaryPerson.ssn', 'saidSsn'],
  ['spousePerson.ssn', 'saidSpouseSsn'],
  ['spousePerson.fullName', 'greetedSpouse'],
  ['primaryPerson.phoneNumber', 'saidPhone'],
  ['primaryPerson.numberOfDependents', 'spokenDependants'],
  ['fields.wages', 'toldWages'],
  ['fields.taxableInterest', 'toldInterest'],
  ['fields.ordinaryDividends', 'toldDividends'],
  ['fields.totalIncome', 'toldTotalIncome'],
  ['fields.adjustedGrossIncome', 'toldAgi'],
  ['fields.taxableIncome', 'toldTaxableIncome'],
  ['fields.totalTax', 'toldTotalTax'],
  ['fields.totalTax', 'taxWithPart'],
  ['fields.federalTaxWithheld', 'toldWithheld'],
  ['fields.refundAmount', 'refundOfOwn'],
  ['fields.amountOwed', 'owedOfOwn'],
  ['businessInfo.businessName', 'saidBusiness'],
  ['businessInfo.industry', 'saidTrade'],
]).map((rule): FieldRule => ({ ...rule, isLast: true }));
