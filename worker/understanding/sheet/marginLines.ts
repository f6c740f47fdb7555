/** What programs and machines print in the margins of a page: browsers, faxes, signing services, trial versions. */
import type { Box } from '#domain/documents/extraction';
import type { Line } from './sheet.ts';

/** The margin they keep to, in points. */
const MARGIN = 36;
/** `11/22/26, 7:58 PM`, as browsers write it for readers in the US. */
const MOMENT = '\\d{1,2}/\\d{1,2}/\\d{2,4}, \\d{1,2}:\\d{2} ?[AP]M';
const BROWSER = new RegExp(`^${MOMENT}\\b|\\b${MOMENT}$|(?:^|\\s)(?:https?|file|blob):\\S`);
/** `From: Hartman Tax  Fax: 15125550182  Page: 2 of 4`, `09:12 5125550182 PAGE 02/04`; a bank's head may count pages, too. */
const FAX = /\bfax\b|\b\d{1,2}:\d{2}\b.*\s1?\d{10}\b/i;
const PAGE_OF = /\bp(?:age|g|\.):? *\d+ *(?:\/|of) *\d+/i;
const MAKER =
  /^docusign envelope id\b|\bscanned (?:with|by)\b|\bcreated (?:with|by|using)\b|\b(?:evaluation|trial|unregistered|demo) (?:only|version|copy)\b/i;

/** Lines without those: they say nothing of the document, and stand where its sender's name is looked for. */
export function withoutMarginLines(lines: readonly Line[], height: number): Line[] {
  const isMargin = ({ y0, y1 }: Box) => y1 < MARGIN || y0 > height - MARGIN;
  const isMachines = ({ words, box }: Line) => {
    const said = words.map(({ text }) => text).join(' ');
    const isFax = FAX.test(said) && PAGE_OF.test(said);
    return isMargin(box) && (isFax || BROWSER.test(said) || MAKER.test(said));
  };
  return lines.filter((line) => !isMachines(line));
}
