/** Summaries that programs for one's own return and chains of offices print: a masked number, homes beside other answers, an e-mail without a label. */
import { describe, expect, it } from '@jest/globals';
import { readPages } from '../../understanding/testing/readPages.ts';
import { typedPage } from '../../understanding/testing/typedPage.ts';
import { FORMS } from '../index.ts';

const summary = (head: string, tail = ''): Record<string, unknown> =>
  Object.fromEntries(
    (
      readPages(FORMS, [
        typedPage(`
${head}
Form 1040
Wages                                  $41,300
Total income                           $41,340
Adjusted gross income                  $41,340
Taxable income                         $26,740
Total tax                               $2,990
${tail}`),
      ])[0]?.values ?? []
    ).map(({ to, value }) => [to, value]),
  );

const home = (street: string, city: string, state: string, zipCode: string) => ({
  'primaryPerson.homeAddress.street': street,
  'primaryPerson.homeAddress.city': city,
  'primaryPerson.homeAddress.state': state,
  'primaryPerson.homeAddress.zipCode': zipCode,
});

describe('A summary with the home below those who file', () => {
  it('reads it beside a telephone’s number and the filing status', () => {
    expect(
      summary(`
                    Client Tax Return Summary - 2023
Taxpayer: Prudence A Halvorsen          Taxpayer SSN: XXX-XX-5510
Spouse: Luis Halvorsen                  Spouse SSN: XXX-XX-8203
33 Coulee Rd, Lot 5                     Phone: (701) 555-0124
Velva, ND 58790                         Filing Status: Married Filing Joint`),
    ).toMatchObject({
      'primaryPerson.fullName': 'Prudence A Halvorsen',
      'spousePerson.fullName': 'Luis Halvorsen',
      'primaryPerson.phoneNumber': '(701) 555-0124',
      ...home('33 Coulee Rd, Lot 5', 'Velva', 'ND', '58790'),
    });
  });
});

describe('A summary of a program', () => {
  it('names whoever stands beside a masked number, and tells the address on the return', () => {
    const values = summary(
      `
2023 tax summary
Prudence Halvorsen SSN ***-**-5510
Filing status                          Single`,
      `
Mailing address on your return
33 Coulee Rd, Velva, ND 58790`,
    );
    expect(values).toMatchObject({
      'primaryPerson.fullName': 'Prudence Halvorsen',
      ...home('33 Coulee Rd', 'Velva', 'ND', '58790'),
    });
    expect(values).not.toHaveProperty(['primaryPerson.ssn']);
  });

  it('reads the numbers of nobody where both are masked', () => {
    const values = summary(`
2023 tax summary
Prudence Halvorsen      XXX-XX-5510
Luis Halvorsen          XXX-XX-8203`);
    expect(values).toMatchObject({ 'spousePerson.fullName': 'Luis Halvorsen' });
    expect(values).not.toHaveProperty(['spousePerson.ssn']);
  });

  const block = (name: string, email: string) => `
2023 Return Summary
${name}
33 Coulee Rd, Apt. 5
Velva, ND 58790
${email}

Filing Status                          Single`;

  it('takes the e-mail that ends the block of name and home', () => {
    expect(summary(block('Thuy-Linh Vo', 'thuylinh.vo@example.net'))).toMatchObject({
      'primaryPerson.email': 'thuylinh.vo@example.net',
    });
  });

  it('takes none of an office', () => {
    expect(summary(block('Coulee Tax & Ledger', 'coulee@example.net'))).not.toHaveProperty([
      'primaryPerson.email',
    ]);
    expect(
      summary(`${block('Prudence Halvorsen', 'halvorsen@example.net')}
Prepared by Luis Roe, 5 Main St, Minot, ND 58701`),
    ).not.toHaveProperty(['primaryPerson.email']);
  });
});

describe('A summary of a program that speaks to those who file', () => {
  it('says where they live, how they file and whom they support', () => {
    expect(
      summary(`
ReturnHarbor Premium                                     Your 2023 return at a glance
Name      Emile T. Pelletier                    SSN      XXX-XX-4410

Where you live
14 Spruce Head Rd Unit 2, Owls Head, ME 04854
How you’re filing: Married Filing Jointly          Who you support: 2 dependents (Odette, 7; Lucien, 3)`),
    ).toMatchObject({
      ...home('14 Spruce Head Rd Unit 2', 'Owls Head', 'ME', '04854'),
      'fields.filingStatus': 'Married filing jointly',
      'primaryPerson.numberOfDependents': 2,
    });
  });

  it('may explain a figure in small print behind its name', () => {
    const agi = (height: number) => {
      const page = typedPage(`
Your 2023 return at a glance     Form 1040
Wages and salaries                                                        $84,130
Total income                                                              $84,505
Adjusted gross income you need it to sign next year’s return              $83,300
Taxable income                                                            $55,600
Total tax                                                                  $2,232`);
      const words = page.words.map((word) =>
        /^(?:you|need|it|to|sign|next|year’s|return)$/.test(word.text) && word.box.y0 > 40
          ? { ...word, box: { ...word.box, y1: word.box.y0 + height } }
          : word,
      );
      const [form] = readPages(FORMS, [{ ...page, words }]);
      return form?.values.find(({ to }) => to === 'fields.adjustedGrossIncome')?.value;
    };
    expect(agi(4)).toBe(83300);
  });
});
