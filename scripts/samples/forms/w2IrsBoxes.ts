/** The plain boxes of the IRS W-2: 24 points high, a label and one value each. */
import { printEin, printMoney, printSsn } from '../invent/amounts.ts';
import { addressLines } from '../invent/people.ts';
import type { LabelledBox } from '../drawing/labelledBox.ts';
import type { W2Facts } from './w2Facts.ts';

const THICK = { thickness: 1.5 };

function topLeft({ employee, employer, control }: W2Facts): LabelledBox[] {
  const employerLines = [employer.name, ...addressLines(employer.address)].join('\n');
  return [
    {
      x: 152,
      y: 36,
      w: 130,
      h: 24,
      number: 'a',
      label: "Employee's social security number",
      value: printSsn(employee.ssn),
      align: 'center',
      frame: THICK,
      spoken: "a. Employee's social security number. 11 characters.",
    },
    {
      x: 36,
      y: 60,
      w: 297,
      h: 24,
      number: 'b',
      label: 'Employer identification number (EIN)',
      value: printEin(employer.ein),
      align: 'center',
    },
    {
      x: 36,
      y: 84,
      w: 297,
      h: 72,
      number: 'c',
      label: "Employer's name, address, and ZIP code",
      value: employerLines,
      hasLines: true,
    },
    { x: 36, y: 156, w: 297, h: 24, number: 'd', label: 'Control number', value: control, align: 'center' },
  ];
}

function moneyBoxes(facts: W2Facts): LabelledBox[] {
  const row = (y: number, left: [string, string, number], right: [string, string, number]): LabelledBox[] => [
    {
      x: 333,
      y,
      w: 123,
      h: 24,
      number: left[0],
      label: left[1],
      value: printMoney(left[2]),
      align: 'right',
      frame: y === 60 ? THICK : {},
    },
    {
      x: 456,
      y,
      w: 123,
      h: 24,
      number: right[0],
      label: right[1],
      value: printMoney(right[2]),
      align: 'right',
      frame: y === 60 ? THICK : {},
    },
  ];
  return [
    ...row(
      60,
      ['1', 'Wages, tips, other compensation', facts.wages],
      ['2', 'Federal income tax withheld', facts.federalTax],
    ),
    ...row(
      84,
      ['3', 'Social security wages', facts.socialWages],
      ['4', 'Social security tax withheld', facts.socialTax],
    ),
    ...row(
      108,
      ['5', 'Medicare wages and tips', facts.socialWages],
      ['6', 'Medicare tax withheld', facts.medicareTax],
    ),
    ...row(132, ['7', 'Social security tips', 0], ['8', 'Allocated tips', 0]),
    { x: 333, y: 156, w: 123, h: 24, number: '9', label: '', frame: { fillGrey: 0.75 } },
    {
      x: 456,
      y: 156,
      w: 123,
      h: 24,
      number: '10',
      label: 'Dependent care benefits',
      value: '',
      align: 'right',
    },
    { x: 333, y: 180, w: 123, h: 24, number: '11', label: 'Nonqualified plans', value: '', align: 'right' },
    { x: 333, y: 228, w: 123, h: 60, number: '14', label: 'Other', value: '' },
  ];
}

export const w2IrsBoxes = (facts: W2Facts): LabelledBox[] => [...topLeft(facts), ...moneyBoxes(facts)];
