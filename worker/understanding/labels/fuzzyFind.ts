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

const pieceSize = (pattern: string, maxEdits: number) =>
  Math.max(1, Math.floor(pattern.length / (maxEdits + 1)));

/** `maxEdits + 1` pieces of the pattern, of which every text that holds it has at least one untouched: a quick way to say no. */
export function piecesOf(pattern: string, maxEdits: number): string[] {
  const size = pieceSize(pattern, maxEdits);
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
  const size = pieceSize(pattern, maxEdits);
  const begins: number[] = [];
  for (const [index, piece] of piecesOf(pattern, maxEdits).entries())
    for (let at = text.indexOf(piece); at >= 0; at = text.indexOf(piece, at + 1))
      begins.push(at - index * size);
  const windows: { from: number; to: number }[] = [];
  for (const begin of begins.sort((a, b) => a - b)) {
    const [from, to] = [Math.max(0, begin - maxEdits), begin + pattern.length + 2 * maxEdits];
    const last = windows.at(-1);
    if (last && from <= last.to) last.to = to;
    else windows.push({ from, to });
  }
  return windows;
}

function nearEnds(text: string, pattern: string, maxEdits: number): FuzzyMatch[] {
  const found: FuzzyMatch[] = [];
  for (const window of windowsOf(text, pattern, maxEdits))
    addNearEnds(text, window, pattern, maxEdits, found);
  return found;
}

/** Rows of the edit table, made anew for longer patterns only: a page has thousands of windows. */
let costs = new Int32Array(64);
let starts = new Int32Array(64);

/**
 * One row of the edit table per letter of the window; `starts` remembers where the cheapest way to each cell began. Cells behind
 * `last` cost more than is allowed, and so would every way through them: they are not worked out (Ukkonen, 1985).
 */
function addNearEnds(
  text: string,
  { from, to }: { readonly from: number; readonly to: number },
  pattern: string,
  maxEdits: number,
  found: FuzzyMatch[],
): void {
  const size = pattern.length;
  if (costs.length <= size) {
    costs = new Int32Array(2 * size);
    starts = new Int32Array(2 * size);
  }
  for (let index = 0; index <= size; index++) {
    costs[index] = index;
    starts[index] = from;
  }
  const end = Math.min(to, text.length);
  let last = Math.min(maxEdits, size);
  for (let at = from; at < end; at++) {
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
}
