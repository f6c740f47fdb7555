/** Takes what still belongs to a label off the print beside it. */
import type { Word } from '../../reading/page.ts';
import type { Landmark } from '../labels/landmarks.ts';

/**
 * `Nature of business (optional): clothing alterations`, `Applicant / resident: Ann Lee`: a remark in brackets, or what else it is, belongs to
 * the label with the colon.
 */
export function withoutRemark(words: readonly Word[], { words: label }: Landmark): readonly Word[] {
  const first = words[0]?.text ?? '';
  const isEnded = label.at(-1)?.text.endsWith(':') ?? false;
  const isMore = /^(?:\/|of|or|and|&)$/i.test(first);
  const colon = words.slice(0, isMore ? LONGEST_REST : undefined).findIndex(({ text }) => text.endsWith(':'));
  const end = first.startsWith('(')
    ? words.findIndex(({ text }) => text.endsWith('):'))
    : isMore
      ? colon
      : -1;
  return isEnded || end < 0 || words[end]!.box.y0 > words[0]!.box.y1 ? words : words.slice(end + 1);
}
/** Words of such a rest. */
const LONGEST_REST = 4;
