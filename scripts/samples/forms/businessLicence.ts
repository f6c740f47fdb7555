/** Two business licences: a certificate for the wall, and a county's table. */
import { printEin } from '../invent/amounts.ts';
import { inventBusiness, type Business } from '../invent/businesses.ts';
import { cityLine, expectedAddress, fullName, inventPerson, type Person } from '../invent/people.ts';
import { seededRandom, seedFor } from '../random.ts';
import { openSheet, type Sheet } from '../drawing/sheet.ts';
import type { DrawForm, ExpectedValues, Sample } from '../sample.ts';

export interface Licence {
  readonly business: Business;
  readonly owner: Person;
  readonly number: string;
  readonly issuer: string;
  /** ISO. */
  readonly issued: string;
  readonly expires: string;
}

export function inventLicence(seed: number, kind: 'City' | 'County'): Licence {
  const random = seededRandom(seedFor(seed, `licence ${kind}`));
  const business = inventBusiness(random, random.chance(0.4) ? 'LLC' : '');
  const year = random.between(2021, 2025);
  const day = `${String(random.between(1, 12)).padStart(2, '0')}-${String(random.between(1, 28)).padStart(2, '0')}`;
  const { city } = business.address;
  return {
    business,
    owner: inventPerson(random),
    number: `${random.pick(['BL', 'LIC', 'BTC'])}-${year}-${random.digits(5)}`,
    issuer: kind === 'City' ? `City of ${city}` : `${city} County Department of Revenue and Licensing`,
    issued: `${year}-${day}`,
    expires: `${year + 1}-${day}`,
  };
}

export const usDate = (iso: string): string => `${iso.slice(5, 7)}/${iso.slice(8)}/${iso.slice(0, 4)}`;
export const longDate = (iso: string): string =>
  new Date(`${iso}T00:00:00Z`).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });

export function licenceSample(licence: Licence, pdf: Uint8Array, isDetailed: boolean): Sample {
  const { business, owner } = licence;
  const details: ExpectedValues = isDetailed ? { ein: business.ein, businessPhone: business.phone } : {};
  return {
    pdf,
    documentType: 'business-license',
    form: 'Business license',
    taxYear: null,
    expected: {
      businessInfo: {
        businessName: business.name,
        industry: business.trade,
        businessAddress: expectedAddress(business.address),
        ...details,
      },
      primaryPerson: { fullName: fullName(owner) },
      formFields: {
        form: 'Business license',
        licenseNumber: licence.number,
        issueDate: licence.issued,
        expiryDate: licence.expires,
        issuingAuthority: licence.issuer,
      },
    },
    ignore: ['businessInfo.businessType'],
  };
}

export const drawCertificate: DrawForm = async (drawing) => {
  const licence = inventLicence(drawing.seed, 'City');
  const sheet = await openSheet({ ...drawing, isFillable: false });
  for (const inset of [33, 38, 54])
    sheet.frame(
      { x: inset, y: inset, w: 612 - 2 * inset, h: 792 - 2 * inset },
      { thickness: inset < 40 ? 2 : 0.5 },
    );
  const { business } = licence;
  const center = (words: string, y: number, size: number, font: 'serif' | 'serifBold' = 'serif'): void =>
    sheet.print(words, 306, y, { size, font, align: 'center' });
  center(licence.issuer, 114, 24, 'serifBold');
  center('BUSINESS LICENSE CERTIFICATE', 152, 16, 'serifBold');
  center('This certifies that', 180, 10);
  center(business.name, 212, 17, 'serifBold');
  center(`${business.address.street}, ${cityLine(business.address)}`, 240, 10);
  center('is hereby licensed to conduct the business of', 262, 10);
  center(business.trade, 288, 12, 'serifBold');
  drawDates(sheet, licence);
  center(`Owner: ${fullName(licence.owner)}`, 374, 10);
  sheet.rule(250, 416, 362, 416);
  center('City Clerk', 428, 10);
  center('NOT TRANSFERABLE — POST IN A CONSPICUOUS PLACE', 448, 8);
  return licenceSample(licence, await sheet.finish(), false);
};

function drawDates(sheet: Sheet, { number, issued, expires }: Licence): void {
  const columns = [
    ['License No.', number],
    ['Issue Date', usDate(issued)],
    ['Expiration Date', usDate(expires)],
  ] as const;
  columns.forEach(([words, value], index) => {
    const x = 160 + index * 146;
    sheet.print(words, x, 326, { size: 10, font: 'serif', align: 'center' });
    sheet.value({ x: x - 70, y: 328, w: 140, h: 14 }, value, { label: words, align: 'center' });
  });
}

export const drawLicenceTable: DrawForm = async (drawing) => {
  const licence = inventLicence(drawing.seed, 'County');
  const { business } = licence;
  const sheet = await openSheet({ ...drawing, isFillable: false });
  sheet.print(licence.issuer.toUpperCase(), 36, 56, { size: 12, font: 'bold' });
  sheet.print('General Business License', 36, 80, { size: 10 });
  const rows = [
    ['LICENSE NUMBER', licence.number],
    ['LEGAL BUSINESS NAME', business.name],
    ['FEDERAL TAX ID (EIN)', printEin(business.ein)],
    ['OWNER / PRINCIPAL', fullName(licence.owner)],
    ['BUSINESS LOCATION', `${business.address.street}, ${cityLine(business.address)}`],
    ['TYPE OF BUSINESS', business.trade],
    ['NAICS CODE', business.code],
    ['BUSINESS PHONE', business.phone],
    ['DATE ISSUED', longDate(licence.issued)],
    ['VALID THROUGH', longDate(licence.expires)],
    ['FEE PAID', '$ 95.00'],
  ] as const;
  rows.forEach(([words, value], row) => {
    const y = 94 + row * 22;
    sheet.frame({ x: 36, y, w: 196, h: 22 }, { fillGrey: 0.93, thickness: 1 });
    sheet.frame({ x: 232, y, w: 348, h: 22 }, { thickness: 1 });
    sheet.print(words, 42, y + 14, { size: 9 });
    sheet.value({ x: 236, y: y + 4, w: 342, h: 14 }, value, { label: words });
  });
  sheet.print('This license must be renewed annually.', 36, 352, { size: 9 });
  return licenceSample(licence, await sheet.finish(), true);
};
