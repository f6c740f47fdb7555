/** Gives a scanned address the state that OCR passed over: of which state a ZIP code is, its first three figures tell. */
import type { Candidate } from '../candidate.ts';
import { isSureEnough } from '../checks/isSureEnough.ts';
import { stateOfPrefix } from '../values/places/zipCodes.ts';

/** A ZIP code less sure than this tells nothing but that a state was read right. */
const SURE = 0.7;

/** The values (as of one form), with the state of each scanned address that has a city and a ZIP code and no state; it stands where the ZIP code does. */
export function stateOfZip(values: readonly Candidate[]): Candidate[] {
  const told = values.flatMap((zip): Candidate[] => {
    const paths = pathsBeside(zip.to);
    if (!paths || zip.source !== 'ocr' || !isSureEnough(zip)) return [];
    const read = values.filter(({ to }) => to === paths.state);
    if (zip.confidence < SURE && read.length === 0) return [];
    const state = values.some(({ to }) => to === paths.city) ? stateOfPrefix(String(zip.value)) : null;
    // `Mi` that two looks were too unsure of to show is what the ZIP code says; `Ml` of Maryland's is a doubt
    const isOwn = read.every((one) => !isSureEnough(one) && one.value === state);
    return state === null || !isOwn ? [] : [{ ...zip, to: paths.state as Candidate['to'], value: state }];
  });
  const isTold = ({ to }: Candidate) => told.some((state) => state.to === to);
  return [...values.filter((value) => !isTold(value)), ...told];
}

/** Where the city and the state beside a ZIP code are kept: `homeAddress.zipCode`, `holderZipCode`. */
function pathsBeside(zip: string) {
  const [, address, z] = /^(.*?\.?)([zZ])ipCode$/.exec(zip) ?? [];
  if (address === undefined) return null;
  return z === 'z'
    ? { city: `${address}city`, state: `${address}state` }
    : { city: `${address}City`, state: `${address}State` };
}
