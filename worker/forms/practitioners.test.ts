/** Licences that let somebody practice: only people do. */
import { describe, expect, it } from '@jest/globals';
import { readPages } from '../understanding/testing/readPages.ts';
import { typedPage } from '../understanding/testing/typedPage.ts';
import { FORMS } from './index.ts';

const read = (picture: string): Record<string, unknown> =>
  Object.fromEntries(
    (readPages(FORMS, [typedPage(picture)])[0]?.values ?? []).map(({ to, value }) => [to, value]),
  );

const diploma = (name: string, does: string) =>
  read(`
                         State of Nebraska
               DEPARTMENT OF HEALTH AND HUMAN SERVICES
                         Be it known that
                      ${name}
        having given satisfactory evidence of the qualifications required by law
          and having complied with the provisions of the Act, ${does}
                           ESTHETICIAN
        License Number        Date Issued        Expires
        EST-41772             March 4, 2024      September 30, 2025
        This license must be displayed in a conspicuous place.`);

describe('Whom a licence lets practice', () => {
  it('When somebody of an unusual name is licensed to practice, then that is a person', () => {
    const values = diploma('Xuyen Ngoc Abernethy', 'is hereby licensed to practice as a');
    expect(values['primaryPerson.fullName']).toBe('Xuyen Ngoc Abernethy');
    expect(values).not.toHaveProperty(['businessInfo.businessName']);
  });

  it('When somebody proved the qualifications, then that is a person, though the sentence goes on far below', () => {
    expect(diploma('Xuyen Ngoc Abernethy', 'may work as a')['primaryPerson.fullName']).toBe(
      'Xuyen Ngoc Abernethy',
    );
  });

  it('When a company may do so, then that is none', () => {
    const values = diploma('Abernethy Skin Studio LLC', 'is hereby licensed to practice as a');
    expect(values['businessInfo.businessName']).toBe('Abernethy Skin Studio LLC');
    expect(values).not.toHaveProperty(['primaryPerson.fullName']);
  });
});
