/** Gives a scanned address the state that OCR passed over: of which state a ZIP code is, its first three figures tell. */
import type { Candidate } from './candidate.ts';
import { stateOfPrefix } from './values/zipCodes.ts';

/** A ZIP code less sure than this tells nothing else. */
const SURE = 0.7;

/** The values (as of one form), with the state of each scanned address that has a city and a ZIP code and no state; it stands where the ZIP code does. */
export function stateOfZip(values: readonly Candidate[]): Candidate[] {
  const told = values.flatMap((zip): Candidate[] => {
    const [, address] = /^(.*)\.zipCode$/.exec(zip.to) ?? [];
    if (address === undefined || zip.source !== 'ocr' || zip.confidence < SURE) return [];
    const has = (leaf: string) => values.some(({ to }) => to === `${address}.${leaf}`);
    const state = has('city') && !has('state') ? stateOfPrefix(String(zip.value)) : null;
    return state === null ? [] : [{ ...zip, to: `${address}.state` as Candidate['to'], value: state }];
  });
  return [...values, ...told];
}
