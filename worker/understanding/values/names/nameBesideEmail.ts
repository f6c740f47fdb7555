/** Who is greeted on a page of their own return: a name with the address of e-mail behind it, `Ann T Lee   ann.lee@example.com`. */
import type { Word } from '../../../reading/page.ts';
import { toLines } from '../../sheet/sheet.ts';
import { foldLetters } from '../../sheet/letters.ts';
import { email as readEmail } from './email.ts';
import { parsePersonName } from './names.ts';
import { textOf } from '../runs.ts';
import { speechOf } from '../sentences.ts';
import type { Parsed, Shape } from '../shape.ts';

/** `Hi Ann, here's your 2023 return`, `Welcome back, Ann!` */
const GREETED = /\b(?:hi|hello|hey|welcome(?: back)?),? (\p{Lu}[\p{L}'’-]+)\s?[,!.]/giu;
const NAME = /^\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}.'’-]*){1,4}$/u;

interface Account {
  readonly name: Parsed;
  readonly email: Parsed;
}

function accountIn(print: readonly Word[], greeted: readonly string[]): Account | null {
  // `To: Ann T Lee <ann.lee@example.com>` of a letter sent by e-mail
  const line = /^to:$/i.test(print[0]!.text) ? print.slice(1) : print;
  const at = line.findIndex(({ text }) => text.includes('@'));
  const names = line.slice(0, Math.max(0, at));
  const isOwn = NAME.test(textOf(names)) && greeted.includes(foldLetters(names[0]!.text));
  const name = isOwn ? parsePersonName(names) : null;
  const email = name && readEmail([line[at]!], line[at]!.box)?.value;
  return name && email ? { name, email } : null;
}

/** Null where several lines are such, or nobody is greeted. */
const ofAccount =
  (part: keyof Account): Shape =>
  (words) => {
    const greeted = [...speechOf(words).text.matchAll(GREETED)].map(([, given]) => foldLetters(given!));
    const [own, ...others] = toLines(words).flatMap((line) => accountIn(line.words, greeted) ?? []);
    return own && others.length === 0 ? { value: own[part] } : null;
  };

export const greetedName = ofAccount('name');
export const greetedEmail = ofAccount('email');
