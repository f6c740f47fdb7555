/** Whom a bank's site greets: `Welcome, Ana R. Lindqvist | Last sign-in 10/03/2025`. */
import type { Word } from '../../../reading/page.ts';
import { isPersons } from '../names/isPersons.ts';
import { hasCompanySuffix } from '../names/kindOfCompany.ts';
import { parseBusinessName } from '../names/firmNames.ts';
import { parsePersonName } from '../names/names.ts';
import { textOf } from '../runs.ts';
import type { Parsed, Shape } from '../shape.ts';

const GREETING = /^(?:welcome(?: back)?|hello|hi|good (?:morning|afternoon|evening))[,:]? /i;
/** What parts the name from what else stands there. */
const isEnd = ({ text }: Word) => /^[|·•]$/.test(text);

/** The whole name of a person or a company; of `Welcome back, Ana!` nobody knows the rest. */
export const welcomedHolder: Shape = (words) => {
  const greeting = GREETING.exec(textOf(words))?.[0];
  if (!greeting) return null;
  const rest = words.slice(greeting.trim().split(' ').length);
  const end = rest.findIndex(isEnd);
  const name = withoutSign(end < 0 ? rest : rest.slice(0, end));
  const value = nameIn(name);
  return value && { value };
};

function nameIn(name: readonly Word[]): Parsed | null {
  if (name.length < 2) return null;
  if (hasCompanySuffix(textOf(name))) return parseBusinessName(name);
  return isPersons(textOf(name)) ? parsePersonName(name) : null;
}

/** `Ana R. Lindqvist!` */
const withoutSign = (name: readonly Word[]): Word[] =>
  name.map((word, at) => (at < name.length - 1 ? word : { ...word, text: word.text.replace(/[!,]$/, '') }));
