/** A questionnaire with every text question answered: some 4.5 KB, as a client who is nearly done sends it. */
import { emptyValues } from '#domain/fields/emptyValue';
import { SECTIONS } from '#domain/questionnaire/sections';
import type { Random } from '../../scripts/samples/random.ts';

const SENTENCE = 'Some words a client writes about a business. ';

/** Other words every time, so that each save changes something. */
export function fullSections(random: Random): Record<string, unknown> {
  return Object.fromEntries(
    SECTIONS.map(({ id, fields }) => {
      const texts = fields
        .filter(({ kind }) => kind === 'text' || kind === 'longText')
        .map(({ name }) => [name, `${SENTENCE}${random.digits(8)}`]);
      return [id, { ...emptyValues(fields), ...(Object.fromEntries(texts) as object) }];
    }),
  );
}
