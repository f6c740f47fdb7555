/** A rule that throws costs a client the whole document: whatever stands in a box, each shape answers. */
import { describe, expect, it } from '@jest/globals';
import type { Word } from '../../reading/page.ts';
import { wordsAt } from '../testing/printedPage.ts';
import { SHAPES } from './shapes.ts';

/** What OCR makes of rules, dust, combs and torn print, and some pieces of real answers. */
const PIECES =
  '| l I 1 1] |] [ - — . , $ $. ( ) * # @ & % / : " ’ _ + 0 00 000 -0- .00 1, 1,2 1,234.5 1,234.56 12/ 12/31 12/31/2024 2024 94103 94103- 123-45 123-45-6789 ' +
  "12-3456789 a m mn M Mc O' Jr III Agnes Ferris LLC Inc. Apt St PO Box CA XX c/o and or TRUE None N/A ä ß 口 \u0000 \u202e";
const pieces = PIECES.split(' ');

function random(seed: number): (below: number) => number {
  let state = seed;
  return (below) => (state = (state * 48_271) % 2_147_483_647) % below;
}

describe.each(Object.keys(SHAPES) as (keyof typeof SHAPES)[])('%s', (shape) => {
  it.each(['ocr', 'text'] as const)('When any words stand in its box (%s), then it answers', (source) => {
    const next = random(7);
    const answer = () => {
      const words: Word[] = [];
      let [x, y] = [0, 0];
      for (let count = next(7); count > 0; count--) {
        const text = pieces[next(pieces.length)]!;
        const [word] = wordsAt([x, y, text], { source, confidence: next(101) / 100 });
        words.push(word!);
        x = next(5) === 0 ? 0 : word!.box.x1 + next(30);
        y += x === 0 ? 12 : 0;
      }
      return SHAPES[shape](words, { x0: 0, y0: 0, x1: 300, y1: 60 });
    };
    expect(() => Array.from({ length: 300 }, answer)).not.toThrow();
  });
});
