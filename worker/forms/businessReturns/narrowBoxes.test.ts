import { describe, expect, it } from '@jest/globals';
import { printedPage, type Print } from '../../understanding/testing/printedPage.ts';
import { valuesOn } from '../../understanding/testing/readPages.ts';
import { form1065 } from './form1065.ts';

describe('Boxes of Form 1065 that are no wider than their label', () => {
  const labels: Print[] = [
    [36, 100, 'A Principal business activity'],
    [240, 100, 'Name of partnership'],
    [36, 124, 'B Principal product or service'],
    [170, 126, 'Type'],
    [173, 136, 'or'],
    [170, 146, 'Print'],
    [36, 148, 'C Business code number'],
  ];
  const read = (typed: string, source: 'text' | 'ocr') => {
    const page = printedPage([...labels, [38, 112, typed]]);
    const words = page.words.map((word) => ({ ...word, source, confidence: 0.95 }));
    return valuesOn(form1065, { ...page, source, words });
  };

  it('When a picture shows text up to the end of the box, then nobody knows whether it went on', () => {
    expect(read('Commercial real estate rents', 'ocr')).not.toHaveProperty(['businessInfo.industry']);
    expect(read('Commercial real', 'ocr')).toMatchObject({ 'businessInfo.industry': 'Commercial real' });
  });
  it('When the text goes on well beyond the end of the label, then the box of a substitute form is wider', () => {
    const whole = 'Commercial real estate leasing';
    expect(read(whole, 'ocr')).toMatchObject({ 'businessInfo.industry': whole });
  });
  it('When a text PDF holds more than the box shows, then all of it is read', () => {
    const whole = 'Commercial real estate leasing';
    expect(read(whole, 'text')).toMatchObject({ 'businessInfo.industry': whole });
  });
  it('When the box is empty, then words of the form beside it are not what is in it', () => {
    expect(read('Roofing', 'text')).not.toHaveProperty(['businessInfo.description']);
    expect(read('Roofing', 'ocr')).not.toHaveProperty(['businessInfo.description']);
  });
});
