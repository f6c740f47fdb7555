/** What is left of labels, and names. */
import { describe, expect, it } from '@jest/globals';
import { isLabelRest } from './formSpeech.ts';

describe('the rest of a label', () => {
  it.each(['name, Suff.', 'tel no.', 'and address (c)', 'and address (e, f)', 'and address c)'])(
    'When it is `%s`, then it names nobody',
    (text) => {
      expect(isLabelRest(text.split(' '))).toBe(true);
    },
  );
  it.each(['(c) Marigold Pediatrics', 'Price', 'and Sons (c)'])('is not `%s`', (text) => {
    expect(isLabelRest(text.split(' '))).toBe(false);
  });
});
