/** Licences of towns of Puerto Rico, whose labels are Spanish with the English ones in brackets behind them. */
import { expect, it } from '@jest/globals';
import { printedPage } from '../../understanding/testing/printedPage.ts';
import { readPages } from '../../understanding/testing/readPages.ts';
import { FORMS } from '../index.ts';

it('When labels are printed in both languages, then the values stand behind both of them, and the government of the town grants it', () => {
  const [read] = readPages(FORMS, [
    printedPage([
      [112, 36, 'GOBIERNO MUNICIPAL AUTÓNOMO DE LOMA ALTA'],
      [112, 52, 'Oficina de Finanzas - División de Patentes'],
      [112, 80, 'PATENTE MUNICIPAL'],
      [48, 146, 'Núm. de Patente'],
      [48, 156, '(License No.)'],
      [155, 150, 'PM-23-00877'],
      [313, 150, 'Año fiscal'],
      [430, 150, '2023-2024'],
      [48, 183, 'Nombre comercial'],
      [48, 193, '(Business name)'],
      [155, 188, 'Panadería La Ceiba, Inc.'],
      [48, 220, 'Dirección física'],
      [48, 230, '(Location)'],
      [155, 225, 'Carr. 2 Km 40.1, Bo. Cotto, Loma Alta, PR 00674'],
      [48, 256, 'Tipo de negocio (Type'],
      [48, 266, 'of business)'],
      [155, 261, 'Venta al detal - panadería'],
      [48, 296, 'Fecha de expedición'],
      [48, 306, '(Issued)'],
      [155, 301, '07/18/2023'],
      [313, 301, 'Vence (Expires)'],
      [430, 301, '06/30/2024'],
      [48, 350, 'Esta patente no es transferible. This license is not transferable.'],
    ]),
  ]);
  expect(Object.fromEntries(read!.values.map(({ to, value }) => [to, value]))).toMatchObject({
    'fields.licenseNumber': 'PM-23-00877',
    'fields.issuingAuthority': 'GOBIERNO MUNICIPAL AUTÓNOMO DE LOMA ALTA',
    'fields.expiryDate': '2024-06-30',
    'businessInfo.industry': 'Venta al detal panadería',
    'businessInfo.businessName': 'Panadería La Ceiba, Inc.',
  });
});
