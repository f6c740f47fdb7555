import { expect, it } from '@jest/globals';
import { numberBefore, numberBehind } from './boxNumber.ts';
import { wordsAt } from '../testing/printedPage.ts';

const numberOf = (text: string, source: 'ocr' | 'text') =>
  numberBefore(wordsAt([40, 10, text], { source }), 1, new Set()).map((word) => word.text);

it('When a scan makes `la.` of `1a.`, then it is the number of the box', () => {
  expect(numberOf('la. Total ordinary dividends', 'ocr')).toEqual(['la.']);
});

it('When a scan makes a cent sign of the letter of a box, then it is that letter', () => {
  expect(numberOf('¢ Employer name', 'ocr')).toEqual(['¢']);
  expect(numberOf('¢ Employer name', 'text')).toEqual([]);
});

it('When a scan makes a capital S of a five, then it is the number of the box', () => {
  expect(numberOf('Sb February', 'ocr')).toEqual(['Sb']);
  expect(numberOf('Sb February', 'text')).toEqual([]);
  expect(numberOf('SD February', 'ocr')).toEqual([]);
});

it('When it is printed so, or has no point, then it is a word', () => {
  expect(numberOf('la. Total ordinary dividends', 'text')).toEqual([]);
  expect(numberOf('la Total ordinary dividends', 'ocr')).toEqual([]);
});

it('When two boxes are asked for at once, then the letters of both are the number', () => {
  expect(numberOf('e./f. Employee name and address', 'text')).toEqual(['e./f.']);
  expect(numberOf('e/f Employee name and address', 'text')).toEqual(['e/f']);
});

it('When a small a stands within a sentence, then it is a word of it, also on a scan', () => {
  const before = (text: string, source: 'ocr' | 'text') =>
    numberBefore(wordsAt([40, 10, text], { source }), text.split(' ').indexOf('a') + 1, new Set()).length;
  expect([before('claim you as a dependent', 'text'), before('claim you as a dependent', 'ocr')]).toEqual([
    0, 0,
  ]);
  expect([before('withheld from: a Form(s) W-2', 'text'), before('SCHEDULE a Form(s) W-2', 'ocr')]).toEqual([
    1, 1,
  ]);
});

it('When a letter answers what asks for an initial, then it is no number of the next box', () => {
  const before = (text: string) =>
    numberBefore(wordsAt([40, 10, text]), 3, new Set()).map((word) => word.text);
  expect(before('Middle initial G Suffix')).toEqual([]);
  expect(before('Employee address f Suffix')).toEqual(['f']);
});

it('When `Check here` follows, then the number is that of an apartment', () => {
  expect(numberOf('5 Check here if you', 'text')).toEqual([]);
  expect(numberOf('5 Check boxes', 'text')).toEqual(['5']);
});

const numberBehindLabel = (text: string, source: 'ocr' | 'text' = 'text') =>
  numberBehind(wordsAt([40, 10, text], { source }), 1).map((word) => word.text);

it('When a number in brackets stands right behind a label, then it is the number of the box', () => {
  expect(numberBehindLabel('Tips allocated (8)')).toEqual(['(8)']);
  expect(numberBehindLabel('Control number (d)   Local tips (18)')).toEqual(['(d)']);
  expect(numberBehindLabel('Tips allocated (8', 'ocr')).toEqual(['(8']);
  expect(numberBehindLabel('Tips allocated (Box 8)   $310.00')).toEqual(['(Box', '8)']);
});

it('When the word box leads it, then it needs no brackets', () => {
  expect(numberBehindLabel('Tips allocated - Box 8   $310.00')).toEqual(['-', 'Box', '8']);
  expect(numberBehindLabel('Tips allocated, box 8: $310.00')).toEqual(['box', '8:']);
  expect(numberBehindLabel('Tips allocated Box 8 of W-2')).toEqual([]);
  expect(numberBehindLabel('Tips allocated - 310')).toEqual([]);
});

it('When a dash parts a letter and a label that begin a line, then both are its number', () => {
  const before = numberBefore(wordsAt([40, 10, 'e - Employee name']), 2, new Set());
  expect(before.map(({ text }) => text)).toEqual(['e', '-']);
});

it('When it stands apart, by the next words or holds more, then it is not', () => {
  expect(numberBehindLabel('Tips allocated     (8)')).toEqual([]);
  expect(numberBehindLabel('Tips allocated (8) Local')).toEqual([]);
  expect(numberBehindLabel('Net loss (812)')).toEqual([]);
  expect(numberBehindLabel('Safe deposit (Box 8812)')).toEqual([]);
});

it('When a number answers the label before it, which ends in a colon, then it is not that of the next box', () => {
  const print = wordsAt([40, 10, 'Dependents: 2   Effective tax rate']);
  expect(numberBefore(print, 2, new Set())).toEqual([]);
  const box = wordsAt([40, 10, 'Name:     2 Effective tax rate']);
  expect(numberBefore(box, 2, new Set()).map(({ text }) => text)).toEqual(['2']);
});
