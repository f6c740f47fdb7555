/** Licences of people's own professions, people who trade as a business, and heads of blocks that hold a name above an address. */
import { describe, expect, it } from '@jest/globals';
import { readPicture } from '../testing/readPage.ts';
const NAME = 'businessInfo.businessName';
const OWNER = 'primaryPerson.fullName';
const HOME = 'primaryPerson.homeAddress.street';
const PREMISES = 'businessInfo.businessAddress.street';
const days = ['License No. MT-7724', 'Issued: May 6, 2024', 'Expires: May 5, 2026'];

describe('licences of professions and heads of blocks', () => {
  it.each([
    'REGISTERED NURSE',
    'COSMETOLOGIST',
    'Massage Therapist',
    'Real Estate Broker',
    'Pharmacist',
    'SALON MANAGER',
    'Certified Public Accountant - Licensee',
  ])('When a %s is licensed, then the name is a person’s and the address that of the home', (title) => {
    const values = readPicture(
      ['State Board of Examiners', title, '', 'Chidinma Okwuosa', '27 Larch Ln', 'Salem, OR 97301', '']
        .concat(days)
        .join('\n'),
    );
    expect(values).toMatchObject({ [OWNER]: 'Chidinma Okwuosa', [HOME]: '27 Larch Ln' });
    expect(values).not.toHaveProperty([NAME]);
    expect(values).not.toHaveProperty([PREMISES]);
  });

  it('When a sentence says where to hang it, then the address is that of the home all the same', () => {
    const values = readPicture(
      ['State Board of Social Work', 'LICENSE TO PRACTICE', 'Licensed Clinical Social Worker', '']
        .concat('Name of licensee: Orville P. Stamm', 'Address: 27 Larch Ln, Salem, OR 97301', days, '')
        .concat('The licensee must display this document at each place of practice.')
        .join('\n'),
    );
    expect(values).toMatchObject({ [OWNER]: 'Orville P. Stamm', [HOME]: '27 Larch Ln' });
    expect(values).not.toHaveProperty([NAME]);
  });

  it('When a barber’s license says where the shop is, then that is no home', () => {
    const values = readPicture(
      ['State Board of Barbers', 'LICENSE', '', 'Licensee: Orville P. Stamm', 'Profession: Barber']
        .concat('Business Name: Stamm Cuts', 'Business Address: 27 Larch Ln, Salem, OR 97301', days)
        .join('\n'),
    );
    expect(values).toMatchObject({ [NAME]: 'Stamm Cuts', [PREMISES]: '27 Larch Ln' });
    expect(values).not.toHaveProperty([HOME]);
  });

  it('When a barber shop is licensed, then its address is that of the business', () => {
    const values = readPicture(
      ['State Board of Barbers', 'BARBER SHOP LICENSE', '', 'This certifies that', 'Stamm Cuts LLC']
        .concat('27 Larch Ln', 'Salem, OR 97301', '', days)
        .join('\n'),
    );
    expect(values).toMatchObject({ [NAME]: 'Stamm Cuts LLC', [PREMISES]: '27 Larch Ln' });
  });

  it.each([
    ['Orville P. Stamm d/b/a Stamm Saddlery', 'Stamm Saddlery'],
    ['Orville P. Stamm DBA: Stamm Saddlery', 'Stamm Saddlery'],
    ['Stamm Holdings, Inc. d/b/a Stamm Saddlery', 'Stamm Holdings, Inc'],
  ])('When %s is licensed in one line, then the business is called %s', (holder, name) => {
    const values = readPicture(
      [
        'CITY OF BEND',
        'BUSINESS LICENSE',
        '',
        'This certifies that',
        holder,
        '27 Larch Ln',
        'Bend, OR 97701',
        '',
      ]
        .concat(days)
        .join('\n'),
    );
    expect(String(values[NAME]).replace(/\.$/, '')).toBe(name);
  });

  it.each(['Business Information', 'FACILITY INFORMATION', 'Establishment Details', 'Company Information'])(
    'When `%s` heads a block beside that of the owner, then each is named by its own',
    (head) => {
      const rows = [
        ['Owner Information', head],
        ['Orville P. Stamm', 'Stamm Saddlery'],
        ['PO Box 118', '27 Larch Ln'],
        ['Sisters, OR 97759', 'Bend, OR 97701'],
      ].map(([left, right]) => left!.padEnd(50) + right);
      expect(
        readPicture(['CITY OF BEND', 'BUSINESS LICENSE', '', ...rows, '', ...days].join('\n')),
      ).toMatchObject({
        [NAME]: 'Stamm Saddlery',
        [OWNER]: 'Orville P. Stamm',
        [PREMISES]: '27 Larch Ln',
      });
    },
  );

  it.each(['Facility', 'SITE', 'Store:', 'Establishment', 'Doing Business As'])(
    'When `%s` alone heads the block on the right of the owner’s, then the business is there',
    (head) => {
      const rows = [
        ['Owner', head],
        ['Orville P. Stamm', 'Stamm Saddlery'],
        ['PO Box 118', '27 Larch Ln'],
        ['Sisters, OR 97759', 'Bend, OR 97701'],
      ].map(([left, right]) => left!.padEnd(50) + right);
      expect(
        readPicture(['CITY OF BEND', 'BUSINESS LICENSE', '', ...rows, '', ...days].join('\n')),
      ).toMatchObject({
        [NAME]: 'Stamm Saddlery',
        [PREMISES]: '27 Larch Ln',
      });
    },
  );

  it('When the only address is that of the home by its label, then it is not the business’s', () => {
    const rows = ['Licensee:         Orville P. Stamm', 'Business Type:    Saddlery']
      .concat('Home Address:     27 Larch Ln, Bend, OR 97701', 'License Number:   24-118')
      .concat('Issue Date:       05/06/2024', 'Expiration Date:  05/05/2025');
    const values = readPicture(['CITY OF BEND', 'BUSINESS LICENSE', '', ...rows].join('\n'));
    expect(values).toMatchObject({ [HOME]: '27 Larch Ln' });
    expect(values).not.toHaveProperty([PREMISES]);
  });

  it('When the number stands beside who trades as it, then it is no part of the name', () => {
    const rows = [
      ['Orville P. Stamm', 'License Number: 24-118'],
      ['DBA Stamm Saddlery', 'Issue Date: 05/06/2024'],
      ['27 Larch Ln', 'Expiration Date: 05/05/2025'],
      ['Bend, OR 97701', ''],
    ].map(([left, right]) => left!.padEnd(56) + right);
    expect(readPicture(['CITY OF BEND', 'BUSINESS LICENSE', '', ...rows].join('\n'))).toMatchObject({
      [NAME]: 'Stamm Saddlery',
      [OWNER]: 'Orville P. Stamm',
    });
  });

  it('When the sentence ends with its line, then the label below it is no part of the trade', () => {
    const deed = ['This certifies that', 'Stamm Saddlery LLC', '27 Larch Ln', 'Bend, OR 97701', ''];
    expect(
      readPicture(
        [
          'CITY OF BEND',
          'BUSINESS LICENSE',
          '',
          ...deed,
          'is hereby licensed to engage in the business of Leather repair',
        ]
          .concat('', days)
          .join('\n'),
      ),
    ).toMatchObject({ 'businessInfo.industry': 'Leather repair' });
  });
});
