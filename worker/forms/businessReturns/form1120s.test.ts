/** The return of an S corporation, told from that of another corporation page by page. */
import { describe, expect, it } from '@jest/globals';
import { recognise } from '../../understanding/recognise/recognise.ts';
import { toSheet } from '../../understanding/sheet/sheet.ts';
import { readPages, valuesOn } from '../../understanding/testing/readPages.ts';
import { typedPage } from '../../understanding/testing/typedPage.ts';
import { printedPage } from '../../understanding/testing/printedPage.ts';
import { FORMS } from '../index.ts';
import { form1120s } from './form1120s.ts';

describe('The second page of a Form 1120-S', () => {
  it('When a scan lost one of its own questions, then those it shares with Form 1120 make it none', () => {
    const page = printedPage([
      [40, 30, 'Schedule B Other Information (see instructions)'],
      [40, 50, 'a Business activity'],
      [300, 50, 'b Product or service'],
      [
        40,
        70,
        '3 At any time during the tax year, was any shareholder of the corporation a disregarded entity',
      ],
      [40, 90, 'a Own directly 20% or more, or own, directly or indirectly, 50% or more of the total stock'],
    ]);
    expect(recognise(toSheet(page), FORMS)?.form.name).toBe('1120-S');
  });
});

describe('A substitute Form 1120-S', () => {
  it('When what was returned is asked for in the row of the receipts, then it is not taken for them', () => {
    const [form] = readPages(FORMS, [
      typedPage(`
Form  1120-S        U.S. Income Tax Return for an S Corporation                        2022
Do not file this form unless the corporation has filed or is attaching Form 2553
A S election effective date     Name                              D Employer identification number
 02/01/2016                     ALDERWOOD PRINT SHOP, INC.         91-5550123

1a Gross receipts or sales     412,600.   b Less returns   1,100.   c Balance      1c      411,500.
2 Cost of goods sold (attach Form 1125-A)                                          2       100,000.
3 Gross profit. Subtract line 2 from line 1c                                       3       311,500.
21 Ordinary business income (loss)                                                 21       31,200.`),
    ]);
    const values = Object.fromEntries(form!.values.map(({ to, value }) => [to, value]));
    expect(values).toMatchObject({ 'fields.grossReceipts': 412_600, 'fields.netIncome': 31_200 });
  });
});

describe('The head of a business return', () => {
  const valuesOf = (page: string) => {
    const [form] = readPages(FORMS, [typedPage(page)]);
    return Object.fromEntries(form!.values.map(({ to, value }) => [to, value]));
  };

  it('When the name goes on in a second line of its box, then both are the name', () => {
    expect(
      valuesOf(`
Form 1120-S           U.S. Income Tax Return for an S Corporation               2023
A S election effective date    Name                                     D Employer identification number
   01/01/2019                  Alderbrook Veterinary Hospital              88-9914038
                               and Rehabilitation Center, Inc.
B Business activity code       Number, street, and room or suite no. If a P.O. box, see instructions.
   541940                      18850 Highway 1085
                               City or town, state or province, country, and ZIP or foreign postal code
                               Covington, LA 70433
G Is the corporation electing to be an S corporation beginning with this tax year?
1a Gross receipts or sales                     1a         410,000.`)['businessInfo.businessName'],
    ).toBe('Alderbrook Veterinary Hospital and Rehabilitation Center, Inc.');
  });

  it('When name and address stand beside `Type or Print` as on an envelope, then both are read', () => {
    expect(
      valuesOf(`
Form 1065             U.S. Return of Partnership Income                         2022
A Principal business activity                                         D Employer identification no.
                                   LOON & PLOVER HOME WATCH, LLC
   HOME WATCH SVCS         Type    1460 NE SUMNER AVE UNIT 7            88-3041927
                            or     JENSEN BEACH, FL 34957             E Date business started
   PROPERTY CHECKS         Print                                        8/02/2019
C Business code number                                                F Total assets
   561790                                                               84,216.
I Number of Schedules K-1. Attach one for each person who was a partner
1a Gross receipts or sales                     1a         314,205.`),
    ).toMatchObject({
      'businessInfo.businessName': 'LOON & PLOVER HOME WATCH, LLC',
      'businessInfo.businessAddress.street': '1460 NE Sumner Ave Unit 7',
      'businessInfo.businessAddress.city': 'Jensen Beach',
      'businessInfo.businessAddress.zipCode': '34957',
    });
  });

  it('When the arrow before an answer is drawn as a letter of its own, then it is no part of the answer', () => {
    expect(
      valuesOf(`
Form 1120-S (2022)        ALDERBROOK MILLWORK, INC.                    04-9338172     Page 2
Schedule B    Other Information (see instructions)                                    Yes   No
2 See the instructions and enter the:
  a Business activity.   G    CUSTOM MILLWORK       b Product or service.   G    STAIRS AND MOLDINGS
3 At any time during the tax year, was any shareholder of the corporation a disregarded entity`),
    ).toMatchObject({
      'businessInfo.industry': 'CUSTOM MILLWORK',
      'businessInfo.description': 'STAIRS AND MOLDINGS',
    });
  });
});

it('When the town stands at the foot of the last box of the head, then it is read', () => {
  const page = printedPage([
    [170, 40, 'U.S. Income Tax Return for an S Corporation'],
    [36, 80, 'A  S election effective date'],
    [176, 80, 'Name'],
    [452, 80, 'D  Employer identification number'],
    [180, 93, 'CEDAR & SLATE COUNTERTOPS INC'],
    [176, 105, 'Number, street, and room or suite no. If a P.O. box, see instructions.'],
    [180, 117, 'PO BOX 1187'],
    [176, 129, 'City or town, state or province, country, and ZIP or foreign postal code'],
    [180, 159, 'BOZEMAN MT 59771'],
    [38, 173, 'G  Is the corporation electing to be an S corporation beginning with this tax year?'],
  ]);
  expect(valuesOn(form1120s, page)).toMatchObject({
    'businessInfo.businessAddress.city': 'Bozeman',
    'businessInfo.businessAddress.zipCode': '59771',
  });
});
