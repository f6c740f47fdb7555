/** An authority that heads its paper in two languages. */
import type { Word } from '../../reading/page.ts';

/** `GOBIERNO DE PUERTO RICO - GOVERNMENT OF PUERTO RICO`: one name, said twice; on scans the dash may be lost. */
export function inOneTongue(name: readonly Word[]): readonly Word[] {
  if (!SPANISH.test(name[0]?.text ?? '')) return name;
  const english = name.findIndex(({ text }, at) => at > 1 && ENGLISH.test(text));
  const own = english < 0 ? name : name.slice(0, english);
  const isDash = /^[-–—/|]$/.test(own.at(-1)?.text ?? '');
  return isDash ? own.slice(0, -1) : own;
}
const SPANISH = /^(?:estado|gobierno|departamento|municipio|oficina|junta|autoridad)$/i;
const ENGLISH = /^(?:commonwealth|government|department|municipality|office|board|authority)$/i;
