/** Where summaries of a Form 1040 say that people live, and what stands twice in a line, once for each of a couple. */
import { describe, expect, it } from '@jest/globals';
import { readPages } from '../../understanding/testing/readPages.ts';
import { typedPage } from '../../understanding/testing/typedPage.ts';
import { FORMS } from '../index.ts';

const summary = (head: string) => {
  const page = typedPage(`
                      Two-Year Comparison
           Form 1040 - Individual Income Tax Return

${head}

Description                                    2021           2022     Difference
Wages, salaries, tips                        48,205         51,930          3,725
Total income                                 48,205         51,930          3,725
Adjusted gross income                        48,205         51,930          3,725
Taxable income                               35,655         38,980          3,325
Total tax                                     4,079          4,470            391`);
  const [paper] = readPages(FORMS, [page]);
  return Object.fromEntries(paper!.values.map(({ to, value }) => [to, value]));
};

describe('The home on a summary', () => {
  it.each([
    [
      'below the box that names them, in one line',
      `Name(s) as shown on return                              Social security number
PRUDENCE A HALVORSEN                                    968-40-1136
18 Tamarack Run, Apt 2F, Duluth, MN 55802               Filing status: Single`,
    ],
    [
      'below a shorter name of that box',
      `Name(s)                                                 SSN
PRUDENCE A HALVORSEN                                    968-40-1136
18 Tamarack Run, Apt 2F, Duluth, MN 55802
Filing status: Single`,
    ],
    [
      'below a name that no label tells, beside which the number stands',
      `PRUDENCE A HALVORSEN                                    SSN: 968-40-1136
18 Tamarack Run, Apt 2F, Duluth, MN 55802               Filing status: Single`,
    ],
    [
      'in a block that says whose return it is, below the number',
      `WHO
PRUDENCE A HALVORSEN
SSN 968-40-1136   Born 11/02/1990
18 Tamarack Run, Apt 2F
Duluth, MN 55802

Filing status: Single`,
    ],
  ])('When it stands %s, then it is read', (_, head) => {
    expect(summary(head)).toMatchObject({
      'primaryPerson.fullName': 'Prudence A Halvorsen',
      'primaryPerson.homeAddress.street': '18 Tamarack Run, Apt 2F',
      'primaryPerson.homeAddress.city': 'Duluth',
      'primaryPerson.homeAddress.zipCode': '55802',
    });
  });
});

describe('A label that stands twice in a line', () => {
  const couple = (second: string) =>
    summary(`Taxpayer         Osgood R. Fenwick                ${second}          Leah M. Fenwick
Date of birth    09/14/1981                       Date of birth   01/30/1984
Occupation       Civil engineer                   Occupation      Speech therapist
Cell phone       (919) 555-0148                   Cell phone      (919) 555-0149
Filing status    Married filing jointly`);

  it('When the columns are those of a couple, then each has its own', () => {
    expect(couple('Spouse')).toMatchObject({
      'primaryPerson.dateOfBirth': '1981-09-14',
      'spousePerson.dateOfBirth': '1984-01-30',
      'fields.occupation': 'Civil engineer',
      'fields.spouseOccupation': 'Speech therapist',
      'primaryPerson.phoneNumber': '(919) 555-0148',
      'spousePerson.phoneNumber': '(919) 555-0149',
    });
  });
  it('When nothing says that the second column is the spouse’s, then nothing is told of a spouse', () => {
    expect(couple('Child ')).not.toHaveProperty(['spousePerson.dateOfBirth']);
  });
});

describe('What heads the list of a person', () => {
  it('When another heading stands beside it, then that is no name', () => {
    expect(
      summary(`Taxpayer                                          Bottom line
Name            Prudence Halvorsen                Federal refund
SSN             914-63-0277                       $2,243
Filing status   Single`),
    ).toMatchObject({ 'primaryPerson.fullName': 'Prudence Halvorsen' });
  });
  it('When it is `About you` beside `Spouse`, then each column tells of one', () => {
    expect(
      summary(`                    About you                  Spouse
Full name           Prudence A Halvorsen       Luis Halvorsen
SSN                 936-72-5510                961-94-8203
Birth date          July 8, 1981               December 30, 1978
Job title           Loan officer               Machinist
Filing status       Married filing jointly`),
    ).toMatchObject({
      'primaryPerson.fullName': 'Prudence A Halvorsen',
      'spousePerson.fullName': 'Luis Halvorsen',
      'fields.occupation': 'Loan officer',
      'fields.spouseOccupation': 'Machinist',
    });
  });
  it('When an address has a row for its street and one for its town, then it is read', () => {
    expect(
      summary(`Client data
Name            Prudence A Halvorsen      SSN             936-72-5510
Street          33 Coulee Rd Apt 5        Filing status   Single
City            Velva                     State / ZIP     ND  58790`),
    ).toMatchObject({
      'primaryPerson.homeAddress.street': '33 Coulee Rd Apt 5',
      'primaryPerson.homeAddress.city': 'Velva',
      'primaryPerson.homeAddress.state': 'ND',
      'primaryPerson.homeAddress.zipCode': '58790',
    });
  });
  it('When what stands beside it says where the return was prepared, then that is no name', () => {
    expect(
      summary(`Prepared for                              Prepared at
Prudence Halvorsen                        Elm Tax Center #118
33 Coulee Rd                              5 Main St
Velva, ND 58790                           Minot, ND 58701

Filing status   Single`),
    ).toMatchObject({ 'primaryPerson.fullName': 'Prudence Halvorsen' });
  });
  it('When the labels are shorter, then they are known', () => {
    expect(
      summary(`Taxpayer                                  Spouse
Name:           Prudence A Halvorsen      Name:        Luis Halvorsen
Soc. Sec. No.   936-72-5510               Soc. Sec. No.  961-94-8203
Born:           07/08/1981                Born:        12/30/1978
Telephone       (508) 555-0124
Filing status   Married filing jointly`),
    ).toMatchObject({
      'primaryPerson.dateOfBirth': '1981-07-08',
      'spousePerson.dateOfBirth': '1978-12-30',
      'primaryPerson.ssn': '936-72-5510',
      'spousePerson.ssn': '961-94-8203',
      'primaryPerson.phoneNumber': '(508) 555-0124',
    });
  });
});
