/** Summaries of a Form 1040 that tell of a business of one person, too. */
import { describe, expect, it } from '@jest/globals';
import { readPicture } from '../testing/readPage.ts';

const page = (business: string) => `
2022 Client Tax Summary
U.S. Form 1040
Client
Name                          Perpetua Lindholm
Social security number        911-20-4478
Home address                  88 Tamarack Rd, Marquette, MI 49855
Filing status                 Single
Dependents                    none

${business}
Federal return
Taxable interest                                        62
Business income                                     41,300
Total income                                        41,362
Adjusted gross income                               38,444
Taxable income                                      20,395
Total tax                                            8,206
Estimated tax payments                               9,000
Refund                                                 794`;

describe('The business of a summary', () => {
  it.each([
    [
      'Business (Schedule C)',
      'Principal business',
      'Business code',
      'Employer ID number',
      'Gross receipts',
      'Net profit',
    ],
    [
      'Sole proprietorship',
      'Principal business or profession',
      'Activity code',
      'EIN',
      'Gross receipts or sales',
      'Net profit or (loss)',
    ],
    [
      'Schedule C',
      'Type of business',
      'Principal business code',
      'Business EIN',
      'Gross sales',
      'Net profit (loss)',
    ],
  ])(
    'When a part headed %s lists it, then it is told with its figures',
    (heading, activity, code, number, receipts, profit) => {
      const rows: [string, string][] = [
        ['Business name', 'Lindholm Boatworks'],
        [activity, 'Boat repair'],
        [code, '811490'],
        [number, '47-2291188'],
        ['Business address', '5 Harbor St Ste 2, Marquette, MI 49855'],
        [receipts, '96,120'],
        ['Total expenses', '54,820'],
        [profit, '41,300'],
      ];
      const list = rows.map(([label, value]) => label.padEnd(40) + value).join('\n');
      expect(readPicture(page(`${heading}\n${list}\n`))).toMatchObject({
        'primaryPerson.fullName': 'Perpetua Lindholm',
        'primaryPerson.homeAddress.street': '88 Tamarack Rd',
        'businessInfo.businessName': 'Lindholm Boatworks',
        'businessInfo.industry': 'Boat repair',
        'businessInfo.ein': '47-2291188',
        'businessInfo.businessAddress.street': '5 Harbor St Ste 2',
        'businessInfo.businessAddress.zipCode': '49855',
        'businessInfo.businessType': 'Sole Proprietor',
        'businessInfo.annualRevenue.year2022': 96120,
        'businessInfo.netIncome.year2022': 41300,
        'employmentStatus.employmentType': 'Self-employed',
        'fields.businessCode': '811490',
        'fields.totalExpenses': 54820,
        'fields.totalIncome': 41362,
      });
    },
  );

  it('When only a rented house has expenses and an employer a number, then no business is told', () => {
    const values = readPicture(
      page(`Employer                      Harbor Freight Lines
EIN                           47-2291188
Rental real estate
Rents received                                      14,400
Total expenses                                       9,120
`),
    );
    for (const path of ['businessInfo.ein', 'businessInfo.businessType', 'fields.totalExpenses'])
      expect(values).not.toHaveProperty([path]);
  });

  it.each([
    'Schedule C: Lindholm Boatworks & Rigging (Code 811490)   2022',
    'Schedule C – Lindholm Boatworks & Rigging – NAICS 811490',
    'Sch. C   Lindholm Boatworks & Rigging (code 811490)',
  ])('When its name and code stand in the heading `%s`, then both are told', (heading) => {
    const figures = 'Gross receipts   96,120\nTotal expenses   54,820\nNet profit    41,300\n';
    expect(readPicture(page(`${heading}\n${figures}`))).toMatchObject({
      'businessInfo.businessName': 'Lindholm Boatworks & Rigging',
      'fields.businessCode': '811490',
      'fields.grossReceipts': 96120,
    });
  });

  it('When the heading says no more than what the schedule is, then it is no name', () => {
    const figures = 'Gross receipts   96,120\nNet profit    41,300\n';
    const values = readPicture(page(`Schedule C: Profit or Loss From Business\n${figures}`));
    expect(values).toMatchObject({ 'fields.grossReceipts': 96120 });
    expect(values).not.toHaveProperty(['businessInfo.businessName']);
  });
});
