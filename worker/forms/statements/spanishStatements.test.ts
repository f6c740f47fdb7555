/** Statements of banks of Puerto Rico, in Spanish. */
import { describe, expect, it } from '@jest/globals';
import { readPages } from '../../understanding/testing/readPages.ts';
import { FORMS } from '../index.ts';

import { SHAPES } from '../../understanding/values/shapes.ts';
import { printedPage, wordsAt } from '../../understanding/testing/printedPage.ts';
import { readPicture } from '../testing/readPage.ts';

describe('a statement in Spanish', () => {
  const statement = (name: string) =>
    readPicture(`
                                                                   Estado de Cuenta
                                                              Multi Cuenta Palmar
BANCO PALMAR DE PUERTO RICO
PO BOX 12 SAN JUAN PR 00936-0012

${name}                         Número de cuenta               041-882617
URB VISTA MAR                                      Desde                 1 de enero de 2024
14-12 CALLE 6                                      Hasta                31 de enero de 2024
CAROLINA PR 00983-1471

 Balance anterior        Depósitos y otros créditos     Cheques, retiros y otros débitos    Cargos por servicio      Balance final
   31 dic 2023                      (+)                              (-)                            (-)              31 ene 2024
    $5,240.66                    $4,484.88                        $2,613.37                        $6.00              $7,106.17`);

  it('When its labels and months are Spanish, then balances, sums and days are read by them', () => {
    expect(statement('MARISOL VEGA QUINTERO')).toMatchObject({
      'fields.bankName': 'BANCO PALMAR DE PUERTO RICO',
      'fields.accountLast4': '2617',
      'fields.openingBalance': 5240.66,
      'fields.closingBalance': 7106.17,
      'fields.totalDeposits': 4484.88,
      'fields.totalWithdrawals': 2619.37,
      'fields.periodStart': '2024-01-01',
      'fields.periodEnd': '2024-01-31',
    });
  });

  it('When an urbanization stands above the house, then it begins the street', () => {
    expect(statement('MARISOL VEGA QUINTERO')).toMatchObject({
      'primaryPerson.fullName': 'MARISOL VEGA QUINTERO',
      'primaryPerson.homeAddress.street': 'Urb Vista Mar 14-12 Calle 6',
    });
  });

  it('When the year of its period is printed once, then both days are read, across the turn of a year, too', () => {
    const dayOf = (which: 'firstDate' | 'lastDate', text: string) =>
      SHAPES[which](wordsAt([36, 10, text]), { x0: 0, x1: 600, y0: 0, y1: 20 })?.value?.value;
    const days = (text: string) => [dayOf('firstDate', text), dayOf('lastDate', text)];
    expect(days('1 de marzo al 31 de marzo de 2024')).toEqual(['2024-03-01', '2024-03-31']);
    expect(days('Del 1 al 31 de marzo de 2024')).toEqual(['2024-03-01', '2024-03-31']);
    expect(days('16 de diciembre al 15 de enero de 2024')).toEqual(['2023-12-16', '2024-01-15']);
    expect(days('16 December - 15 January 2024')).toEqual(['2023-12-16', '2024-01-15']);
    expect(days('Página 31 de 31 de marzo de 2024')).toEqual([undefined, undefined]);
  });

  it('When a table centres a label of two lines beside its number, and one of one line beside two, then both are read', () => {
    const page = printedPage([
      [36, 30, 'BANCO PALMAR                      ESTADO DE CUENTA'],
      [334, 124, 'Número de'],
      [526, 131, '027-558109'],
      [334, 138, 'cuenta'],
      [400, 151.5, '1 de marzo de 2024 al 31 de marzo de'],
      [334, 158, 'Período'],
      [400, 164.5, '2024'],
      [334, 180, 'Días en el ciclo'],
      [530, 180, '31'],
      [
        36,
        230,
        'Balance anterior     Depósitos y otros créditos     Cheques y otros débitos     Balance final',
      ],
      [36, 243, '$6,712.58                   $4,155.50                    $1,438.49              $9,429.59'],
    ]);
    const [values] = readPages(FORMS, [page]).map((form) => form.values.map(({ to, value }) => [to, value]));
    expect(Object.fromEntries(values!)).toMatchObject({
      'fields.accountLast4': '8109',
      'fields.periodStart': '2024-03-01',
      'fields.periodEnd': '2024-03-31',
    });
  });
});
