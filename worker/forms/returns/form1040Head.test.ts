/** The first page of a Form 1040 of which a scan lost labels. */
import { describe, expect, it } from '@jest/globals';
import { nameOf, recognise } from '../../understanding/recognise/recognise.ts';
import { valuesOn } from '../../understanding/testing/readPages.ts';
import { toSheet } from '../../understanding/sheet/sheet.ts';
import { readForm } from '../../understanding/extractForm.ts';
import { mapForm } from '../../understanding/mapForm.ts';
import { printedPage, type Print } from '../../understanding/testing/printedPage.ts';
import { FORMS } from '../index.ts';
import { form1040 } from './form1040.ts';

describe('The first page of a Form 1040', () => {
  it('When a label of its head was not read, then its many lines make no summary of it', () => {
    const page = printedPage([
      [100, 40, 'U.S. Individual Income Tax Return'],
      [40, 60, 'Filing Status'],
      [40, 80, 'Your first name and middle initial'],
      [242, 80, 'Last name'],
      [420, 80, 'Your social number'],
      [40, 100, 'Home address (number and street). If you have a P.O. box, see instructions.'],
      [420, 100, 'Presidential Election Campaign'],
      [40, 180, 'Standard Deduction'],
      [40, 200, 'Dependents (see instructions)'],
      [240, 200, 'Child tax credit'],
      [40, 240, 'This is your total income'],
      [40, 260, 'This is your adjusted gross income'],
      [40, 280, 'Standard deduction or itemized deductions (from Schedule A)'],
      [40, 300, 'Taxable income'],
      [40, 320, 'Refund'],
    ]);
    expect(recognise(toSheet(page), FORMS)?.form).toBe(form1040);
  });
});

it('When nothing was read of the title for seniors, then the corner says that it is theirs', () => {
  const named = (...print: Print[]) => nameOf(form1040, [toSheet(printedPage(print))]);
  expect(named([40, 40, 'Form 1040-SR'], [160, 40, 'Ret urn for Se niors'])).toBe('1040-SR');
  expect(named([40, 40, 'Form 1040'], [40, 200, 'See Form 1040-SR'])).toBe('1040');
  expect(named([40, 40, 'Form 1040 or 1040-SR'])).toBe('1040');
  expect(named([400, 40, 'Form 1040-SR'])).toBe('1040');
});

it('When a program breaks the sentence about the child elsewhere, then who files separately still names the spouse', () => {
  const page = printedPage([
    [40, 40, 'Form 1040 (2023)  U.S. Individual Income Tax Return'],
    [40, 60, 'Your first name and middle initial'],
    [40, 69, 'CORNELIUS'],
    [240, 60, 'Last name'],
    [240, 69, 'ASHGROVE'],
    [40, 100, 'Single'],
    [88, 100, 'X'],
    [100, 100, 'Married filing separately (MFS)'],
    [
      40,
      112,
      'enter the name of your spouse. If you checked the HOH or QSS box, enter the child’s name if the person is',
    ],
    [40, 121, 'one box.'],
    [130, 121, 'a child but not your dependent   YUKIKO ASHGROVE'],
  ]);
  expect(valuesOn(form1040, page)['spousePerson.fullName']).toBe('Yukiko Ashgrove');
});

describe('The foot of a Form 1040', () => {
  const foot = (...values: Print[]) => {
    const page = printedPage([
      [40, 40, 'Form 1040 (2022)'],
      [40, 60, 'This is your total tax'],
      [40, 80, 'Add lines 25d, 26, and 32. These are your total payments'],
      [40, 100, 'Sign Here'],
      [40, 120, 'Phone no.'],
      [240, 120, 'Email address'],
      [40, 150, 'Paid Preparer Use Only'],
      [340, 170, 'Phone no.'],
      ...values,
    ]);
    const found = readForm(form1040, mapForm(form1040, [toSheet(page)]), 2022);
    return Object.fromEntries(found.map(({ to, value }) => [to, value]));
  };

  it('gives telephone and e-mail right of their labels, or below them in a redrawn form', () => {
    const expected = {
      'primaryPerson.phoneNumber': '(503) 555-0142',
      'primaryPerson.email': 'ada@example.org',
    };
    expect(foot([90, 120, '(503) 555-0142'], [310, 120, 'ada@example.org'])).toMatchObject(expected);
    expect(foot([40, 131, '(503) 555-0142'], [240, 131, 'ada@example.org'])).toMatchObject(expected);
  });

  it('gives occupations that a taller box holds lower', () => {
    const lower: Print[] = [
      [340, 112, 'Your occupation'],
      [340, 138, 'Glazier'],
    ];
    expect(foot(...lower)).toMatchObject({ 'fields.occupation': 'Glazier' });
  });

  it('does not give the telephone of the preparer', () => {
    const paid: Print[] = [[400, 170, '(802) 555-0199'], [340, 181, '(802) 555-0198']]; // prettier-ignore
    expect(foot(...paid)).not.toHaveProperty(['primaryPerson.phoneNumber']);
  });
});

it('When check boxes stand behind the spouse’s word, then what they say is no name', () => {
  const page = printedPage([
    [35, 244, 'Age/Blindness'],
    [105, 256, 'Spouse:'],
    [150, 256, '[|] Was bom before January 2,'],
    [300, 256, '1955'],
    [330, 256, '[7] Is blind'],
  ]);
  const words = page.words.map((word) => ({ ...word, source: 'ocr' as const }));
  expect(valuesOn(form1040, { ...page, source: 'ocr', words })).not.toHaveProperty(['spousePerson.fullName']);
});

it('When a cross is typed between the heading of the status and what it ticks, then that is a label, no value of the heading', () => {
  const page = printedPage([
    [40, 40, 'Form 1040 (2018)  U.S. Individual Income Tax Return'],
    [40, 60, 'Filing status:'],
    [108, 60, 'X'],
    [116, 60, 'Single'],
    [180, 60, 'Married filing jointly'],
    [40, 80, 'Your first name and initial'],
    [40, 89, 'WINIFRED Q'],
  ]);
  expect(valuesOn(form1040, page)['fields.filingStatus']).toBe('Single');
});

it('When a scan breaks the sentence about the child before its last word, then the spouse of who files separately stands behind that', () => {
  const page = printedPage([
    [40, 40, 'Form 1040 (2023)  U.S. Individual Income Tax Return'],
    [40, 60, 'Your first name and middle initial'],
    [40, 69, 'CORNELIUS'],
    [240, 60, 'Last name'],
    [240, 69, 'ASHGROVE'],
    [40, 100, 'Filing Status'],
    [40, 112, '[X] Married filing separately (MFS)'],
    [
      40,
      124,
      "If you checked the MFS box, enter the name of your spouse. If the child's name if a child but not your",
    ],
    [40, 136, 'dependent:  DELPHINE OKAFOR'],
    [40, 300, 'This is your adjusted gross income'],
    [40, 320, 'Taxable income'],
  ]);
  const known = readForm(form1040, mapForm(form1040, [toSheet(page)]), 2023);
  expect(known.find(({ to }) => to === 'fields.filingStatus')?.value).toBe('Married filing separately');
  expect(known.find(({ to }) => to === 'spousePerson.fullName')?.value).toBe('Delphine Okafor');
});

it('When the labels beside a telephone number were not read, then its line between the signatures tells whose it is', () => {
  const phoneOf = (line: string, y: number) =>
    valuesOn(
      form1040,
      printedPage([
        [40, 40, 'Form 1040 (2023)  U.S. Individual Income Tax Return'],
        [40, 500, 'Your signature      Date      Your occupation'],
        [40, 512, '                              Electrician'],
        [40, y, line],
        [40, 560, "Preparer's name"],
      ]),
    )['primaryPerson.phoneNumber'];
  expect(phoneOf('Phone 401- 555-0117 Email', 540)).toBe('(401) 555-0117');
  expect(phoneOf('518-555-0193 address', 540)).toBe('(518) 555-0193');
  expect(phoneOf('PIN 518-555-0193', 540)).toBeUndefined();
  expect(phoneOf('Phone 401- 555-0117', 580)).toBeUndefined();
});

describe('The page of a return in large print that holds the signatures alone', () => {
  const page = (form: string) =>
    printedPage([
      [40, 40, form],
      [40, 80, 'Third Party Designee'],
      [140, 80, 'Do you want to allow another person to discuss this return with the IRS?'],
      [40, 110, 'Under penalties of perjury, I declare that I have examined this return'],
      [40, 140, 'Your signature'],
      [240, 140, 'Your occupation'],
      [240, 152, 'Beekeeper'],
      [400, 140, 'If the IRS sent you an Identity Protection PIN'],
      [40, 180, "Spouse's signature"],
      [240, 180, "Spouse's occupation"],
      [240, 192, 'Lamplighter'],
      [40, 210, 'Phone no. 404-555-0143'],
      [40, 240, "Preparer's signature"],
    ]);

  it('is one of the return', () => {
    expect(recognise(toSheet(page('Form 1040-SR (2024)')), FORMS)?.form).toBe(form1040);
    expect(valuesOn(form1040, page('Form 1040-SR (2024)'))).toMatchObject({
      'fields.occupation': 'Beekeeper',
      'fields.spouseOccupation': 'Lamplighter',
    });
  });

  it('is none of it where the page says another form', () => {
    for (const other of ['Form 1040-NR (2024)', 'Form 540', 'Form 8879'])
      expect(recognise(toSheet(page(other)), FORMS)?.form).not.toBe(form1040);
  });
});
