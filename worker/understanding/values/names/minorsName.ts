/** Whose an account is that an adult keeps for a child: `ANA FERN UTMA OH` above `IDA FERN CUSTODIAN`, in either order or in one line. */
import type { Line } from '../../sheet/sheet.ts';
import { textOf } from '../runs.ts';

/** The Uniform Transfers (Gifts) to Minors Act, under which the child owns it. */
const ACT = /\bu[tg]ma\b|\b(?:transfers?|gifts?) to minors?\b/i;
/** `IDA FERN CUST`, `IDA FERN AS CUSTODIAN`. */
const isCustodian = (last: string) => /^cust(?:odian)?\W*$/i.test(last);
/** `IDA FERN CUST FBO ANA FERN`, `IDA FERN C/F ANA FERN`: what stands before the child's name. */
const KEPT_FOR = /^.*\bcust(?:odian)? (?:for|fbo|f\/b\/o)\b|^.* c\/f\b/i;
/** `ANA FERN UTMA/OH`, `ANA FERN UNDER THE OH UNIF TRANSFERS TO MINORS ACT`, `ANA FERN A MINOR`: what stands behind it. */
const BEHIND = /^(?:u[tg]ma\b.*|under|unif(?:orm)?|(?:\(?a )?\(?minor\)?)$/i;

/** The line of the child's name, where the lines tell of that law; all of them elsewhere. */
export function minorsName(lines: readonly Line[]): readonly Line[] {
  if (!lines.some(({ words }) => ACT.test(textOf(words)))) return lines;
  const own = lines
    .filter(({ words }) => !isCustodian(words.at(-1)!.text))
    .map((line) => ({ ...line, words: ownWords(line.words) }))
    .filter(({ words }) => words.length > 1);
  return own.length > 0 ? own.slice(0, 1) : lines;
}

function ownWords(words: Line['words']): Line['words'] {
  const before = KEPT_FOR.exec(textOf(words))?.[0];
  const own = before ? words.slice(before.split(' ').length) : words;
  const end = own.findIndex(
    (word, at) => BEHIND.test(word.text) || BEHIND.test(textOf(own.slice(at, at + 2))),
  );
  return end < 0 ? own : own.slice(0, end);
}
