/** Who is signed in where a bank's site is printed: `Prairie Bank    Ana R. Lindqvist ▾    Messages (2)    Log out`. */
import type { Word } from '../../../reading/page.ts';
import { BANK } from '../../parties/bankProduct.ts';
import { toLines } from '../../sheet/sheet.ts';
import { isBusinessName } from '../names/businessWords.ts';
import { parseBusinessName } from '../names/firmNames.ts';
import { isPersons } from '../names/isPersons.ts';
import { hasCompanySuffix } from '../names/kindOfCompany.ts';
import { parsePersonName } from '../names/names.ts';
import { runsOf, textOf } from '../runs.ts';
import type { Parsed, Shape } from '../shape.ts';

/** Heights of print between the parts of a menu. */
const MENU_GAP = 1.5;
const SIGN_OUT = /^(?:log|sign) ?(?:out|off)$/i;
/** Opens a menu; a scan reads it as a small letter. */
const isArrow = ({ text, source }: Word) => /^[▾▼⌄˅∨]$/u.test(text) || (source === 'ocr' && text === 'v');
/** `Move Money ▾`, `My Profile ▾`: what a menu offers. */
const OFFERED =
  /\b(?:accounts?|pay(?:ments?)?|bills?|transfers?|money|help|support|services?|profile|settings|messages?|alerts?|statements?|documents?|cards?|deposits?|loans?|invest\w*|rewards|offers|more|menu|products?|security|contact|cent(?:er|re)|plan\w*|tools|online|mobile|my|your|customer|user|credit|insurance|explore|dashboard|home|preferences|business|personal)\b/i;

/** The whole name of the only one in the line of `Log out`; without the arrow of their menu it must be a name by itself. */
export const sessionHolder: Shape = (words) => {
  const menu = toLines(words)
    .map((line) => runsOf(line.words, MENU_GAP))
    .find((runs) => runs.some((run) => SIGN_OUT.test(textOf(run))));
  const [name, ...others] = (menu ?? []).flatMap((run) => nameIn(run) ?? []);
  return name && others.length === 0 ? { value: name } : null;
};

function nameIn(run: readonly Word[]): Parsed | null {
  const name = run.filter((word) => !isArrow(word) && /[\p{L}\d&]/u.test(word.text));
  const print = textOf(name);
  const isNamed = name.length > 1 && name.every(({ text }) => /^(?:\p{Lu}|&$)/u.test(text));
  if (!isNamed || BANK.test(print) || /\d/.test(print)) return null;
  if (hasCompanySuffix(print)) return parseBusinessName(name);
  const isTheirs = run.some(isArrow) && !OFFERED.test(print) && !isBusinessName(print);
  return isTheirs || isPersons(print) ? parsePersonName(name) : null;
}
