/** What a person is, or leads to what that person trades as, behind the name: `Ann Lee, Owner`, `Ann Lee (Sole Proprietor)`, `Ann Lee dba`. */
import type { Word } from '../../../reading/page.ts';

const ROLES =
  'owner|co-owner|president|vice|proprietor|manager|managing|member|partner|agent|officer|secretary|treasurer|ceo|cfo|sole|general|principal|director|operator|individual|an';
/** `Ann Lee, Pres`: as a list shortens them. */
const SHORT_ROLES = 'pres|vp|sec|treas|mgr|mgrm|mbr';
/** Behind a comma or a dash only: `Ann Sole`, `Ivy Manager` are names. */
const BEHIND_COMMA = new RegExp(
  `^(?:\\d+[A-Za-z]?|doing|d/b/a|dba|trading|whose|who|located|of|${ROLES}|${SHORT_ROLES})[.,]?$`,
  'i',
);
const IN_BRACKETS = new RegExp(`^\\((?:${ROLES})\\)?$`, 'i');
const TRADES_AS = /^(?:d\/?b\/?a|t\/a)[.:,]?$/i;

/** The words of a line up to there; all of them where no such word follows a name of two words. */
export function beforeRole(line: readonly Word[]): readonly Word[] {
  const end = line.findIndex(
    ({ text }, at) =>
      (at > 1 && (IN_BRACKETS.test(text) || TRADES_AS.test(text))) ||
      // `Consuelo Arrieta — 14 Alder Rock Ave`
      (BEHIND_COMMA.test(text) && /,$|^[-\u2013\u2014]$/.test(line[at - 1]?.text ?? '')),
  );
  return end < 0 ? line : line.slice(0, end);
}

/** `Ann Lee, President`: does the line end in what somebody is? */
export const hasRole = (line: readonly Word[]): boolean =>
  line.some(({ text }, at) => at > 1 && line[at - 1]!.text.endsWith(',') && ROLE.test(text));
const ROLE = new RegExp(`^(?:${ROLES})$`, 'i');
