import { describe, expect, it } from '@jest/globals';
import { readPicture } from '../testing/readPage.ts';

const bill = (title: string, payer: string, payee: string) => `
${title}
Closing Date 07/19/24                                     Account Ending 3-52007

New Balance                 $988.13                       Account Summary
Minimum Payment Due          $40.00                       Previous Balance           $1,204.40
Payment Due Date           08/13/24                       New Charges                 +$988.13
                                                          Credit Limit              $12,000.00
${'\n'.repeat(24)}
Please detach here and return with your payment

${payer}
${'\n'.repeat(3)}
${payee}`;

const HARMON = `DELIA F HARMON
610 SAGEBRUSH TRL
GILLETTE WY 82716-2209`;
const EXPRESS = `PRAIRIE EXPRESS
PO BOX 6031
CAROL STREAM IL 60197-6031`;

describe('The slip at the foot of a card statement', () => {
  it('shows who holds the card and, beside a box of the post, whose it is', () => {
    expect(readPicture(bill('Blue Everyday® Card', HARMON, EXPRESS))).toMatchObject({
      'fields.accountHolder': 'DELIA F HARMON',
      'fields.holderStreet': '610 Sagebrush Trl',
      'fields.bankName': 'PRAIRIE EXPRESS',
    });
  });

  it('When it names two boxes of the post, then nobody knows whose is whose', () => {
    const boxed = HARMON.replace('610 SAGEBRUSH TRL', 'PO BOX 12');
    expect(readPicture(bill('Blue Everyday® Card', boxed, EXPRESS))).not.toHaveProperty([
      'fields.accountHolder',
    ]);
  });

  it('When it names an office and the head a card, then no bank is named', () => {
    const office = EXPRESS.replace('PRAIRIE EXPRESS', 'CARDMEMBER SERVICE');
    const values = readPicture(bill('SAPPHIRE BUSINESS PREFERRED', HARMON, office));
    expect(values).toMatchObject({ 'fields.closingBalance': 988.13 });
    expect(values).not.toHaveProperty(['fields.bankName']);
  });

  it('When it says whom checks are payable to right above the payee, then that is no name', () => {
    const told = `Make check payable to Prairie Express.\n${EXPRESS}`;
    expect(readPicture(bill('Blue Everyday® Card', HARMON, told))).toMatchObject({
      'fields.bankName': 'PRAIRIE EXPRESS',
    });
  });

  it('When a person stands below a brewery, then the brewery holds the card', () => {
    const both = HARMON.replace('DELIA F HARMON', 'COPPER KETTLE BREWERY\nDELIA F HARMON');
    expect(readPicture(bill('Blue Everyday® Card', both, EXPRESS))).toMatchObject({
      'businessInfo.businessName': 'COPPER KETTLE BREWERY',
      'businessInfo.businessAddress.city': 'Gillette',
    });
  });
});
