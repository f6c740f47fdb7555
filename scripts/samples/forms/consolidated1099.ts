/** Consolidated 1099 statements of brokers: dividends, interest and sales on one paper. */
import { inventMoney, printEin, printMoney, printSsn } from '../invent/amounts.ts';
import { inventEmployer } from '../invent/businesses.ts';
import { cityLine, expectedAddress, fullName, inventAddress, inventPerson } from '../invent/people.ts';
import { openSheet } from '../drawing/sheet.ts';
import { drawTypedPage } from '../drawing/typedPage.ts';
import { seededRandom, seedFor } from '../random.ts';
import type { DrawForm } from '../sample.ts';

export const CONSOLIDATED_LAYOUTS = {
  '1099-consolidated': `
#{payer}                                                          {year} Consolidated Form 1099
{payerStreet}                                                     Account Number: {account}
{payerCity}                                                       Date Prepared: 02/14/{nextYear}
PAYER'S TIN: {payerTin}                                           RECIPIENT'S TIN: {tin}

{recipient}
{street}
{city}


#Form 1099-DIV Dividends and Distributions OMB No. 1545-0110
Box     Description                                                      Amount
1a      Total Ordinary Dividends                                         $ {ordinary}
1b      Qualified Dividends                                              $ {qualified}
2a      Total Capital Gain Distributions                                 $ 0.00
4       Federal Income Tax Withheld                                      $ 0.00

#Form 1099-INT Interest Income OMB No. 1545-0112
1       Interest Income                                                  $ {interest}
4       Federal Income Tax Withheld                                      $ 0.00

#Form 1099-B Proceeds from Broker Transactions
Total proceeds                                                           $ 12,482.11
Total cost basis                                                         $ 11,902.07`,
  '1099-tax-statement': `
#{year} TAX REPORTING STATEMENT

{RECIPIENT}                                                 Account No. {account}   Customer Service: 800-555-0199
{STREET}                                                    Recipient ID No. {tin}
{CITY}                                                      Payer's Fed ID Number: {payerTin}

                                                            Payer's Name and Address:
                                                            {PAYER}
                                                            {payerStreet}
                                                            {payerCity}

#Form 1099-DIV {year} Dividends and Distributions
1a Total Ordinary Dividends                  {ordinary}      7 Foreign Tax Paid                        0.00
1b Qualified Dividends                       {qualified}     8 Foreign Country or U.S. Possession
2a Total Capital Gain Distributions          0.00            9 Cash Liquidation Distributions          0.00
3 Nondividend Distributions                  0.00            12 Exempt-Interest Dividends              0.00

#Form 1099-INT {year} Interest Income
1 Interest Income                            {interest}      8 Tax-Exempt Interest                     0.00
2 Early Withdrawal Penalty                   0.00            9 Specified Private Activity Bond         0.00

#Summary of {year} Proceeds From Broker Transactions Form 1099-B`,
} as const;

export const consolidated1099 =
  (name: keyof typeof CONSOLIDATED_LAYOUTS): DrawForm =>
  async (drawing) => {
    const random = seededRandom(seedFor(drawing.seed, name));
    const [payer, person, address] = [inventEmployer(random), inventPerson(random), inventAddress(random)];
    const taxYear = random.between(2019, 2025);
    const ordinary = inventMoney(random, 900, 9000);
    const qualified = inventMoney(random, 100, 890);
    const interest = inventMoney(random, 3, 800);
    const plain = {
      payer: payer.name,
      recipient: fullName(person),
      street: address.street,
      city: cityLine(address),
    };
    const loud = Object.entries(plain).map(([key, value]) => [key.toUpperCase(), value.toUpperCase()]);
    const sheet = await openSheet({ ...drawing, isFillable: false });
    drawTypedPage(
      sheet,
      CONSOLIDATED_LAYOUTS[name],
      {
        ...plain,
        ...(Object.fromEntries(loud) as Record<string, string>),
        payerStreet: payer.address.street,
        payerCity: cityLine(payer.address),
        payerTin: printEin(payer.ein),
        tin: printSsn(person.ssn),
        account: `${random.digits(4)}-${random.digits(4)}`,
        year: String(taxYear),
        nextYear: String(taxYear + 1),
        ordinary: printMoney(ordinary),
        qualified: printMoney(qualified),
        interest: printMoney(interest),
      },
      8,
    );
    return {
      pdf: await sheet.finish(),
      documentType: '1099-form',
      form: '1099 Consolidated',
      taxYear,
      expected: {
        primaryPerson: { fullName: fullName(person), ssn: person.ssn, homeAddress: expectedAddress(address) },
        formFields: {
          form: '1099 Consolidated',
          taxYear,
          payerName: payer.name,
          payerTin: payer.ein,
          recipientName: fullName(person),
          recipientTin: person.ssn,
          ordinaryDividends: ordinary,
          qualifiedDividends: qualified,
          interestIncome: interest,
        },
      },
    };
  };
