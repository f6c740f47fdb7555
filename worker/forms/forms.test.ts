import { describe, expect, it } from '@jest/globals';
import { allLabels } from '../understanding/labels/allLabels.ts';
import type { DerivedRule, FormDefinition } from '../understanding/formDefinition.ts';
import { checkBox, printedPage, type Print } from '../understanding/testing/printedPage.ts';
import { readPages, valuesOn } from '../understanding/testing/readPages.ts';
import { pathsOf } from '../understanding/checks/checks.ts';
import { SHAPES } from '../understanding/values/shapes.ts';
import { foldLetters } from '../understanding/sheet/letters.ts';
import { FORMS } from './index.ts';
import { scheduleC } from './returns/scheduleC.ts';
import { w2 } from './wages/w2.ts';
import { form1040 } from './returns/form1040.ts';
import { form1099Div } from './payments/form1099Div.ts';
import { taxSummary } from './summaries/taxSummary.ts';
import { bankStatement } from './statements/bankStatement.ts';
import { businessLicense } from './licences/businessLicense.ts';

const targetsOf = (form: FormDefinition) => [
  ...[...form.fields, ...(form.proofs ?? []), ...(form.says ?? [])].flatMap(({ to }) =>
    'length' in to ? (to as readonly string[]) : Object.values(to).flat(),
  ),
  ...[...(form.choices ?? []), ...(form.questions ?? [])].flatMap(({ to }) => to),
  ...(form.derived ?? []).map(({ to }) => to),
];

/** Fields that a derived value is made of. */
function pathsIn(value: DerivedRule['value']): readonly string[] {
  if (typeof value !== 'object') return [];
  if ('allOf' in value) return value.allOf;
  return 'percent' in value ? [value.percent, ...value.of] : [value.sameAs];
}

describe.each(FORMS.map((form) => [form.name, form] as const))('The data of form %s', (_name, form) => {
  it('names shapes that exist and labels that can be found', () => {
    for (const { as, where } of form.fields) {
      expect(SHAPES).toHaveProperty(as);
      expect(where.length).toBeGreaterThan(0);
    }
    for (const label of allLabels(form)) expect(foldLetters(label).length).toBeGreaterThan(1);
    const year = form.largeYear?.beside ?? form.largeYear?.below;
    expect(allLabels(form)).toEqual(expect.arrayContaining(year === undefined ? [] : [year]));
  });
  it('derives and checks only what it reads', () => {
    const targets: string[] = [...targetsOf(form), 'fields.taxYear'];
    const sources = (form.derived ?? []).flatMap(({ when, value }) => [when.field, ...pathsIn(value)]);
    const checked = (form.checks ?? []).flatMap(pathsOf);
    for (const path of [...sources, ...checked, ...(form.identity ?? [])]) expect(targets).toContain(path);
  });
  it('can be recognised: no set of signs asks for more than it lists', () => {
    for (const { needs, of, anyOf = [] } of form.signs) {
      expect(needs).toBeLessThanOrEqual(new Set([...of, ...anyOf]).size);
    }
  });
});

const copyOfW2 = (x: number, y: number, wages = '24,983.95'): Print[] => [
  [x, y, "a Employee's social security number"],
  [x, y + 10, '909-19-9893'],
  [x, y + 24, 'b Employer identification number'],
  [x, y + 34, '08-6302040'],
  [x, y + 48, "c Employer's name, address, and ZIP code"],
  [x, y + 58, 'Cascade Works, Inc.'],
  [x, y + 68, '6536 County Road 14'],
  [x, y + 78, 'Des Moines, IA 50309'],
  [x, y + 98, "e/f Employee's name, address, and ZIP code"],
  [x, y + 108, 'CAMILLE ST. CLAIR'],
  [x, y + 118, '8822 Ridge Dr Apt 4B'],
  [x, y + 128, 'Boise, ID 83702'],
  [x, y + 150, '15 State'],
  [x, y + 160, 'ID'],
  [x + 190, y, '1 Wages, tips, other comp.'],
  [x + 190, y + 10, wages],
  [x + 190, y + 24, '3 Social security wages'],
  [x + 190, y + 34, '24,983.95'],
  [x + 190, y + 48, '4 Social security tax withheld'],
  [x + 190, y + 58, '1,549.00'],
  [x + 190, y + 150, '2022 W-2 Wage and Tax Statement'],
];

describe('A W-2', () => {
  it('gives employee, employer and amounts; the employer is never the client', () => {
    const values = valuesOn(w2, printedPage(copyOfW2(40, 40)));
    expect(values).toMatchObject({
      'primaryPerson.fullName': 'Camille St. Clair',
      'primaryPerson.ssn': '909-19-9893',
      'primaryPerson.homeAddress.street': '8822 Ridge Dr Apt 4B',
      'fields.employerName': 'Cascade Works, Inc.',
      'fields.wages': 24983.95,
      'fields.state': 'ID',
      'employmentStatus.w2Income': true,
    });
    expect(Object.keys(values).filter((to) => to.startsWith('businessInfo'))).toEqual([]);
  });
  it('keeps the boxes that answer no question with the document', () => {
    const values = valuesOn(
      w2,
      printedPage([
        [40, 20, "a Employee's social security number"],
        [40, 60, '8 Allocated tips'],
        [50, 70, '120.50'],
        [240, 60, '10 Dependent care benefits'],
        [250, 70, '2,500.00'],
        [440, 60, '12a'],
        [450, 70, 'D   5,000.00'],
        [440, 100, '12b'],
        [450, 110, 'DD   12,345.67'],
      ]),
    );
    expect(values).toMatchObject({
      'fields.allocatedTips': 120.5,
      'fields.dependentCareBenefits': 2500,
      'fields.box12a': 'D 5000.00',
      'fields.box12b': 'DD 12345.67',
    });
  });

  it('is read where narrow copies print the rest of a label on a second line', () => {
    const values = valuesOn(
      w2,
      printedPage([
        [40, 20, "b Employer's FED ID"],
        [40, 29, 'number'],
        [40, 38, '16-4471820'],
        [160, 20, "a Employee's SSA number"],
        [160, 29, '623-44-8810'],
        [40, 60, '11 Nonqualified plans'],
        [160, 60, '12a See instructions for box 12'],
        [160, 70, 'D   4,000.00'],
        [40, 100, "15 State Employer's state"],
        [160, 100, '16 State wages, tips, etc.'],
        [40, 109, 'ID no.'],
        [160, 109, '64,882.15'],
        [40, 118, 'NY 164471820'],
      ]),
    );
    expect(values).toMatchObject({
      'fields.employerEin': '16-4471820',
      'primaryPerson.ssn': '623-44-8810',
      'fields.box12a': 'D 4000.00',
      'fields.state': 'NY',
      'fields.stateWages': 64882.15,
    });
  });

  it('counts once when two copies stand on a sheet, and is verified by 6.2 percent', () => {
    const page = printedPage([...copyOfW2(40, 40), ...copyOfW2(40, 420)]);
    const found = readPages(FORMS, [page]);
    expect(found).toHaveLength(1);
    expect(found[0]?.recognised).toMatchObject({ form: 'W-2', taxYear: 2022 });
    const taxed = found[0]?.values.find(({ to }) => to === 'fields.socialSecurityTaxWithheld');
    expect(taxed?.isVerified).toBe(true);
  });
});

describe('A Social Security benefit statement', () => {
  it('gives the beneficiary and the boxes', () => {
    const page = printedPage([
      [40, 20, 'FORM SSA-1099 - SOCIAL SECURITY BENEFIT STATEMENT'],
      [40, 34, '2023'],
      [40, 60, 'Box 1. Name'],
      [40, 72, 'ERNESTINE K WADLEY'],
      [300, 60, "Box 2. Beneficiary's Social Security Number"],
      [300, 72, '417-30-8821'],
      [40, 100, 'Box 3. Benefits Paid in 2023'],
      [40, 112, '$21,704.80'],
      [300, 100, 'Box 4. Benefits Repaid to SSA in 2023'],
      [300, 112, '$100.00'],
      [40, 140, 'Box 5. Net Benefits for 2023'],
      [40, 152, '$21,604.80'],
      [300, 140, 'Box 6. Voluntary Federal Income Tax Withheld'],
      [300, 152, '$2,160.00'],
      [40, 180, 'Box 7. Address'],
      [40, 192, '303 MAGNOLIA CIR'],
      [40, 204, 'TUSCALOOSA AL 35404'],
    ]);
    const [found] = readPages(FORMS, [page]);
    expect(found?.definition.name).toBe('SSA-1099');
    expect(Object.fromEntries(found!.values.map(({ to, value }) => [to, value]))).toMatchObject({
      'primaryPerson.fullName': 'Ernestine K Wadley',
      'primaryPerson.ssn': '417-30-8821',
      'primaryPerson.homeAddress.street': '303 Magnolia Cir',
      'fields.benefitsPaid': 21704.8,
      'fields.benefitsRepaid': 100,
      'fields.netBenefits': 21604.8,
      'fields.federalIncomeTaxWithheld': 2160,
    });
  });
});

describe('A summary of tax software', () => {
  it('names both who file together, on one line', () => {
    const page = printedPage([
      [40, 20, '2023 Federal Tax Return Summary'],
      [40, 50, 'Prepared for:  Gideon A Marchetti and Lucia F Marchetti'],
      [40, 80, 'Filing status:  Married Filing Jointly'],
    ]);
    expect(valuesOn(taxSummary, page)).toMatchObject({
      'primaryPerson.fullName': 'Gideon A Marchetti',
      'spousePerson.fullName': 'Lucia F Marchetti',
    });
  });
  it('gives what stands in boxes below their labels', () => {
    const page = printedPage([
      [40, 20, 'Your 2024 Return at a Glance'],
      [40, 50, 'Name'],
      [40, 62, 'Rosalind T Okonjo'],
      [400, 50, 'Filing status'],
      [400, 62, 'Head of household'],
      [40, 90, 'Address'],
      [40, 102, '4410 Juniper Pass, Santa Fe, NM 87505'],
    ]);
    expect(valuesOn(taxSummary, page)).toMatchObject({
      'primaryPerson.fullName': 'Rosalind T Okonjo',
      'fields.filingStatus': 'Head of household',
      'primaryPerson.homeAddress.street': '4410 Juniper Pass',
      'primaryPerson.homeAddress.city': 'Santa Fe',
    });
  });
});

describe('A Form 1040', () => {
  const head: Print[] = [
    [100, 40, 'U.S. Individual Income Tax Return'],
    [40, 60, 'Your first name and middle initial'],
    [242, 60, 'Last name'],
    [420, 60, 'Your social security number'],
    [40, 70, 'Walter M'],
    [242, 70, 'Mc Allister'],
    [420, 70, '9 0 1 2 5 3 5 7 1'],
    [116, 100, 'Single'],
    [116, 112, 'Married filing jointly'],
    [116, 124, 'Married filing separately (MFS)'],
    [40, 200, '1a Total amount from Form(s) W-2, box 1 (see instructions)'],
    [470, 200, '1a'],
    [520, 197, '141,156'],
  ];
  it('takes the ticked filing status and what follows from it', () => {
    const page = printedPage(head, {
      fields: [checkBox(103, 99, false), checkBox(103, 111, true), checkBox(103, 123, false)],
    });
    expect(valuesOn(form1040, page)).toMatchObject({
      'primaryPerson.fullName': 'Walter M Mc Allister',
      'primaryPerson.ssn': '901-25-3571',
      'primaryPerson.maritalStatus': 'Married filing jointly',
      'fields.wages': 141156,
    });
  });
  it('offers whoever prepared it as the accountant, never as the client', () => {
    const foot: Print[] = [
      [90, 700, 'Preparer’s name'],
      [90, 711, 'Lakshmi Nguyen'],
      [90, 724, 'Firm’s name   Nguyen Tax & Accounting'],
      [440, 724, 'Phone no. (617) 555-0144'],
    ];
    expect(valuesOn(form1040, printedPage([...head, ...foot]))).toMatchObject({
      'primaryPerson.fullName': 'Walter M Mc Allister',
      'businessInfo.hasAccountant': true,
      'businessInfo.accountantInfo.name': 'Lakshmi Nguyen, Nguyen Tax & Accounting',
      'businessInfo.accountantInfo.contact': '(617) 555-0144',
    });
  });
  it('names the spouse also where a word of the label could not be read, and nobody from beside the signatures', () => {
    const spouse: Print[] = [
      [40, 80, 'If joint return, Te first name and middle initial'],
      [242, 80, 'Last name'],
      [40, 90, 'Vikram'],
      [242, 90, 'Umarov'],
    ];
    const signatures: Print[] = [
      [40, 700, 'Spouse’s signature. If a joint return, both must sign.'],
      [40, 712, 'Walter Allister'],
    ];
    const nameOfSpouse = (...more: Print[]) =>
      valuesOn(form1040, printedPage([...head, ...more]))['spousePerson.fullName'];
    expect(nameOfSpouse(...spouse, ...signatures)).toBe('Vikram Umarov');
    expect(nameOfSpouse(...signatures)).toBeUndefined();
  });
  it('leaves the status open when two boxes are ticked', () => {
    const page = printedPage(head, { fields: [checkBox(103, 99, true), checkBox(103, 111, true)] });
    expect(valuesOn(form1040, page)).not.toHaveProperty(['primaryPerson.maritalStatus']);
  });
});

describe('Papers without boxes', () => {
  it('a 1099 as a letter: payer at the top, recipient in the window, amounts beside their names', () => {
    const page = printedPage([
      [33, 50, 'Union Harbor Bank, N.A.'],
      [33, 140, 'Mei-Ling M Brown'],
      [33, 152, '6561 Old Mill Rd'],
      [33, 164, 'Fresno, CA 93721'],
      [33, 204, '2022 Form 1099-DIV Dividends and Distributions'],
      [33, 228, "Recipient's taxpayer identification number: 921-05-6718"],
      [136, 288, 'Total ordinary dividends'],
      [530, 288, '$3,310.21'],
      [136, 310, 'Qualified dividends'],
      [530, 310, '$2,085.43'],
    ]);
    expect(valuesOn(form1099Div, page)).toMatchObject({
      'fields.payerName': 'Union Harbor Bank, N.A.',
      'primaryPerson.fullName': 'Mei-Ling M Brown',
      'primaryPerson.ssn': '921-05-6718',
      'fields.ordinaryDividends': 3310.21,
      'fields.qualifiedDividends': 2085.43,
    });
  });
  it('a bank statement whose headings are torn over two lines', () => {
    const page = printedPage([
      [40, 40, 'Prairie State Bank'],
      [337, 40, 'Statement of Account'],
      [337, 60, 'Account number: XX-XXXX-7942'],
      [40, 140, 'Balance Summary'],
      [60, 160, 'Beginning'],
      [160, 160, 'Deposits and'],
      [280, 160, 'Checks and'],
      [420, 160, 'Ending'],
      [68, 173, 'balance'],
      [146, 173, 'other additions'],
      [260, 173, 'other deductions'],
      [415, 173, 'balance'],
      [64, 186, '1,100.00'],
      [186, 186, '60.00'],
      [300, 186, '10.00'],
      [411, 186, '1,150.00'],
    ]);
    const [statement] = readPages(FORMS, [page]);
    expect(Object.fromEntries(statement!.values.map(({ to, value }) => [to, value]))).toMatchObject({
      'fields.openingBalance': 1100,
      'fields.totalDeposits': 60,
      'fields.totalWithdrawals': 10,
      'fields.closingBalance': 1150,
    });
    expect(statement!.values.find(({ to }) => to === 'fields.closingBalance')?.isVerified).toBe(true);
  });
  it('a bank statement that tells its balances by their days', () => {
    const values = valuesOn(
      bankStatement,
      printedPage([
        [40, 140, 'Balance on May 1, 2023'],
        [300, 140, '$6,608.00'],
        [40, 153, 'Money received'],
        [300, 153, '+$100.00'],
        [40, 166, 'Balance on May 31, 2023'],
        [300, 166, '$6,708.00'],
      ]),
    );
    expect(values).toMatchObject({
      'fields.openingBalance': 6608,
      'fields.totalDeposits': 100,
      'fields.closingBalance': 6708,
    });
  });
  it('a bank statement: totals from the summary, not from its transactions', () => {
    const page = printedPage([
      [40, 40, 'PRAIRIE STATE BANK & TRUST'],
      [337, 73, 'Account Number'],
      [520, 73, '2833 887942'],
      [33, 94, 'BRIGHTWATER CONSULTING GROUP INC'],
      [33, 106, '4593 COUNTY ROAD 14 STE 22'],
      [33, 118, 'LAFAYETTE, LA 70501'],
      [35, 159, 'Previous Balance'],
      [176, 159, 'Total Credits'],
      [301, 159, 'Total Debits'],
      [427, 159, 'New Balance'],
      [36, 174, '100.00'],
      [191, 174, '60.00'],
      [312, 174, '10.00'],
      [441, 174, '150.00'],
      [36, 200, 'Nov 05'],
      [148, 200, 'ATM WITHDRAWAL'],
      [553, 200, '10.00'],
    ]);
    const [statement] = readPages(FORMS, [page]);
    expect(statement?.definition).toBe(bankStatement);
    expect(Object.fromEntries(statement!.values.map(({ to, value }) => [to, value]))).toMatchObject({
      'fields.openingBalance': 100,
      'fields.totalDeposits': 60,
      'fields.totalWithdrawals': 10,
      'fields.closingBalance': 150,
      'fields.accountLast4': '7942',
      'businessInfo.businessName': 'BRIGHTWATER CONSULTING GROUP INC',
    });
    expect(statement!.values.find(({ to }) => to === 'fields.closingBalance')?.isVerified).toBe(true);
  });
  it('a licence: the authority at the top, the business below its sentence', () => {
    const page = printedPage([
      [216, 100, 'City of Columbus'],
      [166, 146, 'BUSINESS LICENSE CERTIFICATE'],
      [271, 176, 'This certifies that'],
      [224, 206, 'Sullivan Pet Grooming'],
      [194, 235, '3784 Ridge Dr Ste 4B, Columbus, OH 43215'],
      [135, 320, 'License No.'],
      [287, 320, 'Issue Date'],
      [127, 332, 'BL-2023-59889'],
      [285, 332, '05/16/2023'],
      [252, 367, 'Owner: Dmitri B Kowalski'],
    ]);
    expect(valuesOn(businessLicense, page)).toMatchObject({
      'fields.issuingAuthority': 'City of Columbus',
      'fields.licenseNumber': 'BL-2023-59889',
      'fields.issueDate': '2023-05-16',
      'businessInfo.businessName': 'Sullivan Pet Grooming',
      'primaryPerson.fullName': 'Dmitri B Kowalski',
    });
  });
  it('a licence: the business in the sentence of its number, not the owner below it', () => {
    const page = printedPage([
      [50, 60, 'City of Riverside Business License'],
      [50, 74, 'License number BL-2024-58376 issued to Zimmerman Hardware LLC'],
      [50, 88, 'Owner Patrick Zimmerman, 7997 Kings Highway, Portland, OR 97232'],
    ]);
    expect(valuesOn(businessLicense, page)).toMatchObject({
      'fields.licenseNumber': 'BL-2024-58376',
      'businessInfo.businessName': 'Zimmerman Hardware LLC',
    });
  });
  it('a licence: the business below `Issued to` where another label stands beside it', () => {
    const page = printedPage([
      [50, 60, 'City of Riverside Business License'],
      [50, 74, 'License number BL-2024-58376'],
      [50, 100, 'Issued to'],
      [300, 100, 'Class: Retail'],
      [50, 114, 'Zimmerman Hardware LLC'],
    ]);
    expect(valuesOn(businessLicense, page)).toMatchObject({
      'businessInfo.businessName': 'Zimmerman Hardware LLC',
    });
  });
  it('a receipt is none of the known forms', () => {
    const page = printedPage([
      [33, 56, 'Corner Cafe'],
      [33, 110, '2 x Omelette $21.90'],
      [33, 148, 'Total $27.16'],
    ]);
    expect(readPages(FORMS, [page])).toEqual([]);
  });
});

describe('The second page of a Schedule C', () => {
  const page = printedPage([
    [40, 40, 'Schedule C (Form 1040) 2024'],
    [40, 60, '35 Inventory at beginning of year. If different from last year, attach'],
    [480, 60, '35'],
    [520, 60, '1,200'],
    [40, 80, '41 Inventory at end of year'],
    [480, 80, '41'],
    [520, 80, '900'],
    [40, 100, 'Part IV Information on Your Vehicle. Complete this part only'],
    [40, 130, 'a Business'],
    [110, 130, '6,000'],
    [180, 130, 'b Commuting (see instructions)'],
    [330, 130, '1,500'],
    [400, 130, 'c Other'],
    [450, 130, '2,500'],
    [40, 160, '48 Total other expenses. Enter here and on line 27b'],
    [520, 160, '77'],
  ]);
  it('gives the miles, their share for business, and the inventory', () => {
    expect(valuesOn(scheduleC, page)).toMatchObject({
      'vehicleUse.hasBusinessVehicle': true,
      'vehicleUse.annualBusinessMiles': 6000,
      'vehicleUse.businessUsePercentage': 60,
      'bankingFinancials.hasInventory': true,
    });
  });
  it('gives the home office of the simplified method', () => {
    const front = printedPage([
      [40, 40, 'Profit or Loss From Business'],
      [40, 60, 'b Other business property'],
      [280, 60, '20b'],
      [320, 60, '24,000'],
      [40, 80, 'Simplified method filers only: Enter the total square footage of (a) your home:'],
      [460, 80, '1,800'],
      [40, 92, 'and (b) the part of your home used for business:'],
      [300, 92, '270'],
      [400, 92, '. Use the Simplified'],
    ]);
    expect(valuesOn(scheduleC, front)).toMatchObject({
      'officeDetails.hasHomeOffice': true,
      'officeDetails.homeOfficeSize': 270,
      'officeDetails.homeOfficeUsage': 15,
      'officeDetails.officeRent': 2000,
    });
  });
});
