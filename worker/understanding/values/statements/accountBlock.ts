/** Name and address in the window of a statement: of a trust that may be revoked the trustee, who is taxed for it as if there were none. */
import { hasCompanySuffix } from '../names/kindOfCompany.ts';
import { businessBlock } from '../places/address.ts';
import { ownerAbove } from '../names/proprietor.ts';
import { splitBlock } from '../places/splitBlock.ts';
import { textOf } from '../runs.ts';
import type { Shape } from '../shape.ts';
import type { Word } from '../../../reading/page.ts';

const TRUSTEE = /(?<= )(?:co-?)?(?:ttees?|trustees?)(?: (?:&|and|or))?$/i;
/** `UA DTD 04/11/2009` on a line of its own: since when there is the trust. */
const SINCE = /^(?:u\/?(?:t\/?)?[ad]|dtd|dated|under)\b/i;
/** `IDA R FERN III`. */
const GENERATION = /^(?:jr|sr|ii|iii|iv)\W*$/i;
const OWN_TRUST = /\b(?:living|lvg|liv|rev|revoc|revocable|inter vivos)\b.* (?:trust|tr)\b/i;
/** A company's plan, or what was given away for good. */
const ANOTHERS = /\b(?:plan|401|pension|profit|charitable|irrev\w*|irr|land|realty|business|estate)\b/i;

/** `IDA R FERN TTEE` above or below `FERN FAMILY LIVING TRUST`: the block with her name alone above the street. */
function ofTrustee(words: readonly Word[]): readonly Word[] {
  const names = splitBlock(words)?.names ?? [];
  const trustee = names.find((line) => TRUSTEE.test(textOf(line.words)));
  if (!trustee) return words;
  const title = TRUSTEE.exec(textOf(trustee.words))![0].split(' ').length;
  const name = trustee.words.slice(0, -title);
  const others = names.filter((line) => !TRUSTEE.test(textOf(line.words)) && !SINCE.test(textOf(line.words)));
  const trust = textOf(others.flatMap((line) => line.words));
  const surname = name
    .findLast(({ text }) => !GENERATION.test(text))
    ?.text.toLowerCase()
    .replace(/\W+$/, '');
  const isOwn =
    name.length > 1 &&
    OWN_TRUST.test(trust) &&
    !ANOTHERS.test(trust) &&
    !hasCompanySuffix(textOf(name)) &&
    trust.toLowerCase().split(/[ -]/).includes(surname!);
  const dropped = names.flatMap((line) => line.words).filter((word) => !name.includes(word));
  return isOwn ? words.filter((word) => !dropped.includes(word)) : words;
}

export const accountBlock: Shape = (words, cell) => {
  const parts = businessBlock(ofTrustee(words), cell);
  const named = parts?.name && ownerAbove(words);
  return named && parts.name?.words[0] === named.trade[0] ? { ...parts, name: named.owner } : parts;
};
