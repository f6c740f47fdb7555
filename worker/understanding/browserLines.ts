/** What a browser prints above and below a page that is saved from it: day and time, the page's title, its address. */
import type { Box } from '#domain/documents/extraction';
import type { Line } from './sheet.ts';

/** The margin browsers leave for it, in points. */
const MARGIN = 36;
/** `11/22/26, 7:58 PM`, as browsers write it for readers in the US. */
const MOMENT = '\\d{1,2}/\\d{1,2}/\\d{2,4}, \\d{1,2}:\\d{2} ?[AP]M';
const HEAD = new RegExp(`^${MOMENT}\\b`);
const FOOT = new RegExp(`\\b${MOMENT}$|(?:^|\\s)(?:https?|file|blob):\\S`);

/** Lines without a browser's own: they say nothing of the document, and stand where its sender's name is looked for. */
export function withoutBrowserLines(lines: readonly Line[], height: number): Line[] {
  const isMargin = ({ y0, y1 }: Box) => y1 < MARGIN || y0 > height - MARGIN;
  const isBrowsers = ({ words, box }: Line) => {
    const said = words.map(({ text }) => text).join(' ');
    return isMargin(box) && (HEAD.test(said) || FOOT.test(said));
  };
  return lines.filter((line) => !isBrowsers(line));
}
