/** Form 4868, the application for more time to file a Form 1040. */
import { describe, expect, it } from '@jest/globals';
import { readPages } from '../../understanding/testing/readPages.ts';
import { typedPage } from '../../understanding/testing/typedPage.ts';
import { FORMS } from '../index.ts';

const application = (names: string, second: string) =>
  readPages(FORMS, [
    typedPage(`
Form 4868          Application for Automatic Extension of Time            OMB No. 1545-0074
Department of the Treasury     To File U.S. Individual Income Tax Return         2023
Internal Revenue Service   For calendar year 2023, or other tax year beginning     , 2023, and ending     , 20  .
Part I  Identification                                                Part II  Individual Income Tax
1 Your name(s) (see instructions)                                     4 Estimate of total tax liability for 2023 $  6,400
${names.padEnd(70)}5 Total 2023 payments                         5,900
Address (see instructions)                                            6 Balance due. Subtract line 5 from line 4.
33 COULEE RD APT 5                                                      See instructions                            500
City, town, or post office          State    ZIP code                 7 Amount you're paying (see instructions)       500
VELVA                               ND       58790                    8 Check here if you're "out of the country" and a
2 Your social security number       3 Spouse's social security number   U.S. citizen or resident. See instructions
936-72-5510                         ${second.padEnd(34)}9 Check here if you file Form 1040-NR and
                                                                        didn't receive wages as an employee
For Privacy Act and Paperwork Reduction Act Notice, see page 4.       Cat. No. 13141W              Form 4868 (2023)`),
  ]).map(({ recognised: { form, taxYear }, definition, values }) => ({
    form,
    taxYear,
    type: definition.documentType,
    ...Object.fromEntries(values.map(({ to, value }) => [to, value])),
  }));

const home = {
  'primaryPerson.homeAddress.street': '33 Coulee Rd Apt 5',
  'primaryPerson.homeAddress.city': 'Velva',
  'primaryPerson.homeAddress.state': 'ND',
  'primaryPerson.homeAddress.zipCode': '58790',
};

describe('Form 4868', () => {
  it('tells who asks for more time and nothing of its estimates', () => {
    expect(application('PRUDENCE A HALVORSEN', '')).toEqual([
      {
        form: '4868',
        taxYear: 2023,
        type: 'personal-tax-return',
        'primaryPerson.fullName': 'Prudence A Halvorsen',
        'primaryPerson.ssn': '936-72-5510',
        ...home,
      },
    ]);
  });

  it('names both who file together', () => {
    expect(application('LUIS M & PRUDENCE A HALVORSEN', '961-94-8203')).toEqual([
      expect.objectContaining({
        'primaryPerson.fullName': 'Luis M Halvorsen',
        'primaryPerson.ssn': '936-72-5510',
        'spousePerson.fullName': 'Prudence A Halvorsen',
        'spousePerson.ssn': '961-94-8203',
        ...home,
      }),
    ]);
  });

  it('When a letter tells of it, then that is no application', () => {
    expect(
      readPages(FORMS, [
        typedPage(`
Dear Prudence:

Enclosed is Form 4868, Application for Automatic Extension of Time To File U.S. Individual Income Tax Return,
for 2023. Your estimate of total tax liability is $6,400, and the amount you're paying is $500. Write your
social security number on the check.

Sincerely,
Luis Roe, CPA`),
      ]),
    ).toEqual([]);
  });
});
