/** Leaves out the figures that stand below the heading of a state's return: its taxable income and its refund are others. */
import type { Line, Sheet } from '../sheet/sheet.ts';
import { textOf } from '../values/runs.ts';
import { STATES } from '../values/places/states.ts';

/** `Wisconsin Return`, `State of Ohio Summary`, `State: Vermont IN-111`, `Illinois Individual Income Tax Return (Form IL-1040)`. */
const STATE_HEADING = new RegExp(
  String.raw`^(?:(?:state of |state: )?(?:${STATES.map(({ name }) => name).join('|')})|(?:resident )?state)` +
    String.raw`(?: (?:individual|resident|income|state|tax|taxes|return|summary|results?|totals?|amounts?|information|form \S+|\p{L}{1,3}-\d{1,4}\p{L}{0,2}|\([^)]*\)))*:?$`,
  'iu',
);
/** A heading, or a sentence that leads back to the federal return. */
const FEDERAL = /\bfederal\b|\bu\.s\.|\bform 1040\b/i;
const HAS_AMOUNT = /\d[\d,]*(?:\.\d{0,2})?\)?$/;

/**
 * The sheet without lines that end in an amount between a state's heading and the next word of the federal return; what ends left of the
 * heading is in another column than it.
 */
export function ofFederalSection(sheet: Sheet): Sheet {
  let heading: Line | undefined;
  const lines = sheet.lines.filter((line: Line, at) => {
    const text = textOf(line.words);
    if (STATE_HEADING.test(text) && !isOfAddress(sheet.lines, at)) heading = line;
    else if (FEDERAL.test(text)) heading = undefined;
    return !heading || line.box.x1 < heading.box.x0 || !HAS_AMOUNT.test(text);
  });
  return lines.length < sheet.lines.length ? { ...sheet, lines } : sheet;
}

/** `State` above `DE`, and `Delaware` below `State`, where each part of an address has a line of its own. */
function isOfAddress(lines: readonly Line[], at: number): boolean {
  const [above, own, below] = [at - 1, at, at + 1].map((one) =>
    textOf(lines[one]?.words ?? []).replace(/:$/, ''),
  );
  const isState = (text: string) => STATES.some(({ code, name }) => text === code || text === name);
  return (/^state$/i.test(own!) && isState(below!)) || (/^state$/i.test(above!) && isState(own!));
}
