/** Mailed licences whose top bears two blocks side by side: the office that wrote, and whom it wrote to. */
import { describe, expect, it } from '@jest/globals';
import { readPages } from '../../understanding/testing/readPages.ts';
import { typedPage } from '../../understanding/testing/typedPage.ts';
import { FORMS } from '../index.ts';

const DAYS = `
                                        BUSINESS LICENSE

License Number: 25-0417
Issue Date: 02/11/2025
Expiration Date: 02/10/2026`;
const ADDRESS = ['27 Larch Ln', 'Wetumpka, AL 36092'];

/** The values of a licence whose top bears both blocks. */
function read(left: readonly string[], right: readonly string[]) {
  const rows = Array.from({ length: Math.max(left.length, right.length) }, (_, at) =>
    `${(left[at] ?? '').padEnd(56)}${right[at] ?? ''}`.trimEnd(),
  );
  const [licence] = readPages(FORMS, [typedPage(`${rows.join('\n')}\n${DAYS}`)]);
  return Object.fromEntries(licence!.values.map(({ to, value }) => [to as string, value]));
}
const AT = {
  'businessInfo.businessAddress.street': '27 Larch Ln',
  'businessInfo.businessAddress.zipCode': '36092',
};

describe('A licence with the office and whom it wrote to side by side', () => {
  it.each([
    [['Elmore County Probate Office', '100 E Commerce St', 'Wetumpka, AL 36093', 'Phone: (334) 555-0171']],
    [['City of Wetumpka', 'License Division', '408 S Main St', 'Wetumpka, AL 36093']],
    [['Ruth E. Ames', 'City Clerk', '408 S Main St', 'Wetumpka, AL 36093']],
  ])('When the office stands on the right, then the licensee on the left is told: %s', (office) => {
    expect(read(['Stamm & Daughter Awnings', ...ADDRESS], office)).toMatchObject({
      'businessInfo.businessName': 'Stamm & Daughter Awnings',
      ...AT,
    });
  });

  it('When the office stands on the left of who trades as a business, then it is no part of either name', () => {
    const office = [
      'Elmore County Probate Office',
      '100 E Commerce St',
      'Wetumpka, AL 36093',
      '(334) 555-0171',
    ];
    const both = {
      'primaryPerson.fullName': 'Orville P. Stamm',
      'businessInfo.businessName': 'Stamm Saddlery',
    };
    expect(read(office, ['Orville P. Stamm d/b/a Stamm Saddlery', ...ADDRESS])).toMatchObject(both);
    expect(read(office, ['Orville P. Stamm', 'DBA Stamm Saddlery', ...ADDRESS])).toMatchObject(both);
  });

  it('When the office stands level with `doing business as`, then the business is what stands below', () => {
    const office = ['STATE OF ALABAMA', 'DEPARTMENT OF REVENUE', '50 N RIPLEY ST', 'MONTGOMERY AL 36104'];
    expect(
      read(['Orville P. Stamm', 'doing business as', 'Stamm Saddlery', ...ADDRESS], office),
    ).toMatchObject({
      'primaryPerson.fullName': 'Orville P. Stamm',
      'businessInfo.businessName': 'Stamm Saddlery',
    });
  });

  it('When a division stands beside the block of a bank, then the bank is not the holder', () => {
    const page = typedPage(`
Juniper Financial                                 Collections Division
200 Santa Fe Ave                                  785-555-0100
Salina, KS 67401

Statement period: 03/01/2024 - 03/31/2024
Account number: 123454471

Beginning balance                                 $4,210.55
Deposits and other credits                        $6,904.10
Withdrawals and other debits                      $5,377.42
Ending balance                                    $5,737.23`);
    const [statement] = readPages(FORMS, [page]);
    const paths = statement!.values.map(({ to }) => to);
    expect(paths).toContain('fields.bankName');
    expect(paths).not.toContain('businessInfo.businessName');
  });
});
