/** Licences that print their captions, in small letters, below what is filled in. */
import { describe, expect, it } from '@jest/globals';
import { printedPage, wordsAt, type Print } from '../../understanding/testing/printedPage.ts';
import { readPages } from '../../understanding/testing/readPages.ts';
import { FORMS } from '../index.ts';

/** Print in letters two thirds as high as the rest. */
const small = (lines: readonly Print[]) =>
  lines.flatMap((line) =>
    wordsAt(line).map((word) => ({ ...word, box: { ...word.box, y1: word.box.y0 + 4.5 } })),
  );

const certificate = () => {
  const page = printedPage([
    [170, 65, 'CITY OF DECATUR, GEORGIA'],
    [170, 125, 'OCCUPATION TAX CERTIFICATE for Calendar Year 2025'],
    [53, 187, 'Oconee Periodontics & Implants, P.C.'],
    [350, 187, 'OTC-25-004190'],
    [480, 187, '8021'],
    [53, 232, '1375 Church Street Extension NE, Suite 210, Decatur, GA'],
    [53, 244, '30030'],
    [350, 244, 'December 19, 2024'],
    [480, 244, 'December 31, 2025'],
    [53, 303, 'Dr. Ngozi Adeyemi-Brandt'],
    [350, 303, '11'],
    [480, 303, '$1,085.00'],
    [53, 362, 'Offices and Clinics of Dentists'],
    [350, 362, 'Dekalb'],
    [53, 482, 'The holder has registered with the City and paid the occupation tax required.'],
  ]);
  const captions = small([
    [53, 202, 'trade name of business'],
    [350, 202, 'certificate no.'],
    [480, 202, 'class / SIC'],
    [53, 259, 'location for which issued (not valid elsewhere)'],
    [350, 259, 'date of issue'],
    [480, 259, 'void after'],
    [53, 318, 'owner or responsible officer'],
    [350, 318, 'employees'],
    [480, 318, 'tax and fees paid'],
    [53, 377, 'nature of business'],
    [350, 377, 'county'],
  ]);
  const [read] = readPages(FORMS, [{ ...page, words: [...page.words, ...captions] }]);
  return Object.fromEntries(read!.values.map(({ to, value }) => [to, value]));
};

describe('captions below', () => {
  it('When small captions stand below their values, then each tells what is above it, over two lines, too', () => {
    expect(certificate()).toMatchObject({
      'businessInfo.businessName': 'Oconee Periodontics & Implants, P.C.',
      'fields.licenseNumber': 'OTC-25-004190',
      'fields.issueDate': '2024-12-19',
      'fields.expiryDate': '2025-12-31',
      'businessInfo.businessAddress.street': '1375 Church Street Extension NE, Suite 210',
      'businessInfo.businessAddress.city': 'Decatur',
      'businessInfo.businessAddress.zipCode': '30030',
      'primaryPerson.fullName': 'Dr. Ngozi Adeyemi-Brandt',
      'businessInfo.industry': 'Offices and Clinics of Dentists',
    });
  });
});
