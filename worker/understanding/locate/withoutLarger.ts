/** Leaves out the headline of the pane beside a list, which is printed much larger than its rows. */
import type { Word } from '../../reading/page.ts';
import type { Landmark } from '../labels/landmarks.ts';

/**
 * `Adjusted gross income   $86,210         $3,098`: what is printed so much larger is the headline of the pane beside the list. A word as close to
 * smaller print as words are is only as high as the dirt on it: `$1 64,047`.
 */
export function withoutLarger(
  words: readonly Word[],
  { words: label }: Pick<Landmark, 'words'>,
): readonly Word[] {
  const high = Math.max(...label.map(({ box }) => box.y1 - box.y0));
  const isLarger = (word: Word) => word.box.y1 - word.box.y0 >= LARGER * high && !holdsRule(word);
  const isBesideSmall = ({ box }: Word) =>
    words.some((other) => !isLarger(other) && Math.abs(box.x0 - other.box.x1) < high);
  return words.filter((word) => !isLarger(word) || isBesideSmall(word));
}
const LARGER = 1.6;

/** A word of a table's last line reaches down to its rule: no figure is so narrow for its height. */
const holdsRule = ({ text, box, source }: Word) =>
  source === 'ocr' && (box.x1 - box.x0) / text.length < NARROWEST * (box.y1 - box.y0);
/** Width to height of a figure of the narrowest type, points and commas among them. */
const NARROWEST = 0.42;
