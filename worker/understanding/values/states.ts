/** The two-letter codes of US states and territories, as the Postal Service lists them. */

export const STATE_CODES: readonly string[] = (
  'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR ' +
  'PA RI SC SD TN TX UT VT VA WA WV WI WY AS GU MP PR VI AA AE AP'
).split(' ');

/** The code a word stands for, upper case; null when it is none. `1D` and `0H` are what OCR makes of ID and OH. */
export function stateCode(text: string): string | null {
  const letters = text
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toUpperCase()
    .replace(/0/g, 'O')
    .replace(/1/g, 'I');
  return STATE_CODES.includes(letters) ? letters : null;
}
