/** Summaries that name everything twice, in Spanish and in English. */
import { describe, expect, it } from '@jest/globals';
import { readPages } from '../../understanding/testing/readPages.ts';
import { typedPage } from '../../understanding/testing/typedPage.ts';
import { FORMS } from '../index.ts';

describe('A summary in two languages', () => {
  it('When each label stands behind its translation, then no translation is anybody’s name or work', () => {
    const [summary] = readPages(FORMS, [
      typedPage(`
RESUMEN DE SU DECLARACIÓN 2021 / 2021 TAX RETURN SUMMARY
Contribuyente / Taxpayer      José Luis Ríos           Cónyuge / Spouse           María Elena Salinas
Seguro Social / SSN           942-66-1839              Seguro Social / SSN        919-35-7024
Fecha de nacimiento / DOB     10/08/1980               Fecha de nacimiento / DOB  03/27/1982
Ocupación / Occupation        Roofer                   Ocupación / Occupation     Cook
Dirección / Address           1207 N Conway Ave, Mission, TX 78572
Teléfono / Phone              956-555-0112             Estado civil / Filing status   Married Filing Jointly
DEPENDIENTES / DEPENDENTS
Ximena Ríos                   Hija / Daughter
Leonardo Ríos                 Hijo / Son
Forma / Form 1040                            Cantidad / Amount
Salarios / Wages                             $46,150.00
Ingreso total / Total income                 $46,150.00
Ingreso bruto ajustado / Adjusted gross income      $46,150.00
Ingreso gravable / Taxable income            $21,050.00
Impuesto retenido / Federal tax withheld     $1,930.00
SU REEMBOLSO / YOUR REFUND                   $8,802.00`),
    ]);
    expect(Object.fromEntries(summary!.values.map(({ to, value }) => [to, value]))).toMatchObject({
      'primaryPerson.fullName': 'José Luis Ríos',
      'primaryPerson.ssn': '942-66-1839',
      'primaryPerson.dateOfBirth': '1980-10-08',
      'primaryPerson.homeAddress.street': '1207 N Conway Ave',
      'spousePerson.fullName': 'María Elena Salinas',
      'spousePerson.ssn': '919-35-7024',
      'fields.occupation': 'Roofer',
      'fields.spouseOccupation': 'Cook',
      'fields.wages': 46150,
      'fields.federalTaxWithheld': 1930,
      'fields.refundAmount': 8802,
    });
  });
});
