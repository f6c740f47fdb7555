/** One document through the worker: what it leaves, once, and what can be taken back. */
import { describe, expect, it } from '@jest/globals';
import { Queue } from 'bullmq';
import { readingOf } from '../../worker/saving/readingBuilder.ts';
import { database, newAccount, openBenchWithWorker, outcomeOf, upload } from './support/bench.ts';
import { until } from './support/until.ts';
import type { Script } from './support/fakeReader.ts';

const { listPeople } = await import('#platform/models/person');
const { findQuestionnaire, saveQuestionnaire, submitQuestionnaire } =
  await import('#platform/models/questionnaire');
const { EMPTY_CONTENT } = await import('#platform/models/questionnaireContent');
const { listSnapshots } = await import('#platform/models/snapshot');
const { removeDocument } = await import('#platform/removeDocument');
const { undoExtraction } = await import('#platform/undoExtraction');
const { readSnippet } = await import('#platform/snippets');
const { producerRedis } = await import('#platform/redis');
const { processDocument } = await import('../../worker/processDocument.ts');

const w2: Script = {
  reader: 'reads',
  reading: readingOf('w2-form', {
    'primaryPerson.fullName': 'Ann Lee',
    'primaryPerson.ssn': '900-11-1111',
    'employmentStatus.w2Income': true,
    'fields.wages': 50_000,
  }),
};

const worker = await openBenchWithWorker();

describe('When a W-2 is read', () => {
  it('then its person, answers, extracted data and pictures are there', async () => {
    const vault = await newAccount();
    const document = await outcomeOf(vault, await upload(vault, w2));
    expect(document.extraction).toMatchObject({ status: 'completed', errorCode: null });
    expect(document.result?.extractedData).toMatchObject({
      primaryPerson: { ssn: '900-11-1111' },
      fields: { wages: 50_000 },
    });
    expect((await listPeople(vault)).map(({ personType, person }) => [personType, person.fullName])).toEqual([
      ['primary', 'Ann Lee'],
    ]);
    const questionnaire = await findQuestionnaire(vault);
    expect(questionnaire?.sections).toMatchObject({
      personalInfo: { fullName: 'Ann Lee' },
      employmentStatus: { w2Income: true },
    });
    expect(questionnaire?.provenance['personalInfo.ssn']).toMatchObject({
      documentId: document.documentId,
      valueId: '1',
    });
    expect(await readSnippet(vault, document.snippetsFileId ?? '', '0')).toEqual(
      Buffer.from('PNG of a piece of the page'),
    );
  });

  it('then it can be taken back, keeping what was edited since', async () => {
    const vault = await newAccount();
    await saveQuestionnaire(vault, 0, {
      ...EMPTY_CONTENT,
      sections: { personalInfo: { fullName: 'Ann', ssn: '' } },
    });
    await outcomeOf(vault, await upload(vault, w2));
    const read = await findQuestionnaire(vault);
    const sections = {
      ...read?.sections,
      personalInfo: { ...read?.sections.personalInfo, ssn: '900-11-1112' },
    };
    await saveQuestionnaire(vault, read?.rev ?? 0, { ...(read ?? EMPTY_CONTENT), sections });
    const [snapshot] = await listSnapshots(vault);
    expect(await undoExtraction(vault, snapshot?.snapshotId ?? '')).toBe('undone');
    expect((await findQuestionnaire(vault))?.sections).toEqual({
      personalInfo: { fullName: 'Ann', ssn: '900-11-1112' },
    });
    expect(await listPeople(vault)).toEqual([]);
    expect(await undoExtraction(vault, snapshot?.snapshotId ?? '')).toBe('unknown');
  });

  it('then the same job delivered again and again changes nothing', async () => {
    const vault = await newAccount();
    const documentId = await upload(vault, w2, 'w2-form', false);
    const job = { documentId, attempt: 1 };
    await Promise.all([1, 2, 3, 4].map(async () => await processDocument(job, worker.pool)));
    await processDocument(job, worker.pool);
    expect(await findQuestionnaire(vault)).toMatchObject({ rev: 1 });
    expect(await listPeople(vault)).toHaveLength(1);
    expect(await listSnapshots(vault)).toHaveLength(1);
  });

  it('then a questionnaire submitted meanwhile stays as it was submitted', async () => {
    const vault = await newAccount();
    const submitted = { personalInfo: { fullName: 'As submitted' } };
    await saveQuestionnaire(vault, 0, { ...EMPTY_CONTENT, sections: submitted });
    await submitQuestionnaire(vault, 1);
    await outcomeOf(vault, await upload(vault, w2));
    expect(await findQuestionnaire(vault)).toMatchObject({
      rev: 1,
      status: 'submitted',
      sections: submitted,
    });
  });
});

describe('When a W-2 is replaced by the W-2 of somebody else', () => {
  it('then that person takes the place once the old document is removed', async () => {
    const vault = await newAccount();
    const old = await upload(vault, w2);
    await outcomeOf(vault, old);
    const bob = { 'primaryPerson.fullName': 'Bob Moe', 'primaryPerson.ssn': '900-22-2222' };
    const replacement = await upload(vault, { reader: 'reads', reading: readingOf('w2-form', bob) });
    await outcomeOf(vault, replacement);
    expect((await listPeople(vault)).map(({ person }) => person.fullName)).toEqual(['Ann Lee']);
    await removeDocument(vault, old);
    await until(
      'Bob took the place',
      async () => (await listPeople(vault))[0]?.person.fullName === 'Bob Moe',
    );
    await outcomeOf(vault, replacement);
    expect((await findQuestionnaire(vault))?.sections.personalInfo).toMatchObject({ fullName: 'Bob Moe' });
    expect(await listPeople(vault)).toHaveLength(1);
  });
});

describe('When somebody writes jobs into the queue', () => {
  it('then what is malformed, unknown, removed or done changes nothing, and the next document is read', async () => {
    const [vault, other] = [await newAccount(), await newAccount()];
    const done = await outcomeOf(vault, await upload(vault, w2));
    const forged = new Queue('extraction', { connection: producerRedis(), prefix: database.queuePrefix });
    const { documentId } = done;
    const jobs = [
      ...[
        {},
        null,
        'text',
        [documentId],
        { documentId },
        { documentId, attempt: 0 },
        { documentId, attempt: '1' },
      ],
      ...[
        { documentId: { $ne: null }, attempt: 1 },
        { documentId: '../x', attempt: 1 },
      ],
      ...[
        { documentId, attempt: 1, userId: other.userId },
        { documentId: 'f'.repeat(24), attempt: 1 },
      ],
      ...[1, 2, 99].map((attempt) => ({ documentId, attempt })),
    ];
    for (const job of jobs) await forged.add('extract', job);
    expect((await outcomeOf(other, await upload(other, w2))).extraction.status).toBe('completed');
    const waiting = async () => await forged.getJobCountByTypes('waiting', 'prioritized', 'active');
    await until('every job was taken', async () => (await waiting()) === 0);
    expect((await outcomeOf(vault, documentId)).extraction).toEqual(done.extraction);
    expect(await findQuestionnaire(vault)).toMatchObject({ rev: 1 });
    await forged.close();
  });
});

describe('When a document cannot be read', () => {
  it('then it fails with the reason and changes no answers', async () => {
    const vault = await newAccount();
    const pdfAnalysis = { pageCount: 40, hasTextContent: false, isScanned: true };
    const reading = {
      ...readingOf('other', {}),
      outcome: 'failed',
      reason: 'too-many-scanned-pages',
      pdfAnalysis,
    } as const;
    const document = await outcomeOf(vault, await upload(vault, { reader: 'reads', reading }, 'other'));
    expect(document.extraction).toMatchObject({ status: 'failed', errorCode: 'too-many-scanned-pages' });
    expect(document.result?.pdfAnalysis).toEqual(pdfAnalysis);
    expect(await findQuestionnaire(vault)).toBeNull();
  });
});
