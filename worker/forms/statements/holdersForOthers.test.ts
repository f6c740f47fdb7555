/** Accounts that are held for another, or in the name of a trust: who is offered as the client. */
import { describe, expect, it } from '@jest/globals';
import { typedPage } from '../../understanding/testing/typedPage.ts';
import { readPage, readPicture } from '../testing/readPage.ts';

const heldBy = (...holder: readonly string[]) =>
  readPicture(`
Prairie Bank                              Statement Period 01/01/2024 - 03/31/2024
                                          Account Number 6610

${holder.join('\n')}
4410 ELM ST
TROY MT 59935

Beginning Balance      $4,509.02
Deposits               $2,690.19
Withdrawals            $1,768.98
Ending Balance         $5,430.23`);
const home = { 'primaryPerson.homeAddress.street': '4410 Elm St', 'primaryPerson.homeAddress.city': 'Troy' };

describe('accounts kept for a child', () => {
  it.each([
    [['ANA FERN UTMA OH', 'IDA R FERN CUSTODIAN']],
    [['IDA R FERN CUST', 'ANA FERN UTMA/OH']],
    [['IDA R FERN CUST FBO', 'ANA FERN UTMA OH']],
    [['IDA R FERN CUSTODIAN FOR ANA FERN', 'UNDER THE OH UNIF TRANSFERS TO MINORS ACT']],
    [['IDA R FERN C/F ANA FERN UGMA']],
    [['ANA FERN A MINOR UTMA', 'IDA R FERN CUST']],
    [['ANA FERN', 'IDA R FERN CUSTODIAN']],
  ])('When the window says %j, then the child holds it', (holder) => {
    const values = heldBy(...holder);
    expect(values).toMatchObject({ 'primaryPerson.fullName': 'ANA FERN', ...home });
    expect(values).not.toHaveProperty(['spousePerson.fullName']);
  });
});

describe('accounts of trusts', () => {
  it.each([
    [['IDA R FERN TTEE', 'FERN FAMILY REV LIVING TRUST', 'DTD 04/11/2009']],
    [['IDA R FERN TRUSTEE', 'U/A DTD 4/11/09', 'FERN LIVING TRUST']],
    [['FERN REVOCABLE TRUST', 'IDA R FERN, TRUSTEE']],
    [['IDA R FERN TTEE', 'FERN FAMILY REVOCABLE TRUST', 'U/A DTD 04-11-2009']],
    [['IDA R FERN TTEE &', 'LEE FERN TTEE', 'FERN REVOCABLE TRUST']],
  ])('When the window says %j, then the trustee is the client', (holder) => {
    const values = heldBy(...holder);
    expect(values).toMatchObject({ 'primaryPerson.fullName': 'IDA R FERN', ...home });
    expect(values).not.toHaveProperty(['businessInfo.businessName']);
  });

  it('When the trustee is the third of the name, then it is their trust', () => {
    const values = heldBy('LEE R FERN III TTEE', 'FERN FAMILY REVOCABLE TRUST', 'U/A DTD 04-11-2009');
    expect(values).toMatchObject({ 'primaryPerson.fullName': 'LEE R FERN III', ...home });
  });

  it('When the stroke of its day hangs below the line, then the names above are no heading in smaller print', () => {
    const page = typedPage(`
Prairie Bank                              Statement Period 01/01/2024 - 03/31/2024
                                          Account Number 6610

IDA R FERN TTEE
FERN FAMILY REVOCABLE TRUST
U/A DTD 04-11-2009
4410 ELM ST
TROY MT 59935

Beginning Balance      $4,509.02
Deposits               $2,690.19
Withdrawals            $1,768.98
Ending Balance         $5,430.23`);
    const words = page.words.map((word) =>
      word.text === 'U/A'
        ? { ...word, box: { ...word.box, y0: word.box.y0 - 1, y1: word.box.y1 + 1.5 } }
        : word,
    );
    expect(readPage({ ...page, words })).toMatchObject({ 'primaryPerson.fullName': 'IDA R FERN', ...home });
  });

  it.each([['U/A DTD 04-11-2009'], ['UAD 4/11/09'], ['UNDER AGREEMENT DATED APRIL 11, 2009']])(
    'When only `%s` stands above the street, then it names nobody',
    (since) => {
      const values = heldBy(since);
      expect(values).not.toHaveProperty(['primaryPerson.fullName']);
      expect(values).not.toHaveProperty(['businessInfo.businessName']);
    },
  );

  it('When it is the trust of others, or a plan, then the trustee is not', () => {
    for (const trust of ['OAKES LIVING TRUST', 'FERN PENSION TRUST', 'FERN IRREV LIVING TRUST'])
      expect(heldBy('IDA R FERN TTEE', trust)).not.toHaveProperty(['primaryPerson.fullName']);
  });
});
