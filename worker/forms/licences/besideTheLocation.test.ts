/** Licences that print whose they are, or where the mail goes, beside where the business is. */
import { describe, expect, it } from '@jest/globals';
import { readPicture } from '../testing/readPage.ts';

describe('Where the business of a licence is', () => {
  it('When the holder is named in the order of a list beside the location, then the name above the street is the business', () => {
    expect(
      readPicture(`
                   ARIZONA DEPARTMENT OF REVENUE
                 TRANSACTION PRIVILEGE TAX LICENSE
LICENSE NUMBER   20917744

ISSUED TO:                               LOCATION:
BEGAY LORENA T                           PAINTED MESA LOOMS
P O BOX 417                              19 N MAIN ST # 2
CHINLE AZ 86503-0417                     HOLBROOK AZ 86025

START DATE          LOCATION CODE        ISSUED            EXPIRES
05/01/2018          001                  01/08/2025        12/31/2025`),
    ).toMatchObject({
      'businessInfo.businessName': 'PAINTED MESA LOOMS',
      'businessInfo.businessAddress.street': '19 N Main St # 2',
      'businessInfo.businessAddress.zipCode': '86025',
      'primaryPerson.fullName': 'Lorena T Begay',
    });
  });

  it('When a phrase with a colon says where the business is conducted, then that is not where its mail goes', () => {
    expect(
      readPicture(`
                     TOWN OF SMYRNA, DELAWARE
                     ANNUAL BUSINESS LICENSE
LICENSE NO. 25-0417        CALENDAR YEAR 2025        DATE ISSUED 01/22/25
Is hereby granted to:
     KNOTTY PINE CARPENTRY
     HARGROVE CALVIN T
     PO BOX 77
     SMYRNA DE 19977-0077
For the business conducted at:   18 E MT VERNON ST, SMYRNA DE 19977
EXPIRES DECEMBER 31, 2025             NOT TRANSFERABLE`),
    ).toMatchObject({
      'businessInfo.businessName': 'KNOTTY PINE CARPENTRY',
      'businessInfo.businessAddress.street': '18 E Mt Vernon St',
      'businessInfo.businessAddress.zipCode': '19977',
    });
  });

  it('When boxes are named in the words of an ordinance, then person, business, trade and location are read', () => {
    expect(
      readPicture(`
                     CITY OF SACRAMENTO
              BUSINESS OPERATIONS TAX CERTIFICATE
CERTIFICATE NO.        DATE ISSUED         EXPIRES
1048990                02/19/2025          02/28/2026
NAME OF PERSON TO WHOM ISSUED              NAME UNDER WHICH BUSINESS IS OPERATED
MAI LEE VANG-OTERO                         RIVER LILY STATIONERS
TYPE OF BUSINESS TAXED                     CLASSIFICATION NO.
RETAIL SALES - STATIONERY                  402
LOCATION FROM WHICH BUSINESS IS CONDUCTED  MAILING ADDRESS
640 FULTON AVE STE 9                       PO BOX 2204
SACRAMENTO CA 95825-4811                   SACRAMENTO CA 95812-2204

                   RIVER LILY STATIONERS
                   PO BOX 2204
                   SACRAMENTO CA 95812-2204`),
    ).toMatchObject({
      'businessInfo.businessName': 'RIVER LILY STATIONERS',
      'businessInfo.businessAddress.street': '640 Fulton Ave Ste 9',
      'businessInfo.industry': 'RETAIL SALES STATIONERY',
      'primaryPerson.fullName': 'Mai Lee Vang-Otero',
    });
  });

  it('When a sentence ends with the place of business, then the office below it is none, nor is whoever signs the owner', () => {
    const values = readPicture(`
STATE OF WASHINGTON   BUSINESS LICENSE
Limited Liability Company                          Issue Date: May 08, 2024
                                                   Unified Business ID #: 604771209
HERON SLOUGH KENNELS LLC                           Expires: May 31, 2025
5117 BRIDGEPORT WAY W
UNIVERSITY PLACE WA 98467-1108

This document lists the registrations authorized for the business named above. By accepting it, the
licensee certifies the information on the application was complete, true, and accurate, and that business will
be conducted in compliance with all applicable Washington state, county, and city regulations.

                                                             Lars Ekholm
                                                   Director, Department of Revenue

UBI: 604771209 001                  Your license must be posted in a
STATE OF WASHINGTON                 visible location at the place of business.
HERON SLOUGH KENNELS LLC
5117 BRIDGEPORT WAY W               Business Licensing Service
UNIVERSITY PLACE WA 98467-1108      PO Box 9034, Olympia WA 98507-9034`);
    expect(values).toMatchObject({ 'businessInfo.businessAddress.street': '5117 Bridgeport Way W' });
    expect(values).not.toHaveProperty(['primaryPerson.fullName']);
  });

  it('When the owner stands in the order of a list below the business, then that is no part of its name', () => {
    expect(
      readPicture(`
STATE OF DELAWARE               POST CONSPICUOUSLY           LICENSE NO.
DIVISION OF REVENUE                  VALID                   2025604990
                              01/01/25 - 12/31/25
BUSINESS CODE     GROUP CODE     LICENSED ACTIVITY
007               007            PROFESSIONAL AND/OR PERSONAL SERVICES

MAILING ADDRESS                          BUSINESS LOCATION
BRANDYWINE RADON SURVEYS                 BRANDYWINE RADON SURVEYS
O'HALLORAN BRIAN P                       O'HALLORAN BRIAN P
PO BOX 409                               31 W COMMERCE ST UNIT 2
CLAYTON DE 19938-0409                    SMYRNA DE 19977-1122

IS HEREBY LICENSED TO PRACTICE, CONDUCT OR ENGAGE IN THE OCCUPATION OR
BUSINESS ACTIVITY INDICATED ABOVE IN ACCORDANCE WITH THE LICENSE APPLICATION
DULY FILED PURSUANT TO TITLE 30, DEL CODE.
POST IN A CONSPICUOUS PLACE

IMPORTANT - TEAR AT ABOVE PERFORATION AND DISPLAY IN A PUBLIC LOCATION
The State of Delaware Business License printed above must be posted in a public area.`),
    ).toMatchObject({
      'businessInfo.businessName': 'BRANDYWINE RADON SURVEYS',
      'businessInfo.industry': 'PROFESSIONAL AND/OR PERSONAL SERVICES',
      'primaryPerson.fullName': "Brian P O'Halloran",
    });
  });

  it('When the label of the place stands flush right above it, and owner and trade are broken in their columns, then all are whole', () => {
    expect(
      readPicture(`
Serving Palm Beach County                                                         **LOCATED AT**

                                                                     15872 87TH TRL N
                                                                     WEST PALM BEACH, FL 33418-1803

      TYPE OF BUSINESS              OWNER                 RECEIPT #/DATE PAID     AMT PAID    BILL #
   56-0092 SWIMMING POOL        ORTEGA-LUND               B24.612044              $33.00      B40118826
        MAINTENANCE               TERRENCE

SALTBUSH POOL CARE LLC                                      STATE OF FLORIDA
SALTBUSH POOL CARE LLC                                     PALM BEACH COUNTY
PO BOX 31045                                        2024/2025 LOCAL BUSINESS TAX RECEIPT
PALM BEACH GARDENS FL 33420-1045
                                                         LBTR Number: 201583377
                                                           EXPIRES: 09/30/2025`),
    ).toMatchObject({
      'businessInfo.businessName': 'SALTBUSH POOL CARE LLC',
      'businessInfo.businessAddress.street': '15872 87th Trl N',
      'businessInfo.industry': 'SWIMMING POOL MAINTENANCE',
      'primaryPerson.fullName': 'Terrence Ortega-Lund',
    });
  });

  it('When `T/A` leads to what somebody trades as, then the name ends at the column beside it', () => {
    expect(
      readPicture(`
                STATE OF MARYLAND
                BUSINESS LICENSE
LICENSE NO.      DATE ISSUED      EXPIRES
09118204         04/29/2025       04/30/2026
LICENSEE                                 LOCATION OF BUSINESS
MEREDITH ANNE BOZMAN-COE                 412 RACE ST
T/A NANTICOKE CHANDLERY                  CAMBRIDGE MD 21613-1844`),
    ).toMatchObject({
      'businessInfo.businessName': 'NANTICOKE CHANDLERY',
      'businessInfo.businessAddress.street': '412 Race St',
    });
  });

  it('When a street stands in the column beside the line above `T/A`, then the owner is above `T/A`', () => {
    const values = readPicture(`
                STATE OF MARYLAND
                BUSINESS LICENSE
LICENSE NO.      DATE ISSUED      EXPIRES
09118204         04/29/2025       04/30/2026

QUENBY ANNE BOZMAN-COE                   412 RACE ST
T/A NANTICOKE CHANDLERY                  CAMBRIDGE MD 21613-1844`);
    expect(values).toMatchObject({
      'businessInfo.businessName': 'NANTICOKE CHANDLERY',
      'primaryPerson.fullName': 'Quenby Anne Bozman-Coe',
    });
  });
});
