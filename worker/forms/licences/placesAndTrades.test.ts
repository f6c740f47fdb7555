/** Licences that tell where they hang, what for and until when in words of their own. */
import { describe, expect, it } from '@jest/globals';
import { printedPage } from '../../understanding/testing/printedPage.ts';
import { readPage, readPicture } from '../testing/readPage.ts';

describe('where a business is', () => {
  it('When a tax certificate asks where business is to be transacted and what is taxed, then those are told', () => {
    expect(
      readPicture(`
                                   CITY OF BAKERSFIELD
                                   BUSINESS TAX CERTIFICATE
                                   THIS CERTIFICATE MUST BE POSTED IN A CONSPICUOUS PLACE
CERTIFICATE NUMBER                 DATE ISSUED                    DATE OF EXPIRATION
25-00418836                        02/11/2025                     01/31/2026

NAME OF PERSON TO WHOM ISSUED                                     CLASSIFICATION / RATE
XIOMARA L ARREDONDO                                               D-2     SERVICE

BUSINESS NAME (DBA)
KERN RIVER MOBILE DETAILING

BUSINESS TAXED                                                    TAX PAID
AUTO DETAILING - MOBILE                                           $ 87.00

PLACE WHERE BUSINESS IS TO BE TRANSACTED
2611 F ST STE 140                  BAKERSFIELD CA 93301
NOT TRANSFERABLE`),
    ).toMatchObject({
      'businessInfo.businessName': 'KERN RIVER MOBILE DETAILING',
      'businessInfo.industry': 'AUTO DETAILING MOBILE',
      'businessInfo.businessAddress.street': '2611 F St Ste 140',
      'businessInfo.businessAddress.zipCode': '93301',
    });
  });

  it('When a licence must be posted at the following location, then the business is there, and not where the mail goes', () => {
    expect(
      readPicture(`
                                   STATE OF COLORADO
DEPARTMENT OF REVENUE              SALES TAX LICENSE
USE ACCOUNT NUMBER     LIABILITY INFORMATION     ISSUE DATE        LICENSE VALID TO
94718260-0001                                    Jun 21 2023       DECEMBER 31 2025

THIS LICENSE MUST BE POSTED AT THE FOLLOWING LOCATION
IN A CONSPICUOUS PLACE:                                        612 E 2ND AVE
                                                               MANCOS CO 81328

     LEANDER HUTCHINGS JR
     HUTCHINGS' CYCLE & SKI TUNE
     PO BOX 2961
     MANCOS CO 81328-2961
THIS LICENSE IS NOT TRANSFERABLE`),
    ).toMatchObject({
      'businessInfo.businessName': "HUTCHINGS' CYCLE & SKI TUNE",
      'businessInfo.businessAddress.street': '612 E 2nd Ave',
      'businessInfo.businessAddress.zipCode': '81328',
      'primaryPerson.fullName': 'Leander Hutchings Jr',
    });
  });

  it('When `Mailing Address` stands below a block, then the business is not there', () => {
    const values = readPicture(`
                          Idaho State Police
                 Retail Alcohol Beverage License
Premises Number: 6B-290     License Year: 2026     License Number: 11907

This is to certify, that              Lemhi Hospitality LLC
doing business as:                    The Tollgate Tavern & Grill
is licensed to sell alcoholic beverages as stated below at:
                                      311 E Center St, Pocatello, Bannock County
Acceptance of a license by a retailer shall constitute knowledge of and agreement to operate in accordance to the Code.
${'\n'.repeat(24)}
LEMHI HOSPITALITY LLC                      License Valid: 07/01/2025 - 06/30/2026
THE TOLLGATE TAVERN & GRILL
PO BOX 4409
POCATELLO, ID 83205
Mailing Address`);
    expect(values).toMatchObject({ 'fields.licenseNumber': '11907' });
    expect(values).not.toHaveProperty(['businessInfo.businessAddress.street']);
  });
});

describe('what a licence is for', () => {
  it('When it is for an occupation, trade or profession, then which is read', () => {
    expect(
      readPicture(`
             MARLOW COUNTY FISCAL COURT
                OCCUPATIONAL LICENSE
License No. 47193-0       License Year 2025       Date Issued 04/22/2025
KNOW ALL PERSONS BY THESE PRESENTS, that
          FAIRWEATHER LAWN & IRRIGATION LLC
having complied with the requirements of the Ordinance, is
hereby licensed to carry on the occupation, trade or profession of LANDSCAPING SERVICES within
Marlow County, Kentucky, through the license year.
This license is not transferable.`),
    ).toMatchObject({ 'businessInfo.industry': 'LANDSCAPING SERVICES' });
  });

  it('When the rates of a list stand behind the trade, then the trade ends before them', () => {
    expect(
      readPicture(`
CITY OF HARWICK                 BUSINESS LICENSE
License Number    LIC24-01999             Expires   04/30/2025
BUSINESS
CATAWBA RIDGE PLUMBING INC
LICENSED ACTIVITY
NAICS   Description                                        Rate Class   Gross Income   Base Rate        Fee
238220  PLUMBING, HEATING & AIR CONDITIONING CONTRACTORS   8.1          1,248,310.00       50.00   1,609.20
                                                                                       Discount        0.00`),
    ).toMatchObject({ 'businessInfo.industry': 'PLUMBING, HEATING & AIR CONDITIONING CONTRACTORS' });
  });
});

it('When the year stands right behind the last day of December, then that is no label of a year', () => {
  const page = printedPage([
    [56, 55, 'State of Minnesota'],
    [186, 161, 'BOARD OF ACCOUNTANCY'],
    [256, 190, 'This is to certify that'],
    [203, 208, 'Okoro & Lindqvist, Ltd.'],
    [257, 229, 'Wayzata, Minnesota'],
    [111, 255, 'having met the requirements of Minnesota Statutes, Chapter 326A, is granted this'],
    [211, 283, 'CPA FIRM PERMIT'],
    [90, 320, 'Permit Number: F03618'],
    [91, 337, 'Effective: January 1, 2025'],
    [91, 355, 'Expires: December 31, 2025'],
  ]);
  expect(readPage(page)).toMatchObject({ 'fields.expiryDate': '2025-12-31' });
});

it('When the Department of State of N. Y. S. receipts a filing, then the company is one of New York', () => {
  expect(
    readPicture(`
N. Y. S. DEPARTMENT OF STATE
DIVISION OF CORPORATIONS AND STATE RECORDS              ALBANY, NY 12231-0001
                          FILING RECEIPT
ENTITY NAME: RED HOOK TILE AND STONE LLC
DOCUMENT TYPE: ARTICLES OF ORGANIZATION (DOM LLC)       COUNTY: KINGS

FILED:04/12/2019 DURATION:********* CASH#:190412010338 FILM #:190412010317
FILER:                                                  EXIST DATE
ODALYS FERREIRA CPA PC                                  04/12/2019
REGISTERED AGENT:`),
  ).toMatchObject({
    'businessInfo.businessName': 'RED HOOK TILE AND STONE LLC',
    'businessInfo.stateOfIncorporation': 'New York',
    'businessInfo.yearFounded': 2019,
  });
});
