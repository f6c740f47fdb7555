/** Registrations that boards grant like diplomas, and that Puerto Rico's treasury grants in Spanish. */
import { describe, expect, it } from '@jest/globals';
import { readPages } from '../../understanding/testing/readPages.ts';
import { typedPage } from '../../understanding/testing/typedPage.ts';
import { FORMS } from '../index.ts';

const formsOn = (page: ReturnType<typeof typedPage>) => readPages(FORMS, [page]);
const formsOf = (picture: string) => formsOn(typedPage(picture));
const readPage = (page: ReturnType<typeof typedPage>): Record<string, unknown> =>
  Object.fromEntries((formsOn(page)[0]?.values ?? []).map(({ to, value }) => [to, value]));
const read = (picture: string) => readPage(typedPage(picture));
/** The same, printed so much larger. */
function enlarged(page: ReturnType<typeof typedPage>, by: number): ReturnType<typeof typedPage> {
  const words = page.words.map((word) => {
    const { x0, y0, x1, y1 } = word.box;
    return { ...word, box: { x0: x0 * by, y0: y0 * by, x1: x1 * by, y1: y1 * by } };
  });
  return { ...page, width: page.width * by, words };
}

describe('A registration like a diploma', () => {
  const diploma = typedPage(`
     STATE OF CONNECTICUT  *  DEPARTMENT OF CONSUMER PROTECTION

                        Be it known that

                      VINCENT R CALLOWAY
                 CALLOWAY & BROTHERS CARPENTRY
                       88 QUARRY RD
                  TORRINGTON, CT 06790-2214

     is certified by the Department of Consumer Protection as a registered
                  HOME IMPROVEMENT CONTRACTOR

                 Registration # HIC.0711903

Effective: 04/01/2024
Expiration: 03/31/2025                        Lenore T. Ashby, Commissioner`);

  it.each([1, 1.7])(
    'When a department certifies somebody as registered, %s times as large, then it is a licence with the trade below its owner',
    (times) => {
      expect(readPage(enlarged(diploma, times))).toMatchObject({
        'businessInfo.businessName': 'CALLOWAY & BROTHERS CARPENTRY',
        'businessInfo.businessAddress.street': '88 Quarry Rd',
        'businessInfo.businessAddress.zipCode': '06790-2214',
        'primaryPerson.fullName': 'Vincent R Calloway',
        'fields.licenseNumber': 'HIC.0711903',
        'fields.issueDate': '2024-04-01',
        'fields.expiryDate': '2025-03-31',
        'fields.issuingAuthority': 'STATE OF CONNECTICUT DEPARTMENT OF CONSUMER PROTECTION',
      });
    },
  );

  it('When a school makes somebody known, then it is none', () => {
    expect(
      formsOf(`
                    STATE UNIVERSITY OF ALDER BAY
                        Be it known that
                      VINCENT R CALLOWAY
  is certified by the Department of Physics as a registered Bachelor of Science
                  by the Board of Regents, May 2024
                     Registration # 0711903`),
    ).toEqual([]);
  });
});

describe('A registration in Spanish', () => {
  it('When Puerto Rico registers a merchant, then labels and months are read', () => {
    expect(
      read(`
                        Estado Libre Asociado de Puerto Rico
                             DEPARTAMENTO DE HACIENDA                             Modelo SC 2918
                    CERTIFICADO DE REGISTRO DE                                    Rev. 7 nov 19
                          COMERCIANTES

Nombre del comerciante                                    Número de Registro
NILSA I. BERRÍOS COLÓN                                    0319552-0021

Nombre comercial (DBA)                                    Clasificación
FERRETERÍA LOS TRES PICOS                                 Comerciante — Agente Retenedor

Localización física                                       Fecha de expedición
CARR 140 KM 8.1 BO RÍO ABAJO                              14 de marzo de 2024
UTUADO, PR 00641
                                                          Fecha de expiración
Actividad principal                                       13 de abril de 2026
Ferreterías al detal (NAICS 444140)

El Secretario de Hacienda certifica que el comerciante aquí identificado está incluido en el Registro de Comerciantes, conforme
a las disposiciones del Código de Rentas Internas para un Nuevo Puerto Rico. Este certificado no es transferible y deberá
exhibirse en todo momento en un lugar visible al público en la localización indicada.
                                                          Héctor L. Sanabria Cruz
                                                          Secretario de Hacienda`),
    ).toMatchObject({
      'businessInfo.businessName': 'FERRETERÍA LOS TRES PICOS',
      'businessInfo.industry': 'Ferreterías al detal',
      'businessInfo.businessAddress.street': 'Carr 140 Km 8.1 Bo Río Abajo',
      'businessInfo.businessAddress.city': 'Utuado',
      'businessInfo.businessAddress.state': 'PR',
      'businessInfo.businessAddress.zipCode': '00641',
      'primaryPerson.fullName': 'Nilsa I. Berríos Colón',
      'fields.licenseNumber': '0319552-0021',
      'fields.issueDate': '2024-03-14',
      'fields.expiryDate': '2026-04-13',
      'fields.issuingAuthority': 'DEPARTAMENTO DE HACIENDA',
    });
  });

  it('When each label is printed in both languages, then neither is a trade', () => {
    expect(
      read(`
                           GOBIERNO DE PUERTO RICO
                          DEPARTAMENTO DE HACIENDA
                  CERTIFICADO DE REGISTRO DE COMERCIANTES
                    Merchant's Registration Certificate
Número de Registro              Fecha de Expedición          Fecha de Vencimiento
Registration Number             Issue Date                   Expiration Date
0190442-0011                    25-MAR-2024                  24-MAR-2026
Nombre Comercial (DBA) / Trade Name
PANADERÍA LOS ALMENDROS
Actividad Principal (NAICS) / Main Activity                  Tipo de Certificado / Certificate Type
311811 - Retail Bakeries                                     Agente Retenedor
Este certificado no es transferible.`),
    ).toMatchObject({
      'businessInfo.businessName': 'PANADERÍA LOS ALMENDROS',
      'businessInfo.industry': 'Retail Bakeries',
      'fields.licenseNumber': '0190442-0011',
      'fields.issueDate': '2024-03-25',
      'fields.expiryDate': '2026-03-24',
    });
  });

  it('When a bank states an account in Spanish, then it is no licence', () => {
    const forms = formsOf(`
                                                                   Estado de Cuenta
BANCO PALMAR DE PUERTO RICO
PO BOX 12 SAN JUAN PR 00936-0012
NOMBRE COMERCIAL MAR AZUL               Número de cuenta               041-882617
                                        Período    1 de enero de 2024 al 31 de enero de 2024
 Balance anterior        Depósitos y otros créditos     Cheques, retiros y otros débitos      Balance final
    $5,240.66                    $4,484.88                        $2,613.37                    $7,112.17`);
    expect(forms.map(({ definition }) => definition.name)).toEqual(['Bank statement']);
  });
});

describe('A register’s stamp', () => {
  it('When a register stamps its number above the day of filing, then that is it, and the first of the table owns the name', () => {
    const filed = (what: string) =>
      read(`
State of Missouri                                             X001548932
Corporations Division                                    ${what}: 3/7/2022
PO Box 778 / 600 W. Main St., Rm. 322                    Expiration Date: 3/7/2027
Jefferson City, MO 65102

                 Registration of Fictitious Name

Business name to be registered:     Heron Hill Bindery & Letterpress
Business Address:                   410 Tamarack Ave
City, State and Zip Code:           Alder Ford, MO 63116

   Name of Owners, Individual or Business Entity    Charter #    Street          City and State
   Ruth Q Okafor                                                        410 Tamarack     Alder Ford, MO`);
    expect(filed('Date Filed')).toMatchObject({
      'fields.licenseNumber': 'X001548932',
      'primaryPerson.fullName': 'Ruth Q Okafor',
    });
    expect(filed('Date Printed')).not.toHaveProperty(['fields.licenseNumber']);
  });
});
