/** What amounts and counts look like: in boxes and rows, in sentences, in what a statement adds up. */
import { allInCash } from './statements/allInCash.ts';
import * as ladder from './statements/balanceLadder.ts';
import { balanceMoney } from './statements/balanceMoney.ts';
import { boxMoney, loneMoney } from './amounts/boxMoney.ts';
import { codedAmount } from './amounts/codedAmount.ts';
import { count, soleCount } from './numbers/count.ts';
import { distributionCode } from './numbers/distributionCode.ts';
import { enteredWithin } from './amounts/enteredWithin.ts';
import { taxWithPart } from './amounts/includedInTax.ts';
import { money, gainOrLoss, rowMoney, statedMoney, topMoney, unsignedMoney } from './amounts/money.ts';
import { saidEin } from './letters/saidEin.ts';
import * as saidFigures from './letters/saidFigures.ts';
import * as figuresBesides from './letters/saidFiguresBesides.ts';
import { refundOfOwn, owedOfOwn } from './letters/saidOfOwnReturn.ts';
import { saidRefund, saidOwed } from './letters/saidOutcome.ts';
import * as saidPayments from './letters/saidPayments.ts';
import { moneyOwed, moneyBack } from './amounts/signedMoney.ts';
import { takenOff } from './amounts/takenOff.ts';
import * as told from './statements/toldBalances.ts';
import * as shares from './statements/totalShares.ts';
import * as ledger from './statements/transactionLedger.ts';
import type { Shape } from './shape.ts';

export const FIGURES = {
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
  ...ladder,
  ...shares,
  ...ledger,
  ...told,
  taxWithPart,
  ...figuresBesides,
  refundOfOwn,
  owedOfOwn,
  count,
  soleCount,
  codedAmount,
  distributionCode,
  saidEin,
  ...saidFigures,
  ...saidPayments,
  moneyOwed,
  moneyBack,
  saidRefund,
  saidOwed,
} satisfies Record<string, Shape>;
