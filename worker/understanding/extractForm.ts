/** Reads the values of one form from its pages, by the form's own data. */
import type { TargetPath } from '#domain/documents/extraction';
import { answerTo } from './locate/answerTo.ts';
import { vote, type Candidate } from './candidate.ts';
import type { MappedSheet } from './locate/cells.ts';
import { chooseTicked, type Choice } from './locate/choose.ts';
import { applyDerived, holds } from './wholeForm/derive.ts';
import type { FieldRule, FormDefinition, SaidRule, Use } from './formDefinition.ts';
import { reconcile } from './closerLook/reconcile.ts';
import { homeAlone } from './wholeForm/homeAlone.ts';
import { ofPractitioner } from './wholeForm/ofPractitioner.ts';
import { partsAt } from './locate/partsAt.ts';
import { withNamePrintedWhole } from './wholeForm/printedWhole.ts';
import { ofWholeNames } from './wholeForm/wholeNames.ts';
import { withWholeStreets } from './wholeForm/wholeStreet.ts';
import { withWholeCompany } from './wholeForm/wrappedCompany.ts';
import { readList } from './readList.ts';
import { toCandidates } from './toCandidates.ts';
import { withoutLabels } from './labels/withoutLabels.ts';
import { withPanels } from './locate/withPanels.ts';

/** A tick is told by its ink; a blot has some, too. */
const TICK_ON_PICTURE = 0.8;

/** Values of one form, one for each target, and what follows from them. `maps` are its pages and copies. */
export function extractForm(
  form: FormDefinition,
  maps: readonly MappedSheet[],
  taxYear: number | null = null,
): Candidate[] {
  return withDerived(form, readForm(form, maps, taxYear), taxYear);
}

/** What the form itself says, one value for each target: of panels side by side what each of them says. */
export function readForm(
  form: FormDefinition,
  maps: readonly MappedSheet[],
  taxYear: number | null,
): Candidate[] {
  return withPanels(maps, (own) => readMaps(form, own, taxYear));
}

function readMaps(form: FormDefinition, all: readonly MappedSheet[], taxYear: number | null): Candidate[] {
  const { says = [] } = form;
  const maps = all.filter(({ sheet }) => !sheet.beside);
  const whole = (one: Candidate) => withNamePrintedWhole(maps, withWholeCompany(maps, one));
  const inList = (rules: readonly SaidRule[]) =>
    maps.flatMap((map) => withoutLabels(map, readList(map.sheet, rules)));
  const said = inList(says.filter(({ yields }) => !yields));
  const plain = form.fields.filter((rule) => !rule.when);
  const found = [...readRules(plain, maps), ...readProofs(form, maps), ...readChoices(form, maps)];
  const first = withWholeStreets(maps, [...said, ...without(found, said)].map(whole));
  const own = ofWholeNames(form, first);
  const read = vote([...own, ...without(inList(says.filter(({ yields }) => yields)), own)]);
  const known = withYear(read, taxYear);
  const conditional = form.fields.filter((rule) => rule.when && !rule.isLast && holds(rule.when, known));
  const given = [...read, ...vote(withWholeStreets(maps, readRules(conditional, maps).map(whole)))];
  const last = form.fields.filter((rule) => rule.isLast && rule.when && holds(rule.when, given));
  const values = [...given, ...without(vote(withWholeStreets(maps, readRules(last, all).map(whole))), given)];
  return form.licensesPeople ? ofPractitioner(homeAlone(values), maps) : values;
}

/** Those for other targets than the known ones. */
function without(candidates: readonly Candidate[], known: readonly Candidate[]): Candidate[] {
  const targets = new Set(known.map(({ to }) => to));
  return candidates.filter(({ to }) => !targets.has(to));
}

/** The values and those that follow from them. */
export function withDerived(
  form: FormDefinition,
  values: readonly Candidate[],
  taxYear: number | null,
): Candidate[] {
  return [...values, ...applyDerived(form.derived ?? [], withYear(values, taxYear))];
}

const withYear = (values: readonly Candidate[], taxYear: number | null) =>
  taxYear === null ? values : [...values, yearOf(taxYear)];

const readProofs = ({ proofs = [] }: FormDefinition, maps: readonly MappedSheet[]) =>
  maps.flatMap((map) => proofs.flatMap((rule) => readRule(map, rule)));

/** The tax year as rules see it: `fields.taxYear`. */
const yearOf = (taxYear: number): Candidate => ({
  to: 'fields.taxYear',
  value: taxYear,
  page: 0,
  box: null,
  confidence: 1,
  source: 'derived',
  use: 'direct',
});

function readRules(rules: readonly FieldRule[], maps: readonly MappedSheet[]): Candidate[] {
  const targets = new Set(rules.flatMap(({ to }) => ('length' in to ? to : Object.values(to).flat())));
  return maps.flatMap((map) => {
    const { beside } = map.sheet;
    const own = beside ? rules.filter(({ also }) => also === beside) : rules;
    const first = own.flatMap((rule) => readRule(map, rule));
    return map.second
      ? reconcile(
          first,
          map.second.filter(({ to }) => targets.has(to)),
        )
      : first;
  });
}

/** What the first cell of a rule that has its shape holds, before any second look. */
export function readRule(map: MappedSheet, rule: FieldRule): Candidate[] {
  const read = partsAt(map, rule);
  return read ? toCandidates(map.sheet, rule, read.parts, read.edits) : [];
}

function readChoices(form: FormDefinition, maps: readonly MappedSheet[]): Candidate[] {
  const { choices = [], questions = [] } = form;
  return maps.flatMap((map) => [
    ...choices.flatMap((rule) => toTicked(map, rule, chooseTicked(map, rule))),
    ...questions.flatMap((rule) => toTicked(map, rule, answerTo(map, rule.asks))),
  ]);
}

function toTicked(
  { sheet }: MappedSheet,
  { to, use = 'direct' }: { readonly to: readonly TargetPath[]; readonly use?: Use },
  chosen: Choice | null,
): Candidate[] {
  if (!chosen) return [];
  const { page, source } = sheet;
  const confidence = source === 'ocr' ? TICK_ON_PICTURE : 1;
  return to.map((target) => ({ to: target, ...chosen, page, confidence, source, use }));
}
