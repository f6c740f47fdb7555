/** Licences as their offices show them: heads of a table over sub-heads, the mail's address as the only one, a county below its state. */
import { describe, expect, it } from '@jest/globals';
import { printedPage, wordsAt } from '../../understanding/testing/printedPage.ts';
import { readPage, readPicture } from '../testing/readPage.ts';

describe('licences as their offices show them', () => {
  it('When a row of heads of its own parts one head of a table, then what stands deep below the others is still theirs', () => {
    const page = printedPage([
      [246, 108, 'STATE OF COLORADO'],
      [232, 120, 'DEPARTMENT OF REVENUE'],
      [245, 140, 'SALES TAX LICENSE'],
      [81, 190, 'USE ACCOUNT NUMBER'],
      [97, 198, 'for all references'],
      [233, 190, 'LIABILITY INFORMATION'],
      [350, 190, 'ISSUE DATE'],
      [466, 190, 'LICENSE VALID TO'],
      [477, 198, 'DECEMBER 31'],
      [190, 211, 'county'],
      [234, 211, 'city'],
      [267, 211, 'industry'],
      [320, 211, 'type'],
      [87, 226, '30417715-0001'],
      [195, 226, '04'],
      [227, 226, '0033'],
      [272, 226, '112'],
      [350, 226, 'Dec 19 2023'],
      [487, 226, '2025'],
      [98, 266, 'QUILLWORT SADDLE & TACK LLC'],
      [98, 290, '1186 LARCH AVE'],
      [98, 302, 'PUEBLO CO 81006-4410'],
      [202, 336, 'THIS LICENSE IS NOT TRANSFERABLE'],
    ]);
    expect(readPage(page)).toMatchObject({
      'fields.licenseNumber': '30417715-0001',
      'fields.issueDate': '2023-12-19',
      'fields.expiryDate': '2025-12-31',
    });
  });

  it('When the business’s mailing address is the only one, then it is the business’s', () => {
    expect(
      readPicture(`
                         CITY OF VELVA
                   Department of Licenses
                 COMMERCIAL ACTIVITY LICENSE

LICENSE NUMBER                                DATE ISSUED
873214                                        March 6, 2024

BUSINESS NAME
Quillwort Upholstery LLC

BUSINESS MAILING ADDRESS
27 E Larch St, Velva, ND 58790-2815

This license authorizes the entity named above to engage in business in the City.`),
    ).toMatchObject({
      'businessInfo.businessAddress.street': '27 E Larch St',
      'businessInfo.businessAddress.zipCode': '58790-2815',
    });
  });

  it('When a scan draws a word of the state over dirt above it, then the county in larger print below is still the larger', () => {
    const set = (high: number, lines: Parameters<typeof wordsAt>[0][]) =>
      lines.flatMap((line) =>
        wordsAt(line, { source: 'ocr', confidence: 0.95 }).map((word) => ({
          ...word,
          box: { ...word.box, y1: word.box.y0 + high },
        })),
      );
    const state = set(8, [[231, 55, 'STATE OF TENNESSEE']]).map((word) =>
      word.text === 'OF' ? { ...word, box: { ...word.box, y0: word.box.y0 - 11 } } : word,
    );
    const words = [
      ...state,
      ...set(15, [[215, 69, 'COUNTY OF WREN']]),
      ...set(15, [[203, 110, 'STANDARD BUSINESS LICENSE']]),
      ...set(8, [
        [53, 162, 'License No.: 0488127'],
        [61, 197, 'Business Name    LARCH RIDGE PEST SOLUTIONS'],
        [60, 249, 'Business Location    62 LARCH HWY, VELVA, TN 37920'],
        [60, 302, 'Date Issued    06/20/2023'],
        [59, 328, 'Expiration Date    05/15/2024'],
      ]),
    ];
    expect(readPage(printedPage([], { words, source: 'ocr' }))).toMatchObject({
      'fields.issuingAuthority': 'COUNTY OF WREN',
    });
  });
});
