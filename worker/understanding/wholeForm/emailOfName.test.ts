import { describe, expect, it } from '@jest/globals';
import type { TargetPath } from '#domain/documents/extraction';
import type { Candidate } from '../candidate.ts';
import { emailOfName } from './emailOfName.ts';
import type { FormDefinition } from '../formDefinition.ts';
import { printedPage } from '../testing/printedPage.ts';
import { readPages } from '../testing/readPages.ts';
import { scannedValue } from '../testing/scannedValue.ts';

const text = (to: TargetPath, value: string, change: Partial<Candidate> = {}) =>
  scannedValue(to, value, { confidence: 0.6, ...change });
const addressOf = (name: string, email: string, change: Partial<Candidate> = {}) =>
  emailOfName([
    text('primaryPerson.fullName', name, { confidence: 0.9 }),
    text('primaryPerson.email', email, change),
  ]).at(-1)!.value;

describe("a scanned address of e-mail beside its owner's name", () => {
  it('is spelled after the name where one letter looks like that of the name', () => {
    expect(addressOf('Jean-Luc Rao', 'jeaniuc.rao@example.org')).toBe('jeanluc.rao@example.org');
    expect(addressOf('Tomás Olsen', 'tomas.0lsen@example.org')).toBe('tomas.olsen@example.org');
  });

  it('is doubtful where a letter of a long name is another one', () => {
    const sure = (email: string) =>
      emailOfName([
        text('primaryPerson.fullName', 'Ann Henderson', { confidence: 0.9 }),
        text('primaryPerson.email', email, { confidence: 0.8 }),
      ])[1]!.confidence;
    expect(sure('hendersan@example.org')).toBeCloseTo(0.28);
    expect(sure('henderson@example.org')).toBe(0.8);
    expect(sure('handersan@example.org')).toBe(0.8);
    expect(sure('ann.enderson@example.org')).toBeCloseTo(0.28);
    expect(addressOf('Ann Quimby', 'ann.cuimby@example.org')).toBe('ann.quimby@example.org');
  });

  it('is spelled after initials and last name, too', () => {
    expect(addressOf('Latoya Harrow', '1harrow@example.org')).toBe('lharrow@example.org');
    expect(addressOf('Jean-Luc Harrow', 'jiharrow@example.org')).toBe('jlharrow@example.org');
    expect(addressOf('Jean-Luc Harrow', 'jmharrow@example.org')).toBe('jmharrow@example.org');
    expect(addressOf('Iva Rao', '1rao@example.org')).toBe('1rao@example.org');
  });

  it('is surer where the name and a well-known provider spell all of it', () => {
    const sure = (name: string, email: string, confidence = 0.58) =>
      emailOfName([
        text('primaryPerson.fullName', name, { confidence: 0.9 }),
        text('primaryPerson.email', email, { confidence }),
      ]).at(-1)!.confidence;
    expect(sure('José Price', 'jose.price@gmail.com')).toBeCloseTo(0.832);
    for (const [name, email] of [
      ['José Price', 'jose.price@gmai.com'],
      ['José Price', 'josie.price@gmail.com'],
      ['José Price', 'price@gmail.com'],
    ])
      expect(sure(name!, email!)).toBe(0.58);
    expect(sure('José Price', 'jose.price@gmail.com', 0.3)).toBeCloseTo(0.72);
  });

  it('is doubtful where a letter stands between the names, as the point that parts them may be read', () => {
    const sure = (name: string) =>
      emailOfName([
        text('primaryPerson.fullName', name, { confidence: 0.9 }),
        text('primaryPerson.email', 'josetprice@gmail.com', { confidence: 0.8 }),
      ])[1]!.confidence;
    expect(sure('José Price')).toBeCloseTo(0.28);
    expect(sure('José T Price')).toBe(0.8);
  });

  it('stays where more differs, where the letters do not look alike, and where the name is as short', () => {
    for (const [name, email] of [
      ['Jean-Luc Rao', 'jeanmuc.rao@example.org'],
      ['Ilil Khan', 'lill.khan@example.org'],
      ['Jean-Luc Rao', 'jeaniucs@example.org'],
      ['Liz Kay', 'iiz.kay@example.org'],
    ])
      expect(addressOf(name!, email!)).toBe(email);
  });

  it('stays where it is print, and where it was read more clearly than the name', () => {
    expect(addressOf('Jean-Luc Rao', 'jeaniuc@example.org', { source: 'text' })).toBe('jeaniuc@example.org');
    expect(addressOf('Jean-Luc Rao', 'jeaniuc@example.org', { confidence: 0.95 })).toBe(
      'jeaniuc@example.org',
    );
  });
});

describe('the address of e-mail on a scanned form', () => {
  const card: FormDefinition = {
    name: 'Card',
    documentType: 'other',
    hasTaxYear: false,
    otherLabels: [],
    signs: [{ needs: 2, of: ['full name', 'email address'] }],
    fields: [
      { to: ['primaryPerson.fullName'], as: 'personName', where: [{ right: 'full name' }] },
      { to: ['primaryPerson.email'], as: 'email', where: [{ right: 'email address' }] },
    ],
  };

  it('is spelled after the name beside it', () => {
    const page = printedPage(
      [
        [40, 60, 'Full name      Jean-Luc Rao'],
        [40, 90, 'Email address  jeaniuc.rao@example.org'],
      ],
      { source: 'ocr' },
    );
    const words = page.words.map((word) => ({ ...word, source: 'ocr' as const, confidence: 0.9 }));
    const [instance] = readPages([card], [{ ...page, words }]);
    expect(instance?.values.map(({ value }) => value)).toEqual(['Jean-Luc Rao', 'jeanluc.rao@example.org']);
  });
});
