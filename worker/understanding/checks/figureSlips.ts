/** What an amount may have been before OCR read a figure too many in it, or lost the first one. */

/** `265260` of `25,260`: a comma was read as a figure; `37635` of `3,635`, where only the second can be one, or a stroke, `27179` of 2,779. Shorter amounts (figures) have none. */
const FEWEST_FIGURES = 5;
export function withoutOneFigure(amount: number): number[] {
  const figures = String(amount);
  if (!/^\d+$/.test(figures) || figures.length < FEWEST_FIGURES) return [];
  const mayBeSign = (at: number) => figures.length > FEWEST_FIGURES || at === 1 || figures[at] === '1';
  const shorter = [...figures].flatMap((_, at) =>
    mayBeSign(at) ? [figures.slice(0, at) + figures.slice(at + 1)] : [],
  );
  return shorter.filter((text) => !text.startsWith('0')).map(Number);
}

/** `31,693` of 131,693, whose first figure stands in the side of the box or in dirt; of shorter amounts (figures) a sum tells too little. */
const FEWEST_LEFT = 4;
export function withFirstFigure(amount: number): number[] {
  const figures = String(amount);
  if (!/^\d+(?:\.\d+)?$/.test(figures) || Math.trunc(amount) < 10 ** (FEWEST_LEFT - 1)) return [];
  return Array.from({ length: 9 }, (_, at) => Number(`${at + 1}${figures}`));
}
