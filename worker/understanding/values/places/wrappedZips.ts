/** Lines of city, state and ZIP code that are printed over two or three lines, as one. */
import { around, type Line } from '../../sheet/sheet.ts';
import { stateCode } from './states.ts';

/** Points and heights of print: a line right below, begun at the same left. */
const SAME_LEFT = 8;
const NEXT_LINE = 2.2;

const ZIP = /^\d{5}(?:-\d{4})?$/;
const isZipAlone = ({ words }: Line) => words.length === 1 && ZIP.test(words[0]!.text);
const endsInState = ({ words }: Line) =>
  words.length > 1 && /^[A-Z]{2}[.,]?$/.test(words.at(-1)!.text) && stateCode(words.at(-1)!.text) !== null;
const isRightBelow = ({ box: lower }: Line, { box: upper }: Line) =>
  lower.y0 > upper.y0 &&
  lower.y0 - upper.y0 < NEXT_LINE * (upper.y1 - upper.y0) &&
  Math.abs(lower.x0 - upper.x0) < SAME_LEFT;

/** `Evanston`, `IL`, `60202`, each on a line of its own: city and state are one line. */
function withStatesBelow(lines: readonly Line[]): readonly Line[] {
  const cityOf = (state: Line) =>
    state.words.length === 1 &&
    /^[A-Z]{2}$/.test(state.words[0]!.text) &&
    stateCode(state.words[0]!.text) !== null &&
    lines.some((zip) => isZipAlone(zip) && isRightBelow(zip, state))
      ? lines.find(
          (city) => isRightBelow(state, city) && city.words.every(({ text }) => /^[\p{L}.'’-]+$/u.test(text)),
        )
      : undefined;
  const cities = new Map(
    lines.flatMap((state) => {
      const city = cityOf(state);
      return city ? [[city, state] as const] : [];
    }),
  );
  const states = new Set(cities.values());
  return lines
    .filter((line) => !states.has(line))
    .map((line) => {
      const state = cities.get(line);
      // the state's box: the ZIP code stands right below that
      return state ? { words: [...line.words, ...state.words], box: state.box } : line;
    });
}

const endsInComma = ({ words }: Line) => words.length > 1 && /\p{L}{2},$/u.test(words.at(-1)!.text);
const isStateAndZip = ({ words: [state, zip, ...others] }: Line) =>
  zip !== undefined &&
  others.length === 0 &&
  /^[A-Z]{2}$/.test(state!.text) &&
  stateCode(state!.text) !== null &&
  ZIP.test(zip.text);

/** `Flushing` between a street and `NY 11367`. */
const isTown = (town: Line, lines: readonly Line[]) =>
  town.words.length <= MOST_OF_TOWN &&
  town.words.every(({ text }) => /^\p{Lu}[\p{L}.'’-]+$/u.test(text)) &&
  lines.some((street) => /^(?:\d|#|p\.?o\b)/i.test(street.words[0]!.text) && isRightBelow(town, street));
const MOST_OF_TOWN = 3;

/**
 * `LAKE FOREST PARK WA`, and below it `98155-5511`: one line, where the window of an envelope is narrow; `44 Elm St, Bend,`, and below it
 * `OR 97701`, where a page is.
 */
export function withWrappedZips(print: readonly Line[]): readonly Line[] {
  const lines = withStatesBelow(print);
  const zipOf = (line: Line) => {
    const isRest = endsInState(line)
      ? isZipAlone
      : endsInComma(line) || isTown(line, lines)
        ? isStateAndZip
        : null;
    return isRest ? lines.find((other) => isRest(other) && isRightBelow(other, line)) : undefined;
  };
  const wrapped = new Set(lines.flatMap((line) => zipOf(line) ?? []));
  return lines
    .filter((line) => !wrapped.has(line))
    .map((line) => {
      const zip = zipOf(line);
      return zip ? { words: [...line.words, ...zip.words], box: around([line.box, zip.box]) } : line;
    });
}
