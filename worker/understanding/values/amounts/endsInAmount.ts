/** Is a word the end of an amount with its cents: `1,204.50`, `96.00-`? */
export const endsInAmount = (text: string): boolean => /\d[.,]\d{2}\D{0,2}$/.test(text);
