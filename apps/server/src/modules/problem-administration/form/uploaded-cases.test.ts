/** Replacing the test data of a stored problem: by an archive, and by single files. */
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addContest, addContestProblem } from '../../../testing/sample-contests.ts';
import { addSubmission } from '../../../testing/sample-content.ts';
import { getUploadResult, startTestDataUploads } from '../test-data/testing/test-data-uploads.ts';
import { validDraft } from '../testing/problem-draft.ts';
import { startFormSite, type FormSite } from '../testing/form-site.ts';

let site: FormSite;
let uploads: Awaited<ReturnType<typeof startTestDataUploads>>;
beforeAll(async () => {
  site = await startFormSite();
  uploads = await startTestDataUploads(site.server);
});
afterAll(() => site.server.close());
beforeEach(async () => {
  await site.server.platform.database.deleteFrom('contest').execute();
  await site.reset();
});

const root = () => site.people.root.token;
const send = async (contents: Record<string, string>) =>
  getUploadResult(
    await uploads.upload(
      root(),
      Object.entries(contents).map(([name, content]) => ({ name, content })),
    ),
  );
async function sendFile(name: string, content: string) {
  const { envelope } = await uploads.uploadFile(root(), name, content);
  if (envelope.data === null) throw new Error(envelope.msg);
  return envelope.data;
}

const twoCases = { '1.in': 'a', '1.out': 'A', '2.in': 'b', '2.out': 'B' };

/** An OI problem with two subtasks: 40 and 60 points. */
async function addUploaded(part: object = { type: 1, judgeCaseMode: 'subtask_lowest' }) {
  const { fileListDir } = await send(twoCases);
  const samples = [
    { input: '1.in', output: '1.out', score: 40, groupNum: 1 },
    { input: '2.in', output: '2.out', score: 60, groupNum: 2 },
  ];
  return site.create(validDraft(part, { isUploadTestCase: true, uploadTestcaseDir: fileListDir, samples }));
}

async function list(pid: number) {
  const { database, fileStore } = site.server.platform;
  const stored = await database
    .selectFrom('problemCase')
    .selectAll()
    .where('problemId', '=', pid)
    .orderBy('position')
    .execute();
  const read = async (sha256: string) => text(await fileStore.open(sha256));
  return Promise.all(
    stored.map(async (one) =>
      [
        `${one.inputName}=${await read(one.inputSha256)}`,
        `${one.answerName}=${await read(one.answerSha256)}`,
        `${String(one.score)}@${String(one.groupNumber)}`,
      ].join(' '),
    ),
  );
}

describe('an archive with the same names', () => {
  test('keeps subtasks and scores when no list is sent', async () => {
    const pid = await addUploaded();
    const { fileListDir } = await send({ ...twoCases, '2.in': 'new', '3.in': 'c', '3.out': 'C' });
    const upload = { isUploadTestCase: true, uploadTestcaseDir: fileListDir };
    expect(await site.change(pid, {}, upload)).toBeUndefined();
    expect(await list(pid)).toEqual(['1.in=a 1.out=A 40@1', '2.in=new 2.out=B 60@2', '3.in=c 3.out=C 0@1']);
  });
});

describe('single files', () => {
  test('replace an input or an answer, and the case keeps its id', async () => {
    const pid = await addUploaded();
    const [first, second] = await site.readCases(pid);
    const [input, answer] = [await sendFile('1.in', 'new'), await sendFile('2.out', 'NEW')];
    expect(answer).toMatchObject({ name: '2.out', bytes: 3 });
    const samples = [
      { id: first?.id, input: '1.in', inputDir: input.fileListDir, output: '1.out', score: 40, groupNum: 1 },
      {
        id: second?.id,
        input: '2.in',
        output: '2.out',
        outputDir: answer.fileListDir,
        score: 60,
        groupNum: 2,
      },
    ];
    expect(await site.change(pid, {}, { isUploadTestCase: true, samples })).toBeUndefined();
    expect(await list(pid)).toEqual(['1.in=new 1.out=A 40@1', '2.in=b 2.out=NEW 60@2']);
    expect((await site.readCases(pid)).map(({ id }) => id)).toEqual([first?.id, second?.id]);
  });

  test('add a case, without an answer or with one, and others are deleted', async () => {
    const pid = await addUploaded();
    const [first] = await site.readCases(pid);
    const [third, fourth, answer] = [
      await sendFile('3.in', 'c'),
      await sendFile('4.in', 'd'),
      await sendFile('4.ans', 'D'),
    ];
    const samples = [
      { id: first?.id, input: '1.in', output: '1.out', score: 40, groupNum: 1 },
      { input: '3.in', inputDir: third.fileListDir, output: third.emptyOutput, outputDir: third.fileListDir },
      { input: '4.in', inputDir: fourth.fileListDir, output: '4.ans', outputDir: answer.fileListDir },
    ].map((one) => ({ score: 1, groupNum: 1, ...one }));
    expect(await site.change(pid, {}, { isUploadTestCase: true, samples })).toBeUndefined();
    expect(await list(pid)).toEqual(['1.in=a 1.out=A 40@1', '3.in=c 3.out= 1@1', '4.in=d 4.ans=D 1@1']);
  });

  test('of another user, with an unknown name or an unknown case are refused', async () => {
    const pid = await addUploaded();
    const [first] = await site.readCases(pid);
    const mine = await sendFile('1.in', 'x');
    const other = await uploads.uploadFile(site.people.problem_admin.token, '1.in', 'x');
    const change = (sample: object) =>
      site.change(pid, {}, { isUploadTestCase: true, samples: [{ score: 1, groupNum: 1, ...sample }] });
    const inputDir = mine.fileListDir;
    expect(await change({ id: first?.id, input: '9.in', output: '1.out', inputDir })).toBe(
      'problemCaseUnknown',
    );
    expect(await change({ input: '1.in', output: '1.out', inputDir })).toBe('problemCaseUnknown');
    expect(await change({ id: 1, input: '1.in', output: '1.out', inputDir })).toBe('problemCaseUnknown');
    const foreign = { inputDir: other.envelope.data?.fileListDir };
    expect(await change({ id: first?.id, input: '1.in', output: '1.out', ...foreign })).toBe(
      'stagedTestDataGone',
    );
    expect(await list(pid)).toHaveLength(2);
  });

  test('may only be uploaded by administrators', async () => {
    const { errorCode } = await uploads.uploadFile(site.people.default_user.token, '1.in', 'x');
    expect(errorCode).toBe('noPermission');
  });
});

test('new data during a running contest changes no result and no rank', async () => {
  const pid = await addUploaded({ type: 0 });
  const contestId = await addContest(site.server, {});
  const contestProblemId = await addContestProblem(site.server, {
    contestId,
    problemId: pid,
    displayId: 'A',
  });
  const submission = { problemId: pid, userId: site.people.default_user.id, contestId, contestProblemId };
  const submissionId = await addSubmission(site.server, { ...submission, status: 0, updatedAt: new Date(0) });
  const board = async () => {
    const { envelope } = await site.server.call('POST /api/get-contest-rank', {
      token: root(),
      body: { cid: contestId, currentPage: 1, limit: 10 },
    });
    return envelope.data;
  };
  const before = await board();
  expect(before).toMatchObject({ records: [{ ac: 1 }] });
  const { fileListDir } = await send({ '1.in': 'other', '1.out': 'OTHER' });
  const change = {
    problem: { id: pid },
    isUploadTestCase: true,
    uploadTestcaseDir: fileListDir,
    samples: [],
  };
  // The question takes the upload back as well: the same request works once it is confirmed.
  expect((await site.put(change)).envelope.data).toEqual({ submissionsOutdated: 1 });
  const { envelope } = await site.put({ ...change, confirm: ['submissionsOutdated'] });
  expect(envelope.data).toMatchObject({ outdatedSubmissions: [{ status: 0, count: 1 }] });
  expect(await board()).toEqual(before);
  const { database } = site.server.platform;
  const stored = await database
    .selectFrom('submission')
    .select(['status'])
    .where('id', '=', submissionId)
    .execute();
  expect(stored).toEqual([{ status: 0 }]);
  expect(await database.selectFrom('judgingTask').selectAll().execute()).toEqual([]);
});
