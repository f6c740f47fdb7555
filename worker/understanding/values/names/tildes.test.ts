import { expect, it } from '@jest/globals';
import { wordsAt } from '../../testing/printedPage.ts';
import { SHAPES } from '../shapes.ts';

const nameOf = (text: string, source: 'ocr' | 'text' = 'ocr') =>
  SHAPES.personName(wordsAt([10, 4, text], { source, confidence: 0.92 }), { x0: 0, y0: 0, x1: 612, y1: 20 })
    ?.value?.value;

it.each([
  ['Viktor T Castafieda Sr', 'Viktor T Castañeda Sr'],
  ['Inés Pefia-Quifiones', 'Inés Peña-Quiñones'],
  ['Rosa Núfiez', 'Rosa Núñez'],
  ['Penelope T Nufez', 'Penelope T Nuñez'],
  ['Sofie Pfeffer', 'Sofie Pfeffer'],
  ['Mirostaw Kubica', 'Mirosław Kubica'],
  ['Wtadystawa Zielen', 'Władysława Zielen'],
  ['Pawet Zielen', 'Paweł Zielen'],
  ['Choctaw Tawney', 'Choctaw Tawney'],
])('The name %s of a scan is %s', (read, name) => {
  expect(nameOf(read)).toBe(name);
});

it('The same holds where a name may be that of a firm', () => {
  const words = wordsAt([10, 4, 'Ana L. Quifiones-Rojas'], { source: 'ocr', confidence: 0.92 });
  expect(SHAPES.businessName(words, { x0: 0, y0: 0, x1: 612, y1: 20 })?.value?.value).toBe(
    'Ana L. Quiñones-Rojas',
  );
});

it('Names that are spelled with fi stay, and so does what is printed', () => {
  expect(nameOf('Sofia Fiore')).toBe('Sofia Fiore');
  expect(nameOf('Viktor T Castafieda', 'text')).toBe('Viktor T Castafieda');
});
