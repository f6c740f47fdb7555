/** What a second look makes of an address of e-mail. */
import { describe, expect, it } from '@jest/globals';
import type { Word } from '../../reading/page.ts';
import type { Candidate } from '../candidate.ts';
import { reconcile } from './reconcile.ts';
import { seenTwice } from './seenAlike.ts';
import { answerOf, needsThirdLook } from './secondLook.ts';
import type { MappedSheet } from '../locate/cells.ts';
import type { Question } from './questionsFor.ts';
import { wordsAt } from '../testing/printedPage.ts';

const box = { x0: 90, y0: 0, x1: 300, y1: 12 };
const scanned = (x: number, text: string, confidence: number): Word => ({
  ...wordsAt([x, 0, text])[0]!,
  confidence,
  source: 'ocr',
});

const questionAbout = (first: readonly Word[]) =>
  ({
    rule: { to: ['primaryPerson.email'], as: 'email', where: [] },
    cell: { words: first, box, inner: box, edits: 0 },
    box,
  }) as unknown as Question;
const map = { sheet: { page: 1 } } as unknown as MappedSheet;

/** The answers of a second look at a cell of which the first look read `first`. */
const looked = (first: readonly Word[], second: readonly Word[]) =>
  answerOf(map, questionAbout(first), { words: second });
const answers = (first: readonly Word[], second: readonly Word[]) =>
  looked(first, second).map(({ value }) => value);
/** Whether a third look has to tell which of the two is right. */
const disputes = (first: readonly Word[], words: readonly Word[]) =>
  needsThirdLook(questionAbout(first), { words }, answerOf(map, questionAbout(first), { words }));

describe('A second look at an address of e-mail', () => {
  it("leaves out the label's last letter, that the crop began in", () => {
    const first = [scanned(96, 'dale', 0.6), scanned(116, 'kay@example.org', 0.6)];
    const edge = scanned(90, 's', 0.9);
    const second = [edge, scanned(edge.box.x1 + 0.5, 'dale.kay@example.org', 0.8)];
    expect(answers(first, second)).toEqual(['dale.kay@example.org']);
  });

  it('leaves out that letter where a line joins it to the address', () => {
    const first = [scanned(110, '|udmila.kay', 0.6), scanned(170, 'example.com', 0.7)];
    expect(answers(first, [scanned(100, 's_ludmila.kay@example.com', 0.8)])).toEqual([
      'ludmila.kay@example.com',
    ]);
    expect(answers(first, [scanned(109, 's_ludmila.kay@example.com', 0.8)])).toEqual([
      's_ludmila.kay@example.com',
    ]);
  });

  it('is to be settled by a third where it differs in a sign', () => {
    const first = [scanned(100, 'dale.kay@bracken.org', 0.9)];
    expect(disputes(first, [scanned(100, 'dale.kay@brackon.org', 0.8)])).toBe(true);
    expect(disputes(first, [scanned(100, 'dale.kay@bracken.org', 0.8)])).toBe(false);
  });

  it('counts where it is unsure only if the first spelled it the same', () => {
    const first = [scanned(100, 'dale.kay@example.org', 0.6)];
    expect(answers(first, [scanned(100, 'dale.kay@example.org', 0.3)])).toEqual(['dale.kay@example.org']);
    expect(answers(first, [scanned(100, 'dale.key@example.org', 0.3)])).toEqual([]);
    expect(answers(first, [scanned(100, 'dale.key@example.org', 0.6)])).toEqual(['dale.key@example.org']);
  });

  it('is settled where only one of the two has a domain that is known', () => {
    const first = [scanned(100, 'dale.kay@example.org', 0.85)];
    expect(answers(first, [scanned(100, 'dale.kay@examale.org', 0.53)])).toEqual(['dale.kay@example.org']);
    expect(disputes(first, [scanned(100, 'dale.kay@examale.org', 0.53)])).toBe(false);
    const misread = [scanned(100, 'dale.kay@gmall.com', 0.85)];
    expect(answers(misread, [scanned(100, 'dale.kay@gmail.com', 0.6)])).toEqual(['dale.kay@gmail.com']);
    expect(disputes(misread, [scanned(100, 'dale.kay@gmail.com', 0.6)])).toBe(false);
    const cut = [scanned(100, 'dale.kay@examp', 0.9), scanned(170, 'net', 0.9)];
    expect(looked(cut, [scanned(100, 'dale.kay@example.net', 0.2)])).toMatchObject([{ confidence: 0.6 }]);
    expect(disputes(first, [scanned(100, 'dale.key@examale.org', 0.6)])).toBe(true);
  });

  it('is to be settled by a third where it is unsure, but has letters that the first lost', () => {
    const first = [scanned(100, 'kay@harrow', 0.9), scanned(150, 'net', 0.9)];
    expect(disputes(first, [scanned(100, 'kay@harrowmills.net', 0.3)])).toBe(true);
    expect(disputes(first, [scanned(100, 'key@harrowmills.net', 0.3)])).toBe(false);
  });

  it('and a third that spell it alike stand against the first', () => {
    const seen = (value: string, confidence: number, isDisputed?: true): Candidate => ({
      to: 'primaryPerson.email',
      value,
      page: 1,
      box,
      confidence,
      source: 'ocr',
      use: 'direct',
      ...(isDisputed && { isDisputed }),
    });
    const [first, second] = [seen('kay@harrow.net', 0.9), seen('kay@harrowmills.net', 0.3, true)];
    const twice = seenTwice([second], [seen('kay@harrowmills.net', 0.2, true)]);
    expect(reconcile([first], twice)).toMatchObject([{ value: 'kay@harrowmills.net' }]);
    expect(seenTwice([second], [seen('kay@harowmills.net', 0.2, true)])).toEqual([]);
    // both began in the midst of it
    const whole = seen('dale.kay@harrowmills.net', 0.8);
    expect(reconcile([whole], twice)).toMatchObject([{ value: whole.value }]);
    expect(reconcile([whole], twice)[0]!.confidence).toBeLessThan(0.5);
  });

  it('counts where it saw a point that the first lost, and has the same letters', () => {
    const first = [scanned(100, 'DALE', 0.9), scanned(118, 'KAY@EXAMPLE', 0.6), scanned(164, '.ORG', 0.6)];
    expect(answers(first, [scanned(100, 'DALE.KAY@EXAMPLE.ORG', 0.46)])).toEqual(['dale.kay@example.org']);
    expect(answers(first, [scanned(100, 'DALE.KEY@EXAMPLE.ORG', 0.46)])).toEqual([]);
  });
});
