import { describe, expect, it } from '@jest/globals';
import { wordsAt } from '../../testing/printedPage.ts';
import { parsePersonName } from './names.ts';

const nameOf = (text: string) => parsePersonName(wordsAt([40, 40, text]))?.value;

describe('a name with its surname first', () => {
  it('is put in the order it is spoken in', () => {
    expect(nameOf('BRANNIGAN, TOBIAS L')).toBe('Tobias L Brannigan');
    expect(nameOf('Brannigan Jr, Tobias')).toBe('Tobias Brannigan Jr');
    expect(nameOf('BRANNIGAN, TOBIAS L JR')).toBe('Tobias L Brannigan Jr');
    expect(nameOf('VAN DER MEER, ANNA')).toBe('Anna Van Der Meer');
    expect(nameOf('PERALTA GAONA, MARIA')).toBe('Maria Peralta Gaona');
    expect(nameOf('PERALTA Y GAONA, ESTEFANÍA')).toBe('Estefanía Peralta Y Gaona');
    expect(nameOf('MARIA GAONA, DANIEL')).toBe('Maria Gaona Daniel'); // whose name that is nobody knows
  });

  it('is none where a suffix, a title or an office stands behind the comma', () => {
    expect(nameOf('Tobias Brannigan, Jr')).toBe('Tobias Brannigan Jr');
    expect(nameOf('Tobias Brannigan, Owner')).toBe('Tobias Brannigan Owner');
    expect(nameOf('Brannigan, CPA')).not.toBe('CPA Brannigan');
  });
});
