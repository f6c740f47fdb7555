/** Where a licence's number stands, the more particular label first. */
import type { Where } from '../../understanding/locate/where.ts';
import { anyNumbers, numbers, taxNumbers } from './licenceNumberWords.ts';
import { numbersOfKinds, signedNumbers } from './licenceNumbersOfKinds.ts';

const worded = numbersOfKinds.filter((label) => !numbers.includes(label));
const signed = signedNumbers.filter((label) => !numbers.includes(label));

const starting = (labels: readonly string[]): Where[] =>
  labels.flatMap((label) => [
    { right: label, starts: true },
    // without its sign `certificate #` is a word of sentences, too
    // centred below its label it may be wider than that
    {
      below: label,
      depth: 30,
      starts: true,
      run: true,
      ...(label.endsWith('#') && { whole: true as const }),
    },
  ]);

/** Ends of longer labels, which in a box are the head of it. */
const inBoxes = ['license', 'permit', 'certificate', 'registration', 'receipt'].flatMap((what) => [
  `${what} number`,
  `${what} no`,
]);

export const numbered: readonly Where[] = [
  // `Nevada Business Identification # NV2023...`; its certificate has a number of its own
  { right: 'business identification' },
  { below: 'business identification', depth: 30, run: true, signed: true },
  // `BUSINESS LICENSE`, and beside that title `Taxpayer ID 0048812`
  { right: 'business license #', signed: true },
  // `Alaska Business License #` above it; a title has no such sign
  { below: 'business license #', depth: 30, run: true, signed: true },
  ...starting(numbers),
  // above a row of heads that part the one beside it
  { below: 'use account number for all references', depth: 45, starts: true },
  ...taxNumbers.flatMap((label): Where[] => [
    { right: label, unspoken: true },
    { below: label, depth: 30, run: true },
  ]),
  ...starting(worded),
  ...signed.flatMap((label): Where[] => [
    { right: label, starts: true, signed: true },
    { below: label, depth: 30, starts: true, run: true, signed: true },
  ]),
  // `Zoning Permit No.` in a box of its own: how a longer label ends
  ...inBoxes.map((below): Where => ({ below, depth: 30, run: true })),
  ...starting(anyNumbers),
  { right: 'business license #' },
];
