/** Licences of towns of Puerto Rico, whose labels are Spanish with the English ones in brackets behind them. */
import { expect, it } from '@jest/globals';
import { printedPage } from '../../understanding/testing/printedPage.ts';
import { readPages } from '../../understanding/testing/readPages.ts';
import { FORMS } from '../index.ts';
import { readPage } from '../testing/readPage.ts';

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

it('When the labels of both languages stand in one line, then the values below are as wide as both, and the authority is named once', () => {
  const [read] = readPages(FORMS, [
    printedPage([
      [37, 36, 'GOBIERNO DE PUERTO RICO - GOVERNMENT OF PUERTO RICO'],
      [126, 105, 'CERTIFICADO DE REGISTRO DE COMERCIANTES'],
      [42, 165, 'Número de Registro de Comerciante'],
      [42, 178, '0480017-0017'],
      [382, 165, 'Fecha de Expiración - Expiration Date'],
      [382, 178, '31/ago/2031'],
      [42, 200, 'Nombre Legal - Legal Name'],
      [42, 210, 'FERRETERÍA LA CEIBA INC'],
      [42, 269, 'Localización del Negocio - Location of Business'],
      [42, 281, 'CARR 3 KM 118.2 SEC LA OTRA CEIBA BO LOMA'],
      [42, 297, 'GUAYAMA PR 00784'],
      [42, 319, 'Código NAICS - NAICS Code'],
      [42, 331, '444130'],
      [210, 319, 'Actividad - Activity'],
      [210, 331, 'HARDWARE STORES'],
      [382, 319, 'Tipo de Comerciante - Type of Merchant'],
      [382, 331, 'DETALLISTA / RETAILER'],
    ]),
  ]);
  expect(Object.fromEntries(read!.values.map(({ to, value }) => [to, value]))).toMatchObject({
    'fields.issuingAuthority': 'GOBIERNO DE PUERTO RICO',
    'businessInfo.businessAddress.street': 'Carr 3 Km 118.2 Sec La Otra Ceiba Bo Loma',
    'businessInfo.industry': 'HARDWARE STORES',
  });
});

it('When the number of an employer is asked for beside the name, then its label is no name, and a capital with an accent is no larger print', () => {
  const accent = { y0: 34, y1: 43 };
  const page = printedPage([
    [112, 36, 'MUNICIPIO AUTÓNOMO DE LOMA ALTA'],
    [112, 52, 'DEPARTAMENTO DE FINANZAS'],
    [112, 80, 'PATENTE MUNICIPAL'],
    [42, 146, 'Núm. de Patente / License No.'],
    [42, 156, '2031-004417'],
    [382, 146, 'Fecha de Expiración / Expires'],
    [382, 156, '30 de junio de 2032'],
    [42, 183, 'Nombre del Negocio / Business Name'],
    [42, 193, 'FERRETERÍA LA CEIBA, INC.'],
    [382, 183, 'Núm. Patronal / EIN'],
    [382, 193, '66-0917735'],
    [42, 220, 'Dirección Física / Location'],
    [42, 230, 'Carr. 2 Km 40.1, Bo. Cotto'],
    [42, 240, 'Loma Alta, PR 00674'],
  ]);
  const words = page.words.map((word) =>
    word.text === 'AUTÓNOMO' ? { ...word, box: { ...word.box, ...accent } } : word,
  );
  expect(readPage({ ...page, words })).toMatchObject({
    'fields.issuingAuthority': 'MUNICIPIO AUTÓNOMO DE LOMA ALTA',
    'businessInfo.businessName': 'FERRETERÍA LA CEIBA, INC.',
    'businessInfo.ein': '66-0917735',
  });
});
