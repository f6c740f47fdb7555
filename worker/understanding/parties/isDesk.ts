/** Where an office is, which grants nothing by itself: a desk in a building, or the building. */
import type { Word } from '../../reading/page.ts';
import { textOf } from '../values/runs.ts';

/** `Revenue Office, 2nd Floor, City Hall`: where in a building one goes with it, beside the name of the city; `Alder County Clerk, Room 12` says whose it is. */
export const isDesk = (run: readonly Word[]): boolean =>
  BUILDING.test(textOf(run)) ||
  (/^[^,\d]*\b(?:office|division|department|bureau|section|window|counter)\b[^,]*(?:,| [-–—|·•]) .*\b(?:floor|hall|courthouse|room|rm|suite|ste|building|bldg)\b/i.test(
    textOf(run),
  ) &&
    !/^[^,]*\b(?:of|county|parish|city|town|village|state|borough|township)\b/i.test(textOf(run)));
/** `State Capitol`, `State House, Room 101`, `Alder County Courthouse`, `City Hall`: where an office is. */
const BUILDING =
  /^(?:the )?(?:(?:state (?:capitol|house)|statehouse|capitol|(?:[\p{L}'’.-]+ ){0,2}county court ?house|(?:city|town|village|borough) hall)(?: (?:building|bldg|complex|annex|center))?|(?:[\p{L}'’.-]+ ){0,2}(?:state office|county administration) (?:building|bldg|complex|annex|center))(?:,? [^,]*\d[^,]*)?\.?$/iu;
