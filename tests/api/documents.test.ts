/** Uploading, following, opening and removing documents; what they change and taking it back; clearing everything. */
import { describe, expect, it } from '@jest/globals';
import { MAX_FILE_BYTES } from '#domain/documents/documentTypes';
import { messages } from '#domain/messages';
import { foundValue, readingOf } from '../../worker/saving/readingBuilder.ts';
import { until } from '../worker/support/until.ts';
import { openApi, type User } from './support/api.ts';
import { acceptedFiles, w2, w2Pdf } from './support/files.ts';
import { MET, pdfSaying } from './support/reader.ts';

const api = await openApi({ UPLOAD_WAIT_MS: '10000' }); // one is not read in time

const listed = async (user: User) => (await user.call('listDocuments')).body.documents;
const storedFiles = async () => {
  const mongoose = (await import('mongoose')).default;
  return await mongoose.connection.collection('files.files').countDocuments();
};

describe('When a document is uploaded', () => {
  it('and read in time, then the answer holds everything, and list, people and questionnaire say the same', async () => {
    const user = await api.newUser();
    const { status, body } = await user.upload(w2Pdf);
    expect(status).toBe(200);
    expect(body).toMatchObject({ success: true, extractionStatus: 'completed', needsConversion: false });
    expect(body._id).toBe(body.documentId);
    expect(body.extractedData).toMatchObject({
      primaryPerson: { fullName: 'Ann Lee', ssn: '900-11-1111', email: '', numberOfDependents: 0 },
      spousePerson: { fullName: '', employmentType: '' },
      employmentStatus: { w2Income: true, sideBusinesses: false },
      fields: { wages: 52_000.5 },
    });
    expect(body.extractedPeople).toMatchObject([{ personType: 'primary', ssn: '900-11-1111' }]);
    expect(await listed(user)).toMatchObject([
      {
        documentId: body.documentId,
        documentType: 'w2-form',
        originalName: 'my w2.pdf',
        fileSize: w2Pdf.length,
        extractionError: null,
      },
    ]);
    const { questionnaire } = (await user.call('getQuestionnaire')).body;
    expect(questionnaire).toMatchObject({
      personalInfo: { fullName: 'Ann Lee', ssn: '900-11-1111' },
      employmentStatus: { w2Income: true },
      aiExtractedData: { sourceFile: 'my w2.pdf', isValidated: false },
      taxReturnUpload: { uploaded: false },
    });
    expect(questionnaire.provenance['personalInfo.ssn']).toMatchObject({
      documentId: body.documentId,
      documentType: 'w2-form',
      originalName: 'my w2.pdf',
      form: 'W-2',
      page: 1,
      isUncertain: false,
      hasSnippet: true,
    });
  });

  it('and not read in time, then it is pending with its progress until it is', async () => {
    const user = await api.newUser();
    const upload = user.upload(pdfSaying({ ...w2, waits: true }));
    await until('progress', async () => (await listed(user))[0]?.progress?.percent === 50);
    expect((await listed(user))[0]).toMatchObject({
      extractionStatus: 'pending',
      progress: { percent: 50, page: 2, pages: 2, met: [MET] },
    });
    const { body } = await upload;
    expect(body).toMatchObject({
      success: true,
      extractionStatus: 'pending',
      extractedData: null,
      extractedPeople: [],
    });
    api.reader.release();
    await until('completed', async () => (await listed(user))[0].extractionStatus === 'completed');
    expect((await listed(user))[0]).not.toHaveProperty('progress');
  });

  it('and cannot be read, then the answer says why, and it stays listed as failed', async () => {
    const user = await api.newUser();
    const pdfAnalysis = { pageCount: 12, hasTextContent: false, isScanned: true };
    const { status, body } = await user.upload(
      pdfSaying({ outcome: 'failed', reason: 'too-many-scanned-pages', pdfAnalysis }),
    );
    const sentence = messages.extraction['too-many-scanned-pages'];
    expect(status).toBe(200);
    expect(body).toMatchObject({
      success: false,
      error: sentence,
      message: sentence,
      extractionStatus: 'failed',
      pdfAnalysis,
      needsConversion: true,
    });
    expect(await listed(user)).toMatchObject([
      {
        documentId: body.documentId,
        extractionStatus: 'failed',
        extractionError: sentence,
        needsConversion: true,
      },
    ]);
  });

  it('and only a part of it was looked at, then it is completed, and the list says what was not', async () => {
    const user = await api.newUser();
    const unread = { pages: { count: 48, of: 160, first: 113 } };
    const { body } = await user.upload(pdfSaying({ ...w2, unread }));
    expect(body).toMatchObject({ success: true, extractionStatus: 'completed' });
    expect(await listed(user)).toMatchObject([
      { extractionStatus: 'completed', extractionError: null, readingNote: messages.unread.parts(unread) },
    ]);
  });

  it('and is protected with a password, then converting it is not offered', async () => {
    const user = await api.newUser();
    const { body } = await user.upload(pdfSaying({ outcome: 'failed', reason: 'password-protected' }));
    expect(body).toMatchObject({
      success: false,
      error: messages.extraction['password-protected'],
      needsConversion: false,
      needsPassword: true,
    });
  });

  it('and its password is sent, then it is read again; any other document is not waiting for one', async () => {
    const user = await api.newUser();
    const { body } = await user.upload(pdfSaying({ outcome: 'failed', reason: 'wrong-password' }));
    const params = { documentId: body.documentId };
    const send = (password: unknown) => user.call('sendDocumentPassword', { params, body: { password } });
    for (const password of ['', 'x'.repeat(128), 7]) expect((await send(password)).status).toBe(400);
    const again = await send('a secret');
    expect(again).toMatchObject({ status: 200, body: { needsPassword: true } });
    expect(again.body.extractionError).toBe(messages.extraction['wrong-password']);
    expect(again.text).not.toContain('a secret');
    const { documentId } = (await user.upload(w2Pdf)).body;
    const other = { params: { documentId }, body: { password: 'x' } };
    expect((await user.call('sendDocumentPassword', other)).status).toBe(409);
  });

  it('of a tax return, then the questionnaire says one is there', async () => {
    const user = await api.newUser();
    await user.upload(
      pdfSaying(readingOf('personal-tax-return', { 'primaryPerson.fullName': 'Ann Lee' })),
      'a.pdf',
      'personal-tax-return',
    );
    expect((await user.call('getQuestionnaire')).body.questionnaire.taxReturnUpload).toEqual({
      uploaded: true,
    });
  });

  it('then several of one type may stand side by side', async () => {
    const user = await api.newUser();
    await user.upload(w2Pdf);
    await user.upload(w2Pdf);
    expect(await listed(user)).toHaveLength(2);
  });

  it.each(Object.entries(acceptedFiles))('then %s is accepted', async (name, bytes) => {
    const user = await api.newUser();
    const { body } = await user.upload(bytes, name, 'other');
    expect(body.documentId).toMatch(/^[a-f\d]{24}$/);
    expect((await listed(user))[0].originalName).toBe(name);
  });
});

describe('When an upload names the document whose place it takes', () => {
  const replace = (user: User, documentId: string, bytes: Buffer) =>
    user.call('uploadDocument', {
      file: { bytes, name: 'newer.pdf' },
      fields: { documentType: 'w2-form', replaces: documentId },
    });

  it('and is read, then only the new one is listed', async () => {
    const user = await api.newUser();
    const { documentId } = (await user.upload(w2Pdf)).body;
    const { body } = await replace(user, documentId, w2Pdf);
    expect(await listed(user)).toMatchObject([{ documentId: body.documentId, replaces: [documentId] }]);
  });

  it('and neither is read yet, then the old one goes at once', async () => {
    const user = await api.newUser();
    const slow = pdfSaying({ ...w2, waits: true });
    const first = await user.upload(slow);
    const { body } = await replace(user, first.body.documentId, slow);
    expect(body.extractionStatus).toBe('pending');
    expect(await listed(user)).toMatchObject([{ documentId: body.documentId }]);
    api.reader.release();
    await until('read', async () => (await listed(user))[0].extractionStatus === 'completed');
  });

  it('and that is gone or no id at all, then it is an upload like any other, or refused', async () => {
    const user = await api.newUser();
    expect((await replace(user, 'f'.repeat(24), w2Pdf)).status).toBe(200);
    expect((await listed(user))[0].replaces).toEqual([]);
    expect((await replace(user, 'not an id', w2Pdf)).status).toBe(400);
  });
});

describe('When a file cannot be taken', () => {
  const program = Buffer.from('MZ\x90\0not a document');
  it.each([
    ['an exe named .pdf', program, 'a.pdf', 415, messages.documents.notWhatItSays],
    ['a web page named .pdf', Buffer.from('<html>%PDF-'), 'a.pdf', 415, messages.documents.notWhatItSays],
    ['an svg named .png', Buffer.from('<svg xmlns="x"/>'), 'a.png', 415, messages.documents.notWhatItSays],
    ['an exe', program, 'a.exe', 415, messages.documents.notAccepted],
    ['a pdf named .pdf.exe', w2Pdf, 'a.pdf.exe', 415, messages.documents.notAccepted],
    ['an empty file', Buffer.alloc(0), 'a.pdf', 400, messages.documents.empty],
    [
      '10 MB and one byte',
      Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(MAX_FILE_BYTES - 8)]),
      'a.pdf',
      413,
      messages.documents.tooLarge,
    ],
  ])('(%s), then it says why and nothing is stored', async (_what, bytes, name, expected, sentence) => {
    const user = await api.newUser();
    const before = await storedFiles();
    const { status, body } = await user.upload(bytes, name);
    expect({ status, message: body.message }).toEqual({ status: expected, message: sentence });
    expect(await listed(user)).toEqual([]);
    expect(await storedFiles()).toBe(before);
  });

  it('A68: then exactly 10 MB is still taken', async () => {
    const user = await api.newUser();
    const bytes = Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(MAX_FILE_BYTES - 9)]);
    const { status } = await user.upload(bytes);
    expect(status).toBe(200);
    expect((await listed(user))[0].fileSize).toBe(MAX_FILE_BYTES);
  });

  it('then an unknown type, a missing file, two files and another field are refused, and nothing is stored', async () => {
    const user = await api.newUser();
    const before = await storedFiles();
    const send = () => user.raw('POST', '/api/ai/upload-document');
    const answers = [
      await user.upload(w2Pdf, 'a.pdf', 'passport'),
      await send().attach('document', w2Pdf, 'a.pdf'),
      await send().field('documentType', 'w2-form'),
      await send()
        .field('documentType', 'w2-form')
        .attach('document', w2Pdf, 'a.pdf')
        .attach('document', w2Pdf, 'b.pdf'),
      await send().field('documentType', 'w2-form').attach('file', w2Pdf, 'a.pdf'),
    ];
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400]);
    expect(answers.map(({ body }) => body.message)).toEqual([
      messages.documents.unknownType,
      messages.documents.unknownType,
      messages.documents.fileMissing,
      messages.documents.oneFileOnly,
      messages.documents.fileMissing,
    ]);
    expect(await listed(user)).toEqual([]);
    expect(await storedFiles()).toBe(before);
  });

  it('A87: then after submitting nothing is taken any more', async () => {
    const user = await api.newUser();
    await user.call('saveQuestionnaire', { body: { additionalInfo: {} } });
    await user.call('submitQuestionnaire');
    const { status, body } = await user.upload(w2Pdf);
    expect({ status, message: body.message }).toEqual({
      status: 409,
      message: messages.documents.submittedReadOnly,
    });
    expect(await listed(user)).toEqual([]);
  });

  it.each([
    ['../../etc/passwd.pdf', 'passwd.pdf'],
    ['C:\\Users\\ann\\w2.pdf', 'w2.pdf'],
    ['.hidden.pdf', 'hidden.pdf'],
    ['-rf.pdf', 'rf.pdf'],
    ['con.pdf', '_con.pdf'],
    ['<img src=x onerror=alert(1)>.pdf', '<img src=x onerror=alert(1)>.pdf'],
    ['Müller Lohn 2024.pdf', 'Müller Lohn 2024.pdf'],
    [`${'x'.repeat(1000)}.pdf`, `${'x'.repeat(251)}.pdf`],
    ['evil\u202Efdp.pdf', 'evilfdp.pdf'],
  ])('then its name is shown without harm: case %#', async (sent, shown) => {
    const user = await api.newUser();
    await user.upload(w2Pdf, sent);
    expect((await listed(user))[0].originalName).toBe(shown);
  });
});

describe('When a document is opened', () => {
  it('A89: then its owner gets the very file, as an attachment nobody renders or keeps', async () => {
    const user = await api.newUser();
    const { documentId } = (await user.upload(w2Pdf, 'Müller "W-2".pdf')).body;
    const { status, headers, body } = await user
      .raw('GET', `/api/ai/documents/${documentId}/file`)
      .buffer(true);
    expect(status).toBe(200);
    expect(Buffer.from(body).equals(w2Pdf)).toBe(true);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    expect(headers['content-disposition']).toMatch(
      /^attachment; .*filename\*=UTF-8''M%C3%BCller%20%22W-2%22\.pdf$/,
    );
  });

  it('then a picture of where a value stood can be seen', async () => {
    const user = await api.newUser();
    const { documentId } = (await user.upload(w2Pdf)).body;
    const params = { documentId, valueId: '0' };
    const { status, headers, body } = await user.call('documentSnippet', { params });
    expect({ status, type: headers['content-type'], body: Buffer.from(body).toString() }).toEqual({
      status: 200,
      type: 'image/png',
      body: 'a picture',
    });
    expect(
      (await user.call('documentSnippet', { params: { documentId, valueId: '__proto__' } })).status,
    ).toBe(404);
  });
});

describe('When a document is removed', () => {
  it('then it and its file are gone, a second time it is not there, and the people found in it stay', async () => {
    const user = await api.newUser();
    const before = await storedFiles();
    const params = { documentId: (await user.upload(w2Pdf)).body.documentId };
    expect((await user.call('removeDocument', { params })).body).toEqual({
      success: true,
      message: messages.documents.removed,
    });
    expect((await user.call('removeDocument', { params })).status).toBe(404);
    expect(await listed(user)).toEqual([]);
    expect(await storedFiles()).toBe(before);
    expect((await user.call('listPeople')).body.people).toMatchObject([
      { sourceDocument: { documentType: 'w2-form' } },
    ]);
    expect(
      (await user.call('getQuestionnaire')).body.questionnaire.provenance['personalInfo.ssn'].hasSnippet,
    ).toBe(false);
  });
});

describe('When a document changed answers', () => {
  it('then the change is listed and can be taken back once, and what was typed since stays', async () => {
    const user = await api.newUser();
    await user.call('saveQuestionnaire', { body: { personalInfo: { fullName: 'Typed Name' } } });
    await user.upload(w2Pdf);
    await user.call('saveQuestionnaire', { body: { personalInfo: { ssn: '900-99-9999' } } });
    const { snapshots } = (await user.call('listSnapshots')).body;
    expect(snapshots).toMatchObject([{ originalName: 'my w2.pdf', documentType: 'w2-form', canUndo: true }]);
    expect(snapshots[0].changes).toContainEqual({
      path: 'personalInfo.fullName',
      before: 'Typed Name',
      after: 'Ann Lee',
    });
    const params = { snapshotId: snapshots[0].snapshotId };
    const { status, body } = await user.call('undoSnapshot', { params });
    expect(status).toBe(200);
    expect(body.questionnaire.personalInfo).toMatchObject({ fullName: 'Typed Name', ssn: '900-99-9999' });
    expect(body.questionnaire).not.toHaveProperty('employmentStatus');
    expect((await user.call('undoSnapshot', { params })).status).toBe(404);
    expect((await user.call('listSnapshots')).body.snapshots[0].canUndo).toBe(false);
  });

  it('then a reading that needs a yes is offered, and keeps its source when it is taken over', async () => {
    const user = await api.newUser();
    const offer = foundValue('businessInfo.businessName', 'Lee Design LLC', { use: 'suggestion' });
    await user.upload(pdfSaying(readingOf('w2-form', { 'primaryPerson.fullName': 'Ann Lee' }, [offer])));
    const path = 'businessInfo.businessName';
    const { questionnaire } = (await user.call('getQuestionnaire')).body;
    expect(questionnaire.suggestions[path]).toMatchObject({ value: 'Lee Design LLC', from: { form: 'W-2' } });
    const { body } = await user.call('saveQuestionnaire', {
      body: { businessInfo: { businessName: 'Lee Design LLC' } },
    });
    expect(body.questionnaire.suggestions).not.toHaveProperty([path]);
    expect(body.questionnaire.provenance[path]).toMatchObject({ originalName: 'my w2.pdf' });
  });

  it('then an answer typed over it keeps no source', async () => {
    const user = await api.newUser();
    await user.upload(w2Pdf);
    const { body } = await user.call('saveQuestionnaire', { body: { personalInfo: { ssn: '900-12-1212' } } });
    expect(Object.keys(body.questionnaire.provenance)).toContain('personalInfo.fullName');
    expect(Object.keys(body.questionnaire.provenance)).not.toContain('personalInfo.ssn');
  });
});

describe('When people were found', () => {
  it('then one can be deleted, once', async () => {
    const user = await api.newUser();
    await user.upload(w2Pdf);
    const [{ personId, _id }] = (await user.call('listPeople')).body.people;
    expect(_id).toBe(personId);
    expect((await user.call('deletePerson', { params: { personId } })).status).toBe(200);
    expect((await user.call('deletePerson', { params: { personId } })).status).toBe(404);
    expect((await user.call('listPeople')).body.people).toEqual([]);
  });
});

describe('When everything is cleared', () => {
  it('then the counts are right, nothing is left, and the account works on', async () => {
    const user = await api.newUser();
    await user.upload(w2Pdf);
    await user.upload(w2Pdf);
    await user.call('saveDraft', {
      params: { sectionId: 'additionalInfo' },
      body: { values: { businessGoals: 'x' } },
    });
    const { body } = await user.call('clearAllData');
    expect(body.deletedCounts).toEqual({ documents: 2, people: 1, questionnaires: 1 });
    expect(await listed(user)).toEqual([]);
    expect((await user.call('listPeople')).body.people).toEqual([]);
    expect((await user.call('listDrafts')).body.drafts).toEqual([]);
    expect((await user.call('listSnapshots')).body.snapshots).toEqual([]);
    expect((await user.call('getQuestionnaire')).body.questionnaire).toBeNull();
    expect((await user.upload(w2Pdf)).body.success).toBe(true);
    expect((await user.call('me')).body.user.fullName).toBe('Test Person');
  });

  it('while a document is being read, then nothing of it reappears', async () => {
    const user = await api.newUser();
    const upload = user.upload(pdfSaying({ ...w2, waits: true }));
    await until('reading', async () => (await listed(user))[0]?.progress);
    expect((await user.call('clearAllData')).body.deletedCounts.documents).toBe(1);
    api.reader.release();
    expect((await upload).status).toBe(404);
    await user.upload(w2Pdf); // the queue has moved on
    expect((await user.call('clearAllData')).body.deletedCounts).toEqual({
      documents: 1,
      people: 1,
      questionnaires: 1,
    });
  });

  it('ten times at once, then each thing is counted once', async () => {
    const user = await api.newUser();
    await user.upload(w2Pdf);
    const answers = await Promise.all(Array.from({ length: 10 }, () => user.call('clearAllData')));
    const documents = answers.map(({ body }) => body.deletedCounts?.documents ?? 0) as number[];
    expect(documents.reduce((sum, count) => sum + count, 0)).toBe(1);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  });
});
