/** File names keep what a person reads in them and lose what could mislead. */
import { describe, expect, it } from '@jest/globals';
import { displayName } from './displayName.ts';

describe('The name of a file', () => {
  it.each([
    ['Übersicht 税 2023.pdf', 'Übersicht 税 2023.pdf'],
    ['../../etc/passwd.pdf', 'passwd.pdf'],
    ['C:\\Users\\con.pdf', '_con.pdf'],
    ['invoice\u202efdp.exe.pdf', 'invoicefdp.exe.pdf'],
    ['a\u061cb\u200b\u2060\ufeff\u00ad\u{e0041}c.pdf', 'abc.pdf'],
    ['\ud83d.pdf', 'document.pdf'],
    ['....pdf', 'document.pdf'],
    ['- .PDF', 'document.PDF'],
    ['', 'document.pdf'],
  ])('%j is shown as %j', (sent, shown) => expect(displayName(sent, 'pdf')).toBe(shown));

  it('that is too long keeps its ending and only whole letters', () => {
    for (const lead of ['', 'a', 'ab']) {
      const shown = displayName(`${lead}${'😀'.repeat(300)}.pdf`, 'pdf');
      expect(shown.length).toBeLessThanOrEqual(255);
      expect(shown).toMatch(/\.pdf$/);
      expect(() => encodeURIComponent(shown)).not.toThrow();
    }
  });
});
