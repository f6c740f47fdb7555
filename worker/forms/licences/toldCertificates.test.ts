/** Certificates of states and towns whose sentences name a company's beginning, a business's place and what is done there. */
import { describe, expect, it } from '@jest/globals';
import { readPicture } from '../testing/readPage.ts';

describe('What a certificate tells', () => {
  it('When a state certifies that articles were filed, then that is when the company began, and the deed has its own day', () => {
    expect(
      readPicture(`
                          State of Missouri

                         Estelle M. Farrow
                        Secretary of State

                    CERTIFICATE OF ORGANIZATION
                     Limited Liability Company

WHEREAS,
                      Gasconade Millwork LLC
                           LC014538899

filed its Articles of Organization with this office on the 14th day of March,
2019, and that filing was found to conform to the Missouri Limited Liability
Company Act.

NOW, THEREFORE, I, Estelle M. Farrow, Secretary of State of the State of
Missouri, do by virtue of the authority vested in me by law, do certify and
declare that on the 14th day of March, 2019, the above entity is a Limited
Liability Company, organized in this state and entitled to any rights granted to
Limited Liability Companies.

IN TESTIMONY WHEREOF, I hereunto set my hand and cause to be affixed
the GREAT SEAL of the State of Missouri. Done at the City of Jefferson, this
15th day of March, 2019.`),
    ).toMatchObject({
      'businessInfo.businessName': 'Gasconade Millwork LLC',
      'businessInfo.businessType': 'LLC',
      'businessInfo.stateOfIncorporation': 'Missouri',
      'businessInfo.yearFounded': 2019,
      'fields.issueDate': '2019-03-15',
      'fields.issuingAuthority': 'State of Missouri',
    });
  });

  it('When a company filed what it needs to commence business, then that is when it was founded', () => {
    expect(
      readPicture(`
                         State of Indiana
                  Office of the Secretary of State

                     CERTIFICATE OF EXISTENCE
To Whom These Presents Come, Greeting:

I, BEATRIX LUND, Secretary of State of Indiana, do hereby certify that I am,
by virtue of the laws of the State of Indiana, the custodian of the corporate records.

I further certify that records of this office disclose that

      WHITEWATER VALLEY MACHINE WORKS, LLC
duly filed the requisite documents to commence business activities under the laws of the
State of Indiana on January 14, 2016, and was in existence or authorized to transact
business in the State of Indiana on March 04, 2025.`),
    ).toMatchObject({
      'businessInfo.businessName': 'WHITEWATER VALLEY MACHINE WORKS, LLC',
      'businessInfo.yearFounded': 2016,
    });
  });

  it('When a business is conducted at a number, then its street begins behind the word, and the day beside the number is that of issue', () => {
    expect(
      readPicture(`
                 The Commonwealth of Massachusetts
                         CITY OF LOWELL
                      BUSINESS CERTIFICATE

Book 41 Page 117        No. 24-0398                Date: September 17, 2024

In conformity with the provisions of Chapter One Hundred Ten, Section Five of the
General Laws, as amended, the undersigned hereby declare(s) that a business is
conducted under the title of:
                    Bobbin City Bike Repair

at number     96 Market Street, Unit 1R      Lowell, MA        01852
Type of business      Bicycle repair and parts
by the following named person(s). (Include corporate name and title, if corporate officer.)
Full Name                                Residence
Sokha P. Van Doren                       41 Pawtucket Blvd, Tyngsborough MA

               A certificate issued in accordance with this section shall
               be in force and effect for four years from the date of issue
               EXPIRES: September 17, 2028`),
    ).toMatchObject({
      'businessInfo.businessAddress.street': '96 Market Street, Unit 1R',
      'businessInfo.businessAddress.city': 'Lowell',
      'businessInfo.businessAddress.zipCode': '01852',
      'fields.issueDate': '2024-09-17',
    });
  });

  it('When an occupation is named in small letters, then it is what the business does', () => {
    expect(
      readPicture(`
Town of Bridgton                                         3 Chase Street, Suite 1
                                                         Bridgton, Maine 04009
                      HOME OCCUPATION PERMIT

Permit No. HO-2024-037
Permission is hereby granted to Wilma Fenwick, doing business as Loon Pond
Bookbinding, to conduct a home occupation, namely book repair and hand binding, within the
dwelling at 218 Kansas Road, Bridgton, Maine 04009, subject to Article V of the Land Use Code.
It shall expire on June 30, 2027 unless renewed.`),
    ).toMatchObject({
      'businessInfo.businessName': 'Loon Pond Bookbinding',
      'businessInfo.industry': 'book repair and hand binding',
    });
  });
});
