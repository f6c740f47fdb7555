/** W-2s as online payroll services show them: lists of boxes, a summary of earnings beside the form, a masked number. */
import { printEin, printMoney, printSsn } from '../invent/amounts.ts';
import { cityLine, fullName } from '../invent/people.ts';
import { openSheet } from '../drawing/sheet.ts';
import { drawTypedPage } from '../drawing/typedPage.ts';
import type { DrawForm } from '../sample.ts';
import { inventW2, w2Sample, type W2Facts } from './w2Facts.ts';

export const W2_LAYOUTS = {
  'w2-earnings-summary': `
#{year} W-2 and EARNINGS SUMMARY

This summary section explains the figures on your W-2 in more detail.
                            Wages, Tips, other       Social Security        Medicare
                            Compensation             Wages                  Wages
                            Box 1 of W-2             Box 3 of W-2           Box 5 of W-2
Gross Pay                   {gross}                  {gross}                {gross}
Reported W-2 Wages          {wages}                  {socialWages}          {socialWages}


a Employee's social security number        1 Wages, tips, other compensation      2 Federal income tax withheld
{ssn}                                      {wages}                                {federalTax}

b Employer identification number (EIN)     3 Social security wages                4 Social security tax withheld
{ein}                                      {socialWages}                          {socialTax}

c Employer's name, address, and ZIP code   5 Medicare wages and tips              6 Medicare tax withheld
{employer}                                 {socialWages}                          {medicareTax}
{employerStreet}                           7 Social security tips                 8 Allocated tips
{employerCity}
d Control number                           9                                      10 Dependent care benefits
{control}
e Employee's name, address, and ZIP code   11 Nonqualified plans                  12a See instructions for box 12
{employee}                                                                        {code}  {deferral}
{street}                                   13 Statutory  Retirement  Third-party  12b
{city}                                                                            DD  4,812.36

15 State      Employer's state ID number   16 State wages, tips, etc.             17 State income tax
{state}       {stateId}                    {wages}                                {stateTax}

W-2 Wage and Tax Statement {year}          Copy C for employee's records.  OMB No. 1545-0008`,
  'w2-two-states': `
Form W-2 Wage and Tax Statement {year}                                            OMB No. 1545-0008

b Employer's identification number         1 Wages, tips, other comp.             2 Federal income tax withheld
{ein}                                      {wages}                                {federalTax}

c Employer's name, address and ZIP code    3 Social security wages                4 Social security tax withheld
{EMPLOYER}                                 {socialWages}                          {socialTax}
{EMPLOYERSTREET}                           5 Medicare wages and tips              6 Medicare tax withheld
{EMPLOYERCITY}                             {socialWages}                          {medicareTax}

a Employee's SSN                           12 See instructions for box 12         14 Other
{ssn}                                      {code}   {deferral}                    SDI   412.08

e Employee's first name and initial  Last name   Suff.
{EMPLOYEE}
{STREET}
{CITY}
f Employee's address and ZIP code

15 State      Employer's state ID number   16 State wages, tips, etc.             17 State income tax
{state}       {stateId}                    {wages}                                {stateTax}
ZZ

Copy B, To Be Filed With Employee's FEDERAL Tax Return. Department of the Treasury - Internal Revenue Service`,
} as const;

function words(facts: W2Facts): Record<string, string> {
  const { employee, employer, address } = facts;
  const plain = {
    employer: employer.name,
    employerStreet: employer.address.street,
    employerCity: cityLine(employer.address),
    employee: fullName(employee),
    street: address.street,
    city: cityLine(address),
  };
  const loud = Object.entries(plain).map(([name, value]) => [name.toUpperCase(), value.toUpperCase()]);
  return {
    ...plain,
    ...(Object.fromEntries(loud) as Record<string, string>),
    year: String(facts.taxYear),
    ssn: printSsn(employee.ssn),
    ein: printEin(employer.ein),
    gross: printMoney(facts.socialWages + 1234.5),
    wages: printMoney(facts.wages),
    socialWages: printMoney(facts.socialWages),
    federalTax: printMoney(facts.federalTax),
    socialTax: printMoney(facts.socialTax),
    medicareTax: printMoney(facts.medicareTax),
    code: facts.deferral ? 'D' : '',
    deferral: printMoney(facts.deferral),
    control: facts.control,
    state: address.state,
    stateId: facts.stateId,
    stateTax: printMoney(facts.stateTax),
  };
}

export const w2Layout =
  (name: keyof typeof W2_LAYOUTS): DrawForm =>
  async (drawing) => {
    const facts = inventW2(drawing.seed);
    const sheet = await openSheet({ ...drawing, isFillable: false });
    drawTypedPage(sheet, W2_LAYOUTS[name], words(facts), 7.5);
    return w2Sample(facts, await sheet.finish());
  };
