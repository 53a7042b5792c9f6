import type { AdministeredProblemForm, WireProblemCase } from '@touchstone/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addSubmission } from '../../../testing/sample-content.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { storeLanguages } from '../../site/index.ts';
import { soundDraft, type SentDraft } from '../testing/problem-draft.ts';

let server: TestServer;
type Person = Awaited<ReturnType<TestServer['addUser']>>;
const people = {} as Record<'root' | 'problem_admin' | 'admin' | 'default_user', Person>;
let languages: Map<string, number>;

beforeAll(async () => {
  server = await startTestServer();
  await storeLanguages(server.platform);
  for (const role of ['root', 'problem_admin', 'admin', 'default_user'] as const)
    people[role] = await server.addUser({ role, username: `the-${role}` });
  const rows = await server.platform.database.selectFrom('language').select(['id', 'name']).execute();
  languages = new Map(rows.map(({ id, name }) => [name, id]));
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.platform.database.deleteFrom('problem').execute();
  await server.platform.database.deleteFrom('auditLog').execute();
});

const lid = (name: string) => languages.get(name) ?? 0;

const post = (body: SentDraft, person: Person = people.root) =>
  server.call('POST /api/admin/problem', { body, token: person.token });
const put = (body: SentDraft, person: Person = people.root) =>
  server.call('PUT /api/admin/problem', { body, token: person.token });

async function create(body: SentDraft = soundDraft(), person: Person = people.root): Promise<number> {
  const { envelope, errorCode } = await post(body, person);
  expect([errorCode, envelope.msg]).toEqual([undefined, 'success']);
  return (envelope.data as { pid: number }).pid;
}

async function read(pid: number, person: Person = people.root) {
  const { envelope } = await server.call('GET /api/admin/problem', { query: { pid }, token: person.token });
  return envelope.data as AdministeredProblemForm;
}

async function readCases(pid: number, person: Person = people.root) {
  const answer = await server.call('GET /api/admin/problem/get-problem-cases', {
    query: { pid, isUpload: true },
    token: person.token,
  });
  return answer.envelope.data as WireProblemCase[];
}

const change = async (pid: number, problem: Partial<SentDraft['problem']>, rest: Partial<SentDraft> = {}) =>
  (await put({ problem: { id: pid, ...problem }, ...rest })).errorCode;

const countProblems = async () =>
  (await server.platform.database.selectFrom('problem').select('id').execute()).length;

const lastAudit = () =>
  server.platform.database
    .selectFrom('auditLog')
    .select(['actorUsername', 'action', 'target', 'before', 'after'])
    .orderBy('id', 'desc')
    .executeTakeFirst();

describe('creating a problem', () => {
  test('stores the form, with typed cases and what was chosen', async () => {
    const pid = await create(
      soundDraft(
        {
          codeShare: false,
          hint: 'Use long.',
          userExtraFile: '{"a.h":"x"}',
          isFileIO: true,
          ioReadFileName: 'a.in',
          ioWriteFileName: 'a.out',
        },
        {
          languages: [{ id: lid('C') }, { id: lid('C++') }],
          tags: [{ name: 'Arithmetic' }, { name: ' arithmetic' }],
          codeTemplates: [{ lid: lid('C'), code: 'int main(){}', status: true }],
        },
      ),
    );
    const form = await read(pid);
    expect(form).toMatchObject({
      problemId: 'P-SUM',
      author: 'the-root',
      auth: 2,
      type: 0,
      difficulty: 1,
      codeShare: false,
      hint: 'Use long.',
      exampleList: [{ input: '1 2', output: '3' }],
      examples: '<input>1 2</input><output>3</output>',
      userExtraFile: '{"a.h":"x"}',
      isFileIO: true,
      ioReadFileName: 'a.in',
      isUploadCase: false,
      caseCount: 2,
      modifiedUser: 'the-root',
    });
    expect(form.tags.map(({ name }) => name)).toEqual(['Arithmetic']);
    expect(new Set(form.languageIds)).toEqual(new Set([lid('C'), lid('C++')]));
    expect(form.codeTemplates).toMatchObject([{ lid: lid('C'), code: 'int main(){}', status: true }]);
    expect(await readCases(pid)).toMatchObject([
      { input: '1 2\n', output: '3\n', score: null, groupNum: 1, inputSize: 4 },
      { input: '4 5\n', output: '9\n' },
    ]);
    expect(await lastAudit()).toMatchObject({
      actorUsername: 'the-root',
      action: 'problem.create',
      target: `problem ${String(pid)}`,
      before: null,
      after: { problemId: 'P-SUM', auth: 2, tags: ['Arithmetic'], cases: { count: 2 } },
    });
  });

  test('is for administrators, and the author is the caller unless root names another', async () => {
    expect((await server.call('POST /api/admin/problem', { body: soundDraft() })).httpStatus).toBe(401);
    expect((await post(soundDraft(), people.default_user)).errorCode).toBe('noPermission');
    const ofAdmin = await create(soundDraft({ author: 'the-root' }), people.admin);
    expect(await read(ofAdmin)).toMatchObject({ author: 'the-admin' });
    const named = await create(soundDraft({ problemId: 'B', author: 'THE-problem_admin' }));
    expect(await read(named)).toMatchObject({ author: 'the-problem_admin' });
    expect((await post(soundDraft({ problemId: 'C', author: 'nobody' }))).errorCode).toBe(
      'problemAuthorUnknown',
    );
  });

  test('publishes nothing for plain administrators', async () => {
    expect((await post(soundDraft({ auth: 1 }), people.admin)).errorCode).toBe('problemPublishForbidden');
    const { auth: _auth, ...problem } = soundDraft().problem;
    const pid = await create({ ...soundDraft(), problem }, people.admin);
    expect(await read(pid)).toMatchObject({ auth: 2 });
    const open = await create(
      { ...soundDraft(), problem: { ...problem, problemId: 'K' } },
      people.problem_admin,
    );
    expect(await read(open)).toMatchObject({ auth: 1 });
  });

  test('scores of an OI problem are spread, or add up', async () => {
    const samples = [1, 2, 3].map((number) => ({
      input: String(number),
      output: 'x',
      score: null,
      groupNum: 1,
    }));
    const pid = await create(soundDraft({ type: 1 }, { samples }));
    expect((await readCases(pid)).map(({ score }) => score)).toEqual([33, 33, 34]);
    expect(await read(pid)).toMatchObject({ ioScore: 100 });
    const lowest = await create(
      soundDraft(
        { problemId: 'L', type: 1, judgeCaseMode: 'subtask_lowest' },
        {
          samples: samples.map((sample, place) => ({
            ...sample,
            score: String(10 * (place + 1)),
            groupNum: place < 2 ? 1 : 2,
          })),
        },
      ),
    );
    expect(await read(lowest)).toMatchObject({ ioScore: 10 + 30 });
  });

  test.each<[string, Partial<SentDraft['problem']>, Partial<SentDraft>, string]>([
    ['no display id', { problemId: ' ' }, {}, '题目编号不能为空。'],
    ['no title', { title: '' }, {}, '标题不能为空。'],
    ['no input description', { input: '' }, {}, '输入描述不能为空。'],
    ['an unknown type', { type: 2 }, {}, '题目类型的取值不在可选范围内。'],
    ['an unknown visibility', { auth: 4 }, {}, '可见范围的取值不在可选范围内。'],
    ['an unknown judge mode', { judgeMode: 'magic' }, {}, '评测模式的取值不在可选范围内。'],
    ['subtasks of ACM', { judgeCaseMode: 'subtask_lowest' }, {}, 'ACM 题目可用默认或遇错即止模式'],
    ['a limit of zero', { memoryLimit: 0 }, {}, '内存限制应为 1 至'],
    ['file IO with one name', { isFileIO: true, ioReadFileName: 'a.in' }, {}, '输出文件名不能为空。'],
    ['a special judge without code', { judgeMode: 'spj', spjLanguage: 'C' }, {}, '特判或交互程序不能为空。'],
    ['extra files that are no JSON', { userExtraFile: '{' }, {}, '选手程序的附加文件的格式不正确。'],
    ['a path as an extra file', { judgeExtraFile: { '../x': 'y' } }, {}, '../x'],
    ['no cases', {}, { samples: [] }, '至少需要一组测试数据。'],
    ['an empty case', {}, { samples: [{ input: '', output: '' }] }, '第 1 组测试数据'],
    ['half a point', { type: 1 }, { samples: [{ input: '1', output: '1', score: 0.5 }] }, '分数应为'],
    ['no languages', {}, { languages: [] }, '编程语言不能为空。'],
    ['an unknown language', {}, { languages: [{ id: 987_654 }] }, '987654'],
    ['unreadable examples', { examples: 'one and two' }, {}, '样例的格式不正确。'],
  ])('%s is refused, and nothing is written', async (_, problem, rest, words) => {
    const { errorCode, envelope, httpStatus } = await post(soundDraft(problem, rest));
    expect([httpStatus, envelope.status, errorCode]).toEqual([200, 400, 'problemFormInvalid']);
    expect(envelope.msg).toContain(words);
    expect(await countProblems()).toBe(0);
    expect(await lastAudit()).toBeUndefined();
  });

  test('an empty template in use, an unknown upload and a tag that is gone are refused', async () => {
    const templates = { codeTemplates: [{ lid: lid('C'), code: ' ', status: true }] };
    expect((await post(soundDraft({}, templates))).envelope.msg).toBe('已启用的 C 代码模板不能为空。');
    const upload = { isUploadTestCase: true, uploadTestcaseDir: 'no-such-token' };
    expect((await post(soundDraft({}, upload))).errorCode).toBe('stagedTestDataGone');
    expect((await post(soundDraft({}, { tags: [{ id: 987_654 }] }))).errorCode).toBe('tagGone');
    expect(await countProblems()).toBe(0);
  });

  test('of two who choose one display id at once, one is told that it is taken', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => post(soundDraft())));
    const codes = answers.map(({ errorCode }) => errorCode);
    expect(codes.filter((code) => code === undefined)).toHaveLength(1);
    expect(codes.filter((code) => code === 'problemIdTaken')).toHaveLength(2);
    expect((await post(soundDraft({ problemId: ' P-Sum ' }))).envelope.msg).toBe(
      '题目编号 P-SUM 已被使用，请换一个。',
    );
    expect(await countProblems()).toBe(1);
  });

  test('a store that fails in the middle leaves nothing behind', async () => {
    const { fileStore } = server.platform;
    const { putStream } = fileStore;
    let stored = 0;
    fileStore.putStream = (...content) => {
      stored += 1;
      return stored === 3 ? Promise.reject(new Error('the disk is full')) : putStream(...content);
    };
    try {
      const draft = soundDraft({}, { tags: [{ name: 'half-written' }] });
      expect((await post(draft)).errorCode).toBe('serverError');
    } finally {
      fileStore.putStream = putStream;
    }
    expect(await countProblems()).toBe(0);
    const tags = await server.platform.database.selectFrom('tag').select('name').execute();
    expect(tags.map(({ name }) => name)).not.toContain('half-written');
  });
});

describe('reading a problem', () => {
  test('is for its author and super administrators', async () => {
    const pid = await create(soundDraft(), people.admin);
    const code = async (person?: Person) =>
      (
        await server.call('GET /api/admin/problem', {
          query: { pid },
          ...(person && { token: person.token }),
        })
      ).errorCode;
    expect(await code(people.admin)).toBeUndefined();
    expect(await code(people.root)).toBeUndefined();
    expect(await code(people.problem_admin)).toBe('problemNotYours');
    expect(await code(people.default_user)).toBe('noPermission');
    expect(await readCases(pid, people.problem_admin)).toBeNull();
    expect(
      (await server.call('GET /api/admin/problem', { query: { pid: 1 }, token: people.root.token }))
        .errorCode,
    ).toBe('problemNotFound');
  });

  test('shows the beginning of a case, and whether it is text', async () => {
    const long = '汉'.repeat(40_000);
    const pid = await create(soundDraft({}, { samples: [{ input: long, output: '1' }] }));
    const [first] = await readCases(pid);
    const look = async (caseId: number, side: 'input' | 'output') =>
      server.call('GET /api/admin/problem/case-content', {
        query: { pid, caseId, side },
        token: people.root.token,
      });
    const { data } = (await look(first?.id ?? 0, 'input')).envelope as {
      data: { text: string; isCut: boolean };
    };
    expect(data).toMatchObject({ isCut: true, isText: true, sizeBytes: 120_000 });
    expect(data.text).toBe('汉'.repeat(Math.floor(65_536 / 3)));
    expect((await look(first?.id ?? 0, 'output')).envelope.data).toEqual({
      text: '1',
      sizeBytes: 1,
      isCut: false,
      isText: true,
    });
    expect((await look(987_654, 'input')).errorCode).toBe('problemCaseUnknown');
  });
});

describe('changing a problem', () => {
  test('keeps what is absent or null, and takes away what a null takes away', async () => {
    const pid = await create(
      soundDraft(
        {
          hint: 'A hint',
          judgeMode: 'spj',
          spjCode: 'int main(){}',
          spjLanguage: 'C',
          userExtraFile: { 'a.h': 'x' },
        },
        { tags: [{ name: 'kept' }], languages: [{ id: lid('C') }] },
      ),
    );
    const before = await read(pid);
    expect(await change(pid, { title: 'Renamed', description: null, userExtraFile: null })).toBeUndefined();
    const after = await read(pid);
    expect(after).toMatchObject({
      title: 'Renamed',
      description: 'Add two numbers.',
      hint: 'A hint',
      userExtraFile: null,
      spjCode: 'int main(){}',
      caseCount: 2,
    });
    expect(after.tags).toEqual(before.tags);
    expect(after.languageIds).toEqual([lid('C')]);
    expect(await change(pid, { hint: '', judgeMode: 'default' }, { tags: [] })).toBeUndefined();
    expect(await read(pid)).toMatchObject({ hint: null, spjCode: null, spjLanguage: null, tags: [] });
  });

  test('is limited to own problems; plain administrators do not publish', async () => {
    const pid = await create(soundDraft(), people.admin);
    const mine = { problem: { id: pid, title: 'Mine' } };
    expect((await put(mine, people.problem_admin)).errorCode).toBe('problemNotYours');
    expect((await put(mine, people.default_user)).errorCode).toBe('noPermission');
    expect((await put({ problem: { id: pid, auth: 1 } }, people.admin)).errorCode).toBe(
      'problemPublishForbidden',
    );
    expect((await put(mine, people.admin)).errorCode).toBeUndefined();
    expect((await put({ problem: { id: pid, auth: 1, author: 'the-root' } })).errorCode).toBeUndefined();
    expect(await read(pid)).toMatchObject({ title: 'Mine', auth: 1, author: 'the-root' });
    expect((await put(mine, people.admin)).errorCode).toBe('problemNotYours');
    expect((await put({ problem: { title: 'x' } })).errorCode).toBe('problemIdMissing');
    expect((await put({ problem: { id: 1, title: 'x' } })).errorCode).toBe('problemNotFound');
  });

  test('is refused when somebody saved in between, and says who', async () => {
    const pid = await create();
    const { gmtModified } = await read(pid);
    expect(await change(pid, { title: 'First', gmtModified })).toBeUndefined();
    const late = await put({ problem: { id: pid, title: 'Second', gmtModified } });
    expect(late.errorCode).toBe('problemChangedMeanwhile');
    expect(late.envelope.msg).toContain('the-root');
    expect(await change(pid, { title: 'By an older client' })).toBeUndefined();
    const fresh = await read(pid);
    const [one, other] = await Promise.all(
      ['A', 'B'].map((title) => change(pid, { title, gmtModified: fresh.gmtModified })),
    );
    expect([one, other].filter((code) => code === undefined)).toHaveLength(1);
  });

  test('writes only what is different to the log', async () => {
    const pid = await create();
    expect(await change(pid, { timeLimit: 2000, description: 'x'.repeat(1000) })).toBeUndefined();
    const entry = await lastAudit();
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

  test('of a display id that another problem has is refused', async () => {
    await create();
    const pid = await create(soundDraft({ problemId: 'OTHER' }));
    expect(await change(pid, { problemId: 'p-sum' })).toBe('problemIdTaken');
    expect(await change(pid, { problemId: 'other' })).toBeUndefined();
  });
});

describe('cases of a stored problem', () => {
  const list = async (pid: number) =>
    (await readCases(pid)).map(({ id, input, score, groupNum }) => ({ id, input, score, groupNum }));

  test('keep their content while score, group and order change; those not named go', async () => {
    const samples = [1, 2, 3].map((number) => ({
      input: `${String(number)}\n`,
      output: 'x',
      score: 10,
      groupNum: 1,
    }));
    const pid = await create(soundDraft({ type: 1 }, { samples }));
    await server.platform.database
      .updateTable('problem')
      .set({ areCasesTyped: false })
      .where('id', '=', pid)
      .execute();
    const [first, second, third] = await readCases(pid);
    const chosen = [
      { id: third?.id, input: '3.in', output: '3.out', score: 70, groupNum: 2 },
      { input: '1.in', output: '', score: 30, groupNum: 1 },
    ];
    const answer = await put({
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
    expect(await change(pid, {}, unknown)).toBe('problemCaseUnknown');
    const twice = {
      isUploadTestCase: true,
      samples: [chosen[1], chosen[1]].flatMap((sample) => sample ?? []),
    };
    expect(await change(pid, {}, twice)).toBe('problemCaseUnknown');
  });

  test('that were typed are changed in place, and keep their numbers', async () => {
    const pid = await create();
    const before = await list(pid);
    const samples = [
      { id: before[1]?.id, input: '4 5\n', output: '9\n' },
      { id: before[0]?.id, input: '1 1\n', output: '2\n' },
      { input: 'new', output: '' },
    ];
    const { envelope } = await put({ problem: { id: pid }, isUploadTestCase: false, samples });
    expect(envelope.data).toMatchObject({
      judgingChange: { aspects: ['caseContent'], cases: { added: 2, removed: 1 } },
    });
    const after = await list(pid);
    expect(after.map(({ id, input }) => [id, input]).slice(0, 2)).toEqual([
      [before[1]?.id, '4 5\n'],
      [before[0]?.id, '1 1\n'],
    ]);
  });

  test('stay as they are when none are sent, and get scores when the problem becomes OI', async () => {
    const pid = await create();
    const before = await list(pid);
    expect(await change(pid, { title: 'x' }, { samples: [], isUploadTestCase: false })).toBeUndefined();
    expect(await list(pid)).toEqual(before);
    expect(await change(pid, { type: 1 })).toBeUndefined();
    expect((await list(pid)).map(({ id, score }) => [id, score])).toEqual(before.map(({ id }) => [id, 50]));
  });
});

describe('what a change means for submissions', () => {
  test('is told with how they were judged', async () => {
    const pid = await create();
    const judge = (status: number) =>
      addSubmission(server, {
        problemId: pid,
        userId: people.default_user.id,
        status,
        updatedAt: new Date(0),
      });
    await judge(0);
    await judge(0);
    await judge(-1);
    await judge(-4);
    await addSubmission(server, {
      problemId: pid,
      userId: people.default_user.id,
      status: 0,
      isManual: true,
      updatedAt: new Date(0),
    });
    const harmless = await put({ problem: { id: pid, title: 'Other' } });
    expect(harmless.envelope.data).toMatchObject({ judgingChange: null, outdatedSubmissions: [] });
    const { envelope } = await put({ problem: { id: pid, timeLimit: 500, isRemoveEndBlank: false } });
    const outdatedSubmissions = [
      { status: -1, count: 1 },
      { status: 0, count: 2 },
    ];
    const judgingChange = {
      aspects: ['timeLimit', 'trailingBlanks'],
      cases: { added: 0, removed: 0, changed: 0 },
    };
    expect(envelope.data).toMatchObject({ pid, judgingChange, outdatedSubmissions });
    await put({ problem: { id: pid, memoryLimit: 100 } });
    const later = await server.call('GET /api/admin/problem/judging-change', {
      query: { pid },
      token: people.root.token,
    });
    expect(later.envelope.data).toMatchObject({
      judgingChange: { aspects: ['timeLimit', 'trailingBlanks', 'memoryLimit'] },
      outdatedSubmissions,
      finishedSubmissions: outdatedSubmissions,
      rejudge: null,
    });
  });
});
