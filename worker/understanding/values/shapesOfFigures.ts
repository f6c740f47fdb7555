/** What amounts and counts look like: in boxes and rows, in sentences, in what a statement adds up. */
import { allInCash } from './allInCash.ts';
import * as ladder from './balanceLadder.ts';
import { balanceMoney } from './balanceMoney.ts';
import { boxMoney, loneMoney } from './boxMoney.ts';
import { codedAmount } from './codedAmount.ts';
import { count, soleCount } from './count.ts';
import { distributionCode } from './distributionCode.ts';
import { enteredWithin } from './enteredWithin.ts';
import { taxWithPart } from './includedInTax.ts';
import { money, gainOrLoss, rowMoney, statedMoney, topMoney, unsignedMoney } from './money.ts';
import * as saidFigures from './saidFigures.ts';
import * as figuresBesides from './saidFiguresBesides.ts';
import { refundOfOwn, owedOfOwn } from './saidOfOwnReturn.ts';
import { saidRefund, saidOwed } from './saidOutcome.ts';
import * as saidPayments from './saidPayments.ts';
import { moneyOwed, moneyBack } from './signedMoney.ts';
import { takenOff } from './takenOff.ts';
import * as told from './toldBalances.ts';
import * as shares from './totalShares.ts';
import * as ledger from './transactionLedger.ts';
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
  ...saidFigures,
  ...saidPayments,
  moneyOwed,
  moneyBack,
  saidRefund,
  saidOwed,
} satisfies Record<string, Shape>;
