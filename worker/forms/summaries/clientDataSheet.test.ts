/** A client's data as tax software keeps it: who the taxpayer and the spouse are, and no return. */
import { describe, expect, it } from '@jest/globals';
import { checkBox } from '../../understanding/testing/printedPage.ts';
import { readPages } from '../../understanding/testing/readPages.ts';
import { typedPage } from '../../understanding/testing/typedPage.ts';
import { FORMS } from '../index.ts';

const read = (picture: string) => readPages(FORMS, [typedPage(picture)]);
const valuesOf = (picture: string) =>
  Object.fromEntries((read(picture)[0]?.values ?? []).map(({ to, value }) => [to, value]));

const SHEET = (status: string) => `
                      2023 Client Information Sheet
                                 Taxpayer                  Spouse
First name and initial           Leopold T.                Marisela
Last name                        Okonjo                    Okonjo-Pratt
Social Security number           918-22-7301               947-61-0928
Date of birth (m/d/y)            3/09/1981                 11/27/1983
Occupation                       Arborist                  Court reporter
Daytime phone                    (503) 555-0141            (503) 555-0188
E-mail address                   leo@example.com           mari@example.org
Street address                   612 Tamarack Loop
City                             Bend
State                            OR
ZIP code                         97701
Filing status ${status}
Dependents
Name                    Date of birth     SSN              Relationship
Ines Okonjo             5/14/2012         961-40-8812      Daughter
Direct deposit`;

describe("A client's data sheet", () => {
  it('When it has a column for either, then the taxpayer and the spouse are read, and where they live', () => {
    expect(
      valuesOf(SHEET('(1=single, 2=MFJ, 3=MFS, 4=HOH, 5=QSS)   2 Married filing jointly')),
    ).toMatchObject({
      'primaryPerson.fullName': 'Leopold T. Okonjo',
      'primaryPerson.ssn': '918-22-7301',
      'primaryPerson.dateOfBirth': '1981-03-09',
      'primaryPerson.phoneNumber': '(503) 555-0141',
      'primaryPerson.email': 'leo@example.com',
      'primaryPerson.homeAddress.street': '612 Tamarack Loop',
      'primaryPerson.homeAddress.city': 'Bend',
      'primaryPerson.homeAddress.state': 'OR',
      'primaryPerson.homeAddress.zipCode': '97701',
      'primaryPerson.numberOfDependents': 1,
      'spousePerson.fullName': 'Marisela Okonjo-Pratt',
      'spousePerson.ssn': '947-61-0928',
      'spousePerson.dateOfBirth': '1983-11-27',
      'fields.filingStatus': 'Married filing jointly',
      'fields.occupation': 'Arborist',
      'fields.spouseOccupation': 'Court reporter',
    });
  });

  it('When the status stands behind its number, then it is read, and none where only the numbers are explained', () => {
    expect(valuesOf(SHEET('  2 - Married filing jointly'))['fields.filingStatus']).toBe(
      'Married filing jointly',
    );
    const open = valuesOf(SHEET('(1=single, 2=MFJ, 3=MFS, 4=HOH, 5=QSS)'));
    expect(open['fields.filingStatus']).toBeUndefined();
    expect(open['primaryPerson.fullName']).toBe('Leopold T. Okonjo');
  });

  it('When each has labels of their own, then number, apartment and e-mail are read beside theirs', () => {
    expect(
      valuesOf(`
Form 1040               Federal Information Worksheet           2022
Part I - Personal Information
Taxpayer:                                Spouse:
First name                    Leopold    First name                   Marisela
Last name                      Okonjo    Last name                       Pratt
Social security no.       918-22-7301    Social security no.       947-61-0928
Occupation                   Arborist    Occupation                      Baker
Date of birth              03/09/1981    Date of birth              11/27/1983
E-mail address                                                 leo@example.com
Part II - Address
Address                                                      612 Tamarack Loop
Apt no.                                                                    226
City                                                                      Bend
State                                                                       OR
ZIP code                                                                 97701
Part III - Filing Status
Part IV - Dependents
No dependents entered`),
    ).toMatchObject({
      'primaryPerson.ssn': '918-22-7301',
      'primaryPerson.email': 'leo@example.com',
      'primaryPerson.homeAddress.street': '612 Tamarack Loop Apt 226',
      'spousePerson.ssn': '947-61-0928',
    });
  });

  it('When nobody has filled it in, then nobody is read', () => {
    const values = valuesOf(
      SHEET('').replace(
        /^(First name and initial|Last name|Social Security number|Date of birth \(m\/d\/y\)|Occupation|Daytime phone|E-mail address) .*$/gm,
        '$1',
      ),
    );
    expect(Object.keys(values).filter((to) => /Person\.(?:fullName|ssn|dateOfBirth|email)/.test(to))).toEqual(
      [],
    );
  });

  it('When the figures of a return stand below, then it is a summary, whose figures are read', () => {
    const summary = SHEET('2 - Married filing jointly').replace(
      '2023 Client',
      '2023 Tax Return Summary\n Client',
    );
    const values = valuesOf(`${summary}
Total income                     81,440
Adjusted gross income            79,950
Taxable income                   52,250
Total tax                         5,830`);
    expect(values).toMatchObject({ 'fields.adjustedGrossIncome': 79950, 'fields.totalTax': 5830 });
  });

  it('When names are whole, state and ZIP stand beside the town, and a box of a status is ticked, then all are read', () => {
    const print = typedPage(`
                      2025 Form 1040 Client Organizer
Personal information             Taxpayer                  Spouse
Full name                        Leopold T Okonjo          Marisela Okonjo-Pratt
Social security number           918-22-7301               947-61-0928
Date of birth                    03/09/1981                11/27/1983
Occupation                       Arborist                  Court reporter
Home address
Street address                   612 Tamarack Loop
City  Bend                       State  OR                 ZIP  97701
Filing status
     Single     Married filing jointly     Married filing separately     Head of household
Dependents
Name                    Social security number    Date of birth     Relationship`);
    const joint = print.words.filter(({ text }) => text === 'Married')[0]!.box;
    const tick = checkBox(joint.x0 - 12, joint.y0, true);
    const [values] = readPages(FORMS, [{ ...print, fields: [tick] }]);
    expect(Object.fromEntries(values!.values.map(({ to, value }) => [to, value]))).toMatchObject({
      'primaryPerson.fullName': 'Leopold T Okonjo',
      'spousePerson.fullName': 'Marisela Okonjo-Pratt',
      'primaryPerson.homeAddress.zipCode': '97701',
      'fields.filingStatus': 'Married filing jointly',
    });
  });

  it('When the status stands within a row of the address, then it is read there', () => {
    expect(
      valuesOf(
        SHEET('')
          .replace(
            /^Filing status.*$/m,
            'County   Deschutes          Filing status  2 - Married filing jointly',
          )
          .replace('Street address  ', 'Street / Apt.   '),
      ),
    ).toMatchObject({
      'fields.filingStatus': 'Married filing jointly',
      'primaryPerson.homeAddress.street': '612 Tamarack Loop',
    });
  });
});
