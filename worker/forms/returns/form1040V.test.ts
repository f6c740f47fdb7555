/** The voucher that goes with a payment for a Form 1040. */
import { describe, expect, it } from '@jest/globals';
import { readPages } from '../../understanding/testing/readPages.ts';
import { typedPage } from '../../understanding/testing/typedPage.ts';
import { FORMS } from '../index.ts';

const voucher = (name: string) =>
  readPages(FORMS, [
    typedPage(`
Form ${name}                Payment Voucher                                   2022
               Do not staple or attach this voucher to your payment or return.
Department of the Treasury
1 Your social security number    2 If a joint return, SSN shown second on your return    3 Amount you are paying by check or money order
948-20-5102                      925-30-4867                                               Dollars   1,938   Cents   00

      OSWIN ARKWRIGHT & PRUDENCE J ARKWRIGHT
      4410 QUINCE RD
      DULUTH MN 55804-2217

                                                  INTERNAL REVENUE SERVICE
                                                  PO BOX 802501
                                                  CINCINNATI OH 45280-2501`),
  ]);

describe('Form 1040-V', () => {
  it('tells who pays, and how much', () => {
    const [read, ...others] = voucher('1040-V');
    expect(others).toEqual([]);
    expect(read!.recognised).toMatchObject({ form: '1040', taxYear: 2022 });
    expect(Object.fromEntries(read!.values.map(({ to, value }) => [to, value]))).toMatchObject({
      'primaryPerson.fullName': 'Oswin Arkwright',
      'primaryPerson.ssn': '948-20-5102',
      'primaryPerson.homeAddress.street': '4410 Quince Rd',
      'primaryPerson.homeAddress.city': 'Duluth',
      'primaryPerson.homeAddress.zipCode': '55804-2217',
      'spousePerson.fullName': 'Prudence J Arkwright',
      'spousePerson.ssn': '925-30-4867',
      'fields.amountOwed': 1938,
    });
  });

  it('is none where it pays estimated tax', () => {
    expect(voucher('1040-ES')).toEqual([]);
  });
});
