/** Business licences in the layouts of licenceLayouts.ts. */
import { printEin } from '../invent/amounts.ts';
import { cityLine, fullName } from '../invent/people.ts';
import { openSheet } from '../drawing/sheet.ts';
import { drawTypedPage } from '../drawing/typedPage.ts';
import type { DrawForm } from '../sample.ts';
import { withoutValues } from '../withoutValues.ts';
import { inventLicence, licenceSample, longDate, usDate, type Licence } from './businessLicence.ts';
import { LICENCE_LAYOUTS, type LicenceLayout } from './licenceLayouts.ts';
import { MORE_LICENCE_LAYOUTS } from './moreLicenceLayouts.ts';

/** Every layout, by name. */
export const ALL_LICENCE_LAYOUTS = { ...LICENCE_LAYOUTS, ...MORE_LICENCE_LAYOUTS };

function words(
  { business, owner, number, issued, expires }: Licence,
  issuer: string,
): Record<string, string> {
  const [street, city] = [business.address.street, cityLine(business.address)];
  return {
    issuer,
    number,
    business: business.name,
    BUSINESS: business.name.toUpperCase(),
    trade: business.trade,
    phone: business.phone,
    einDashed: printEin(business.ein),
    owner: fullName(owner),
    OWNER: fullName(owner).toUpperCase(),
    street,
    city,
    STREET: street.toUpperCase(),
    CITY: city.toUpperCase(),
    CITYNAME: business.address.city.toUpperCase(),
    COUNTYNAME: 'MARLOW',
    STATENAME: 'WASHINGTON',
    issued: usDate(issued),
    expires: usDate(expires),
    issuedLong: longDate(issued),
    expiresLong: longDate(expires),
    fiscal: `${issued.slice(0, 4)} - ${expires.slice(0, 4)}`,
  };
}

/** Who issues a licence stands at its top, wherever the picture has it, a state's department with its state; a board does so in its own name, below its state's. */
const ISSUERS: Readonly<Partial<Record<keyof typeof ALL_LICENCE_LAYOUTS, string>>> = {
  'licence-sellers-permit': 'State of Washington Department of Revenue',
  'licence-professional': 'Contractors State License Board',
  'licence-state-master': 'State of Washington',
  'licence-state-registration': 'State of Washington',
  'licence-occupational': 'Marlow County Tax Collector',
};

export const businessLicenceLayout =
  (name: keyof typeof ALL_LICENCE_LAYOUTS): DrawForm =>
  async (drawing) => {
    const { picture, omits = [] }: LicenceLayout = ALL_LICENCE_LAYOUTS[name];
    const licence = inventLicence(drawing.seed, 'City');
    const issuer = ISSUERS[name] ?? licence.issuer;
    const sheet = await openSheet({ ...drawing, isFillable: false });
    drawTypedPage(sheet, picture, words(licence, issuer), 9);
    const sample = licenceSample({ ...licence, issuer }, await sheet.finish(), true);
    const { primaryPerson, businessInfo = {}, formFields } = sample.expected;
    return {
      ...sample,
      expected: {
        ...(primaryPerson && !omits.includes('primaryPerson') && { primaryPerson }),
        businessInfo: withoutValues(businessInfo, omits),
        formFields: withoutValues(formFields, omits),
      },
    };
  };
