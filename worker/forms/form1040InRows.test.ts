/** Form 1040 as programs set it anew: every line in a row of its own, the taxable amounts of IRAs, pensions and benefits among them. */
import { expect, it } from '@jest/globals';
import { readPages } from '../understanding/testing/readPages.ts';
import { typedPage } from '../understanding/testing/typedPage.ts';
import { FORMS } from './index.ts';

const page = (pensions: readonly [string, string], benefits: readonly [string, string]) =>
  typedPage(`
Form 1040-SR   U.S. Tax Return for Seniors               OMB No. 1545-0074
Department of the Treasury - Internal Revenue Service
Filing Status   [X] Single   [ ] Married filing jointly   [ ] Head of household
Your first name and middle initial    Last name               Your social security number
AGATHA R                              MOREHOUSE               917-42-7720
1    Wages, salaries, tips, etc. Attach Form(s) W-2                        1           4,180
2b   Taxable interest. Attach Sch. B if required                           2b            655
4a   IRA distributions                                                     4a          9,000
4b   Taxable amount                                                        4b          9,000
${pensions[0]}   Pensions and annuities                                                ${pensions[0]}         17,240
${pensions[1]}   Taxable amount                                                        ${pensions[1]}         17,240
${benefits[0]}   Social security benefits                                              ${benefits[0]}         20,100
${benefits[1]}   Taxable amount                                                        ${benefits[1]}         11,306
7b   Add lines 1 to 7a. This is your total income                          7b         42,381`);

it.each([
  ['2019', ['4c', '4d'], ['5a', '5b']],
  ['2020', ['5a', '5b'], ['6a', '6b']],
] as const)(
  'When the lines are those of %s, then the taxable amounts are counted, each once',
  (_, pensions, benefits) => {
    const { values } = readPages(FORMS, [page(pensions, benefits)])[0]!;
    const of = (to: string) => values.find((value) => value.to === `fields.${to}`);
    expect(of('totalIncome')).toMatchObject({ value: 42381, isVerified: true });
    expect(of('wages')).toMatchObject({ value: 4180, isVerified: true });
  },
);
