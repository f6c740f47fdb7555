/** Licences in the style of letters, deeds, bills and cards: pictures in letters as in licenceLayouts.ts. */
import type { LicenceLayout } from './licenceLayouts.ts';

export const MORE_LICENCE_LAYOUTS = {
  'licence-letter': {
    omits: ['ein', 'businessPhone', 'primaryPerson', 'industry'],
    picture: `
#{issuer}
Office of the City Clerk


{business}
{street}
{city}


Re: Business License {number}

Dear Business Owner:

Your application for a business license has been approved. Please keep this letter with your records.

License number:      {number}
Effective date:      {issuedLong}
Expires:             {expiresLong}

Sincerely,
City Clerk`,
  },
  'licence-deed': {
    omits: ['ein', 'businessPhone', 'primaryPerson'],
    picture: `
^#{issuer}
^#GENERAL BUSINESS LICENSE

^This is to certify that
^#{BUSINESS}
^{STREET}
^{CITY}

^having paid the required fee, is hereby authorized to engage in the business of
^{trade}
^within the corporate limits, subject to all ordinances.

License No. {number}

Date of Issue: {issuedLong}                              Date of Expiration: {expiresLong}

____________________                                      ____________________
Mayor                                                     City Treasurer`,
  },
  'licence-boxes': {
    omits: ['ein'],
    picture: `
#{issuer}
Department of Licensing                                   BUSINESS LICENSE CERTIFICATE

LICENSE NUMBER             DATE ISSUED             EXPIRATION DATE             STATUS
{number}                   {issued}                {expires}                   ACTIVE

LEGAL BUSINESS NAME                                OWNER NAME
{BUSINESS}                                         {OWNER}

BUSINESS ADDRESS                                   BUSINESS PHONE
{STREET}                                           {phone}
{CITY}

TYPE OF BUSINESS                                   FEE PAID
{trade}                                            $75.00`,
  },
  'licence-wallet-card': {
    omits: ['ein', 'businessPhone', 'primaryPerson', 'industry'],
    picture: `
{issuer}
BUSINESS LICENSE
LIC NO. {number}                ISSUED {issued}            EXP {expires}
NAME   {BUSINESS}
ADDR   {STREET}, {CITY}
DETACH AND CARRY THIS CARD`,
  },
  'licence-state-registration': {
    omits: ['businessPhone', 'primaryPerson', 'expiryDate'],
    picture: `
^#STATE OF {STATENAME}
^DEPARTMENT OF TREASURY - DIVISION OF REVENUE

^#BUSINESS REGISTRATION CERTIFICATE

TAXPAYER NAME:                                     TRADE NAME:
{BUSINESS}

ADDRESS:                                           REGISTRATION NUMBER:
{STREET}                                           {number}
{CITY}
FEIN:                                              EFFECTIVE DATE:
{einDashed}                                        {issued}

NATURE OF BUSINESS:  {trade}

^This certificate must be conspicuously displayed. It is not transferable.`,
  },
} satisfies Record<string, LicenceLayout>;
