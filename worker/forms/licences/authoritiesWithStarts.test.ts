/** Names of authorities whose beginning stands in another line, or in the title's words. */
import { describe, expect, it } from '@jest/globals';
import { readPicture } from '../testing/readPage.ts';

describe('Authorities whose name begins elsewhere', () => {
  it('When a commission for licences stands below the trade it licenses, then both are its name, and a company its holder', () => {
    expect(
      readPicture(`
Elevator & Lift Mechanics                          CERTIFICATE OF LICENSURE
Licensing Commission                               ELEVATOR CONTRACTOR
Department of Public Works                         Class B

COMPANY
Slow Ascent Lift Co.                               CERTIFICATE NO.
77 Pulley Circle, Bldg. 2                          EL 31877-R
Dubuque, IA 52001

QUALIFYING PARTY                                   TERM
Moira Quist                                        07/01/2023 to 06/30/2026

The company named above has met all requirements of the Commission. Alterations void this certificate.`),
    ).toMatchObject({
      'businessInfo.businessName': 'Slow Ascent Lift Co.',
      'businessInfo.businessAddress.street': '77 Pulley Circle, Bldg. 2',
      'fields.licenseNumber': 'EL 31877-R',
      'fields.issueDate': '2023-07-01',
      'fields.expiryDate': '2026-06-30',
      'fields.issuingAuthority': 'Elevator & Lift Mechanics Licensing Commission',
    });
  });

  const card = (head: string) =>
    readPicture(`
${head}

                       ACTIVE LICENSE
        License Number      0061944
        Business Name       MESA VISTA STUCCO INC
        Qualifier           HOLT, MARION B
        Expiration Date     12/31/2025`)['fields.issuingAuthority'];

  it('When the words of a title begin the name of a board, then they are part of it', () => {
    expect(card('     REGISTRAR OF CONTRACTORS BOARD')).toBe('REGISTRAR OF CONTRACTORS BOARD');
  });

  it('When a state is named in the line below `STATE OF`, then it is named', () => {
    expect(
      readPicture(`
                                                             STATE OF
BUSINESS LICENSE                                           COLUMBIANA
Limited Liability Company                  Issue Date:     Mar 03, 2024
                                           Unified Business ID #: 604118221
HERON SPLICE ROPEWORKS LLC                 Expires:        Mar 31, 2025
410 SPLICE WAY
MONROE WA 98272-9430`)['fields.issuingAuthority'],
    ).toBe('STATE OF COLUMBIANA');
  });

  it('When the paper goes back to the county clerk, then the county is named below', () => {
    expect(
      readPicture(`
RETURN TO: COUNTY CLERK-RECORDER                         FILED
County of Marlow                                         SEP 12 2024
601 N. Quay St., Room 105

         FICTITIOUS BUSINESS NAME STATEMENT
THE FOLLOWING PERSON IS DOING BUSINESS AS:     FILE NO. 20246701122
1. Fictitious Business Name(s)
HALF MOON UPHOLSTERY`)['fields.issuingAuthority'],
    ).toBe('County of Marlow CLERK-RECORDER');
  });

  it('When a company that stands surety is named, then it is not the holder', () => {
    const values = readPicture(`
Elevator & Lift Mechanics                          CERTIFICATE OF LICENSURE
Licensing Commission                               ELEVATOR CONTRACTOR

ISSUED TO                                          SURETY COMPANY
Slow Ascent Lift Co.                               Granite Casualty Inc.
77 Pulley Circle                                   1 Bond Plaza
Dubuque, IA 52001                                  Hartford, CT 06101

CERTIFICATE NO. EL 31877-R                         EXPIRES 06/30/2026`);
    expect(values).toMatchObject({ 'businessInfo.businessName': 'Slow Ascent Lift Co.' });
    expect(values['businessInfo.businessAddress.street'] ?? '77 Pulley Circle').toBe('77 Pulley Circle');
  });
});
