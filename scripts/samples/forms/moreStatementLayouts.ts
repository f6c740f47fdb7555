/** Statements of neobanks, brokers and credit unions, whose summaries are no list of four lines: pictures in letters as in statementLayouts.ts. */
import type { StatementLayout } from './statementLayouts.ts';

export const MORE_STATEMENT_LAYOUTS = {
  'bank-heading-row': {
    isBusiness: false,
    picture: `
#{bank}                                                         Statement of Account
{bankStreet}
{bankCity}                                                      Page:               1 of 4
                                                                Account number:     XX-XXXX-{last4}
                                                                For the period      {start} to {end}
{HOLDER}
{STREET}
{CITY}

#Balance Summary
         >Beginning          >Deposits and          >Checks and              >Ending
           >balance       >other additions    >other deductions             >balance
         >{opening}            >{deposits}       >{withdrawals}           >{closing}

#Activity Detail
Date       >Amount         Description
{md}       >{deposits}     Payroll ACH
{md}       >{withdrawals}  Web Pmt Mortgage`,
  },
  'union-suffix-table': {
    isBusiness: false,
    picture: `
^#{bank}
^{bankStreet} * {bankCity}

{holder}                                                        STATEMENT OF ACCOUNTS
{street}                                                        Member No.  *****{last4}
{city}                                                          From {startShort} Through {endShort}


#SUMMARY OF YOUR ACCOUNTS
SUFFIX AND TYPE                  >PREVIOUS BALANCE  >DEPOSITS     >WITHDRAWALS      >NEW BALANCE
S0020 SHARE DRAFT                >{opening}         >{deposits}   >{withdrawals}    >{closing}

POST DATE   TRANSACTION                                   >AMOUNT             >BALANCE
{md}        ACH Credit Employer                           >{deposits}         >{closing}`,
  },
  'bank-two-column-summary': {
    isBusiness: true,
    picture: `
#{bank}
                                                                 STATEMENT DATE   {endLong}
                                                                 ACCOUNT #        {account}
{HOLDER}
{STREET}
{CITY}

#SUMMARY
Beginning Balance      >\${opening}             Minimum Balance          >\${opening}
Deposits & Credits     >\${deposits} +          Average Balance          >\${closing}
Withdrawals            >\${withdrawals} -       Interest Earned                 >$.00
Fees                   >$.00 -                  Days in Cycle                   >30
Ending Balance         >\${closing}             Period: {start} - {end}

#DEPOSITS & CREDITS
{md}       Deposit - Thank You                  >{deposits}
                            Total Deposits & Credits     >\${deposits}
#WITHDRAWALS
{md}       Vendor                               >{withdrawals}
                            Total Withdrawals            >\${withdrawals}`,
  },
  'neobank-sentences': {
    isBusiness: false,
    omits: ['bankName'],
    picture: `
#{startMonthOnly} {year} statement
Spending account ending in {last4}

{holder}
{street}
{city}


Balance on {startLong}                          >\${opening}
Money received                                  >+\${deposits}
Money spent                                     >-\${withdrawals}
Balance on {endLong}                            >\${closing}


{bank}, Member FDIC. Statement period {startLong} to {endLong}.`,
  },
  'bank-beginning-and-additions': {
    isBusiness: true,
    omits: ['totalWithdrawals'],
    picture: `
#{bank}                                                          Business Statement
{bankStreet}                                                     Account Number:
{bankCity}                                                       {accountSpaced}
                                                                 Statement Period:
                                                                 {startMonth}, {year} through {endLongShort}
{HOLDER}
{STREET}
{CITY}



SILVER BUSINESS CHECKING                                         Account Number {accountSpaced}
#Account Summary
                                                 # Items
Beginning Balance on {startMonth}                               >\${opening}
Deposits and Additions                           >7            >{deposits}
Card Withdrawals                                 >3            >{out1} -
Other Withdrawals                                >9            >{out2} -
Ending Balance on {endLongShort}                               >\${closing}`,
  },
  'bank-online': {
    isBusiness: false,
    picture: `
#{bank}
Monthly statement for {holder}


{holder}                                                            Account type:  High-Yield Checking
{street}                                                            Account ending:  ...{last4}
{city}                                                              {startMonthOnly} {startDay}-{endDay}, {year}



Starting balance on {startLong}                                                          >\${opening}
Total money in                                                                           >\${deposits}
Total money out                                                                          >-\${withdrawals}
Ending balance on {endLong}                                                              >\${closing}`,
  },
  'bank-summary-box': {
    isBusiness: true,
    picture: `
#{bank}                                                              Account Statement
{bankStreet}                                                         {start} - {end}
{bankCity}

                                                                     Account Summary
{holder}                                                             Account: ****{last4}
{street}                                                             Opening Balance                >\${opening}
{city}                                                               Deposits & Credits             >\${deposits}
                                                                     Withdrawals & Debits           >\${withdrawals}
                                                                     Closing Balance                >\${closing}

Transactions
{start}      Stripe payout                                           >\${deposits}
{end}        Vendor payment                                          >(\${withdrawals})`,
  },
} satisfies Record<string, StatementLayout>;
