/** W-2s of payroll programs, which shorten the names of the boxes, the parties and the form. */
import { describe, expect, it } from '@jest/globals';
import { readPages, valuesOn } from '../../understanding/testing/readPages.ts';
import { typedPage } from '../../understanding/testing/typedPage.ts';
import { FORMS } from '../index.ts';
import { w2 } from './w2.ts';

interface Names {
  readonly title?: string;
  readonly employer?: string;
  readonly employee?: string;
  readonly ein?: string;
  readonly ssn?: string;
  readonly wages?: string;
  readonly federal?: string;
  readonly social?: string;
  readonly socialTax?: string;
  readonly medicare?: string;
  readonly medicareTax?: string;
  readonly stateWages?: string;
  readonly stateTax?: string;
}

const parties = ({ title, employer, employee, ein, ssn }: Names) => `
${title ?? '2024 Form W-2 Wage and Tax Statement'}

${employer ?? "c Employer's name, address, and ZIP code"}
Tamarack Cold Storage LLC
88 Ferry Rd
Astoria, OR 97103

${(ein ?? 'Employer identification number (EIN)').padEnd(50)}93-5510284

${employee ?? "e Employee's name, address, and ZIP code"}
Bridget N Alvarado
1406 Alder St
Astoria, OR 97103

${(ssn ?? "Employee's social security number").padEnd(50)}934-61-7720
`;

const pair = (left: string, right: string) => `${left.padEnd(46)}${right}`;
const list = (names: Names) => `${parties(names)}
${(names.wages ?? 'Wages, tips, other compensation').padEnd(50)}48,310.22
${(names.federal ?? 'Federal income tax withheld').padEnd(50)}5,102.40
${(names.social ?? 'Social security wages').padEnd(50)}50,310.22
${(names.socialTax ?? 'Social security tax withheld').padEnd(50)}3,119.23
${(names.medicare ?? 'Medicare wages and tips').padEnd(50)}50,310.22
${(names.medicareTax ?? 'Medicare tax withheld').padEnd(50)}729.50
${(names.stateWages ?? 'State wages, tips, etc.').padEnd(50)}48,310.22
${(names.stateTax ?? 'State income tax').padEnd(50)}3,870.15`;
const boxes = (names: Names) => `${parties(names)}
${pair(`1 ${names.wages ?? 'Wages, tips, other compensation'}`, `2 ${names.federal ?? 'Federal income tax withheld'}`)}
${pair('48,310.22', '5,102.40')}

${pair(`3 ${names.social ?? 'Social security wages'}`, `4 ${names.socialTax ?? 'Social security tax withheld'}`)}
${pair('50,310.22', '3,119.23')}

${pair(`5 ${names.medicare ?? 'Medicare wages and tips'}`, `6 ${names.medicareTax ?? 'Medicare tax withheld'}`)}
${pair('50,310.22', '729.50')}

${pair(`16 ${names.stateWages ?? 'State wages, tips, etc.'}`, `17 ${names.stateTax ?? 'State income tax'}`)}
${pair('48,310.22', '3,870.15')}`;

const amounts = {
  'fields.wages': 48310.22,
  'fields.federalIncomeTaxWithheld': 5102.4,
  'fields.socialSecurityWages': 50310.22,
  'fields.socialSecurityTaxWithheld': 3119.23,
  'fields.medicareWages': 50310.22,
  'fields.medicareTaxWithheld': 729.5,
  'fields.stateWages': 48310.22,
  'fields.stateIncomeTax': 3870.15,
};
const people = {
  'fields.employerName': 'Tamarack Cold Storage LLC',
  'fields.employeeName': 'Bridget N Alvarado',
  'primaryPerson.homeAddress.street': '1406 Alder St',
};
const numbers = { 'fields.employerEin': '93-5510284', 'fields.employeeSsn': '934-61-7720' };

const short: Names = {
  ein: 'FEIN',
  ssn: 'Emp SSN',
  wages: 'Federal wages',
  federal: 'Federal withholding',
  social: 'SS taxable wages',
  socialTax: 'SS W/H',
  medicare: 'Med wages & tips',
  medicareTax: 'Med tax w/h',
  stateWages: 'State taxable wages',
  stateTax: 'State W/H',
};

describe('A W-2 that shortens the names of its boxes', () => {
  it('When the number of the next box stands alone behind a label of a row of boxes, then it is no amount', () => {
    const page = typedPage(`
2023 W-2 WAGE AND TAX STATEMENT
1 WAGES, TIPS, OTHER COMP    2 FEDERAL INCOME TAX W/H      12 SEE INSTRUCTIONS
                74,118.09                   7,656.40       DD         9,742.80

3 SOCIAL SECURITY WAGES      4 SOCIAL SECURITY TAX W/H     12
                81,306.77                   5,041.02

5 MEDICARE WAGES AND TIPS    6 MEDICARE TAX WITHHELD       14 OTHER
                81,306.77                   1,178.95`);
    expect(valuesOn(w2, page)).toMatchObject({
      'fields.socialSecurityWages': 81306.77,
      'fields.socialSecurityTaxWithheld': 5041.02,
    });
  });

  it.each<Names>([
    short,
    {
      wages: 'Wages & tips',
      federal: 'Fed W/H',
      socialTax: 'OASDI tax',
      medicareTax: 'Medicare withholding',
    },
    { wages: 'Fed. taxable wages', federal: 'FIT withheld', social: 'OASDI wages', stateTax: 'SIT w/h' },
    { wages: 'Wages', federal: 'Fed tax', social: 'FICA-SS wages', medicare: 'FICA-Med wages' },
    { wages: 'Wages, salaries, tips', stateTax: 'St. income tax', medicare: 'Medicare (HI) wages' },
  ])('reads each of its amounts in a list and in boxes: %j', (names) => {
    expect(valuesOn(w2, typedPage(list(names)))).toMatchObject(amounts);
    expect(valuesOn(w2, typedPage(boxes(names)))).toMatchObject(amounts);
  });

  it.each(['Emplr ID', 'Employer Tax ID', 'Federal Tax ID No.', 'Company FEIN', 'Fed Identification No'])(
    'reads the employer’s number behind `%s`',
    (ein) => {
      expect(valuesOn(w2, typedPage(list({ ein })))).toMatchObject(numbers);
    },
  );

  it.each<Names>([
    { employer: 'Employer information', employee: 'Employee information' },
    { employer: 'Company name and address', employee: 'Employee Name and Mailing Address' },
    { employer: "Box c Employer's legal name", employee: 'Name and address of employee' },
    { employer: 'c - Employer name', employee: 'e - Employee name' },
  ])('takes no head of a block for a name: %j', (names) => {
    expect(valuesOn(w2, typedPage(list(names)))).toMatchObject(people);
  });

  it('When the box of the state’s wages is empty, then the tax beside it is not theirs', () => {
    const page = boxes({ ...short, stateWages: 'State wages', stateTax: 'State tax w/h' });
    const values = valuesOn(w2, typedPage(page.replace(/48,310\.22( +3,870)/, '         $1')));
    expect(values).toMatchObject({ 'fields.stateIncomeTax': 3870.15 });
    expect(values).not.toHaveProperty(['fields.stateWages']);
  });

  it.each([
    ['48,310.22', 'federal', 'wages'],
    ['50,310.22', 'socialTax', 'socialSecurityWages'],
    ['50,310.22', 'medicareTax', 'medicareWages'],
    ['48,310.22', 'stateTax', 'stateWages'],
  ])(
    'When `%s` is left out beside a box of a name nobody knows, %s, then its amount is not that of %s',
    (amount, beside, field) => {
      const page = boxes({ [beside]: 'Zonal surcharge' }).replaceAll(amount, ' '.repeat(amount.length));
      expect(valuesOn(w2, typedPage(page))).not.toHaveProperty([`fields.${field}`]);
    },
  );

  it('says the number of a box behind its name, too', () => {
    const page = list({}).replace(/^(Wages, .*?ation|Federal income tax withheld)/gm, '$1 - Box 1');
    expect(valuesOn(w2, typedPage(page))).toMatchObject(amounts);
  });
});

describe('A page that is called W-2 and no more', () => {
  const formOn = (picture: string) => readPages(FORMS, [typedPage(picture)])[0]?.definition.name;

  it.each(['2024 W-2', 'W-2 Preview 2024', 'Form W2 - tax year 2024'])('is a Form W-2: `%s`', (title) => {
    expect(formOn(list({ ...short, title }))).toBe('W-2');
  });

  it('is none where it tells what was paid to date, or says nothing of it', () => {
    expect(formOn(list({ ...short, title: 'W-2 wages     Current        YTD' }))).not.toBe('W-2');
    expect(formOn(list({ ...short, title: 'Payroll journal' }))).not.toBe('W-2');
  });
});
