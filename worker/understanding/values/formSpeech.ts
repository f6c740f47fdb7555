/** The forms' own words, which OCR may put into a box when the label they belong to was not recognised. */

/** Words of labels that are no names: one may be a surname (Price, Banks), two are not. */
const SPEECH =
  /^(?:your|you|if|social|security|number|initial|spouse['’]?s?|joint|return|instructions|employer['’]?s?|employee['’]?s?|payer['’]?s?|payee['’]?s?|filer['’]?s?|recipient['’]?s?|unrealized|securities|appreciation|withheld|income|tax|wages|tips|address|foreign|complete|spaces|below|post|office|name|see|attach|form|box|check|net|state|zip|code|middle|apt|tin|or|postal|telephone|country|province|no|including|dividends|interest|id|ein|instr|ssn|phone|suff|suffix|details|information)$/i;

const isSpoken = (word: string) => SPEECH.test(word.replace(/[^\p{L}'’]/gu, ''));

/** Do at least two of the words come from the form itself, and at least this share (0-1) of them? */
export function isFormSpeech(words: readonly string[], share = 0): boolean {
  const spoken = words.filter(isSpoken).length;
  return spoken >= 2 && spoken >= words.length * share;
}

/** Is this line nothing but words of the form: the end of a label that a narrow box breaks, `phone`, `name, Suff.`, or that OCR cut short, `tel no.`, `tele no.`, or with the letter of its box, `and address (c)`? */
export function isLabelRest(words: readonly string[]): boolean {
  const spelled = words.filter((word) => /\p{L}/u.test(word));
  return (
    spelled.length > 0 &&
    spelled.every((word) => isSpoken(word) || /^(?:and|of|#|tele?|\([a-f]\)|\([a-f],|[a-f]\))$/i.test(word))
  );
}

/** `Industry Code`, `Receipt No.`, `Home phone (include area code)`: the label of another box, which names nobody. */
export const isOtherLabel = (words: readonly string[]): boolean =>
  ASKS_PHONE.test(words.join(' ')) ||
  (words.length >= 2 &&
    words.length <= MOST_OF_LABEL &&
    /^(?:code|number|no\.?|id|type|status|fee|fees|address|description|category)$/i.test(words.at(-1)!) &&
    words.every((word) => /^[\p{L}./&]+$/u.test(word)));
const ASKS_PHONE =
  /^(?:home|business|work|cell|daytime|mobile|contact) (?:tele)?phone(?: number)?(?: \(.*\))?$/i;
const MOST_OF_LABEL = 3;

/** `issued to the above named taxpayer`: whoever it is, the name stands elsewhere. */
export const refersElsewhere = ([first = '', second = '']: readonly string[]) =>
  /^(?:the|said|this)$/.test(first) && /^\p{Ll}/u.test(second);
