/** Operating authority of carriers and brokers, and other papers of federal offices. */
import { describe, expect, it } from '@jest/globals';
import { formsOn, readPicture } from '../testing/readPage.ts';
const ADDRESS = 'businessInfo.businessAddress';

const paper = (head: string, title: string, number: string, text: string) => `
${head}
                                                              SERVICE DATE
                                                              March 14, 2031

                            ${title}
                            ${number}
                         U.S. DOT No. 2204417
                         ELM RIVER FREIGHT LLC
                           BOISE, ID

${text}

This authority will be effective as long as the carrier maintains compliance with the requirements
pertaining to insurance coverage for the protection of the public (49 CFR 387).`;
const CARRIER = `This Certificate is evidence of the carrier's authority to engage in transportation as a common carrier of
property (except household goods) by motor vehicle in interstate or foreign commerce.`;
const BROKER = `This License is evidence of the applicant's authority to engage in operations, in interstate or foreign
commerce, as a broker, arranging for transportation of freight (except household goods) by motor vehicle.`;
const ON_TWO_LINES = `U.S. Department of Transportation                      1200 Alder Ave., S.E.
Federal Motor Carrier                                  Washington, DC 20590
Safety Administration`;
const ON_ONE_LINE = `U.S. Department of Transportation
Federal Motor Carrier Safety Administration`;

describe('operating authority', () => {
  it.each([
    ['CERTIFICATE', 'MC-1104402-C', ON_TWO_LINES, CARRIER],
    ['LICENSE', 'MC-1104402-B', ON_ONE_LINE, BROKER],
  ])(
    'When a %s shows its number above that of the DOT, then it is a licence',
    (title, number, head, text) => {
      expect(readPicture(paper(head, title, number, text))).toMatchObject({
        'fields.licenseNumber': number,
        'fields.issueDate': '2031-03-14',
        'fields.issuingAuthority': 'Federal Motor Carrier Safety Administration',
        'businessInfo.businessName': 'ELM RIVER FREIGHT LLC',
        [`${ADDRESS}.city`]: 'Boise',
        [`${ADDRESS}.state`]: 'ID',
      });
    },
  );

  it('When a letter only speaks of the authority, then it is none', () => {
    expect(
      formsOn(`
ELM RIVER FREIGHT LLC
SERVICE DATE
March 14, 2031
Our operating authority MC-1104402-C, U.S. DOT No. 2204417, allows us to engage in transportation as a carrier.`),
    ).toEqual([]);
  });
});
