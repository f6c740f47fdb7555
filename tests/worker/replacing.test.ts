/** A document that takes the place of another: the old one goes with the result of the new one, or stays. */
import { describe, expect, it } from '@jest/globals';
import { readingOf } from '../../worker/saving/readingBuilder.ts';
import { enqueue, newAccount, openBenchWithWorker, outcomeOf, upload } from './support/bench.ts';
import type { Script } from './support/fakeReader.ts';

const { listDocumentIds } = await import('#platform/models/documentRepository');
const { listPeople } = await import('#platform/models/person');
const { findQuestionnaire, submitQuestionnaire } = await import('#platform/models/questionnaire');

await openBenchWithWorker();

const of = (fullName: string, ssn: string): Script => ({
  reader: 'reads',
  reading: readingOf('w2-form', { 'primaryPerson.fullName': fullName, 'primaryPerson.ssn': ssn }),
});
const ann = of('Ann Lee', '900-11-1111');
const bob = of('Bob Moe', '900-22-2222');
const illegible: Script = {
  reader: 'reads',
  reading: { ...readingOf('w2-form', {}), outcome: 'failed', reason: 'nothing-legible' },
};

/** Uploads one after the other, each in the place of the one before, and answers their ids once all are read. */
async function uploadInTurn(...scripts: Script[]) {
  const vault = await newAccount();
  const ids: string[] = [];
  for (const script of scripts) {
    ids.push(await upload(vault, script, 'w2-form', true, ids.at(-1)));
    await outcomeOf(vault, ids.at(-1) as string);
  }
  return { vault, ids };
}
const sorted = (ids: readonly (string | undefined)[]) => [...ids].sort();

describe('When a document replaces another', () => {
  it('and is read, then the old one is gone with the same write, and the newcomer has the place', async () => {
    const { vault, ids } = await uploadInTurn(ann, bob);
    expect(await listDocumentIds(vault)).toEqual([ids[1]]);
    expect((await listPeople(vault)).map(({ person }) => person.fullName)).toEqual(['Bob Moe']);
    expect((await findQuestionnaire(vault))?.sections.personalInfo).toMatchObject({ fullName: 'Bob Moe' });
  });

  it('and cannot be read, then the old one stays', async () => {
    const { vault, ids } = await uploadInTurn(ann, illegible);
    expect(sorted(await listDocumentIds(vault))).toEqual(sorted(ids));
  });

  it('that could not be read either, then only the newer failure stays', async () => {
    const { vault, ids } = await uploadInTurn(illegible, illegible);
    expect(await listDocumentIds(vault)).toEqual([ids[1]]);
  });

  it('that had failed to replace a third, then the one that is read takes the place of both', async () => {
    const { vault, ids } = await uploadInTurn(ann, illegible, bob);
    expect(await listDocumentIds(vault)).toEqual([ids[2]]);
  });

  it('and the questionnaire was submitted before it is read, then what the answers came from stays', async () => {
    const { vault, ids } = await uploadInTurn(ann);
    const [old] = ids;
    const replacement = await upload(vault, bob, 'w2-form', false, old);
    await submitQuestionnaire(vault, 1);
    await enqueue({ documentId: replacement, attempt: 1 });
    await outcomeOf(vault, replacement);
    expect(sorted(await listDocumentIds(vault))).toEqual(sorted([old, replacement]));
  });

  it('of another account, then that one is not touched', async () => {
    const { vault, ids } = await uploadInTurn(ann);
    const other = await newAccount();
    await outcomeOf(other, await upload(other, bob, 'w2-form', true, ids[0]));
    expect(await listDocumentIds(vault)).toEqual(ids);
  });
});
