import { describe, expect, it } from '@jest/globals';
import { readPages, valuesOn } from '../../understanding/testing/readPages.ts';
import { typedPage } from '../../understanding/testing/typedPage.ts';
import { bankStatement } from '../statements/bankStatement.ts';
import { FORMS } from '../index.ts';

const namesOf = (picture: string) => readPages(FORMS, [typedPage(picture)]).map((one) => one.definition.name);

describe("A person's own licence", () => {
  const card = `
License Number: D4410-2281-9930
Expiration Date: 05/11/2025
Issue Date: 05/11/2021
Name: Imani Okoro
Address: 480 Flatbush Ave, Brooklyn, NY 11225`;

  it('When a card says nothing of a business, then it is no business licence', () => {
    expect(namesOf(`Driver License Renewal Notice${card}`)).toEqual([]);
  });
  it('When it names its licensee, then it is one', () => {
    expect(namesOf(`${card}\nLicensee: Okoro Tailoring LLC`)).toEqual(['Business license']);
  });
});

it('A request for a taxpayer number is no licence, whatever it says of a business', () => {
  const request = `
Request for Taxpayer Identification Number and Certification
Business name, if different from above: Oyelaran Catering LLC
Federal tax classification: Limited liability company
License Number: 20-4410     Certificate of foreign status
Expiration Date: 05/11/2025    Trade name: Oyelaran    Owner: B Oyelaran`;
  expect(namesOf(request)).toEqual([]);
  expect(namesOf(request.replace('Request for Taxpayer Identification Number', ''))).toEqual([
    'Business license',
  ]);
});

describe('A statement in two languages', () => {
  it('When the other language stands in brackets behind the first, then its amounts are read', () => {
    const page = typedPage(`
Previous Balance (Saldo anterior)            814.22
2 Deposits (Depósitos)                     2,150.00
17 Withdrawals (Retiros)                  -1,999.37
New Balance (Saldo nuevo)                    964.85`);
    expect(valuesOn(bankStatement, page)).toMatchObject({
      'fields.totalDeposits': 2150,
      'fields.totalWithdrawals': 1999.37,
    });
  });
});
