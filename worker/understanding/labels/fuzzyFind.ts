/** Finds a text inside a longer one although some letters differ (Sellers' algorithm, 1980). */

export interface FuzzyMatch {
  readonly start: number;
  /** Exclusive. */
  readonly end: number;
  readonly edits: number;
}

/**
 * Non-overlapping places, best first and then left to right, where `text` holds `pattern` with at most `maxEdits`
 * letters changed, missing or too many. Time grows with the product of both lengths.
 */
export function fuzzyFind(text: string, pattern: string, maxEdits: number): FuzzyMatch[] {
  const ends = maxEdits === 0 ? exactEnds(text, pattern) : nearEnds(text, pattern, maxEdits);
  const taken: FuzzyMatch[] = [];
  for (const match of ends.sort((a, b) => a.edits - b.edits || a.start - b.start)) {
    if (!taken.some((other) => match.start < other.end && other.start < match.end)) taken.push(match);
  }
  return taken.sort((a, b) => a.start - b.start);
}

/** `maxEdits + 1` pieces of the pattern, of which every text that holds it has at least one untouched: a quick way to say no. */
export function piecesOf(pattern: string, maxEdits: number): string[] {
  const size = Math.max(1, Math.floor(pattern.length / (maxEdits + 1)));
  return Array.from({ length: maxEdits + 1 }, (_, piece) =>
    pattern.slice(piece * size, piece === maxEdits ? pattern.length : (piece + 1) * size),
  );
}

function exactEnds(text: string, pattern: string): FuzzyMatch[] {
  const found: FuzzyMatch[] = [];
  for (let at = text.indexOf(pattern); at >= 0; at = text.indexOf(pattern, at + 1))
    found.push({ start: at, end: at + pattern.length, edits: 0 });
  return found;
}

/** Every near place of a pattern lies within so much of where one of its pieces stands untouched. */
function windowsOf(text: string, pattern: string, maxEdits: number): { from: number; to: number }[] {
  const size = Math.max(1, Math.floor(pattern.length / (maxEdits + 1)));
  const windows = piecesOf(pattern, maxEdits).flatMap((piece, at) =>
    exactEnds(text, piece).map(({ start }) => {
      const begins = start - at * size;
      return { from: Math.max(0, begins - maxEdits), to: begins + pattern.length + 2 * maxEdits };
    }),
  );
  return windows
    .sort((a, b) => a.from - b.from)
    .reduce<{ from: number; to: number }[]>((all, { from, to }) => {
      const last = all.at(-1);
      if (last && from <= last.to) last.to = Math.max(last.to, to);
      else all.push({ from, to });
      return all;
    }, []);
}

const nearEnds = (text: string, pattern: string, maxEdits: number): FuzzyMatch[] =>
  windowsOf(text, pattern, maxEdits).flatMap(({ from, to }) =>
    nearEndsIn(text.slice(from, to), pattern, maxEdits).map(({ start, end, edits }) => ({
      start: start + from,
      end: end + from,
      edits,
    })),
  );

/**
 * One row of the edit table per letter of the text; `starts` remembers where the cheapest way to each cell began. Cells behind
 * `last` cost more than is allowed, and so would every way through them: they are not worked out (Ukkonen, 1985).
 */
function nearEndsIn(text: string, pattern: string, maxEdits: number): FuzzyMatch[] {
  const size = pattern.length;
  const costs = Int32Array.from({ length: size + 1 }, (_, index) => index);
  const starts = new Int32Array(size + 1);
  const found: FuzzyMatch[] = [];
  let last = Math.min(maxEdits, size);
  for (let at = 0; at < text.length; at++) {
    const letter = text.charCodeAt(at);
    const top = Math.min(last + 1, size);
    let diagonalCost = 0;
    let diagonalStart = at;
    let leftCost = 0;
    let leftStart = at + 1;
    for (let index = 1; index <= top; index++) {
      const aboveCost = index <= last ? costs[index]! : maxEdits + 1;
      const aboveStart = starts[index]!;
      const change = letter === pattern.charCodeAt(index - 1) ? diagonalCost : diagonalCost + 1;
      const best = Math.min(change, aboveCost + 1, leftCost + 1);
      if (best === change) leftStart = diagonalStart;
      else if (best === aboveCost + 1) leftStart = aboveStart;
      leftCost = best;
      costs[index] = best;
      starts[index] = leftStart;
      diagonalCost = aboveCost;
      diagonalStart = aboveStart;
    }
    last = top;
    while (last > 0 && costs[last]! > maxEdits) last--;
    if (last === size) found.push({ start: starts[size]!, end: at + 1, edits: costs[size]! });
  }
  return found;
}
