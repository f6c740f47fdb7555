/** Licences made to be filled in on a screen: each part of the address is typed into a field of its own. */
import { describe, expect, it } from '@jest/globals';
import { printedPage, wordsAt } from '../../understanding/testing/printedPage.ts';
import { readPages } from '../../understanding/testing/readPages.ts';
import { FORMS } from '../index.ts';
import { readPicture } from '../testing/readPage.ts';

const PERMIT = `
                 TEXAS SALES AND USE TAX PERMIT

This permit is issued by the Texas Comptroller of Public Accounts under Chapter 12, Tax Code

Legal name
Heron Bayou Pump Repair Inc

Trade name of outlet
Heron Bayou Pump Repair Inc
`;
const NUMBERS = `
Taxpayer number (permit number)                     Outlet number
3-20991-4417-2                                      00003

First business date of this location                Issue date
05/01/2022                                          04/11/2022

                                                    Comptroller
                                                    Texas Comptroller of Public Accounts, Austin`;

const LICENSE = `
CITY OF ALDER FORD, NEVADA
City Auditor's Office - 12 Quarry Street, Alder Ford, NV 89406

                        GENERAL MERCHANT LICENSE

License Number:   GM-25-00418                      Date Issued:       April 1, 2025

Licensee:         Wendell T. Oakes                 Expiration Date:   March 31, 2026

Business Name:    Heron Hill Market LLC            Business Phone:    775-555-0161
`;

describe('licences in fields', () => {
  const COUNTY = `
YAMHILL COUNTY, OREGON
Office of the County Clerk

                        GENERAL BUSINESS LICENSE
License number                     Date issued                Expiration date
YC-24-003918                       02/20/2024                 02/19/2025
Name of business
Heron Hill Well Drilling
Street address of business
15880 E State Route 169
City                               State                      ZIP
Alder Ford                         OR                         97114
`;
  it('When city, state and ZIP code have a row of their own below the street, then they are its place, and that of somebody else is not', () => {
    const place = {
      'businessInfo.businessAddress.street': '15880 E State Route 169',
      'businessInfo.businessAddress.city': 'Alder Ford',
      'businessInfo.businessAddress.state': 'OR',
      'businessInfo.businessAddress.zipCode': '97114',
    };
    expect(readPicture(COUNTY)).toMatchObject(place);
    expect(
      readPicture(`${COUNTY}
Residence address of owner         City                       State          ZIP
44 Elm St                          Salem                      OR             97301`),
    ).toMatchObject(place);
    const second = `
City                               State                      ZIP
Salem                              OR                         97301`;
    expect(readPicture(`${COUNTY}${second}`)).toMatchObject(place);
    // which of two rows it is that do not follow the street, nobody knows
    const apart = COUNTY.replace('\nCity', '\nContact person\nWendell T. Oakes\nCity');
    expect(readPicture(`${apart}${second}`)).not.toHaveProperty(['businessInfo.businessAddress.city']);
  });

  it('When street, city, state and ZIP code each stand below a label of one row, then the address is whole, and neither the label of the city nor whoever signs granted it', () => {
    expect(
      readPicture(`${PERMIT}
Outlet address                             City                  State     ZIP
7714 FM 411                                Alder Park            TX        79843
${NUMBERS}`),
    ).toMatchObject({
      'businessInfo.businessAddress.street': '7714 FM 411',
      'businessInfo.businessAddress.city': 'Alder Park',
      'businessInfo.businessAddress.state': 'TX',
      'businessInfo.businessAddress.zipCode': '79843',
      'fields.issuingAuthority': 'Texas Comptroller of Public Accounts',
    });
  });

  it('When a part of the row was left empty, or it is where the mail goes, then no address is made of the rest', () => {
    for (const row of [
      `Outlet address                             City                  State     ZIP
7714 FM 411                                                      TX        79843`,
      `Mailing address                            City                  State     ZIP
7714 FM 411                                Alder Park            TX        79843`,
    ])
      expect(readPicture(`${PERMIT}\n${row}\n${NUMBERS}`)).not.toHaveProperty([
        'businessInfo.businessAddress.street',
      ]);
  });

  it('When each part of the address stands beside its label, in two columns of rows set wide apart, then it is whole', () => {
    expect(
      readPicture(`${LICENSE}

Street Address:   414 11th Ave S Ste 6             Federal ID (EIN):  88-1418836


City:             Alder Ford                       State / ZIP:       NV      89406-1120


Nature of Business: Grocery and halal meats`),
    ).toMatchObject({
      'businessInfo.businessAddress.street': '414 11th Ave S Ste 6',
      'businessInfo.businessAddress.city': 'Alder Ford',
      'businessInfo.businessAddress.state': 'NV',
      'businessInfo.businessAddress.zipCode': '89406-1120',
    });
  });

  it('When each part stands in a row of its own beside other columns, then it is whole', () => {
    expect(
      readPicture(`${LICENSE}
Business Street:  414 11th Ave S                   Status:            Active
City:             Alder Ford                       Federal ID (EIN):  88-1418836
State:            NV                               Website:           None
ZIP Code:         89406

Nature of Business: Grocery and halal meats`),
    ).toMatchObject({
      'businessInfo.businessAddress.street': '414 11th Ave S',
      'businessInfo.businessAddress.city': 'Alder Ford',
      'businessInfo.businessAddress.state': 'NV',
      'businessInfo.businessAddress.zipCode': '89406',
    });
  });

  it('When two streets are asked for and neither label says whose, then none is told', () => {
    expect(
      readPicture(`${LICENSE}
Street Address:   414 11th Ave S
City:             Alder Ford                       State / ZIP:       NV      89406

Street Address:   90 Canal St
City:             Ely                              State / ZIP:       NV      89301`),
    ).not.toHaveProperty(['businessInfo.businessAddress.street']);
  });

  it('When what is typed in stands close beside the label of a state or a ZIP code, then the address is whole', () => {
    const addressOf = (place: string) =>
      readPicture(`
Alder Ford County                                            Form AF-9 (rev 3/21)
                        HOME OCCUPATION BUSINESS LICENSE
Owner name              Wendell T. Oakes
Business name           Heron Hill Alterations
Physical address        414 E Quarry Dr
${place}
License no.             HO-0418-25
Issue date              Oct 2, 2025          Exp. date     Oct 1, 2027`);
    expect(addressOf('City                    Alder Park           State AZ      ZIP 86399')).toMatchObject({
      'businessInfo.businessAddress.street': '414 E Quarry Dr',
      'businessInfo.businessAddress.city': 'Alder Park',
      'businessInfo.businessAddress.state': 'AZ',
      'businessInfo.businessAddress.zipCode': '86399',
    });
    // an office, and no field of a state
    expect(
      addressOf('City                    Alder Park           State Auditor     ZIP 86399'),
    ).not.toHaveProperty(['businessInfo.businessAddress.street']);
  });

  it('When a box asks for the telephone of the premises or for what is sold, then that is the telephone of the business and what it does', () => {
    expect(
      readPicture(`
CITY OF ALDER FORD
                        MOBILE VENDOR PERMIT
Permit No.:                MV-25-018        Date Issued:  4/9/2025        Expires:  12/31/2025
Name of Business:          Heron Hill Kettle Corn
Name of Permit Holder:     Wendell T. Oakes
Goods or services to be sold:   Kettle corn and lemonade (trailer)

Premises phone
775-555-0161`),
    ).toMatchObject({
      'businessInfo.businessPhone': '(775) 555-0161',
      'businessInfo.industry': 'Kettle corn and lemonade (trailer)',
    });
  });

  it.each([
    'FOOD SOLD MUST BE WRAPPED ELSEWHERE',
    'Merchandise sold may not block the sidewalk',
    'Items to be sold only from the approved cart',
  ])('When the rules say `%s`, then that is nothing that a business does', (rule) => {
    expect(
      readPicture(`
CITY OF ALDER FORD
                        MOBILE VENDOR PERMIT
Permit No.:                MV-25-018        Date Issued:  4/9/2025        Expires:  12/31/2025
Name of Business:          Heron Hill Kettle Corn
Name of Permit Holder:     Wendell T. Oakes

${rule}`),
    ).not.toHaveProperty(['businessInfo.industry']);
  });

  it.each([
    [
      'a row of all',
      `
Street Address              Suite         City             State     Zip Code
410 Tamarack Rd             Ste 12        Alder Ford       NV        89406`,
    ],
    [
      'two rows',
      `
Number and Street                         Unit #
410 Tamarack Rd                           Ste 12

City/Town                                 State            Postal Code
Alder Ford                                NV               89406`,
    ],
    [
      'labels beside it',
      `
Address Line 1:   410 Tamarack Rd
Address Line 2:   Ste 12
City:             Alder Ford
State:            NV
Zip Code:         89406`,
    ],
    [
      'two rows, without its kind',
      `
Address                                   Suite
410 Tamarack Rd                           12

City                                      State            Zip
Alder Ford                                NV               89406`,
    ],
  ])('When the unit has a field of its own in %s, then it is part of the street', (_, address) => {
    expect(readPicture(`${LICENSE}${address}`)).toMatchObject({
      'businessInfo.businessAddress.street': '410 Tamarack Rd Ste 12',
      'businessInfo.businessAddress.city': 'Alder Ford',
      'businessInfo.businessAddress.state': 'NV',
      'businessInfo.businessAddress.zipCode': '89406',
    });
  });

  it('When what is typed in stands close behind the labels, then the row below still belongs to the address', () => {
    const beside = (row: number, label: string, value: string) => {
      const y = 120 + 18 * row;
      const typed = wordsAt([180, y - 3, value], { source: 'form-field' });
      return [
        ...wordsAt([166 - 4.4 * label.length, y, label]),
        ...typed.map((word) => ({ ...word, box: { ...word.box, y1: word.box.y0 + 13 } })),
      ];
    };
    const words = [
      ...wordsAt([60, 40, 'Kent County Health Department']),
      ...wordsAt([100, 80, 'PERMIT TO OPERATE A FOOD ESTABLISHMENT']),
      ...beside(0, 'Permit No.:', 'FS-44-10977'),
      ...beside(1, 'Establishment:', 'Zum Alten Krug'),
      ...beside(2, 'Facility address:', '410 Tamarack Rd SE'),
      ...beside(3, 'City / State / ZIP:', 'Alder Ford, MI 49506'),
      ...beside(4, 'Permit holder:', 'Ruth Okafor'),
      ...beside(5, 'Issue date:', '04/22/2023'),
    ];
    const [permit] = readPages(FORMS, [printedPage([], { words, source: 'form-field' })]);
    expect(Object.fromEntries(permit!.values.map(({ to, value }) => [to, value]))).toMatchObject({
      'businessInfo.businessAddress.street': '410 Tamarack Rd SE',
      'businessInfo.businessAddress.city': 'Alder Ford',
      'businessInfo.businessAddress.zipCode': '49506',
    });
  });
});
