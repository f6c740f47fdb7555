/** Reads the values of one form from its pages, by the form's own data. */
import type { TargetPath } from '#domain/documents/extraction';
import { allLabels } from './labels/allLabels.ts';
import { answerTo } from './locate/answerTo.ts';
import { borrowLabels } from './recognise/borrowLabels.ts';
import { toCandidate, vote, type Candidate } from './candidate.ts';
import { mapSheet, type MappedSheet } from './locate/cells.ts';
import { withoutCallOuts } from './labels/callOuts.ts';
import { chooseTicked, type Choice } from './locate/choose.ts';
import { anchorsOf, headsColumn, isSummary, splitCopies, withoutSummary } from './recognise/copies.ts';
import { applyDerived, holds } from './wholeForm/derive.ts';
import { withoutExplanations } from './labels/explanations.ts';
import type { FieldRule, FormDefinition, SaidRule, Use } from './formDefinition.ts';
import { ofFederalReturn } from './years/federalColumn.ts';
import { inEnglish } from './sheet/inEnglish.ts';
import { ofFederalSection } from './years/federalSection.ts';
import { findLabels } from './labels/tornLabels.ts';
import { findTaxYear } from './years/taxYear.ts';
import { otherYears } from './years/otherYears.ts';
import { AMOUNTS } from './closerLook/questionsFor.ts';
import { reconcile } from './closerLook/reconcile.ts';
import { homeAlone } from './wholeForm/homeAlone.ts';
import { ofPractitioner } from './wholeForm/ofPractitioner.ts';
import { ofLatestYear } from './years/latestYear.ts';
import { partsAt } from './locate/partsAt.ts';
import { withNamePrintedWhole } from './wholeForm/printedWhole.ts';
import { ofWholeNames } from './wholeForm/wholeNames.ts';
import { withWholeStreets } from './wholeForm/wholeStreet.ts';
import { withWholeCompany } from './wholeForm/wrappedCompany.ts';
import { saidAfter } from './labels/saidAfter.ts';
import { saidLines, type SaidLine } from './labels/saidLines.ts';
import { around, type Sheet } from './sheet/sheet.ts';
import type { Parsed, Part, Parts } from './values/shape.ts';
import { SHAPES } from './values/shapes.ts';
import { withoutLabels } from './labels/withoutLabels.ts';
import { isGrid, unfoldGrids } from './sheet/grids.ts';
import { unfoldPanels } from './sheet/panels.ts';
import { withPanels } from './locate/withPanels.ts';
import { withoutPriorYears } from './years/withoutPriorYears.ts';

/** A tick is told by its ink; a blot has some, too. */
const TICK_ON_PICTURE = 0.8;

/** Sheets of a form with their labels found; several copies on a page become sheets of their own. */
export function mapForm(form: FormDefinition, sheets: readonly Sheet[]): MappedSheet[] {
  const labels = allLabels(form);
  return sheets.flatMap((page) => {
    const whole = withoutCallOuts(form, form.hasPanels ? inEnglish(page) : page);
    const latest = form.hasYearColumns || form.mayCompareYears ? ofLatestYear(whole) : whole;
    const sheet = form.hasYearColumns ? ofFederalSection(ofFederalReturn(latest)) : latest;
    const named = withoutExplanations(form, sheet, withoutPriorYears(sheet, findLabels(sheet, labels)));
    const all = withoutSummary(sheet, named, form.copies?.[0]);
    const once = form.copies?.map((labels) =>
      all.filter((landmark) => labels.includes(landmark.label) && !headsColumn(sheet, landmark)),
    );
    const anchors = once ? anchorsOf(once) : [];
    const parts = splitCopies(sheet, anchors, all);
    const copies = parts.length === 1 ? parts : parts.filter((part) => !isSummary(part));
    if (copies.length === 1)
      return [
        {
          ...mapSheet(sheet, all),
          others: otherYears(form, whole, all),
          ...withUnfolded(form, sheet, labels),
        },
      ];
    // `2024 W-2 and EARNINGS SUMMARY` above copies that do not say it again
    const year = form.hasTaxYear && whole.source !== 'ocr' ? findTaxYear([whole]) : null;
    return borrowLabels(copies.map((copy) => ({ sheet: copy, landmarks: findLabels(copy, labels) }))).map(
      (copy) => ({ ...mapSheet(copy.sheet, copy.landmarks), ...(year !== null && { largeYear: year }) }),
    );
  });
}

/** The panels of a page one below the other and its grids as lists, where it has some. */
function withUnfolded(form: FormDefinition, page: Sheet, labels: readonly string[]) {
  const inPanels = form.hasPanels && !isGrid(page) ? unfoldPanels(page) : null;
  const sheet = form.hasPanels ? (unfoldGrids(inPanels ?? page) ?? inPanels) : null;
  if (!sheet) return {};
  const named = withoutExplanations(form, sheet, withoutPriorYears(sheet, findLabels(sheet, labels)));
  return { unfolded: mapSheet(sheet, named) };
}

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

function readList(sheet: Sheet, rules: readonly SaidRule[]): Candidate[] {
  const lines = rules.length > 0 ? saidLines(sheet) : [];
  const said = new Map<TargetPath, Candidate>();
  for (const rule of rules) {
    if (rule.once && !said.has(rule.once)) continue;
    const parts = readSaid(lines, rule);
    // the more particular rule stands first
    for (const found of parts ? toCandidates(sheet, rule, parts, 0) : [])
      if (!said.has(found.to)) said.set(found.to, found);
  }
  return [...said.values()];
}

/** What is said after the first of the labels that has the shape; nothing where it says different things in different places. */
function readSaid(lines: readonly SaidLine[], { after, as, ...options }: SaidRule): Parts | null {
  for (const label of after) {
    const cells =
      typeof label === 'string'
        ? saidAfter(lines, label, options)
        : [label.flatMap((part) => saidAfter(lines, part, options)[0] ?? [])];
    const found = cells
      .filter((words) => words.length > 0)
      .flatMap((words) => SHAPES[as](words, around(words.map(({ box }) => box))) ?? []);
    const isOne = new Set(found.map((parts) => JSON.stringify(valuesOf(parts)))).size === 1;
    if (isOne) return found[0]!;
  }
  return null;
}

const valuesOf = (parts: Parts) => Object.values(parts).map(({ value }) => value);

/** One candidate for every target of every part a shape found; `edits` is how far the label was from its spelling. */
export function toCandidates(
  { page }: Sheet,
  rule: Pick<FieldRule, 'to' | 'use' | 'as'>,
  parts: Parts,
  edits: number,
): Candidate[] {
  const targets: Readonly<Partial<Record<Part, readonly TargetPath[]>>> =
    'length' in rule.to ? { value: rule.to } : rule.to;
  return Object.entries(parts).flatMap(([part, parsed]) =>
    (targets[part as Part] ?? []).map((to) => ({
      ...toCandidate(to, parsed, page, rule.use ?? 'direct', edits),
      ...(AMOUNTS.includes(rule.as) && { hasCents: hasCents(parsed) }),
    })),
  );
}

const hasCents = ({ words }: Parsed) => words.some(({ text }) => /\d[.,]\d{2}\D*$|^\d{2}$/.test(text));

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
