/** Summaries of a return that name a couple on lines of their own, each beside a number. */
import { describe, expect, it } from '@jest/globals';
import { readPicture } from '../testing/readPage.ts';

const summary = (head: string, tail = '') =>
  readPicture(`
2023 Tax Return Summary                Phone: (541) 555-0100   Fax: (541) 555-0101
${head}
Filing Status: Married Filing Jointly         Form 1040
Wages                                 $121,400
Total income                          $124,002
Adjusted gross income                 $124,002
Taxable income                         $96,302
Total tax                               $7,794
${tail}`);

describe('A summary with two names above each other', () => {
  it('reads both people by the numbers in their lines, and what the block says of how to reach them', () => {
    const values = summary(`
EVERETT L NAKASHIMA                    SSN: 921-30-5567
ROSALIND P NAKASHIMA                   SSN: 921-30-5568
1190 JUNIPER BLUFF RD                  Phone: (541) 555-0182
BEND, OR 97702                         Email: everett.n@example.com`);
    expect(values).toMatchObject({
      'primaryPerson.fullName': 'Everett L Nakashima',
      'primaryPerson.ssn': '921-30-5567',
      'primaryPerson.phoneNumber': '(541) 555-0182',
      'primaryPerson.email': 'everett.n@example.com',
      'spousePerson.fullName': 'Rosalind P Nakashima',
      'spousePerson.ssn': '921-30-5568',
    });
  });

  it('When each stands in a row that labels what it says, then days of birth and occupations are told of both', () => {
    expect(
      summary(`
Taxpayer    Bartholomew Q Nnamdi    SSN: 916-04-5582    DOB: 07/19/1955    Occupation: Retired
Spouse      Delphine Nnamdi         SSN: 920-73-1148    DOB: 11/30/1957    Occupation: Organist`),
    ).toMatchObject({
      'primaryPerson.dateOfBirth': '1955-07-19',
      'spousePerson.dateOfBirth': '1957-11-30',
      'fields.occupation': 'Retired',
      'fields.spouseOccupation': 'Organist',
    });
  });

  it('takes no name and number further away, or elsewhere in the line, for a spouse', () => {
    const child = summary(`
EVERETT L NAKASHIMA                    921-30-5567

      JUNE NAKASHIMA                   921-30-5569`);
    expect(child).toMatchObject({ 'primaryPerson.ssn': '921-30-5567' });
    expect(child).not.toHaveProperty(['spousePerson.fullName']);
    expect(child).not.toHaveProperty(['spousePerson.ssn']);
  });

  it('takes the telephone of the head of a single one for nobody of the return either', () => {
    const values = readPicture(`
2023 Tax Return Summary       Phone: (541) 555-0100      Email: office@northwoods.example.com
Name: Octavia Brandvold
SSN: 902-74-5519
Filing Status: Single         Form 1040
Total income                   $52,400
Adjusted gross income          $52,400
Taxable income                 $31,600
Total tax                       $1,478`);
    expect(values).toMatchObject({ 'primaryPerson.ssn': '902-74-5519' });
    expect(values).not.toHaveProperty(['primaryPerson.phoneNumber']);
    expect(values).not.toHaveProperty(['primaryPerson.email']);
  });

  it('takes the telephone of the head and of the foot for that of whoever prepared it', () => {
    const values = summary(
      `
EVERETT L NAKASHIMA                    SSN: 921-30-5567`,
      'Phone: (541) 555-0100',
    );
    expect(values).not.toHaveProperty(['primaryPerson.phoneNumber']);
  });
});

describe('A summary with a row for each of a couple', () => {
  it('reads in the columns what their headings ask', () => {
    expect(
      summary(`
                 Name                   SSN             Date of birth     Occupation
Taxpayer         Rufus T Kilpatrick     975-11-4402     04/09/1961        Waterman
Spouse           Yolanda M Kilpatrick   975-11-4403     11/30/1964        Nurse practitioner
Dependent        Otis Kilpatrick        975-11-4404     02/14/2010`),
    ).toMatchObject({
      'primaryPerson.fullName': 'Rufus T Kilpatrick',
      'primaryPerson.ssn': '975-11-4402',
      'primaryPerson.dateOfBirth': '1961-04-09',
      'fields.occupation': 'Waterman',
      'spousePerson.fullName': 'Yolanda M Kilpatrick',
      'spousePerson.ssn': '975-11-4403',
      'spousePerson.dateOfBirth': '1964-11-30',
      'fields.spouseOccupation': 'Nurse practitioner',
    });
  });

  it('takes a label further left for no heading of such a column', () => {
    expect(
      summary(`
Occupation
Name of taxpayer                       Rufus T Kilpatrick`),
    ).not.toHaveProperty(['fields.occupation']);
  });
});
