/** Schedule K-1 of an S corporation or a partnership: two columns of boxes, the owner's share at the right. */
import { printDollars, printEin, printSsn } from '../invent/amounts.ts';
import { inventBusiness } from '../invent/businesses.ts';
import { cityLine, expectedAddress, fullName, inventAddress, inventPerson } from '../invent/people.ts';
import { drawLabelledBox, type LabelledBox } from '../drawing/labelledBox.ts';
import { openSheet } from '../drawing/sheet.ts';
import { seededRandom, seedFor } from '../random.ts';
import type { DrawForm } from '../sample.ts';

const KINDS = {
  '1120-S': {
    businessType: 'S Corp',
    owner: 'Shareholder’s',
    entity: 'Corporation’s',
    tin: 'Shareholder’s identifying number',
    name: 'Shareholder’s name, address, city, state, and ZIP code',
    boxes: [
      'Ordinary business income (loss)',
      'Net rental real estate income (loss)',
      'Other net rental income (loss)',
      'Interest income',
      'Ordinary dividends',
      'Qualified dividends',
      'Royalties',
      'Net short-term capital gain (loss)',
    ],
  },
  '1065': {
    businessType: 'Partnership',
    owner: 'Partner’s',
    entity: 'Partnership’s',
    tin: 'Partner’s SSN or TIN (Do not use TIN of a disregarded entity. See instructions.)',
    name: 'Name, address, city, state, and ZIP code for partner entered in E. See instructions.',
    boxes: [
      'Ordinary business income (loss)',
      'Net rental real estate income (loss)',
      'Other net rental income (loss)',
      'Guaranteed payments for services',
      'Guaranteed payments for capital',
      'Total guaranteed payments',
      'Interest income',
      'Ordinary dividends',
    ],
  },
} as const;

export const scheduleK1 =
  (kind: keyof typeof KINDS, taxYear: number): DrawForm =>
  async (drawing) => {
    const words = KINDS[kind];
    const random = seededRandom(seedFor(drawing.seed, `k1 ${kind}`));
    const [entity, owner, home] = [
      inventBusiness(random, 'LLC'),
      inventPerson(random),
      inventAddress(random),
    ];
    const [ordinary, interest] = [random.between(900, 240_000), random.between(3, 900)];
    const amounts: Record<string, number> = {
      'Ordinary business income (loss)': ordinary,
      'Interest income': interest,
    };
    const sheet = await openSheet(drawing);
    sheet.print(`Schedule K-1`, 36, 50, { size: 14, font: 'bold' });
    sheet.print(`(Form ${kind})`, 36, 62, { size: 10, font: 'bold' });
    sheet.print(String(taxYear), 200, 58, { size: 20, font: 'bold' });
    sheet.print('Final K-1', 330, 46, { size: 8 });
    sheet.print('Amended K-1', 400, 46, { size: 8 });
    sheet.print('OMB No. 1545-0123', 480, 46, { size: 7 });
    sheet.print(`For calendar year ${taxYear}, or tax year`, 36, 78, { size: 7 });
    sheet.print(`${words.owner} Share of Income, Deductions, Credits, etc.`, 36, 94, {
      size: 10,
      font: 'bold',
    });
    const left: LabelledBox[] = [
      {
        x: 36,
        y: 120,
        w: 270,
        h: 26,
        label: `A   ${words.entity} employer identification number`,
        value: printEin(entity.ein),
      },
      {
        x: 36,
        y: 146,
        w: 270,
        h: 60,
        label: `B   ${words.entity} name, address, city, state, and ZIP code`,
        value: [entity.name, entity.address.street, cityLine(entity.address)].join('\n'),
        hasLines: true,
      },
      { x: 36, y: 206, w: 270, h: 24, label: 'C   IRS Center where return was filed', value: 'Ogden, UT' },
      { x: 36, y: 254, w: 270, h: 26, label: `E   ${words.tin}`, value: printSsn(owner.ssn) },
      {
        x: 36,
        y: 280,
        w: 270,
        h: 60,
        label: `F   ${words.name}`,
        value: [fullName(owner), home.street, cityLine(home)].join('\n'),
        hasLines: true,
      },
    ];
    const right = words.boxes.map((label, index): LabelledBox => ({
      x: 306,
      y: 120 + index * 26,
      w: 137,
      h: 26,
      label: `${index + 1}   ${label}`,
      value: printDollars(amounts[label] ?? 0),
      align: 'right',
    }));
    for (const box of [...left, ...right]) drawLabelledBox(sheet, { labelSize: 6.5, ...box });
    sheet.print('Part II   Information About the ' + words.owner.slice(0, -2), 40, 246, {
      size: 8,
      font: 'bold',
    });
    return {
      pdf: await sheet.finish(),
      documentType: 'business-tax-return',
      form: `Schedule K-1 (${kind})`,
      taxYear,
      expected: {
        primaryPerson: { fullName: fullName(owner), ssn: owner.ssn, homeAddress: expectedAddress(home) },
        businessInfo: {
          businessName: entity.name,
          ein: entity.ein,
          businessType: words.businessType,
          businessAddress: expectedAddress(entity.address),
        },
        formFields: {
          form: `Schedule K-1 (${kind})`,
          taxYear,
          ordinaryIncome: ordinary,
          interestIncome: interest,
        },
      },
      ignore: ['employmentStatus.employmentType'],
    };
  };
