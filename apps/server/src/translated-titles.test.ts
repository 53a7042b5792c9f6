/** Titles and tags in the language of the request, in every call that shows them, from the same caches. */
import type { Locale } from '@touchstone/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { validDraft } from './modules/problem-administration/testing/problem-draft.ts';
import { addTag, tagProblem } from './modules/problems/testing/sample-problems.ts';
import { addContest, addContestProblem } from './testing/sample-contests.ts';
import { addProblem, addSubmission } from './testing/sample-content.ts';
import { startTestServer, type TestCall, type TestServer } from './testing/test-server.ts';

let server: TestServer;
let root: string;
let problemId: number;
let contestId: number;
let submissionId: number;

const translations = { 'zh-HK': '兩袋米', 'en-US': 'Two Sacks of Rice' };
const titles: Readonly<Record<Locale, string>> = { 'zh-CN': '两袋米', ...translations };
const tags: Readonly<Record<Locale, string>> = {
  'zh-CN': '表达式',
  'zh-HK': '表达式',
  'en-US': 'Expressions',
};
const inOrder: Locale[] = ['zh-CN', 'en-US', 'zh-HK'];

beforeAll(async () => {
  server = await startTestServer();
  const user = await server.addUser({ role: 'root' });
  root = user.token;
  const problem = await addProblem(server, {
    displayId: 'RICE',
    title: titles['zh-CN'],
    titleTranslations: JSON.stringify(translations),
  });
  problemId = problem.id;
  const classification = await server.platform.database
    .insertInto('tagClassification')
    .values({ name: '算法', nameTranslations: JSON.stringify({ 'en-US': 'Algorithms' }) })
    .returning('id')
    .executeTakeFirstOrThrow();
  const tag = await addTag(server, {
    name: '表达式',
    nameTranslations: JSON.stringify({ 'en-US': 'Expressions' }),
    classificationId: classification.id,
  });
  await tagProblem(server, problemId, [tag]);
  contestId = await addContest(server, { isBoardPublic: true });
  await addContestProblem(server, { contestId, problemId, displayId: 'A', displayTitle: titles['zh-CN'] });
  const other = await addProblem(server, { displayId: 'OTHER', title: '别的' });
  await addContestProblem(server, { contestId, problemId: other.id, displayId: 'B', displayTitle: 'Own' });
  submissionId = await addSubmission(server, { problemId, userId: user.id });
});
afterAll(() => server.close());

async function call<Name extends Parameters<TestServer['call']>[0]>(
  name: Name,
  locale: Locale,
  input: TestCall<Name> = {},
): Promise<unknown> {
  const answer = await server.call(name, { token: root, headers: { 'accept-language': locale }, ...input });
  expect(answer.errorCode).toBeUndefined();
  return answer.envelope.data;
}

const first = (data: unknown) => (data as { records: { title: string }[] }).records[0]?.title;

describe('the title in the language of the request', () => {
  const ways: [string, (locale: Locale) => Promise<string | undefined>][] = [
    [
      'the problem list',
      async (locale) =>
        first(await call('GET /api/get-problem-list', locale, { query: { keyword: 'RICE' } })),
    ],
    [
      'the problem page',
      async (locale) =>
        (
          (await call('GET /api/get-problem-detail', locale, { query: { problemId: 'RICE' } })) as {
            problem: { title: string };
          }
        ).problem.title,
    ],
    [
      'the newest problems',
      async (locale) =>
        (
          (await call('GET /api/get-recent-updated-problem', locale)) as {
            problemId: string;
            title: string;
          }[]
        )
          .filter((one) => one.problemId === 'RICE')
          .map(({ title }) => title)[0],
    ],
    ['the submission list', async (locale) => first(await call('GET /api/get-submission-list', locale))],
    [
      'the submission page',
      async (locale) =>
        (
          (await call('GET /api/get-submission-detail', locale, { query: { submitId: submissionId } })) as {
            title: string;
          }
        ).title,
    ],
    [
      'the back office',
      async (locale) =>
        first(await call('GET /api/admin/problem/get-problem-list', locale, { query: { keyword: 'rice' } })),
    ],
    [
      'a refused change of many problems',
      async (locale) => {
        const body = { ids: [problemId], change: { action: 'delete' as const } };
        const data = await call('POST /api/admin/problem/batch', locale, { body });
        return (data as { refused: { title: string }[] }).refused[0]?.title;
      },
    ],
    [
      'the problems of a contest',
      async (locale) =>
        (
          (await call('GET /api/get-contest-problem', locale, { query: { cid: contestId } })) as {
            displayTitle: string;
          }[]
        )[0]?.displayTitle,
    ],
    [
      'the page of a contest problem',
      async (locale) =>
        (
          (await call('GET /api/get-contest-problem-details', locale, {
            query: { cid: contestId, displayId: 'A' },
          })) as { problem: { title: string } }
        ).problem.title,
    ],
    [
      'the strip of a contest',
      async (locale) =>
        (
          (await call('GET /api/get-full-screen-problem-list', locale, { query: { cid: contestId } })) as {
            title: string;
          }[]
        )[0]?.title,
    ],
    [
      'the scoreboard',
      async (locale) =>
        (
          (await call('GET /api/get-contest-outsize-info', locale, { query: { cid: contestId } })) as {
            problemList: { displayTitle: string }[];
          }
        ).problemList[0]?.displayTitle,
    ],
  ];
  test.each(ways)('%s', async (_, readTitle) => {
    // Twice: the second time from the cache.
    for (const locale of [...inOrder, ...inOrder]) expect(await readTitle(locale)).toBe(titles[locale]);
  });

  test('is the title of the contest, if the contest has set one', async () => {
    const listed = (await call('GET /api/get-contest-problem', 'en-US', { query: { cid: contestId } })) as {
      displayTitle: string;
    }[];
    expect(listed[1]?.displayTitle).toBe('Own');
  });

  test('is the default title without a language', async () => {
    const { envelope } = await server.call('GET /api/get-problem-list', { query: { keyword: 'RICE' } });
    expect(first(envelope.data)).toBe('两袋米');
  });
});

describe('search', () => {
  test.each(['两袋', '兩袋', 'two sacks', 'RICE', 'sacks of'])('finds %s', async (keyword) => {
    for (const locale of inOrder) {
      expect(first(await call('GET /api/get-problem-list', locale, { query: { keyword } }))).toBe(
        titles[locale],
      );
      expect(
        first(await call('GET /api/admin/problem/get-problem-list', locale, { query: { keyword } })),
      ).toBe(titles[locale]);
    }
  });

  test.each(['米two', '米\nrice', 'zz'])('does not find %j', async (keyword) => {
    const data = await call('GET /api/get-problem-list', 'en-US', { query: { keyword } });
    expect((data as { total: number }).total).toBe(0);
  });
});

describe('tags in the language of the request', () => {
  test.each([...inOrder, ...inOrder])('%s', async (locale) => {
    const page = (await call('GET /api/get-problem-detail', locale, { query: { problemId: 'RICE' } })) as {
      tags: { name: string }[];
    };
    expect(page.tags.map(({ name }) => name)).toEqual([tags[locale]]);
    const all = await call('GET /api/get-all-problem-tags', locale);
    expect(all).toMatchObject([{ name: tags[locale] }]);
    const groups = await call('GET /api/tag-groups', locale);
    expect(groups).toMatchObject([
      { tagList: [{ name: tags[locale], allNames: ['表达式', 'Expressions'] }] },
    ]);
    const grouped = await call('GET /api/get-problem-tags-and-classification', locale);
    const classification = { name: locale === 'en-US' ? 'Algorithms' : '算法' };
    expect(grouped).toMatchObject([{ classification, tagList: [{ name: tags[locale] }] }]);
    const administered = await call('GET /api/admin/tag', locale);
    expect(administered).toMatchObject([
      {
        classification: { name: '算法', nameTranslations: { 'en-US': 'Algorithms' } },
        tagList: [{ name: '表达式', nameTranslations: { 'en-US': 'Expressions' } }],
      },
    ]);
  });
});

describe('the form', () => {
  const form = async (pid: number) =>
    (await call('GET /api/admin/problem', 'en-US', { query: { pid } })) as {
      title: string;
      titleTranslations: object;
      tags: { id: number; name: string }[];
    };
  const change = (problem: object, rest: object = {}) =>
    server.call('PUT /api/admin/problem', {
      token: root,
      body: validDraft({ id: formId, ...problem }, rest),
    });
  let formId: number;

  test('has the default title and all translations', async () => {
    const created = (await call('POST /api/admin/problem', 'en-US', {
      body: validDraft({
        problemId: 'FORM',
        title: '求和',
        titleTranslations: { 'en-US': ' Sum ', 'zh-HK': '', 'zh-CN': null },
      }),
    })) as { pid: number };
    formId = created.pid;
    expect(await form(formId)).toMatchObject({ title: '求和', titleTranslations: { 'en-US': 'Sum' } });
  });

  test('keeps the translations for a client that does not send them', async () => {
    expect((await change({ problemId: 'FORM', title: '总和' })).errorCode).toBeUndefined();
    expect(await form(formId)).toMatchObject({ title: '总和', titleTranslations: { 'en-US': 'Sum' } });
  });

  test('replaces them, and logs the change', async () => {
    await change({ problemId: 'FORM', titleTranslations: { 'zh-HK': '總和' } });
    expect((await form(formId)).titleTranslations).toEqual({ 'zh-HK': '總和' });
    const { after } = await server.platform.database
      .selectFrom('auditLog')
      .select('after')
      .where('action', '=', 'problem.change')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(after).toMatchObject({ titleTranslations: { 'zh-HK': '總和' } });
  });

  test.each([
    [{ 'en-US': 'x'.repeat(256) }, 'problemFormInvalid'],
    [{ 'fr-FR': 'Somme' }, 'invalidField'],
    [{ 'en-US': 'a\0b' }, 'invalidField'],
    ['Sum', 'invalidField'],
  ])('refuses %j', async (titleTranslations, code) => {
    const answer = await server.send({
      method: 'PUT',
      url: '/api/admin/problem',
      payload: validDraft({ id: formId, titleTranslations: titleTranslations as object }),
      headers: { authorization: root },
    });
    expect(answer.errorCode).toBe(code);
  });

  test('finds a tag by its name in any language instead of creating another', async () => {
    await change({ problemId: 'FORM' }, { tags: [{ name: 'expressions' }] });
    expect((await form(formId)).tags.map(({ name }) => name)).toEqual(['Expressions']);
    const { count } = await server.platform.database
      .selectFrom('tag')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    expect(count).toBe(1);
  });
});

describe('the administration of tags', () => {
  const list = async () =>
    (
      (await call('GET /api/admin/tag', 'zh-CN', { query: { oj: 'HDU' } })) as {
        tagList: { id: number; name: string; nameTranslations: object }[];
      }[]
    )[0]?.tagList[0];

  test('stores, keeps, replaces and removes translations', async () => {
    await call('POST /api/admin/tag', 'zh-CN', {
      body: { name: 'dp', oj: 'HDU', nameTranslations: { 'zh-CN': ' 动态规划 ' } },
    });
    const tag = await list();
    expect(tag).toMatchObject({ name: 'dp', nameTranslations: { 'zh-CN': '动态规划' } });
    const id = tag?.id ?? 0;
    await call('PUT /api/admin/tag', 'zh-CN', { body: { id, name: 'DP' } });
    expect(await list()).toMatchObject({ name: 'DP', nameTranslations: { 'zh-CN': '动态规划' } });
    await call('PUT /api/admin/tag', 'zh-CN', { body: { id, nameTranslations: {} } });
    expect((await list())?.nameTranslations).toEqual({});
  });

  test('refuses a long translation', async () => {
    const body = { name: 'new', nameTranslations: { 'en-US': 'x'.repeat(65) } };
    expect((await server.call('POST /api/admin/tag', { token: root, body })).errorCode).toBe(
      'tagNameTooLong',
    );
  });
});

describe('adding a problem to a contest', () => {
  test('with its translated title follows the problem', async () => {
    const cid = await addContest(server);
    await call('PUT /api/admin/contest/contest-problem', 'en-US', {
      body: { cid, pid: problemId, displayId: 'A', displayTitle: 'Two Sacks of Rice' },
    });
    const listed = await call('GET /api/get-contest-problem', 'zh-CN', { query: { cid } });
    expect(listed).toMatchObject([{ displayTitle: '两袋米' }]);
  });
});
