/** Where the values of a licence stand about their labels. */
import type { Where } from '../../understanding/locate/where.ts';
import { firmBlocks } from './licenceBlocks.ts';
import { firms } from './businessLicenseWords.ts';
import * as places from './licenceAddresses.ts';
import { shortPlaces } from './licencePlacesOfKinds.ts';

export const near = (labels: readonly string[]): Where[] =>
  labels.flatMap((label) => [
    { right: label, starts: true },
    { below: label, depth: 30, run: true },
  ]);
/** The same, unless a surer label has a value, however that was misread. */
export const nearUnlessFilled = (labels: readonly string[], surer: readonly string[]): Where[] =>
  labels.flatMap((label) => [
    { right: label, starts: true, unlessFilled: surer },
    { below: label, depth: 30, run: true, unlessFilled: surer },
  ]);
/** Only where the label begins its run. */
export const headed = (labels: readonly string[]): Where[] =>
  labels.flatMap((label) => [
    { right: label, starts: true },
    { below: label, depth: 30, run: true, starts: true },
  ]);
/** Only where a colon tells the word to be a label. */
export const coloned = (labels: readonly string[]): Where[] =>
  labels.map((right) => ({ right, starts: true, colon: true }));
/** Words that mean other things elsewhere: with a colon, or alone as heads of what stands beside or below them. */
export const alone = (labels: readonly string[]): Where[] =>
  labels.flatMap((label) => [
    { right: label, starts: true, colon: true },
    { right: label, starts: true, whole: true },
    { below: label, depth: 30, run: true, starts: true, whole: true },
  ]);
/** `doing`, and in the next line `business as Ann Lee Pies, at 90 Elm St`: a word that sentences say, too. */
const unsaid = (label: string) => (label === 'business' ? ({ unspoken: true } as const) : {});
/** An address may run on below its first line. */
export const nearLines = (labels: readonly string[]): Where[] =>
  labels.flatMap((label): Where[] => [
    { right: label, starts: true, ...unsaid(label) },
    { right: label, starts: true, rows: 2, begins: true, ...unsaid(label) },
    { right: label, starts: true, rows: 3, begins: true, ...unsaid(label) }, // lines set wide apart
    { below: label, depth: 44, run: true },
  ]);
/** A name may stand above the address, and a suite's number between them. */
export const blocksBelow = (labels: readonly string[]): Where[] =>
  labels.map((label) => ({ below: label, depth: 66, run: true }));
/** Its other name may stand between a business's name and its address. */
export const under = (labels: readonly string[]): Where[] =>
  labels.map((label) => ({
    under: label,
    across: ['dba', 'doing business as', 'trade name', 'operated by', 'owner'],
  }));
/** Where the business is, whatever the label. */
export const located: readonly Where[] = [
  ...nearLines(places.namesAndPlaces),
  // two names may stand above the street; the word `address` of what is printed below is less sure
  ...blocksBelow(places.namesAndPlaces),
  ...nearLines(places.addresses),
  ...blocksBelow(places.locations),
  ...firms.map((below): Where => ({ below, depth: 66, run: true, starts: true, whole: true })),
  ...firmBlocks,
  ...coloned(shortPlaces),
  ...shortPlaces.map((below): Where => ({ below, depth: 44, run: true, starts: true, whole: true })),
  // `For the business conducted at:`
  ...['conducted at', 'located at'].map((right): Where => ({ right, colon: true })),
  // flush right with the edge of the paper, below which the address begins further left
  { below: 'located at', depth: 56, left: 100, starts: true },
];
