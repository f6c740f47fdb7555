/** Heads of licences that hide who grants them, and print beside a label that is no part of its value. */
import { describe, expect, it } from '@jest/globals';
import { wordsAt, type Print } from '../../understanding/testing/printedPage.ts';
import { typedPage } from '../../understanding/testing/typedPage.ts';
import { readPage } from '../testing/readPage.ts';

describe('The head of a licence', () => {
  const BODY = `



License Number   2025-00338            Date Issued   02/24/2025
Owner            Everett J Lindqvist   Expires       12/31/2025
Trade Name       HERON SMALL ENGINE
NOT TRANSFERABLE`;
  /** `high`: how many points high the letters are. */
  const headed = (lines: readonly [...Print, high: number][], change: Parameters<typeof wordsAt>[1] = {}) => {
    const page = typedPage(BODY);
    const words = lines.flatMap(([x, y, text, high]) =>
      wordsAt([x, y, text], change).map((word) => ({ ...word, box: { ...word.box, y1: y + high } })),
    );
    return readPage({ ...page, words: [...words, ...page.words] })['fields.issuingAuthority'];
  };

  it('When a county is printed larger below the commonwealth, then the county grants it', () => {
    expect(
      headed([
        [258, 10, 'COMMONWEALTH OF VIRGINIA', 7],
        [225, 24, 'COUNTY OF ROCKBRIDGE', 12],
        [257, 43, 'Office of the Commissioner of the Revenue', 7],
        [230, 60, 'BUSINESS LICENSE', 12],
      ]),
    ).toBe('COUNTY OF ROCKBRIDGE');
  });

  it('When a title begins with state and county, then these words are no authority', () => {
    expect(
      headed([
        [209, 10, 'STATE OF ALABAMA', 7],
        [145, 24, 'STATE AND COUNTY PRIVILEGE LICENSE', 12],
      ]),
    ).toBe('STATE OF ALABAMA');
  });

  it('When scraps of a seal stand close before the city, then its name begins behind them', () => {
    expect(
      headed(
        [
          [61, 10, 'AND C 0p City and County of San Francisco', 10],
          [120, 40, 'BUSINESS REGISTRATION CERTIFICATE', 7],
        ],
        { source: 'ocr', confidence: 0.9 },
      ),
    ).toBe('City and County of San Francisco');
  });

  it('When a scan made single letters of a part of its name, then it is left out', () => {
    const of = (name: string) => headed([[61, 10, name, 10]], { source: 'ocr', confidence: 0.9 });
    expect(of('City of Baton Rou i e')).toBeUndefined();
    expect(of('City of Baton Rouge')).toBe('City of Baton Rouge');
  });

  it('When the name bent around a seal is illegible, then the sentence below says by whose authority', () => {
    const seal = wordsAt([166, 5, 'GILY OF CHI CAGO)'], { source: 'ocr', confidence: 0.9 }).map((word, at) =>
      at === 0 ? { ...word, confidence: 0.2 } : word,
    );
    const page = typedPage(`

                       LICENSE CERTIFICATE
                        NON-TRANSFERABLE
BY THE AUTHORITY OF THE CITY OF CHICAGO, THE FOLLOWING SPECIFIED LICENSE IS HEREBY
GRANTED TO
NAME:  AVONDALE PLASTERING, INC.
LICENSE NO.: 2894417          FEE: 250.00
EXPIRATION DATE: August 15, 2026`);
    expect(readPage({ ...page, words: [...seal, ...page.words] })).toMatchObject({
      'fields.issuingAuthority': 'CITY OF CHICAGO',
    });
  });

  it('When the end of a sentence stands in the column beside a label, then it is no name, and a sign before the number is no part of it', () => {
    expect(
      readPage(
        typedPage(`
              BUSINESS LICENSE CERTIFICATE
                    City of Kewanee
License Number:                          Owner Name:
#7C41E09B                                Wendell Oakes

                                         This certificate must be displayed where it can be seen by the
Business Name:                           public.
Prairie Spoon LLC
Business Address:
118 W 2nd St, Unit B
Kewanee, IL 61443`),
      ),
    ).toMatchObject({
      'fields.licenseNumber': '7C41E09B',
      'businessInfo.businessName': 'Prairie Spoon LLC',
    });
  });
});
