/** How cities, counties, states and boards lay out a licence or certificate, as pictures in letters. */

export interface LicenceLayout {
  /** What this layout does not say. */
  readonly omits?: readonly string[];
  readonly picture: string;
}

export const LICENCE_LAYOUTS = {
  'licence-tax-certificate': {
    omits: ['ein', 'businessPhone'],
    picture: `
^#CITY OF {CITYNAME}
^BUSINESS TAX CERTIFICATE
^Issued by the Office of Finance


ACCOUNT NO.                    {number}
BUSINESS NAME                  {BUSINESS}
BUSINESS LOCATION              {STREET}
                               {CITY}
OWNER NAME                     {OWNER}
BUSINESS ACTIVITY              {trade}
START DATE                     {issued}
EXPIRATION DATE                {expires}

^THIS CERTIFICATE IS NOT A PERMIT TO OPERATE. NOT TRANSFERABLE.`,
  },
  'licence-two-columns': {
    omits: ['ein', 'businessPhone'],
    picture: `
#{issuer}
Business Registration and Licensing

^#BUSINESS LICENSE

License Number:  {number}                          Issued:  {issued}
License Type:  {trade}                             Expires:  {expires}


Business Name                                      Owner
{business}                                         {owner}

Business Address
{street}
{city}

^Post in a conspicuous place at the place of business.`,
  },
  'licence-fictitious-name': {
    omits: ['ein', 'businessPhone', 'industry'],
    picture: `
#{issuer}

^FICTITIOUS BUSINESS NAME STATEMENT

File No.:  {number}
Date Filed:  {issued}                                    Expiration Date:  {expires}


The following person is doing business as:

Fictitious business name:  {business}
Street address of principal place of business:  {street}, {city}
Registered owner:  {owner}
This business is conducted by an individual.`,
  },
  'licence-sellers-permit': {
    omits: ['businessPhone', 'primaryPerson', 'expiryDate', 'ein'],
    picture: `
#STATE OF {STATENAME}
DEPARTMENT OF REVENUE

^#SELLER'S PERMIT


PERMIT NUMBER                                EFFECTIVE DATE
{number}                                     {issued}

{BUSINESS}
{STREET}
{CITY}

NATURE OF BUSINESS:  {trade}

IS HEREBY AUTHORIZED PURSUANT TO SALES AND USE TAX LAW TO ENGAGE IN THE BUSINESS OF SELLING
TANGIBLE PERSONAL PROPERTY AT THE ABOVE LOCATION.
THIS PERMIT IS VALID UNTIL REVOKED OR CANCELED AND IS NOT TRANSFERABLE.`,
  },
  'licence-professional': {
    omits: ['ein', 'businessPhone'],
    picture: `
^#STATE OF {STATENAME}
^Department of Consumer Affairs
^CONTRACTORS STATE LICENSE BOARD

^CONTRACTOR LICENSE

License Number                 {number}
Entity                         Sole Owner
Business Name                  {business}
Business Address               {street}, {city}
Classification(s)              {trade}
Qualifying Individual          {owner}
Issue Date                     {issuedLong}
Expiration Date                {expiresLong}`,
  },
  'licence-state-master': {
    omits: ['businessPhone', 'primaryPerson', 'industry'],
    picture: `
#STATE OF {STATENAME}                                          BUSINESS LICENSE
Business Licensing Service                                     Issue Date: {issuedLong}
Unified Business ID #: {number}                                Expires: {expiresLong}
Federal Tax ID: {einDashed}

{BUSINESS}
{STREET}
{CITY}


ENDORSEMENTS:
GENERAL LICENSE - NON-RESIDENT
TAX REGISTRATION - ACTIVE

^By accepting this document the licensee certifies that the information provided is complete and true.`,
  },
  'licence-occupational': {
    omits: ['ein'],
    picture: `
^#{COUNTYNAME} COUNTY TAX COLLECTOR
^LOCAL BUSINESS TAX RECEIPT
^{fiscal}

RECEIPT NO:  {number}                                   RENEWAL
DBA:  {business}                                        ISSUED DATE:  {issued}
OWNER:  {owner}                                         VALID THRU:  {expires}
LOCATION:  {street}, {city}
BUSINESS TYPE:  {trade}
PHONE:  {phone}
AMOUNT PAID:  45.00

^THIS RECEIPT MUST BE DISPLAYED AT THE BUSINESS LOCATION`,
  },
  'licence-card': {
    omits: ['ein', 'businessPhone', 'primaryPerson'],
    picture: `
#{issuer}
OCCUPATIONAL LICENSE                                     No. {number}

License is granted to

^#{business}
^{street}, {city}

^to engage in the business of
^{trade}

Valid from {issuedLong} until {expiresLong}`,
  },
} satisfies Record<string, LicenceLayout>;
