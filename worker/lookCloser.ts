/** Takes a second look at the boxes of a scanned form, each read alone: what both looks see alike is sure. */
import type { SourcePage } from './reading/sourceDocument.ts';
import type { MappedSheet } from './understanding/cells.ts';
import type { FormDefinition } from './understanding/formDefinition.ts';
import { answersOf, questionsFor } from './understanding/secondLook.ts';

/** The maps of a page with the second reading of their values; text that did not come from pixels needs none. */
export async function lookCloser(
  source: SourcePage,
  form: FormDefinition,
  maps: readonly MappedSheet[],
): Promise<MappedSheet[]> {
  if (maps[0]?.sheet.source !== 'ocr') return [...maps];
  const questions = maps.map((map) => questionsFor(form, map));
  const readings = await source.readRegions(questions.flat().map(({ box }) => box));
  let at = 0;
  return maps.map((map, index) => {
    const own = questions[index]!;
    const answers = own.map(() => readings[at++]!);
    return { ...map, second: answersOf(map, own, answers) };
  });
}
