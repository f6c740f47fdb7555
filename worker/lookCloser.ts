/** Takes a second look at the boxes of a scanned form, each read alone: what both looks see alike is sure. */
import type { SourcePage } from './reading/sourceDocument.ts';
import type { Candidate } from './understanding/candidate.ts';
import type { MappedSheet } from './understanding/cells.ts';
import type { FormDefinition } from './understanding/formDefinition.ts';
import { answerOf, needsThirdLook, questionsFor } from './understanding/secondLook.ts';

/** Print that two looks made nothing of is drawn larger by this for a third: typewriter digits are set too wide at 250 dpi. */
const ZOOM = 1.5;
/** What only the third look sees must be clear: the number of a line reads as its amount, too. */
const CLEAR = 0.7;

/** The maps of a page with the second reading of their values; text that did not come from pixels needs none. */
export async function lookCloser(
  source: SourcePage,
  form: FormDefinition,
  maps: readonly MappedSheet[],
): Promise<MappedSheet[]> {
  if (maps[0]?.sheet.source !== 'ocr') return [...maps];
  const asked = maps.flatMap((map) => questionsFor(form, map).map((question) => ({ map, question })));
  const answers = await source.readRegions(asked.map(({ question }) => question.box));
  const values = asked.map(({ map, question }, index) => answerOf(map, question, answers[index]!));
  const open = [...asked.entries()].filter(([index, { question }]) =>
    needsThirdLook(question, answers[index]!, values[index]!),
  );
  const larger = await source.readRegions(
    open.map(([, { question }]) => question.box),
    ZOOM,
  );
  for (const [at, [index, { map, question }]] of open.entries())
    values[index] = answerOf(map, question, larger[at]!).filter(({ confidence }) => confidence >= CLEAR);
  const secondOf = (map: MappedSheet): Candidate[] =>
    asked.flatMap((one, index) => (one.map === map ? values[index]! : []));
  return maps.map((map) => ({ ...map, second: secondOf(map) }));
}
