import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { validDraft, type SentDraft } from '../testing/problem-draft.ts';
import { startFormSite, type FormSite, type TestUser } from '../testing/form-site.ts';

let site: FormSite;
beforeAll(async () => {
  site = await startFormSite();
});
afterAll(() => site.server.close());
beforeEach(() => site.reset());

describe('creating a problem', () => {
  test('stores the form with typed cases and the chosen languages and tags', async () => {
    const pid = await site.create(
      validDraft(
        {
          codeShare: false,
          hint: 'Use long.',
          userExtraFile: '{"a.h":"x"}',
          isFileIO: true,
          ioReadFileName: 'a.in',
          ioWriteFileName: 'a.out',
        },
        {
          languages: [{ id: site.lid('C') }, { id: site.lid('C++') }],
          tags: [{ name: 'Arithmetic' }, { name: ' arithmetic' }],
          codeTemplates: [{ lid: site.lid('C'), code: 'int main(){}', status: true }],
        },
      ),
    );
    const form = await site.read(pid);
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
    expect(new Set(form.languageIds)).toEqual(new Set([site.lid('C'), site.lid('C++')]));
    expect(form.codeTemplates).toMatchObject([{ lid: site.lid('C'), code: 'int main(){}', status: true }]);
    expect(await site.readCases(pid)).toMatchObject([
      { input: '1 2\n', output: '3\n', score: null, groupNum: 1, inputSize: 4 },
      { input: '4 5\n', output: '9\n' },
    ]);
    expect(await site.lastAudit()).toMatchObject({
      actorUsername: 'the-root',
      action: 'problem.create',
      target: `problem ${String(pid)}`,
      before: null,
      after: { problemId: 'P-SUM', auth: 2, tags: ['Arithmetic'], cases: { count: 2 } },
    });
  });

  test('is limited to administrators, and the author is the caller unless root names another', async () => {
    expect((await site.server.call('POST /api/admin/problem', { body: validDraft() })).httpStatus).toBe(401);
    expect((await site.post(validDraft(), site.people.default_user)).errorCode).toBe('noPermission');
    const ofAdmin = await site.create(validDraft({ author: 'the-root' }), site.people.admin);
    expect(await site.read(ofAdmin)).toMatchObject({ author: 'the-admin' });
    const named = await site.create(validDraft({ problemId: 'B', author: 'THE-problem_admin' }));
    expect(await site.read(named)).toMatchObject({ author: 'the-problem_admin' });
    expect((await site.post(validDraft({ problemId: 'C', author: 'no-such-user' }))).errorCode).toBe(
      'problemAuthorUnknown',
    );
  });

  test('does not publish for plain administrators', async () => {
    expect((await site.post(validDraft({ auth: 1 }), site.people.admin)).errorCode).toBe(
      'problemPublishForbidden',
    );
    const { auth: _auth, ...problem } = validDraft().problem;
    const pid = await site.create({ ...validDraft(), problem }, site.people.admin);
    expect(await site.read(pid)).toMatchObject({ auth: 2 });
    const open = await site.create(
      { ...validDraft(), problem: { ...problem, problemId: 'K' } },
      site.people.problem_admin,
    );
    expect(await site.read(open)).toMatchObject({ auth: 1 });
  });

  test('distributes the scores of an OI problem, or adds them up', async () => {
    const samples = [1, 2, 3].map((number) => ({
      input: String(number),
      output: 'x',
      score: null,
      groupNum: 1,
    }));
    const pid = await site.create(validDraft({ type: 1 }, { samples }));
    expect((await site.readCases(pid)).map(({ score }) => score)).toEqual([33, 33, 34]);
    expect(await site.read(pid)).toMatchObject({ ioScore: 100 });
    const lowest = await site.create(
      validDraft(
        { problemId: 'L', type: 1, judgeCaseMode: 'subtask_lowest' },
        {
          samples: samples.map((sample, index) => ({
            ...sample,
            score: String(10 * (index + 1)),
            groupNum: index < 2 ? 1 : 2,
          })),
        },
      ),
    );
    expect(await site.read(lowest)).toMatchObject({ ioScore: 10 + 30 });
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
    ['extra files that are not JSON', { userExtraFile: '{' }, {}, '选手程序的附加文件的格式不正确。'],
    ['a path as the name of an extra file', { judgeExtraFile: { '../x': 'y' } }, {}, '../x'],
    ['no cases', {}, { samples: [] }, '至少需要一组测试数据。'],
    ['an empty case', {}, { samples: [{ input: '', output: '' }] }, '第 1 组测试数据'],
    ['a fractional score', { type: 1 }, { samples: [{ input: '1', output: '1', score: 0.5 }] }, '分数应为'],
    ['no languages', {}, { languages: [] }, '编程语言不能为空。'],
    ['an unknown language', {}, { languages: [{ id: 987_654 }] }, '987654'],
    ['examples in a wrong format', { examples: 'one and two' }, {}, '样例的格式不正确。'],
  ])('rejects %s and writes nothing', async (_, problem, rest, words) => {
    const { errorCode, envelope, httpStatus } = await site.post(validDraft(problem, rest));
    expect([httpStatus, envelope.status, errorCode]).toEqual([200, 400, 'problemFormInvalid']);
    expect(envelope.msg).toContain(words);
    expect(await site.countProblems()).toBe(0);
    expect(await site.lastAudit()).toBeUndefined();
  });

  test('refuses an empty enabled template, an unknown upload and a deleted tag', async () => {
    const templates = { codeTemplates: [{ lid: site.lid('C'), code: ' ', status: true }] };
    expect((await site.post(validDraft({}, templates))).envelope.msg).toBe('已启用的 C 代码模板不能为空。');
    const upload = { isUploadTestCase: true, uploadTestcaseDir: 'no-such-token' };
    expect((await site.post(validDraft({}, upload))).errorCode).toBe('stagedTestDataGone');
    expect((await site.post(validDraft({}, { tags: [{ id: 987_654 }] }))).errorCode).toBe('tagGone');
    expect(await site.countProblems()).toBe(0);
  });

  test('reports a taken display id to one of two concurrent requests', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => site.post(validDraft())));
    const codes = answers.map(({ errorCode }) => errorCode);
    expect(codes.filter((code) => code === undefined)).toHaveLength(1);
    expect(codes.filter((code) => code === 'problemIdTaken')).toHaveLength(2);
    expect((await site.post(validDraft({ problemId: ' P-Sum ' }))).envelope.msg).toBe(
      '题目编号 P-SUM 已被使用，请换一个。',
    );
    expect(await site.countProblems()).toBe(1);
  });

  test('accepts typed cases of megabytes, refuses more, and rejects guests before reading the body', async () => {
    const long = 'x'.repeat(3 * 1024 * 1024);
    const pid = await site.create(validDraft({}, { samples: [{ input: long, output: '1' }] }));
    expect(await site.readCases(pid)).toMatchObject([{ inputSize: long.length }]);
    const payload = `{"problem":{"title":"${'x'.repeat(33 * 1024 * 1024)}"}}`;
    const send = (authorization: string) =>
      site.server.send({
        method: 'POST',
        url: '/api/admin/problem',
        payload,
        headers: { authorization, 'content-type': 'application/json' },
      });
    expect(await send(site.people.root.token)).toMatchObject({ errorCode: 'bodyTooLarge' });
    expect((await send('')).httpStatus).toBe(401);
  });

  test('leaves nothing behind when the store fails half-way', async () => {
    const { fileStore } = site.server.platform;
    const { putStream } = fileStore;
    let stored = 0;
    fileStore.putStream = (...content) => {
      stored += 1;
      return stored === 3 ? Promise.reject(new Error('the disk is full')) : putStream(...content);
    };
    try {
      const draft = validDraft({}, { tags: [{ name: 'half-written' }] });
      expect((await site.post(draft)).errorCode).toBe('serverError');
    } finally {
      fileStore.putStream = putStream;
    }
    expect(await site.countProblems()).toBe(0);
    const tags = await site.server.platform.database.selectFrom('tag').select('name').execute();
    expect(tags.map(({ name }) => name)).not.toContain('half-written');
  });
});

describe('loading a problem', () => {
  test('is limited to its author and problem administrators', async () => {
    const pid = await site.create(validDraft(), site.people.admin);
    const code = async (person?: TestUser) =>
      (
        await site.server.call('GET /api/admin/problem', {
          query: { pid },
          ...(person && { token: person.token }),
        })
      ).errorCode;
    expect(await code(site.people.admin)).toBeUndefined();
    expect(await code(site.people.root)).toBeUndefined();
    expect(await code(site.people.problem_admin)).toBeUndefined();
    expect(await code(site.people.default_user)).toBe('noPermission');
    const ofRoot = await site.create(validDraft({ problemId: 'ROOTS' }), site.people.root);
    expect(await site.readCases(ofRoot, site.people.admin)).toBeNull();
    expect(
      (await site.server.call('GET /api/admin/problem', { query: { pid: 1 }, token: site.people.root.token }))
        .errorCode,
    ).toBe('problemNotFound');
  });

  test('shows the first bytes of a case, and whether it is text', async () => {
    const long = '汉'.repeat(40_000);
    const pid = await site.create(validDraft({}, { samples: [{ input: long, output: '1' }] }));
    const [first] = await site.readCases(pid);
    const look = async (caseId: number, side: 'input' | 'output') =>
      site.server.call('GET /api/admin/problem/case-content', {
        query: { pid, caseId, side },
        token: site.people.root.token,
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
