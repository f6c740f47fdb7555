/** Boxes for a street in which programs print the whole address: the town is no part of the street. */
import { describe, expect, it } from '@jest/globals';
import { readPages } from '../../understanding/testing/readPages.ts';
import { typedPage } from '../../understanding/testing/typedPage.ts';
import { FORMS } from '../index.ts';

const read = (picture: string): Record<string, unknown> => {
  const [form] = readPages(FORMS, [typedPage(picture)]);
  return {
    form: form?.recognised.form,
    ...Object.fromEntries(form?.values.map(({ to, value }) => [to, value]) ?? []),
  };
};

const scheduleC = (address: string) =>
  read(`
SCHEDULE C (Form 1040)      Profit or Loss From Business (Sole Proprietorship)        2022
Name of proprietor                                           Social security number (SSN)
Ottilie Brandt                                               912-44-7310
A  Principal business or profession, including product or service    B  Enter code from instructions
   Nail salon                                                           812113
C  Business name. If no separate business name, leave blank.         D  Employer ID number (EIN)
   Gloss & Co
${address}
F  Accounting method: (1) [X] Cash  (2) [ ] Accrual`);

const LABEL =
  'E  Business address (including suite or room no.) and city, town or post office, state, and ZIP code';

describe('A box that holds a whole address', () => {
  it('When the street stands before its town, then each is told', () => {
    for (const address of [
      `${LABEL}\n   518 Larkspur Ave Ste 9, Elgin, IL 60120`,
      `${LABEL}\n   518 LARKSPUR AVE STE 9, ELGIN IL 60120`,
      `${LABEL}\n   518 Larkspur Ave Ste 9 Elgin IL 60120`,
      `E  Business address (including suite or room no.)\n   City, town or post office, state, and ZIP code\n   518 Larkspur Ave Ste 9, Elgin, IL 60120`,
      `E  Business address (including suite or room no.)    518 Larkspur Ave Ste 9, Elgin, IL 60120\n   City, town or post office, state, and ZIP code`,
      `E  Business address (including suite or room no.)    518 Larkspur Ave Ste 9\n   City, town or post office, state, and ZIP code    Elgin, IL 60120`,
    ])
      expect([address, scheduleC(address)]).toEqual([
        address,
        expect.objectContaining({
          'businessInfo.businessAddress.street': '518 Larkspur Ave Ste 9',
          'businessInfo.businessAddress.city': 'Elgin',
          'businessInfo.businessAddress.state': 'IL',
          'businessInfo.businessAddress.zipCode': '60120',
        }),
      ]);
  });

  it('When a Form 1040 has its town in the box of the street, then it is not the street', () => {
    expect(
      read(`
Form 1040-SR   U.S. Tax Return for Seniors   2024
Your first name and middle initial    Last name              Your social security number
Ottilie M                             Brandt                 912-44-7310
Home address (number and street). If you have a P.O. box, see instructions.
518 Larkspur Ave, Elgin, IL 60120-1147
City, town, or post office. If you have a foreign address, also complete spaces below.`),
    ).toMatchObject({
      'primaryPerson.homeAddress.street': '518 Larkspur Ave',
      'primaryPerson.homeAddress.city': 'Elgin',
      'primaryPerson.homeAddress.zipCode': '60120-1147',
    });
  });
});
