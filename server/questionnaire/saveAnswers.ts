/**
 * Saving answers. What arrives while an earlier save of the same person is under way is merged and stored together: one
 * read and one write for all of it, a revision for each. The revision in the database keeps apart what other processes do.
 */
import { isDeepStrictEqual } from 'node:util';
import { messages } from '#domain/messages';
import type { QuestionnaireBody } from '#domain/questionnaire/questionnaireSchema';
import { SECTION_IDS, type SavedSections, type SectionId } from '#domain/questionnaire/sections';
import { AppError } from '#platform/appError';
import type { Vault } from '#platform/cipher/vault';
import { now } from '#platform/clock';
import { removeDrafts } from '#platform/models/draft';
import {
  findQuestionnaire,
  findRevision,
  saveRevisions,
  type StoredQuestionnaire,
} from '#platform/models/questionnaire';
import { EMPTY_CONTENT, type QuestionnaireContent } from '#platform/models/questionnaireContent';
import { gatherWork } from './gatherWork.ts';
import { mergeSections, type Merged } from './mergeSections.ts';
import { openPresenter, type PresentedQuestionnaire } from './presentQuestionnaire.ts';
import { storedRevision } from './publicRevision.ts';

const text = messages.questionnaire;
/** Racing processes: each round one of them wins. */
const MAX_ROUNDS = 20;
/** Merging this many holds up other people's calls by some ten milliseconds. */
const MOST_TOGETHER = 20;

const NOTHING_SAVED: StoredQuestionnaire = {
  ...EMPTY_CONTENT,
  rev: 0,
  status: 'in_progress',
  submittedAt: null,
  updatedAt: new Date(0),
};

interface Posted {
  readonly vault: Vault;
  readonly body: QuestionnaireBody;
  /** Revision the poster's copy was loaded at; undefined: the poster knows no revisions, and posted values win. */
  readonly rev: number | undefined;
}

type Present = (stored: StoredQuestionnaire) => PresentedQuestionnaire;
type FindRevision = (rev: number) => Promise<SavedSections | undefined>;

/** Answers changed by a person lose their source; one taken over from a suggestion gets the suggestion's. */
function withSources(current: QuestionnaireContent, { sections, changed }: Merged): QuestionnaireContent {
  const provenance = { ...current.provenance };
  const suggestions = { ...current.suggestions };
  for (const path of changed) {
    const offered = suggestions[path];
    delete provenance[path];
    delete suggestions[path];
    const value = path
      .split('.')
      .reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], sections);
    if (offered && offered.value === value) provenance[path] = offered.from;
  }
  const { additionalPeople, unplaced, aiExtractedData } = current;
  return { sections, provenance, suggestions, additionalPeople, unplaced, aiExtractedData };
}

function stale(current: StoredQuestionnaire, conflicts: Merged['conflicts'], present: Present): AppError {
  const questionnaire = current.rev === 0 ? null : present(current);
  return new AppError(409, 'STALE', text.stale, { extra: { questionnaire, conflicts } });
}

/** One save after the other on top of what is stored, in memory. */
function startMerging(vault: Vault, stored: StoredQuestionnaire, present: Present, findOlder: FindRevision) {
  let current = stored;
  const revisions: StoredQuestionnaire[] = [];
  const changed = new Set<SectionId>();

  /** The sections the poster's copy was loaded with; undefined when that is the current one. */
  const findBase = async (posted: number | undefined) => {
    if (posted === undefined) return undefined;
    const rev = storedRevision(vault, posted);
    if (rev === current.rev) return undefined;
    if (rev === 'cleared' || rev > current.rev) throw stale(current, [], present);
    const known = [stored, ...revisions].find((one) => one.rev === rev);
    // Older than the twenty kept: as if loaded empty, so that whatever differs is a conflict and nothing is wiped.
    return known?.sections ?? (await findOlder(rev)) ?? {};
  };

  const merge = async ({ body, rev }: Posted): Promise<StoredQuestionnaire> => {
    if (current.status === 'submitted') throw new AppError(409, 'SUBMITTED', text.submittedReadOnly);
    const merged = mergeSections(body, current.sections, await findBase(rev));
    if (merged.conflicts.length > 0) throw stale(current, merged.conflicts, present);
    if (!merged.hasChanges) return current; // nothing said is nothing saved
    for (const id of SECTION_IDS)
      if (!isDeepStrictEqual(merged.sections[id], current.sections[id])) changed.add(id);
    current = { ...current, ...withSources(current, merged), rev: current.rev + 1, updatedAt: now() };
    revisions.push(current);
    return current;
  };
  return { merge, revisions, changed };
}

/** Remembers revisions that were looked up: many tabs may have loaded the same one. */
function rememberRevisions(vault: Vault): FindRevision {
  const known = new Map<number, ReturnType<FindRevision>>();
  return async (rev) => {
    const sections =
      known.get(rev) ?? findRevision(vault, rev).then((content) => content?.sections ?? undefined);
    known.set(rev, sections);
    return await sections;
  };
}

const outcomeOf = async <T>(work: Promise<T>): Promise<PromiseSettledResult<T>> =>
  (await Promise.allSettled([work]))[0];

/** One try; null when another process saved in between. */
async function tryTogether(vault: Vault, posted: readonly Posted[], findOlder: FindRevision) {
  const [found, present] = await Promise.all([findQuestionnaire(vault), openPresenter(vault)]);
  const stored = found ?? NOTHING_SAVED;
  const { merge, revisions, changed } = startMerging(vault, stored, present, findOlder);
  const outcomes: PromiseSettledResult<PresentedQuestionnaire>[] = [];
  for (const one of posted) outcomes.push(await outcomeOf(merge(one).then(present)));
  if (revisions.length > 0 && (await saveRevisions(vault, stored.rev, revisions)) === null) return null;
  // a section that was only posted along keeps the draft of what is typed in it
  if (changed.size > 0) await removeDrafts(vault, [...changed]);
  return outcomes;
}

async function saveTogether(posted: readonly Posted[]) {
  const { vault } = posted[0] as Posted;
  const findOlder = rememberRevisions(vault);
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const outcomes = await tryTogether(vault, posted, findOlder);
    if (outcomes) return outcomes;
  }
  throw new AppError(503, 'BUSY', messages.http.unavailable, { retryAfter: 1 });
}

const saveInTurn = gatherWork(MOST_TOGETHER, saveTogether);

/**
 * Saves posted sections over whatever is stored now. `rev` is the revision the poster's copy was loaded at; without it
 * posted values win. Throws 409 STALE (with the current questionnaire and the conflicts) or 409 SUBMITTED.
 */
export async function save(
  vault: Vault,
  body: QuestionnaireBody,
  rev = body.rev,
): Promise<PresentedQuestionnaire> {
  return await saveInTurn(`${vault.userId}/${vault.epoch}`, { vault, body, rev });
}
