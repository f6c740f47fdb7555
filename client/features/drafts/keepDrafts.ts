/** Keeps drafts of steps that are not open: saving one step clears the drafts of all that were posted with it. */
import { callApi } from '../../lib/callApi.ts';
import type { UnsavedWork } from './useUnsavedWork.ts';

/** A draft that could not be kept is still in this window; nobody needs to hear of it. */
export async function keepDrafts({ ids, changesOf }: UnsavedWork, except: readonly string[]): Promise<void> {
  const others = ids.filter((id) => !except.includes(id));
  const keep = (sectionId: string) =>
    callApi('saveDraft', { params: { sectionId }, body: { values: changesOf(sectionId) ?? {} } });
  await Promise.allSettled(others.map(keep));
}
