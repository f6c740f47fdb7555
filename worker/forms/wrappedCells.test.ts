/** Papers that browsers print: names and addresses wrapped into the lines of their cell, cells side by side. */
import { describe, expect, it } from '@jest/globals';
import { readPages } from '../understanding/testing/readPages.ts';
import { printedPage, type Print } from '../understanding/testing/printedPage.ts';
import { FORMS } from './index.ts';

const read = (print: readonly Print[]): Record<string, unknown> =>
  Object.fromEntries(readPages(FORMS, [printedPage(print)])[0]!.values.map(({ to, value }) => [to, value]));

const head: readonly Print[] = [
  [240, 40, 'City of Marlow Springs'],
  [250, 60, 'Business License'],
  [40, 100, 'License Number'],
  [180, 100, 'BL-24-00731'],
  [40, 118, 'Issue Date'],
  [180, 118, '03/01/2024'],
  [40, 136, 'Expiration Date'],
  [180, 136, '02/28/2025'],
];
const NAME = 'businessInfo.businessName';

describe('a company whose name is wrapped', () => {
  const whole = 'Blue Heron Maritime Upholstery and Canvas Repair Services LLC';
  it.each<[string, Print[]]>([
    [
      'beside its label',
      [
        [40, 170, 'Business Name'],
        [180, 170, 'Blue Heron Maritime Upholstery and Canvas'],
        [180, 180, 'Repair Services LLC'],
        [40, 200, 'Business Type'],
        [180, 200, 'Boat repair'],
      ],
    ],
    [
      'below it',
      [
        [40, 170, 'Business Name'],
        [40, 180, 'Blue Heron Maritime Upholstery and'],
        [40, 190, 'Canvas Repair Services LLC'],
        [40, 214, 'Business Type'],
        [40, 224, 'Boat repair'],
      ],
    ],
    [
      'beside the middle of it, on three lines',
      [
        [40, 180, 'Business Name'],
        [180, 170, 'Blue Heron Maritime'],
        [180, 180, 'Upholstery and Canvas'],
        [180, 190, 'Repair Services LLC'],
        [40, 214, 'Business Type'],
        [180, 214, 'Boat repair'],
      ],
    ],
  ])('is read from all lines %s', (_, print) => {
    expect(read([...head, ...print])).toMatchObject({ [NAME]: whole });
  });

  it('When the second line is another name, for the first left room, then both are not one', () => {
    expect(
      read([
        ...head,
        [40, 170, 'Business Name'],
        [180, 170, 'Blue Heron Canvas Repairs'],
        [180, 180, 'Heron Holdings of Marlow Springs County LLC'],
        [40, 200, 'Business Type'],
        [180, 200, 'Boat repair'],
      ])[NAME],
    ).toBe('Blue Heron Canvas Repairs');
  });

  it('When each line of a close list has its own label, then the next one is no end of the name', () => {
    expect(
      read([
        ...head,
        [40, 148, 'Business Name'],
        [180, 148, 'Blue Heron Maritime Upholstery and Canvas'],
        [40, 160, 'Parent'],
        [180, 160, 'Marlow Holdings LLC'],
        [40, 172, 'Business Type'],
        [180, 172, 'Boat repair'],
      ])[NAME],
    ).toBe('Blue Heron Maritime Upholstery and Canvas');
  });
});

describe('an address of several lines beside its label', () => {
  const STREET = 'businessInfo.businessAddress.street';
  it.each<[string, Print[]]>([
    [
      'When the suite is level with the label, then the street stands above it',
      [
        [180, 170, '415 Ferry Landing Road'],
        [40, 180, 'Business Address'],
        [180, 180, 'Suite 12'],
        [180, 190, 'Marlow Springs, OR 97420'],
      ],
    ],
    [
      'When the end of a label stands before the street, then it is no part of it',
      [
        [40, 170, 'Physical Location of the'],
        [160, 170, '415 Ferry Landing Road Suite 12'],
        [40, 180, 'Business'],
        [160, 180, 'Marlow Springs, OR 97420'],
      ],
    ],
    [
      'When the street is above the label and the city below it, flush right, then both are read',
      [
        [202.4, 175, '415 Ferry Landing Road Suite 12'],
        [40, 181, 'Business Address'],
        [233.2, 186, 'Marlow Springs, OR 97420'],
      ],
    ],
  ])('%s', (_, print) => {
    expect(String(read([...head, ...print])[STREET]).replace(',', '')).toBe(
      '415 Ferry Landing Road Suite 12',
    );
  });
});

describe('cards side by side', () => {
  it('When the value of another card is level with a label, then that one stands below it', () => {
    expect(
      read([
        ...head,
        [40, 170, 'Licensed Business'],
        [40, 180, 'Blue Heron Canvas'],
        [300, 170, 'Primary Business Activity'],
        [300, 180, 'Boat repair'],
        [460, 160, 'Issued By'],
        [460, 170, 'City of Marlow Springs'],
      ]),
    ).toMatchObject({ 'businessInfo.industry': 'Boat repair' });
  });

  it('When a block of lines stands beside the account, then the number of its street is none of that', () => {
    expect(
      read([
        [40, 40, 'Prairie Lake Bank'],
        [40, 60, 'Everyday Checking statement'],
        [230, 93, 'Osvaldo T Vance'],
        [40, 102, 'Account number'],
        [230, 105, '7714 Camino Serena Apt 5'],
        [40, 112, '****2086'],
        [230, 117, 'Las Cruces, NM 88011'],
        [40, 130, 'Statement period'],
        [40, 140, '05/01/2025 - 05/31/2025'],
        [40, 160, 'Beginning balance'],
        [40, 170, '$500.00'],
        [40, 184, 'Deposits and additions'],
        [40, 194, '$950.00'],
        [40, 208, 'Withdrawals and subtractions'],
        [40, 218, '$300.00'],
        [40, 232, 'Ending balance'],
        [40, 242, '$1,150.00'],
      ]),
    ).toMatchObject({ 'fields.accountLast4': '2086' });
  });
});

describe('boxes on returns as programs print them', () => {
  const partnership = (box: readonly Print[]) =>
    read([
      [40, 40, 'Form 1065  U.S. Return of Partnership Income  2023'],
      [40, 60, 'Name of partnership'],
      [400, 60, 'D Employer identification number'],
      [40, 69, 'Alder Row Partners'],
      [400, 69, '84-2210937'],
      [40, 84, 'Number, street, and room or suite no.'],
      [400, 84, 'E Date business started'],
      [40, 93, '8015 Maple Row'],
      [400, 93, '09/20/2006'],
      [40, 108, 'City or town, state or province, country, and ZIP or foreign postal code'],
      [400, 108, 'F Total assets (see instructions)'],
      [40, 117, 'Duluth, MN 55802'],
      [400, 117, '$ 812,400'],
      ...box,
    ]);

  it('When the label of the next box stands beside one, then it is no value', () => {
    expect(
      partnership([
        [40, 132, 'A Principal business activity'],
        [400, 132, 'C Business code number'],
        [40, 141, 'Rental of warehouses'],
        [400, 141, '531120'],
      ]),
    ).toMatchObject({ 'businessInfo.industry': 'Rental of warehouses', 'fields.businessCode': '531120' });
  });
});
