/** The head of a business return: title, name and address, EIN, dates, activity. */
import { printDollars, printEin } from '../invent/amounts.ts';
import { cityLine } from '../invent/people.ts';
import type { LabelledBox } from '../drawing/labelledBox.ts';
import type { Sheet } from '../drawing/sheet.ts';
import type { BusinessFacts } from './businessFacts.ts';
import { RETURN_LINES, type BusinessForm } from './businessReturnLines.ts';

const OPENS = {
  '1120': 'Date incorporated',
  '1120-S': 'Date incorporated',
  '1065': 'Date business started',
} as const;

export function headBoxes(form: BusinessForm, facts: BusinessFacts): LabelledBox[] {
  const { business } = facts;
  const [einMark, dateMark, assetsMark] = form === '1120' ? ['B', 'C', 'D'] : ['D', 'E', 'F'];
  const named = form === '1065' ? 'Name of partnership' : 'Name';
  return [
    ...leftBoxes(form, facts),
    { x: 160, y: 74, w: 294, h: 24, label: named, value: business.name, frame: { thickness: 1 } },
    {
      x: 160,
      y: 98,
      w: 294,
      h: 24,
      label: 'Number, street, and room or suite no. If a P.O. box, see instructions.',
      value: business.address.street,
    },
    {
      x: 160,
      y: 122,
      w: 294,
      h: 24,
      label: 'City or town, state or province, country, and ZIP or foreign postal code',
      value: cityLine(business.address),
    },
    {
      x: 454,
      y: 74,
      w: 126,
      h: 24,
      number: einMark,
      label: 'Employer identification number',
      value: printEin(business.ein),
      align: 'center',
    },
    {
      x: 454,
      y: 98,
      w: 126,
      h: 24,
      number: dateMark,
      label: OPENS[form],
      value: facts.started,
      align: 'center',
    },
    {
      x: 454,
      y: 122,
      w: 126,
      h: 24,
      number: assetsMark,
      label: 'Total assets (see instructions)',
      value: printDollars(facts.assets),
      align: 'right',
      hasDollar: true,
    },
  ];
}

/** The 1120 asks for the activity in its Schedule K; the others beside the name. */
function leftBoxes(form: BusinessForm, { business, started }: BusinessFacts): LabelledBox[] {
  const place = { x: 36, w: 124, h: 24 };
  if (form === '1065')
    return [
      { ...place, y: 74, number: 'A', label: 'Principal business activity', value: business.trade },
      { ...place, y: 98, number: 'B', label: 'Principal product or service', value: '' },
      { ...place, y: 122, number: 'C', label: 'Business code number', value: business.code, align: 'center' },
    ];
  if (form === '1120-S')
    return [
      { ...place, y: 74, number: 'A', label: 'S election effective date', value: started, align: 'center' },
      {
        ...place,
        y: 98,
        h: 48,
        number: 'B',
        label: 'Business activity code\nnumber (see instructions)',
        value: business.code,
        align: 'center',
      },
    ];
  return [
    {
      ...place,
      y: 74,
      h: 72,
      number: 'A',
      label:
        'Check if:\n1a Consolidated return (attach Form 851)\nb Life/nonlife consolidated return\n2 Personal holding co. (attach Sch. PH)\n3 Personal service corp.',
      labelSize: 5.6,
    },
  ];
}

export function drawTitle(sheet: Sheet, form: BusinessForm, { taxYear }: BusinessFacts): void {
  sheet.print('Form', 36, 54, { size: 7 });
  sheet.print(form, 56, 54, { size: 20, font: 'bold' });
  sheet.print('Department of the Treasury', 36, 64, { size: 5.5 });
  sheet.print('Internal Revenue Service', 36, 70, { size: 5.5 });
  sheet.print(RETURN_LINES[form].title, 310, 48, { size: 13, font: 'bold', align: 'center' });
  sheet.print(
    `For calendar year ${taxYear} or tax year beginning                    , ${taxYear}, ending                    , 20`,
    310,
    58,
    { size: 6.5, font: 'bold', align: 'center' },
  );
  sheet.print(
    `Go to www.irs.gov/Form${form.replace('-', '')} for instructions and the latest information.`,
    310,
    69,
    { size: 6.5, font: 'bold', align: 'center' },
  );
  sheet.print('OMB No. 1545-0123', 540, 46, { size: 6.5, align: 'center' });
  sheet.print(String(taxYear), 540, 68, { size: 19, font: 'bold', align: 'center' });
}
