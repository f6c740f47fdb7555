/** Licences in a grid of boxes, each with its caption below what is filled in, and a sentence below the last row of them. */
import { expect, it } from '@jest/globals';
import { printedPage, wordsAt, type Print } from '../../understanding/testing/printedPage.ts';
import { readPages } from '../../understanding/testing/readPages.ts';
import { FORMS } from '../index.ts';

/** Print in letters two thirds as high as the rest. */
const small = (lines: readonly Print[]) =>
  lines.flatMap((line) =>
    wordsAt(line).map((word) => ({ ...word, box: { ...word.box, y1: word.box.y0 + 4.5 } })),
  );

const license = () => {
  const page = printedPage([
    [231, 72, 'POLK COUNTY CLERK'],
    [236, 87, 'STATE OF TENNESSEE'],
    [501, 84, 'LICENSE NO.'],
    [498, 96, '0551238'],
    [175, 104, 'STANDARD BUSINESS LICENSE'],
    [40, 137, 'OCOEE LANTERN WORKS'],
    [394, 137, 'JUNIPER MAE HARGIS'],
    [40, 170, '417 BENTON PIKE'],
    [394, 170, 'BENTON TN 37307'],
    [40, 200, '3'],
    [65, 200, 'RETAILER, CANDLES AND'],
    [40, 210, 'OIL LAMPS'],
    [215, 200, 'SOLE PROP'],
    [394, 200, '06/03/2024'],
    [487, 200, '06/03/2025'],
    [40, 249, 'THE ABOVE BUSINESS HAVING PAID THE REQUIRED FEE IS LICENSED TO CONDUCT BUSINESS'],
    [40, 259, 'SHOWN. THIS LICENSE MUST BE POSTED IN A CONSPICUOUS PLACE AND IS NOT TRANSFERABLE.'],
    [40, 296, '$15.00'],
    [394, 330, '180 WARD STREET, SUITE 3, BENTON TN 37307'],
  ]);
  const captions = small([
    [40, 152, 'Business name (trade name)'],
    [394, 152, 'Owner(s)'],
    [40, 185, 'Location street'],
    [394, 185, 'City, state, ZIP'],
    [40, 225, 'Classification and description'],
    [215, 215, 'Organization'],
    [394, 215, 'Date issued'],
    [487, 215, 'Date of expiration'],
    [40, 309, 'Fee paid'],
  ]);
  const [read] = readPages(FORMS, [{ ...page, words: [...page.words, ...captions] }]);
  return Object.fromEntries(read!.values.map(({ to, value }) => [to, value]));
};

it('When only a sentence stands below the last row of captions, then they are captions of what is above them, in all its lines', () => {
  expect(license()).toMatchObject({
    'businessInfo.businessName': 'OCOEE LANTERN WORKS',
    'primaryPerson.fullName': 'Juniper Mae Hargis',
    'businessInfo.businessAddress.street': '417 Benton Pike',
    'businessInfo.businessAddress.city': 'Benton',
    'businessInfo.businessAddress.zipCode': '37307',
    'businessInfo.industry': 'RETAILER, CANDLES AND OIL LAMPS',
    'fields.licenseNumber': '0551238',
    'fields.issueDate': '2024-06-03',
    'fields.expiryDate': '2025-06-03',
  });
});
