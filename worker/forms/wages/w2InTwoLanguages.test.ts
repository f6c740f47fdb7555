/** A W-2 that names everything twice, in English and below that, or behind a stroke, in Spanish. */
import { expect, it } from '@jest/globals';
import { printedPage, type Print } from '../../understanding/testing/printedPage.ts';
import { readPages } from '../../understanding/testing/readPages.ts';
import { FORMS } from '../index.ts';

const row = (y: number, box: string, english: string, spanish: string, value: string): readonly Print[] => [
  [69, y, english],
  [43, y + 6, box],
  [500, y + 6, value],
  [69, y + 12, spanish],
];

it('When a row has two names, one above the other, then what is level with its number between them is its amount', () => {
  const [form] = readPages(FORMS, [
    printedPage([
      [43, 44, '2022 FORM W-2 - Wage and Tax Statement'],
      [43, 83, 'Employer / Patrono'],
      [313, 83, 'Employee / Empleado'],
      [43, 96, 'Quillon Harvest Labor Contractors Inc'],
      [313, 96, 'Rosario Beltrán Oquendo'],
      [43, 110, '36 S Larch Ave'],
      [313, 110, 'PO Box 2291'],
      [43, 124, 'Huron, CA 93234'],
      [313, 124, 'Huron, CA 93234'],
      [43, 138, 'Employer ID (EIN): 45-0311872'],
      [313, 138, 'Social Security no.: 951-40-2277'],
      ...row(
        166,
        '1',
        'Wages, tips, other compensation',
        'Salarios, propinas y otra compensación',
        '26,384.75',
      ),
      ...row(196, '2', 'Federal income tax withheld', 'Impuesto federal sobre el ingreso', '812.40'),
      ...row(226, '3', 'Social security wages', 'Salarios sujetos al Seguro Social', '27,384.75'),
      ...row(256, '4', 'Social security tax withheld', 'Contribución al Seguro Social', '1,697.85'),
      ...row(286, '5', 'Medicare wages and tips', 'Salarios y propinas sujetos al Medicare', '27,384.75'),
      ...row(316, '6', 'Medicare tax withheld', 'Contribución al Medicare retenida', '397.08'),
      ...row(346, '15', 'State / ID number', 'Estado / Núm. estatal', 'CA – 388-4471-9'),
      ...row(376, '16', 'State wages', 'Salarios estatales', '26,384.75'),
      ...row(406, '17', 'State income tax', 'Impuesto estatal retenido', '201.33'),
    ]),
  ]);
  expect(Object.fromEntries(form!.values.map(({ to, value }) => [to, value]))).toMatchObject({
    'fields.employerName': 'Quillon Harvest Labor Contractors Inc',
    'fields.employeeName': 'Rosario Beltrán Oquendo',
    'fields.wages': 26384.75,
    'fields.federalIncomeTaxWithheld': 812.4,
    'fields.socialSecurityWages': 27384.75,
    'fields.socialSecurityTaxWithheld': 1697.85,
    'fields.medicareWages': 27384.75,
    'fields.medicareTaxWithheld': 397.08,
    'fields.state': 'CA',
    'fields.stateWages': 26384.75,
    'fields.stateIncomeTax': 201.33,
  });
});
