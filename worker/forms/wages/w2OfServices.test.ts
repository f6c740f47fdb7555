import { describe, expect, it } from '@jest/globals';
import { printedPage, wordsAt, type Print } from '../../understanding/testing/printedPage.ts';
import { valuesOn } from '../../understanding/testing/readPages.ts';
import { typedPage } from '../../understanding/testing/typedPage.ts';
import { w2 } from './w2.ts';

const copyAt = (x: number, y: number): Print[] => [
  [x, y, 'd Control number'],
  [x, y + 9, '000412 TMS'],
  [x, y + 24, "c Employer's name, address, and ZIP code"],
  [x, y + 33, 'TIDEWATER MARINE SUPPLY INC'],
  [x, y + 42, '900 SHIPYARD RD'],
  [x, y + 51, 'BALTIMORE MD 21224'],
  [x, y + 66, "e/f Employee's name, address, and ZIP code"],
  [x, y + 75, 'BETTINA LAVINIA CARROWAY'],
  [x, y + 84, '18 MILLRACE LN'],
  [x, y + 93, 'ELKTON MD 21921'],
  [x, y + 110, '1 Wages, tips, other comp.'],
  [x, y + 119, '51202.40'],
  [x + 135, y + 110, '2 Federal income tax withheld'],
  [x + 135, y + 119, '4610.20'],
  [x, y + 134, '3 Social security wages'],
  [x, y + 143, '54202.40'],
];

describe('A W-2 of a payroll service', () => {
  it('is cut at its copies, not at a column of the earnings summary beside them', () => {
    const summary: Print[] = [
      [36, 30, '2023 W-2 and EARNINGS SUMMARY'],
      [100, 60, 'Wages, Tips, other'],
      [100, 68, 'Compensation'],
      [100, 76, 'Box 1 of W-2'],
      [36, 90, 'Gross Pay'],
      [100, 90, '55,410.40'],
      [36, 130, 'BETTINA LAVINIA CARROWAY'],
    ];
    const page = printedPage([...summary, ...copyAt(36, 300), ...copyAt(310, 300)]);
    expect(valuesOn(w2, page)).toMatchObject({
      'primaryPerson.fullName': 'Bettina Lavinia Carroway',
      'primaryPerson.homeAddress.street': '18 Millrace Ln',
      'fields.employerName': 'TIDEWATER MARINE SUPPLY INC',
      'fields.wages': 51202.4,
    });
  });

  it('When a summary as wide as all copies stands below them, then they are read without it', () => {
    const summary: Print[] = [
      [36, 500, 'Wages, Tips, other'],
      [200, 500, 'Social Security'],
      [36, 509, 'Compensation'],
      [200, 509, 'Wages'],
      [36, 518, 'Box 1 of W-2'],
      [200, 518, 'Box 3 of W-2'],
      [36, 530, '55,410.40'],
      [200, 530, '55,410.40'],
    ];
    const right = summary.map(([x, y, text]): Print => [x + 274, y, text]);
    const page = printedPage([...copyAt(36, 300), ...copyAt(310, 300), ...summary, ...right]);
    expect(valuesOn(w2, page)).toMatchObject({
      'primaryPerson.fullName': 'Bettina Lavinia Carroway',
      'fields.wages': 51202.4,
      'fields.socialSecurityWages': 54202.4,
    });
  });

  it('is not read from the summary above it, whose columns name its boxes', () => {
    const page = printedPage([
      [36, 20, '2023 W-2 and EARNINGS SUMMARY'],
      [240, 40, 'Wages, Tips, other'],
      [240, 49, 'Compensation Box 1'],
      [36, 64, 'Gross Pay'],
      [250, 64, '55,410.40'],
      [36, 78, 'Reported W-2 Wages'],
      [250, 78, '51,202.40'],
      [36, 200, 'c Employer’s name, address, and ZIP code'],
      [36, 212, 'TIDEWATER MARINE SUPPLY INC'],
      [320, 200, '1 Wages, tips, other comp.'],
      [370, 212, '51202.40'],
      [450, 200, '2 Federal income tax withheld'],
      [500, 212, '4610.20'],
      [320, 224, '3 Social security wages'],
      [370, 236, '54202.40'],
    ]);
    expect(valuesOn(w2, page)['fields.wages']).toBe(51202.4);
  });

  it('When both labels of the box stand above a block at its foot, then its last line is still of the block', () => {
    const labels: Print[] = [
      [36, 366, "e Employee's first name and initial Last name Suff."],
      [36, 372, "f Employee's address and ZIP code"],
      [36, 440, 'BETTINA LAVINIA CARROWAY'],
      [36, 449, '18 MILLRACE LN'],
      [36, 458, 'ELKTON MD 21921'],
      [36, 480, '15 State Employer’s state ID number'],
    ];
    const page = printedPage([...copyAt(36, 300).filter(([, y]) => y < 366), ...labels]);
    expect(valuesOn(w2, page)).toMatchObject({
      'primaryPerson.fullName': 'Bettina Lavinia Carroway',
      'primaryPerson.homeAddress.city': 'Elkton',
    });
  });

  it('When OCR read only the first word of its label, then its amount is still found', () => {
    const words = [
      ...copyAt(36, 300).flatMap(([x, y, text]) =>
        wordsAt([x, y, text.replace(/1 Wages,.*/, '1 Wages,')], { source: 'ocr', confidence: 0.95 }),
      ),
    ];
    expect(valuesOn(w2, { ...printedPage([]), words, source: 'ocr' })['fields.wages']).toBe(51202.4);
  });

  it('When a guide reckons the wages of another employee, then they are not those of the form', () => {
    const row: Print = [36, 60, '1 wages          44,000.00'];
    expect(valuesOn(w2, printedPage([...copyAt(36, 300), row]))['fields.wages']).toBe(51202.4);
  });

  it('is not read from sentences that say in which box an amount stands', () => {
    const page = printedPage([
      [36, 20, 'The wages of the employee below stand in box 1.'],
      [36, 34, 'Federal income tax withheld is in box 2.'],
      ...copyAt(36, 300),
    ]);
    expect(valuesOn(w2, page)['fields.federalIncomeTaxWithheld']).toBe(4610.2);
  });

  it('may name employer and employee without the possessive, as public offices do', () => {
    const values = valuesOn(
      w2,
      typedPage(`
Form W-2  Wage and Tax Statement   2024
A. Employee Social Security Number             1. Wages, Tips, Other Compensation   2. Federal Income Tax Withheld
915-62-4408                                    38,420.40                            2,911.07

C. Employer Name, Address, and ZIP Code
FINANCE OFFICE INDIANAPOLIS
8899 E 56TH STREET
INDIANAPOLIS IN 46249-2700

E. Employee Name (First, Middle Initial, Last), Suffix
MARCUS T VANDERMEER

F. Employee Address and ZIP Code
2280 RIDGECREST DR
FAYETTEVILLE NC 28314`),
    );
    expect(values).toMatchObject({
      'fields.employerName': 'FINANCE OFFICE INDIANAPOLIS',
      'fields.employeeName': 'Marcus T Vandermeer',
      'primaryPerson.homeAddress.street': '2280 Ridgecrest Dr',
      'primaryPerson.homeAddress.city': 'Fayetteville',
    });
  });

  it('is read as a page of the web, whose texts begin in one column and whose amounts end in another', () => {
    const values = valuesOn(
      w2,
      typedPage(`
Form W-2 Wage and Tax Statement 2024
Employee
Name                          Priscilla M Underhill
Address                       5 Sycamore Ct, Nyack, NY 10960
Social security number        938-04-1127
Employer
Name                          HUDSON KAYAK GUIDES LLC
Address                       60 Burd St, Nyack, NY 10960
EIN                           83-2201194
Federal
Box 1: Wages, tips, other compensation                           41,200.00
Box 2: Federal income tax withheld                                3,010.44
Box 3: Social security wages                                     41,200.00
Box 4: Social security tax withheld                               2,554.40
Box 5: Medicare wages and tips                                   41,200.00
Box 6: Medicare tax withheld                                        597.40`),
    );
    expect(values).toMatchObject({
      'primaryPerson.fullName': 'Priscilla M Underhill',
      'primaryPerson.ssn': '938-04-1127',
      'primaryPerson.homeAddress.street': '5 Sycamore Ct',
      'fields.employerName': 'HUDSON KAYAK GUIDES LLC',
      'fields.employerEin': '83-2201194',
      'fields.wages': 41200,
    });
  });

  it('takes no number of the next box, in a column of its own, for a part of an amount, and no SSN beside an EIN', () => {
    expect(
      valuesOn(
        w2,
        typedPage(`
W-2 Wage and Tax Statement
Tax Year: 2020
Employer                                     Employee
Leeward Community Hospital                   Kiyoshi B Tanabe
94-1110 Farrington Hwy                       2144 Kapiolani Blvd
Waipahu, HI 96797                            Honolulu, HI 96826
Employer ID number (EIN): 99-0177204         Social security number: 945-30-9917

1      Wages, tips, other compensation       73,110.40      2       Federal income tax withheld     8,802.16
3      Social security wages                 77,110.40      4       Social security tax withheld    4,780.84
5      Medicare wages and tips               77,110.40      6       Medicare tax withheld           1,118.10`),
      ),
    ).toMatchObject({
      'fields.wages': 73110.4,
      'fields.medicareWages': 77110.4,
      'fields.employerEin': '99-0177204',
    });
  });

  it('breaks long names of its boxes over two lines, also behind the word box', () => {
    expect(
      valuesOn(
        w2,
        printedPage([
          [36, 40, 'Box 1 Wages, tips and other'],
          [36, 48, 'compensation'],
          [36, 58, '88,846.57'],
          [36, 80, 'Box 3 SOCIAL SECURITY'],
          [36, 88, 'WAGES'],
          [36, 98, '66,342.41'],
        ]),
      ),
    ).toMatchObject({ 'fields.wages': 88846.57, 'fields.socialSecurityWages': 66342.41 });
  });

  it('may have more boxes in the next row: a label there does not cut the name above it', () => {
    expect(
      valuesOn(
        w2,
        printedPage([
          [36, 40, "e Employee's name and address"],
          [36, 50, 'MARY ANN J RASMUSSEN'],
          [306, 40, "c Employer's name and address"],
          [306, 50, 'GOLDEN TRIANGLE DENTAL GROUP CO'],
          [306, 60, '13726 MAPLE AVE'],
          [36, 90, '1 Wages, tips, other comp.'],
          [216, 90, '2 Fed tax withheld'],
          [396, 90, '3 Social security wages'],
        ]),
      ),
    ).toMatchObject({ 'fields.employerName': 'GOLDEN TRIANGLE DENTAL GROUP CO' });
  });

  it('has its state tax where the end of the label stands far below its beginning', () => {
    const page = printedPage([
      ...copyAt(36, 100),
      [36, 300, '15 State'],
      [110, 300, "Employer's state"],
      [200, 300, '16 State wages,'],
      [300, 300, '17 State income'],
      [400, 300, '18 Local wages, tips, etc.'],
      [36, 309, 'MD'],
      [110, 317, 'ID number'],
      [220, 317, 'tips, etc.'],
      [352, 317, 'tax'],
      [110, 325, '30448812'],
      [222, 325, '51202.40'],
      [330, 325, '2,418.30'],
    ]);
    expect(valuesOn(w2, page)).toMatchObject({
      'fields.state': 'MD',
      'fields.stateWages': 51202.4,
      'fields.stateIncomeTax': 2418.3,
    });
  });

  it('When the name of the Treasury stands below an empty box of the locality, then it is none', () => {
    const page = printedPage([
      ...copyAt(36, 100),
      [36, 300, '18 Local wages, tips, etc.'],
      [160, 300, '19 Local income tax'],
      [280, 300, '20 Locality name'],
      [36, 322, 'Form W-2 Wage and Tax Statement'],
      [200, 322, '2023'],
      [280, 322, 'Dept. of the Treasury - IRS'],
    ]);
    expect(valuesOn(w2, page)['fields.localityName']).toBeUndefined();
  });

  it('When the numbers of department and firm stand below a box, then they are no amount of it', () => {
    const page = printedPage([
      ...copyAt(36, 100),
      [36, 300, '5 Medicare wages and tips'],
      [140, 300, '6 Medicare tax withheld'],
      [100, 306, '61487.32'],
      [200, 306, '891.57'],
      [36, 317, 'd Control number'],
      [110, 317, 'Dept.'],
      [150, 317, 'Corp.'],
      [180, 317, 'Employer use only'],
      [36, 324, '000417 NKR/7Q2'],
      [110, 324, '200300'],
      [196, 324, '118'],
    ]);
    expect(valuesOn(w2, page)['fields.medicareTaxWithheld']).toBe(891.57);
  });

  it('When the box of the row below begins behind the label, then the amount still stands in the box above', () => {
    const page = printedPage([
      ...copyAt(36, 100),
      [36, 300, '5 Medicare wages and tips'],
      [160, 300, '6 Medicare tax withheld'],
      [100, 306, '61487.32'],
      [300, 306, '891.57'],
      [36, 317, 'd Control number'],
      [110, 317, 'Dept.'],
      [160, 317, 'Corp.'],
      [275, 317, 'Employer use only'],
      [36, 324, '000417 NKR/7Q2'],
      [285, 324, '118'],
    ]);
    expect(valuesOn(w2, page)['fields.medicareTaxWithheld']).toBe(891.57);
  });

  it('When the amounts of a state stand at the foot of high boxes, then they are read', () => {
    const page = printedPage([
      ...copyAt(36, 100),
      [36, 300, '15 State'],
      [90, 300, "Employer's state I.D. number"],
      [200, 300, '16 State wages, tips, etc.'],
      [320, 300, '17 State income tax'],
      [40, 325.5, 'AL'],
      [90, 325.5, 'R004417700'],
      [240, 325.5, '47,330.08'],
      [340, 325.5, '1,893.20'],
    ]);
    expect(valuesOn(w2, page)).toMatchObject({
      'fields.stateWages': 47330.08,
      'fields.stateIncomeTax': 1893.2,
    });
  });

  it('When the row below a state’s wages has other boxes, then the amount at the end of theirs is read', () => {
    const page = printedPage([
      ...copyAt(36, 100),
      [36, 300, '15 State'],
      [90, 300, "Employer's state ID no."],
      [220, 300, '16 State wages, tips, etc.'],
      [60, 308, 'AL'],
      [110, 308, 'R004417700'],
      [420, 308, '47330.08'],
      [36, 322, '17 State income tax'],
      [130, 322, '18 Local wages'],
      [350, 322, '19 Local income tax'],
      [100, 330, '1893.20'],
    ]);
    expect(valuesOn(w2, page)).toMatchObject({
      'fields.stateWages': 47330.08,
      'fields.stateIncomeTax': 1893.2,
    });
  });

  it('When box 12 below the address says to see its instructions shortly, then the end of the street is in its box', () => {
    const word = (at: Print) => wordsAt(at, { source: 'ocr', confidence: 0.95 });
    const lines: Print[] = [
      [50, 40, 'Form W-2 Wage and Tax Statement 2013'],
      [50, 366, 'e Employee’s name'],
      [54, 380, 'CLARICE A DUMONT'],
      [54, 394, '11180 COUNTY ROAD 446 LOT 9'],
      [54, 408, 'JACKSONVILLE AL 36265'],
      [308, 366, '5 Medicare wages and tips'],
      [308, 394, '7 Social security tips'],
      [36, 435, '12 See instr. for box 12'],
      [170, 435, '14 Other'],
    ];
    const page = printedPage([], { source: 'ocr', words: lines.flatMap(word) });
    expect(valuesOn(w2, page)['primaryPerson.homeAddress.street']).toBe('11180 County Road 446 Lot 9');
  });
});
