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
  if (!mayHold(text, pattern, maxEdits)) return [];
  const ends = maxEdits === 0 ? exactEnds(text, pattern) : nearEnds(text, pattern, maxEdits);
  const taken: FuzzyMatch[] = [];
  for (const match of ends.sort((a, b) => a.edits - b.edits || a.start - b.start)) {
    if (!taken.some((other) => match.start < other.end && other.start < match.end)) taken.push(match);
  }
  return taken.sort((a, b) => a.start - b.start);
}

/** Of `maxEdits + 1` pieces of the pattern at least one is untouched by the edits: a quick way to say no. */
export function mayHold(text: string, pattern: string, maxEdits: number): boolean {
  const size = Math.max(1, Math.floor(pattern.length / (maxEdits + 1)));
  for (let piece = 0; piece <= maxEdits; piece++) {
    const end = piece === maxEdits ? pattern.length : (piece + 1) * size;
    if (text.includes(pattern.slice(piece * size, end))) return true;
  }
  return false;
}

function exactEnds(text: string, pattern: string): FuzzyMatch[] {
  const found: FuzzyMatch[] = [];
  for (let at = text.indexOf(pattern); at >= 0; at = text.indexOf(pattern, at + 1))
    found.push({ start: at, end: at + pattern.length, edits: 0 });
  return found;
}

/** One row of the edit table per letter of the text; `starts` remembers where the cheapest way to each cell began. */
function nearEnds(text: string, pattern: string, maxEdits: number): FuzzyMatch[] {
  const size = pattern.length;
  const costs = Int32Array.from({ length: size + 1 }, (_, index) => index);
  const starts = new Int32Array(size + 1);
  const found: FuzzyMatch[] = [];
  for (let at = 0; at < text.length; at++) {
    let [diagonalCost, diagonalStart] = [costs[0]!, starts[0]!];
    starts[0] = at + 1;
    for (let index = 1; index <= size; index++) {
      const change = diagonalCost + (text[at] === pattern[index - 1] ? 0 : 1);
      const skip = costs[index]! + 1;
      const miss = costs[index - 1]! + 1;
      const best = Math.min(change, skip, miss);
      const start = best === change ? diagonalStart : best === skip ? starts[index]! : starts[index - 1]!;
      [diagonalCost, diagonalStart] = [costs[index]!, starts[index]!];
      [costs[index], starts[index]] = [best, start];
    }
    if (costs[size]! <= maxEdits) found.push({ start: starts[size]!, end: at + 1, edits: costs[size]! });
  }
  return found;
}
