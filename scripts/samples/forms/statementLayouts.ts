/** How banks and credit unions lay out a statement, as pictures in letters: each says the same in its own words and order. */

export interface StatementLayout {
  readonly isBusiness: boolean;
  /** Totals that this layout leaves out or breaks up. */
  readonly omits?: readonly ('totalDeposits' | 'totalWithdrawals' | 'bankName')[];
  readonly picture: string;
}

export const STATEMENT_LAYOUTS = {
  'bank-sections': {
    isBusiness: false,
    omits: ['totalWithdrawals'],
    picture: `
#{bank}
{bankStreet}                                                       {startLong} through {endLong}
{bankCity}                                                         Account Number:  00000{account}


                                                             CUSTOMER SERVICE INFORMATION
{HOLDER}                                                     Web site:           www.example.com
{STREET}                                                     Service Center:     1-800-555-0123
{CITY}                                                       Para Espanol:       1-888-555-0144


#CHECKING SUMMARY
                                    >AMOUNT
Beginning Balance                              >\${opening}
Deposits and Additions                         >{deposits}
Electronic Withdrawals                         >-{out1}
ATM & Debit Card Withdrawals                   >-{out2}
Ending Balance                                 >\${closing}

#TRANSACTION DETAIL
DATE     DESCRIPTION                                              >AMOUNT             >BALANCE
         Beginning Balance                                                            >\${opening}
{md}     Card Purchase Grocery 0212                               >-{out1}            >{opening}
{md}     Payroll Direct Dep                                       >{deposits}         >{closing}
         Ending Balance                                                               >\${closing}`,
  },
  'bank-dotted': {
    isBusiness: true,
    picture: `
#{bank}
Business Advantage Checking


{HOLDER}
{STREET}
{CITY}



Your Business Checking statement
for {startLong} to {endLong}                     Account number: {accountSpaced}

#Account summary
Beginning balance on {startLong}                 >\${opening}             # of deposits/credits: 4
Deposits and other credits                       >{deposits}              # of withdrawals/debits: 11
Withdrawals and other debits                     >-{withdrawals}          # of days in cycle: 30
Checks                                           >-0.00                   Average ledger balance: \${opening}
Service fees                                     >-0.00
Ending balance on {endLong}                      >\${closing}`,
  },
  'bank-squares': {
    isBusiness: false,
    picture: `
#Everyday Checking
Account number: {account} | {startLong} - {endLong} | Page 1 of 3
                                                                          #{bank}
{HOLDER}                                                                  Questions?
{STREET}                                                                  Available by phone 24 hours a day
{CITY}                                                                    1-800-555-0188




#Statement period activity summary
Beginning balance on {md1}                                >\${opening}
Deposits/Additions                                        >{deposits}
Withdrawals/Subtractions                                  >- {withdrawals}
Ending balance on {mdEnd}                                 >\${closing}

#Transaction history
Date     Description                                >Deposits/Additions     >Withdrawals/Subtractions      >Ending daily balance
{md}     Online transfer                            >{deposits}                                            >{closing}
{md}     Purchase authorized                                                >{withdrawals}                 >{closing}
Totals                                              >\${deposits}           >\${withdrawals}`,
    omits: ['bankName'],
  },
  'union-shares': {
    isBusiness: false,
    picture: `
#{bank}                                                                    MEMBER STATEMENT
{bankStreet}                                                               Statement Period
{bankCity}                                                                 {startShort} - {endShort}
                                                                           Member Number
                                                                           XXXXXX{last4}
{holder}
{street}
{city}


#SHARE DRAFT CHECKING
Previous Balance                                              >{opening}
Total Deposits                                                >{deposits}
Total Withdrawals                                             >{withdrawals}
New Balance                                                   >{closing}

DATE       TRANSACTION DESCRIPTION                            >AMOUNT             >BALANCE
{md}       Deposit ACH PAYROLL                                >{deposits}         >{closing}
{md}       Withdrawal POS 0412                                >-{withdrawals}     >{closing}`,
  },
  'bank-counts': {
    isBusiness: true,
    picture: `
^#{bank}
^{bankStreet}, {bankCity}

                                                                 Date {endShort}             Page 1
                                                                 Account Number       {account}
{HOLDER}
{STREET}
{CITY}


                         CHECKING ACCOUNT
BUSINESS CHECKING                                     Number of Enclosures                 12
Account Number                        {account}       Statement Dates   {startShort} thru {endShort}
Previous Balance                  >{opening}           Days in the statement period         30
   4 Deposits/Credits             >{deposits}           Average Ledger             >{opening}
  11 Checks/Debits                >{withdrawals}        Average Collected          >{closing}
Service Charge                    >.00
Interest Paid                     >.00
Ending Balance                    >{closing}

Deposits and Additions
Date       Description                                >Amount
{md}       DEPOSIT                                    >{deposits}`,
  },
  'bank-columns': {
    isBusiness: false,
    picture: `
#{bank}
Statement of account ending in {last4}                              Statement period: {startMonth} - {endLongShort}

{holder}
{street}
{city}



Opening balance             Money in              Money out             Closing balance
\${opening}                 +\${deposits}         -\${withdrawals}      \${closing}


Date         Description                               Amount           Balance
{monthDay}   Transfer from savings                     \${deposits}     \${closing}`,
  },
  'bank-table': {
    isBusiness: true,
    picture: `
#{BANK}
COMMERCIAL BANKING DIVISION

STATEMENT OF ACCOUNT                                           ACCOUNT NO.           {account}
                                                               STATEMENT DATE        {end}
                                                               PERIOD                {start} TO {end}
{HOLDER}
{STREET}
{CITY}


BALANCE FORWARD                  >{opening}
+ TOTAL CREDITS                  >{deposits}
- TOTAL DEBITS                   >{withdrawals}
= CLOSING BALANCE                >{closing}

DATE       DESCRIPTION                                >DEBIT              >CREDIT            >BALANCE
{md}       INCOMING WIRE                                                  >{deposits}        >{closing}
{md}       ACH PAYMENT                                >{withdrawals}                         >{closing}`,
  },
} satisfies Record<string, StatementLayout>;
