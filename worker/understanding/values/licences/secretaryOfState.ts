/** The office of a state that keeps companies' papers: `Ohio Secretary of State`, with its state. */
import { stateName } from '../places/states.ts';
import { runsOf, textOf } from '../runs.ts';
import type { Shape } from '../shape.ts';
import { asValue, only } from '../told.ts';

/** The only one that the print names. */
export const secretaryOfState: Shape = (words, cell) => {
  const offices = runsOf(words).flatMap((run) =>
    run.flatMap((_, at) => {
      const rest = run.slice(at);
      const state = stateName(rest, cell)?.value;
      const count = (state?.words.length ?? 0) + OFFICE_WORDS;
      const own = rest.slice(0, count).map((word) => ({ ...word, text: word.text.replace(/[,.]$/, '') }));
      const isOffice = state && /^secretary of state$/i.test(textOf(own.slice(-OFFICE_WORDS)));
      return isOffice && own.length === count ? [{ value: textOf(own), words: own }] : [];
    }),
  );
  return asValue(only(offices));
};
const OFFICE_WORDS = 3;
