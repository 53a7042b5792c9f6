import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addContest, addContestProblem } from '../../../testing/sample-contests.ts';
import { addProblem, addSubmission } from '../../../testing/sample-content.ts';
import { getUploadResult, startTestDataUploads } from '../test-data/testing/test-data-uploads.ts';
import { validDraft } from '../testing/problem-draft.ts';
import { startFormSite, type FormSite } from '../testing/form-site.ts';

let site: FormSite;
beforeAll(async () => {
  site = await startFormSite();
});
afterAll(() => site.server.close());
beforeEach(async () => {
  await site.server.platform.database.deleteFrom('contest').execute();
  await site.reset();
});

describe('changing a problem', () => {
  test('keeps absent or null fields, and clears the fields that a null clears', async () => {
    const pid = await site.create(
      validDraft(
        {
          hint: 'A hint',
          judgeMode: 'spj',
          spjCode: 'int main(){}',
          spjLanguage: 'C',
          userExtraFile: { 'a.h': 'x' },
        },
        { tags: [{ name: 'kept' }], languages: [{ id: site.lid('C') }] },
      ),
    );
    const before = await site.read(pid);
    expect(
      await site.change(pid, { title: 'Renamed', description: null, userExtraFile: null }),
    ).toBeUndefined();
    const after = await site.read(pid);
    expect(after).toMatchObject({
      title: 'Renamed',
      description: 'Add two numbers.',
      hint: 'A hint',
      userExtraFile: null,
      spjCode: 'int main(){}',
      caseCount: 2,
    });
    expect(after.tags).toEqual(before.tags);
    expect(after.languageIds).toEqual([site.lid('C')]);
    expect(await site.change(pid, { hint: '', judgeMode: 'default' }, { tags: [] })).toBeUndefined();
    expect(await site.read(pid)).toMatchObject({ hint: '', spjCode: null, spjLanguage: null, tags: [] });
  });

  test('renames the problem in contests, except where its title was edited', async () => {
    const pid = await site.create(validDraft({ title: 'Sum of tow' }));
    const { server } = site;
    const titles = async () =>
      (
        await server.platform.database
          .selectFrom('contestProblem')
          .select('displayTitle')
          .where('problemId', '=', pid)
          .orderBy('id')
          .execute()
      ).map(({ displayTitle }) => displayTitle);
    for (const displayTitle of ['Sum of tow', 'Party']) {
      const contestId = await addContest(server);
      await addContestProblem(server, { contestId, problemId: pid, displayId: 'A', displayTitle });
    }
    expect(await site.change(pid, { title: 'Sum of two' })).toBeUndefined();
    expect(await titles()).toEqual(['Sum of two', 'Party']);
    expect(await site.change(pid, { hint: 'Add.' })).toBeUndefined();
    expect(await titles()).toEqual(['Sum of two', 'Party']);
  });

  test('keeps a checker in a language that no judge offers, and accepts no new one in it', async () => {
    const checker = { judgeMode: 'spj', spjCode: 'exit 0', spjLanguage: 'Ruby' } as const;
    const pid = await site.create(validDraft(checker));
    const other = await site.create(validDraft({ problemId: 'OTHER' }));
    const { database } = site.server.platform;
    const setMissing = (isMissing: boolean) =>
      database.updateTable('language').set({ isMissing }).where('name', '=', 'Ruby').execute();
    await setMissing(true);
    const kept = await site.change(pid, { spjCode: 'exit 1', spjLanguage: 'Ruby' });
    const refused = await site.change(other, checker);
    await setMissing(false);
    expect(kept).toBeUndefined();
    expect(await site.read(pid)).toMatchObject({ spjCode: 'exit 1', spjLanguage: 'Ruby' });
    expect(refused).toBe('problemFormInvalid');
    expect(await site.change(other, checker)).toBeUndefined();
  });

  test('is limited to the author and problem administrators; plain administrators cannot publish', async () => {
    const pid = await site.create(validDraft(), site.people.admin);
    const mine = { problem: { id: pid, title: 'Mine' } };
    expect((await site.put(mine, site.people.problem_admin)).errorCode).toBeUndefined();
    expect((await site.put(mine, site.people.default_user)).errorCode).toBe('noPermission');
    expect((await site.put({ problem: { id: pid, auth: 1 } }, site.people.admin)).errorCode).toBe(
      'problemPublishForbidden',
    );
    expect((await site.put(mine, site.people.admin)).errorCode).toBeUndefined();
    expect((await site.put({ problem: { id: pid, auth: 1, author: 'the-root' } })).errorCode).toBeUndefined();
    expect(await site.read(pid)).toMatchObject({ title: 'Mine', auth: 1, author: 'the-root' });
    expect((await site.put(mine, site.people.admin)).errorCode).toBe('problemNotYours');
    expect((await site.put({ problem: { title: 'x' } })).errorCode).toBe('problemIdMissing');
    expect((await site.put({ problem: { id: 1, title: 'x' } })).errorCode).toBe('problemNotFound');
  });

  test('is refused when another user saved in between, and names that user', async () => {
    const pid = await site.create();
    const { gmtModified } = await site.read(pid);
    expect(await site.change(pid, { title: 'First', gmtModified })).toBeUndefined();
    const late = await site.put({ problem: { id: pid, title: 'Second', gmtModified } });
    expect(late.errorCode).toBe('problemChangedMeanwhile');
    expect(late.envelope.msg).toContain('the-root');
    expect(await site.change(pid, { title: 'By an older client' })).toBeUndefined();
    const fresh = await site.read(pid);
    const [one, other] = await Promise.all(
      ['A', 'B'].map((title) => site.change(pid, { title, gmtModified: fresh.gmtModified })),
    );
    expect([one, other].filter((code) => code === undefined)).toHaveLength(1);
  });

  test('writes only the differences to the audit log', async () => {
    const pid = await site.create();
    expect(await site.change(pid, { timeLimit: 2000, description: 'x'.repeat(1000) })).toBeUndefined();
    const entry = await site.lastAudit();
    expect(entry).toMatchObject({
      action: 'problem.change',
      before: { timeLimit: 1000 },
      after: { timeLimit: 2000, description: { length: 1000 } },
    });
    expect(Object.keys(entry?.after as object).toSorted()).toEqual([
      'description',
      'problemId',
      'timeLimit',
      'title',
    ]);
  });

  test('is refused when another problem has the display id', async () => {
    await site.create();
    const pid = await site.create(validDraft({ problemId: 'OTHER' }));
    expect(await site.change(pid, { problemId: 'p-sum' })).toBe('problemIdTaken');
    expect(await site.change(pid, { problemId: 'other' })).toBeUndefined();
  });
});

describe('cases of a stored problem', () => {
  const list = async (pid: number) =>
    (await site.readCases(pid)).map(({ id, input, score, groupNum }) => ({ id, input, score, groupNum }));

  test('keep their content while score, group and order change; omitted ones are removed', async () => {
    const samples = [1, 2, 3].map((number) => ({
      input: `${String(number)}\n`,
      output: 'x',
      score: 10,
      groupNum: 1,
    }));
    const pid = await site.create(validDraft({ type: 1 }, { samples }));
    await site.server.platform.database
      .updateTable('problem')
      .set({ areCasesTyped: false })
      .where('id', '=', pid)
      .execute();
    const [first, second, third] = await site.readCases(pid);
    const chosen = [
      { id: third?.id, input: '3.in', output: '3.out', score: 70, groupNum: 2 },
      { input: '1.in', output: '', score: 30, groupNum: 1 },
    ];
    const answer = await site.put({
      problem: { id: pid },
      isUploadTestCase: true,
      uploadTestcaseDir: '',
      samples: chosen,
    });
    expect(answer.envelope.data).toMatchObject({
      judgingChange: {
        aspects: ['caseContent', 'caseScores', 'caseGroups', 'caseOrder'],
        cases: { added: 0, removed: 1, changed: 2 },
      },
    });
    expect(await list(pid)).toEqual([
      { id: third?.id, input: '3.in', score: 70, groupNum: 2 },
      { id: first?.id, input: '1.in', score: 30, groupNum: 1 },
    ]);
    const unknown = {
      isUploadTestCase: true,
      samples: [{ id: second?.id, input: '2.in', output: '2.out', score: 1 }],
    };
    expect(await site.change(pid, {}, unknown)).toBe('problemCaseUnknown');
    const twice = {
      isUploadTestCase: true,
      samples: [chosen[1], chosen[1]].flatMap((sample) => sample ?? []),
    };
    expect(await site.change(pid, {}, twice)).toBe('problemCaseUnknown');
  });

  test('that were typed are updated in place and keep their ids', async () => {
    const pid = await site.create();
    const before = await list(pid);
    const samples = [
      { id: before[1]?.id, input: '4 5\n', output: '9\n' },
      { id: before[0]?.id, input: '1 1\n', output: '2\n' },
      { input: 'new', output: '' },
    ];
    const { envelope } = await site.put({ problem: { id: pid }, isUploadTestCase: false, samples });
    expect(envelope.data).toMatchObject({
      judgingChange: { aspects: ['caseContent'], cases: { added: 2, removed: 1 } },
    });
    const after = await list(pid);
    expect(after.map(({ id, input }) => [id, input]).slice(0, 2)).toEqual([
      [before[1]?.id, '4 5\n'],
      [before[0]?.id, '1 1\n'],
    ]);
  });

  test('are replaced by an upload: by the listed files, or by all of them', async () => {
    const pid = await site.create();
    const uploads = await startTestDataUploads(site.server);
    const files = ['a.in', 'a.out', 'b.in', 'b.out'].map((name) => ({ name, content: name }));
    const { fileListDir } = getUploadResult(await uploads.upload(site.people.root.token, files));
    const upload = { isUploadTestCase: true, uploadTestcaseDir: fileListDir };
    expect(await site.change(pid, {}, { ...upload, samples: [] })).toBeUndefined();
    const [first, second] = await list(pid);
    expect([first?.input, second?.input]).toEqual(['a.in', 'b.in']);
    expect(await site.read(pid)).toMatchObject({ isUploadCase: true });
    const onlySecond = { ...upload, samples: [{ input: 'b.in', output: 'b.out' }] };
    expect(await site.change(pid, {}, onlySecond)).toBeUndefined();
    expect(await list(pid)).toMatchObject([{ id: second?.id, input: 'b.in' }]);
    const unknown = { ...upload, samples: [{ input: 'c.in', output: 'c.out' }] };
    expect(await site.change(pid, {}, unknown)).toBe('problemCaseUnknown');
    const ofAnother = await site.put({ problem: { id: pid }, ...upload, samples: [] }, site.people.admin);
    expect(ofAnother.errorCode).toBe('problemNotYours');
  });

  test('stay when none are sent, and get scores when the problem becomes OI', async () => {
    const pid = await site.create();
    const before = await list(pid);
    expect(await site.change(pid, { title: 'x' }, { samples: [], isUploadTestCase: false })).toBeUndefined();
    expect(await list(pid)).toEqual(before);
    expect(await site.change(pid, { type: 1 })).toBeUndefined();
    expect((await list(pid)).map(({ id, score }) => [id, score])).toEqual(before.map(({ id }) => [id, 50]));
  });
});

test('a problem of a remote judge is changed without cases, and keeps its languages', async () => {
  const { id } = await addProblem(site.server, {
    displayId: 'HDU-1000',
    isRemote: true,
    inputDescription: 'x',
    outputDescription: 'y',
  });
  const rest = { isUploadTestCase: true, samples: [], languages: [] };
  expect(await site.change(id, { title: 'Renamed' }, rest)).toBeUndefined();
  expect(await site.read(id)).toMatchObject({ title: 'Renamed', isRemote: true, caseCount: 0 });
});

describe('the effect of a change on submissions', () => {
  test('is reported with the verdicts that they have', async () => {
    const pid = await site.create();
    const judge = (status: number) =>
      addSubmission(site.server, {
        problemId: pid,
        userId: site.people.default_user.id,
        status,
        updatedAt: new Date(0),
      });
    await judge(0);
    await judge(0);
    await judge(-1);
    await judge(-4);
    await addSubmission(site.server, {
      problemId: pid,
      userId: site.people.default_user.id,
      status: 0,
      isManual: true,
      updatedAt: new Date(0),
    });
    const harmless = await site.put({ problem: { id: pid, title: 'Other' } });
    expect(harmless.envelope.data).toMatchObject({ judgingChange: null, outdatedSubmissions: [] });
    const { envelope } = await site.put({ problem: { id: pid, timeLimit: 500, isRemoveEndBlank: false } });
    const outdatedSubmissions = [
      { status: -1, count: 1 },
      { status: 0, count: 2 },
    ];
    const judgingChange = {
      aspects: ['timeLimit', 'trailingBlanks'],
      cases: { added: 0, removed: 0, changed: 0 },
    };
    expect(envelope.data).toMatchObject({ pid, judgingChange, outdatedSubmissions });
    await site.put({ problem: { id: pid, memoryLimit: 100 } });
    const later = await site.server.call('GET /api/admin/problem/judging-change', {
      query: { pid },
      token: site.people.root.token,
    });
    expect(later.envelope.data).toMatchObject({
      judgingChange: { aspects: ['timeLimit', 'trailingBlanks', 'memoryLimit'] },
      outdatedSubmissions,
      finishedSubmissions: outdatedSubmissions,
      rejudge: null,
    });
  });
});
