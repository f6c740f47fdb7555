/** Words that belong to a person's name and are neither its given names nor its surname. */
import type { Word } from '../../../reading/page.ts';

/** `VAN DER BERG`: small words before a surname. */
export const PARTICLE =
  /^(?:de|del|della|der|den|di|da|dos|du|la|le|los|las|el|al|van|von|ter|ten|st\.?|saint|mc|mac|san)$/i;

/** Behind a surname. */
export const SUFFIX = /^(?:jr|sr|i{2,3}|iv)\.?$/i;

/** `Mr.`, `Sra.`: how a letter speaks to somebody, before the name. */
export const isHonorific = ({ text }: Word): boolean => /^(?:mr|mrs|ms|miss|sr|sra|srta)\.?$/i.test(text);

/** `e/f Ann Q Lee`: the letters of a W-2's boxes, before the name and address they hold. */
export const isBoxLetters = ({ text }: Word) => /^e\W{1,2}f\W?$/.test(text);

/** `BARNABY RJR`: the space between an initial and what stands behind the surname is narrow, and lost on a scan. */
export function withSuffixApart(words: readonly Word[]): readonly Word[] {
  const last = words.at(-1);
  const [, initial, suffix] = /^(\p{Lu})(JR|SR)\.?$/u.exec(last?.text ?? '') ?? [];
  return last && initial && words.length > 2
    ? [...words.slice(0, -1), { ...last, text: initial }, { ...last, text: suffix! }]
    : words;
}

/** `ARISTIDIS "ARI" KOUROS`: what somebody is called stands between the names, in quotation marks. */
export const withoutNickname = (words: readonly Word[]): readonly Word[] =>
  words.filter(
    ({ text }, at) =>
      !(at > 0 && at < words.length - 1 && /^["\u201c\u201d][\p{L}.-]+["\u201c\u201d]$/u.test(text)),
  );
