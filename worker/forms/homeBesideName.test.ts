/** Summaries in a typewriter's columns: a home hangs below a name, beside labels of other things. */
import { describe, expect, it } from '@jest/globals';
import { readPages } from '../understanding/testing/readPages.ts';
import { typedPage } from '../understanding/testing/typedPage.ts';
import { FORMS } from './index.ts';

/** Below the head of the page, where other rules look for people without labels. */
const read = (head: string): Record<string, unknown> => {
  const page = typedPage(`
GULF DESK
80 LAUREL AVE
FOLEY, AL 36535

TAX RETURN SUMMARY                                  TAX YEAR 2023
${'\n'.repeat(8)}
${head}
OCCUPATION   SURVEYOR                         FORM   1040
FILING STATUS   4  HEAD OF HOUSEHOLD

DEPENDENTS               SSN             DOB             RELATION
JAYLEN SALVATORE         962-18-0914     03-12-2012      SON

INCOME
   WAGES .........................................       51,306
   TOTAL INCOME ..................................       51,320
   ADJUSTED GROSS INCOME .........................       51,320
   TAXABLE INCOME ................................       37,470
   TOTAL TAX .....................................        4,278
   FEDERAL TAX WITHHELD ..........................        4,655
   FEDERAL REFUND ................................          377`);
  const scanned = page.words.map((word) => ({ ...word, source: 'ocr' as const, confidence: 0.95 }));
  const [form] = readPages(FORMS, [{ ...page, words: scanned, source: 'ocr' }]);
  return Object.fromEntries(form?.values.map(({ to, value }) => [to, value]) ?? []);
};

const HOME = {
  'primaryPerson.fullName': 'Bettina Q Salvatore',
  'primaryPerson.homeAddress.street': '2207 Windlass Way Apt 6',
  'primaryPerson.homeAddress.city': 'Foley',
  'primaryPerson.homeAddress.state': 'AL',
  'primaryPerson.homeAddress.zipCode': '36535',
};

describe('A home below a name that stands beside its label', () => {
  it('When labels of other things stand beside it, then it is told still', () => {
    for (const head of [
      `TAXPAYER     SALVATORE, BETTINA Q             SSN    918-60-2274
             2207 WINDLASS WAY APT 6          DOB    03-15-1981
             FOLEY AL 36535                   PHONE  (251) 555-0149`,
      `TAXPAYER     BETTINA Q SALVATORE              SSN    918-60-2274
             2207 WINDLASS WAY APT 6
             FOLEY, AL 36535`,
      `TAXPAYER:    BETTINA Q SALVATORE              SSN:   918-60-2274
             2207 WINDLASS WAY                DOB:   03-15-1981
             APT 6
             FOLEY, AL 36535`,
      `CLIENT       BETTINA Q SALVATORE              SSN    918-60-2274
             2207 WINDLASS WAY APT 6          STATE  AL
             FOLEY, AL 36535`,
    ])
      expect([head, read(head)]).toEqual([head, expect.objectContaining(HOME)]);
  });

  it('When the lines below are those of another label, then nobody lives there', () => {
    expect(
      read(`TAXPAYER     BETTINA Q SALVATORE              SSN    918-60-2274
OFFICE       GULF TAX DESK                    DOB    03-15-1981
             80 LAUREL AVE
             FOLEY, AL 36535`),
    ).not.toHaveProperty(['primaryPerson.homeAddress.street']);
  });
});
