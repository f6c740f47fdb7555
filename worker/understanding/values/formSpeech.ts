/** The forms' own words, which OCR may put into a box when the label they belong to was not recognised. */

/** Words of labels that are no names: one may be a surname (Price, Banks), two are not. */
const SPEECH =
  /^(?:your|you|if|social|security|number|initial|spouse['’]?s?|joint|return|instructions|employer['’]?s?|employee['’]?s?|payer['’]?s?|recipient['’]?s?|unrealized|securities|appreciation|withheld|income|tax|wages|tips|address|foreign|complete|spaces|below|post|office|name|see|attach|form|box|check|net|state|zip|code|middle|apt|tin|or|postal|telephone|country|province|no|including|dividends|interest|id|ein|instr|ssn)$/i;

/** Do at least two of the words come from the form itself, and at least this share (0-1) of them? */
export function isFormSpeech(words: readonly string[], share = 0): boolean {
  const spoken = words.filter((word) => SPEECH.test(word.replace(/[^\p{L}'’]/gu, ''))).length;
  return spoken >= 2 && spoken >= words.length * share;
}
