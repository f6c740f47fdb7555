/** Licences that print where the business is beside where its mail goes, and whose it is beside what it trades as. */
import { describe, expect, it } from '@jest/globals';
import { formsOn, readPicture } from '../testing/readPage.ts';
const ADDRESS = 'businessInfo.businessAddress';

describe('where a business is', () => {
  it('When the end of where its mail goes stands beside the label, then the whole address below the label is meant', () => {
    expect(
      readPicture(`
                                                CITY OF PUEBLO
                       RETAIL SALES TAX LICENSE
ACCOUNT NUMBER                DATE ISSUED              EXPIRES
20041187-002                  12/04/2023               12/31/2025
TAXPAYER                                     MAIL TO
QUILLFEATHER GOODS, INC.                     QUILLFEATHER GOODS, INC.
DOING BUSINESS AS                            ATTN: LEDGERS
QUILLFEATHER PEN SHOP                        880 TABOR ST STE 9
BUSINESS LOCATION                            LAKEWOOD, CO 80401-4417
212 N UNION AVE UNIT 2
PUEBLO, CO 81003-4211`),
    ).toMatchObject({
      [`${ADDRESS}.street`]: '212 N Union Ave Unit 2',
      [`${ADDRESS}.city`]: 'Pueblo',
      [`${ADDRESS}.zipCode`]: '81003-4211',
    });
  });

  it('When the window shows a box of the post office, then the street below the same name is meant', () => {
    const values = readPicture(`
Illinois Department of Revenue

   #CNXX X114
   SANDBAR TACKLE CO                             September 3, 2024
   ATTN: MYRA J OSTEEN
   PO BOX 402
   HAVANA IL 62644-0402

Certificate of Registration
Sales and Use Taxes and Fees

Illinois Business Tax no. (Account ID):     3307-6641      Expiration date:     10/01/2029
Loc. Code:                                  060-0021-1     Issued date:         09/03/2024

                              SANDBAR TACKLE CO
                              118 W MAIN ST
                              HAVANA IL 62644-1137

This certificate authorizes the business named above to sell tangible personal property at retail.`);
    expect(values).toMatchObject({
      [`${ADDRESS}.street`]: '118 W Main St',
      [`${ADDRESS}.zipCode`]: '62644-1137',
      'fields.licenseNumber': '3307-6641',
      'businessInfo.businessName': 'SANDBAR TACKLE CO',
    });
    expect(values).not.toHaveProperty(['primaryPerson.fullName']);
  });

  it('When a county stands in a column beside the street, then it is no part of the town; the owner stands below the name', () => {
    expect(
      readPicture(`
                       STATE OF SOUTH CAROLINA
                        DEPARTMENT OF REVENUE
                           RETAIL LICENSE
LICENSE NUMBER                 DATE ISSUED
115-40221-7                    06-11-2024

This license authorizes

         SALTMARSH YARN & BUTTON
         LORETTA B PINCKNEY

to engage in the business of making retail sales at
         44 BAY POINT CIR                                           COLLETON COUNTY
         WALTERBORO SC 29488-2210                                   INSIDE CITY LIMITS

This license must be posted in a conspicuous place at the location shown above.`),
    ).toMatchObject({
      'businessInfo.businessName': 'SALTMARSH YARN & BUTTON',
      'primaryPerson.fullName': 'Loretta B Pinckney',
      [`${ADDRESS}.street`]: '44 Bay Point Cir',
      [`${ADDRESS}.city`]: 'Walterboro',
    });
  });
});

describe('whose it is and what it trades as', () => {
  it('When a person is the legal name beside a trade name, then the person is the owner', () => {
    expect(
      readPicture(`
                              Ohio
                       Department of Taxation
                       COUNTY VENDOR'S LICENSE
License No.                    County                    Date of Issuance
31-220417                      HAMILTON                  October 3, 2023
Legal Name                                     Trade Name / DBA
AMINA S. WARFA-JEILANI                         SPICE COAST TEA ROOM
Business Location                              NAICS Code / Primary Activity
902 VINE ST                                    722515 SNACK BARS
CINCINNATI, OH 45202`),
    ).toMatchObject({
      'businessInfo.businessName': 'SPICE COAST TEA ROOM',
      'primaryPerson.fullName': 'Amina S. Warfa-Jeilani',
    });
  });

  it('When a person has no trade name, then it is the business that bears the name', () => {
    expect(
      readPicture(`
                       CITY OF MARQUETTE
                        BUSINESS LICENSE
License No.     24-0077120                 Issued     02/01/2024
Business Name   Ottilie R. Vandenberg      Expires    12/31/2024`),
    ).toMatchObject({ 'businessInfo.businessName': 'Ottilie R. Vandenberg' });
  });

  it('When owner and business stand below one label, the owner surname first, then each is read', () => {
    expect(
      readPicture(`
Polk County Tax Collector
Local Business Tax Receipt                                 Polk County, Florida
EXPIRES     9/30/2025      RECEIPT NO.    4100-220418      ACCOUNT     0220417

4100 NAIL SALON                       $30.00            3 EMPLOYEES
3100 RETAIL STORE                     $30.00            $900 STOCK
TOTAL TAX   $60.00

LOCATION                                   OWNER / BUSINESS
311 S LAKE AVE STE 4                       TRAN MELISSA K
C - LAKELAND, 33801                        LOTUS LANE NAILS
                                           311 S LAKE AVE STE 4
                                           LAKELAND FL 33801-4622`),
    ).toMatchObject({
      'businessInfo.businessName': 'LOTUS LANE NAILS',
      'primaryPerson.fullName': 'Melissa K Tran',
      'businessInfo.industry': 'NAIL SALON',
      [`${ADDRESS}.street`]: '311 S Lake Ave Ste 4',
    });
  });

  it('When a statement names who does business and as what, then the one is the owner and the other the business', () => {
    const statement = (as: string) => `
                    SAN JOAQUIN COUNTY
              FICTITIOUS BUSINESS NAME STATEMENT
File No. 2024-0004412                      Filed: MAR 04 2024
${as}
Business Address: 1820 W Lodi Ave, Lodi, CA 95242
Registrant: Hector M. Villanueva, 44 Elm Ct, Lodi, CA 95240`;
    expect(
      readPicture(statement('The following person is doing business as: GOLDEN POPPY UPHOLSTERY')),
    ).toMatchObject({
      'businessInfo.businessName': 'GOLDEN POPPY UPHOLSTERY',
      'primaryPerson.fullName': 'Hector M. Villanueva',
    });
    expect(formsOn(statement(''))).toEqual([]);
  });

  it('When the surname stands first before a trade name, then the name is whole', () => {
    expect(
      readPicture(`
                City of Mesa Tax Division
           PRIVILEGE (SALES) TAX LICENSE
License No: 21088441           Issued: 03/15/2023
Taxpayer:   OSGOOD, PETRA L
DBA Name:   DESERT BLOOM CANDLES`),
    ).toMatchObject({
      'businessInfo.businessName': 'DESERT BLOOM CANDLES',
      'primaryPerson.fullName': 'Petra L Osgood',
    });
  });

  it('When owners and where they live stand in a table, then they are read', () => {
    expect(
      readPicture(`
                    The Commonwealth of Massachusetts
                            City of Lowell
                       Office of the City Clerk
                        BUSINESS CERTIFICATE
Certificate No. 2024-0922          Date Issued: May 9, 2024        Expiration Date: May 9, 2028
In conformity with the provisions of Chapter 110 the undersigned hereby declare(s) that a business under the title of
                        Spindle City Ledgers
is conducted at
                        40 Market Street, Suite 2, Lowell, MA 01852
by the following named person(s). (If a corporation, list name and title of officer signing.)

Full Name                             Residence
Niamh T. O'Rourke-Diaz                9 Wannalancit St, Apt 3R, Lowell, MA 01854`),
    ).toMatchObject({
      'businessInfo.businessName': 'Spindle City Ledgers',
      'primaryPerson.fullName': "Niamh T. O'Rourke-Diaz",
      'primaryPerson.homeAddress.street': '9 Wannalancit St, Apt 3R',
      'primaryPerson.homeAddress.zipCode': '01854',
      [`${ADDRESS}.street`]: '40 Market Street, Suite 2',
    });
  });

  it.each([
    ['LARKIN, MIRANDA E', 'Miranda E Larkin'],
    ['MIRANDA E LARKIN', 'Miranda E Larkin'],
  ])('When `%s` stands between a shop and its street, then that is the owner', (print, owner) => {
    expect(
      readPicture(`
                COMMONWEALTH OF PENNSYLVANIA
                    DEPARTMENT OF REVENUE
        SALES, USE AND HOTEL OCCUPANCY TAX LICENSE
FOXGLOVE LANE FLORIST                          LICENSE NUMBER
${print.padEnd(47)}21-408 117
77 OLD MILL PIKE                               ISSUE DATE
LITITZ PA 17543-1190                           JUN 03, 2022`),
    ).toMatchObject({
      'businessInfo.businessName': 'FOXGLOVE LANE FLORIST',
      'primaryPerson.fullName': owner,
      'fields.licenseNumber': '21-408 117',
    });
  });

  it('When a board certifies a trade, then its holder above the company and the trade are read', () => {
    expect(
      readPicture(`
Ron A. Delgado, Governor                                        Mia D. Forsythe, Secretary
                            STATE OF FLORIDA
           DEPARTMENT OF BUSINESS AND PROFESSIONAL REGULATION
                 CONSTRUCTION INDUSTRY LICENSING BOARD
         THE PLUMBING CONTRACTOR HEREIN IS CERTIFIED UNDER THE
             PROVISIONS OF CHAPTER 489, FLORIDA STATUTES

                     ARCENEAUX, LUCAS EMILE
                    ARCENEAUX PIPE & DRAIN INC
                         88 E GADSDEN ST
                       PENSACOLA FL 32501

                   LICENSE NUMBER: CFC1330021
                 EXPIRATION DATE: AUGUST 31, 2026`),
    ).toMatchObject({
      'businessInfo.businessName': 'ARCENEAUX PIPE & DRAIN INC',
      'primaryPerson.fullName': 'Lucas Emile Arceneaux',
      'businessInfo.industry': 'PLUMBING CONTRACTOR',
    });
  });
});
