/** Licences that tell their number beside the title or the record of a portal, and what they permit in a column beside the holder. */
import { expect, it } from '@jest/globals';
import { printedPage, type Print } from '../../understanding/testing/printedPage.ts';
import { readPages } from '../../understanding/testing/readPages.ts';
import { FORMS } from '../index.ts';

const on = (print: readonly Print[]) => {
  const [read] = readPages(FORMS, [printedPage(print)]);
  return Object.fromEntries(read!.values.map(({ to, value }) => [to, value]));
};

it('When a portal of a town heads what it prints with the record, then that is the number, and the department below the authority', () => {
  const values = on([
    [36, 36, '3/4/26, 9:12 AM'],
    [430, 36, 'Citizen Access - Record LIC-2025-01177'],
    [45, 66, 'Ridge Harbor, WA Citizen Access Portal'],
    [36, 100, 'Record LIC-2025-01177: Business License - General'],
    [43, 133, 'Status: Active   Issued: 10/06/2025   Expiration Date: 10/31/2026'],
    [43, 171, 'Work location'],
    [211, 171, 'Licensee'],
    [43, 189, '77 W Pier St, Ste 4'],
    [43, 204, 'Ridge Harbor WA 99361'],
    [211, 189, 'Tern Island Optical PLLC'],
    [211, 204, 'Trade name: Clear Tern'],
    [211, 218, 'Work phone: 509-555-0177'],
    [41, 270, 'Business activity:'],
    [180, 270, 'Lens grinding'],
    [36, 391, 'Issuing department: City of Ridge Harbor Licensing. This print-out is an official record.'],
  ]);
  expect(values).toMatchObject({
    'fields.licenseNumber': 'LIC-2025-01177',
    'fields.issuingAuthority': 'City of Ridge Harbor Licensing',
    'businessInfo.businessPhone': '(509) 555-0177',
    'businessInfo.businessName': 'Tern Island Optical PLLC',
  });
});

it('When the head of the column beside the holder names what is permitted, then it is no name, and the number stands beside the title', () => {
  const values = on([
    [36, 36, 'TOWN OF EAST QUARRY'],
    [36, 60, 'Planning and Zoning Office'],
    [36, 101, 'Home Occupation Permit HOP 2023-118'],
    [36, 143, 'PERMITTEE'],
    [318, 143, 'OCCUPATION APPROVED'],
    [36, 158, 'Caoimhe Ní Dhomhnaill-Ash'],
    [318, 158, 'Bookbinding and repair, one room (180'],
    [36, 173, '40 Slate Hollow Rd'],
    [318, 173, 'sq. ft.)'],
    [36, 188, 'East Quarry, VT 05701'],
    [318, 198, 'DOING BUSINESS AS'],
    [318, 212, 'Thread and Board'],
    [36, 405, 'Permit issued'],
    [200, 405, 'Permit expires'],
    [36, 420, 'June 3, 2023'],
    [200, 420, 'June 3, 2026'],
    [36, 500, 'This permit is not transferable.'],
  ]);
  expect(values).toMatchObject({
    'fields.licenseNumber': '2023-118',
    'businessInfo.businessName': 'Thread and Board',
    'primaryPerson.fullName': 'Caoimhe Ní Dhomhnaill-Ash',
    'businessInfo.industry': 'Bookbinding and repair, one room',
  });
});

it('When the years a license is for stand beside its title, then they are not its number', () => {
  const values = on([
    [36, 36, 'CITY OF ALDER FORD'],
    [36, 80, 'General Business License 2024-2025'],
    [36, 120, 'Business Name: Alder Ford Lamps'],
    [36, 140, 'Expires: 06/30/2025'],
  ]);
  expect(values['fields.licenseNumber']).toBeUndefined();
});

it('When a note at the edge stands between two lines of an address, then it is no part of them', () => {
  const values = on([
    [36, 36, 'City of Gable Springs'],
    [36, 80, '2025 BUSINESS LICENSE'],
    [41, 171, 'License Number'],
    [145, 171, 'BL25-001442'],
    [41, 195, 'Business Name'],
    [145, 195, 'Quill & Reed Pens'],
    [41, 243, 'Business Address'],
    [145, 243, '90 N Ochre Way, Space 12'],
    [520, 251, 'Scan to verify'],
    [145, 259, 'Gable Springs, NM 88044'],
    [41, 284, 'Valid Through'],
    [145, 284, '12/31/2025'],
  ]);
  expect(values).toMatchObject({
    'businessInfo.businessAddress.street': '90 N Ochre Way, Space 12',
    'businessInfo.businessAddress.city': 'Gable Springs',
  });
});

it('When a license begins on one day and was issued on another, then the day of issue is that', () => {
  const values = on([
    [36, 36, 'Fox Valley Department of Family Services'],
    [36, 80, 'Child Care Facility License'],
    [36, 120, 'License Number: CCC-22-1904'],
    [36, 140, 'Effective: Aug 1, 2023'],
    [36, 160, 'Expires: Jul 31, 2026'],
    [36, 180, 'Operator: Wilma J. Oakes'],
    [36, 200, 'Day of issue: July 19, 2023'],
  ]);
  expect(values['fields.issueDate']).toBe('2023-07-19');
});
