import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { addProblem, addSubmission, addTag, tagProblem } from './testing/sample-problems.ts';

let server: TestServer;
let graph: number;
let greedy: number;

beforeAll(async () => {
  server = await startTestServer();
  graph = await addTag(server, {
    name: 'graph',
    nameTranslations: JSON.stringify({ 'zh-CN': '图论', 'zh-HK': '圖論' }),
  });
  greedy = await addTag(server, { name: 'greedy' });
  await addProblem(server, { displayId: 'P10', title: '两袋米 Two Sacks of Rice', difficulty: 1 });
  const tagged = await addProblem(server, {
    displayId: 'P9',
    title: '最短路 Shortest 100%_way\\',
    difficulty: 2,
  });
  const both = await addProblem(server, { displayId: 'P2', title: '贪心 GREEDY coins', scoring: 'oi' });
  await addProblem(server, { displayId: 'HDU-1000', title: 'A+B remote', isRemote: true });
  await addProblem(server, { displayId: 'CF-1A', title: 'Theatre Square', isRemote: true });
  await addProblem(server, { displayId: 'HIDDEN', title: 'hidden rice', visibility: 'private' });
  await addProblem(server, { displayId: 'CONTEST', title: 'contest rice', visibility: 'contest' });
  await addProblem(server, { displayId: 'GROUPED', title: 'group rice', groupId: 4 });
  await tagProblem(server, tagged.id, [graph, await addTag(server, { name: 'secret', groupId: 4 })]);
  await tagProblem(server, both.id, [graph, greedy]);
  await server.platform.database
    .insertInto('problemResultCount')
    .values([
      { problemId: both.id, status: 0, count: 5 },
      { problemId: both.id, status: -1, count: 3 },
      { problemId: both.id, status: -4, count: 1 },
      { problemId: both.id, status: 8, count: 2 },
      { problemId: tagged.id, status: -1, count: 1 },
    ])
    .execute();
});
afterAll(() => server.close());

async function list(query: Record<string, unknown> = {}, token?: string) {
  const url = `/api/get-problem-list?${new URLSearchParams(query as Record<string, string>).toString()}`;
  const answer = await server.send({ method: 'GET', url, headers: token ? { authorization: token } : {} });
  const { records, total } = (answer.envelope.data ?? { records: [], total: -1 }) as {
    records: { problemId: string }[];
    total: number;
  };
  return { ...answer, records, total, ids: records.map(({ problemId }) => problemId) };
}

describe('GET /api/get-problem-list', () => {
  test('shows public problems, sorted by length of the display id and then by display id', async () => {
    const { ids, total } = await list();
    expect(ids).toEqual(['P2', 'P9', 'P10', 'CF-1A', 'HDU-1000']);
    expect(total).toBe(5);
  });

  test.each(['default_user', 'no_submit_mute_user', 'problem_admin', 'admin', 'root'] as const)(
    'is the same for %s: it omits problems that are not public',
    async (role) => {
      const { token } = await server.addUser({ role });
      expect((await list({}, token)).ids).toEqual(['P2', 'P9', 'P10', 'CF-1A', 'HDU-1000']);
    },
  );

  test('contains the result counts and tags, and nothing else', async () => {
    const { records } = await list({ keyword: 'P2' });
    expect(records).toEqual([
      {
        pid: expect.any(Number) as number,
        problemId: 'P2',
        title: '贪心 GREEDY coins',
        difficulty: 0,
        type: 1,
        tags: [expect.objectContaining({ name: '图论' }), expect.objectContaining({ name: 'greedy' })],
        total: 11,
        ac: 5,
        wa: 3,
        pa: 2,
        mle: 0,
        tle: 0,
        re: 0,
        pe: 0,
        ce: 0,
        se: 0,
        score: null,
      },
    ]);
  });

  test.each([
    ['one Chinese character', '米', ['P10']],
    ['two Chinese characters', '袋米', ['P10']],
    ['a substring in another case', 'sAcK', ['P10']],
    ['one letter', 'q', ['CF-1A']],
    ['surrounding spaces', '  greedy ', ['P2']],
    ['a display id in lower case', 'hdu-1', ['HDU-1000']],
    ['characters in another order', '米袋', []],
    ['separated letters', 'srice', []],
    ['escaped wildcards', '100%_', ['P9']],
    ['a wildcard without a match', '%%', []],
    ['a backslash', 'way\\', ['P9']],
    ['a text across id and title', 'P2贪', []],
    ['a quote', "' OR '1'='1", []],
    ['the name of a tag', 'Graph', ['P2', 'P9']],
    ['the name of a tag in another language', '图论', ['P2', 'P9']],
    ['a part of it in a third one', '圖論', ['P2', 'P9']],
    ['one character of the name of a tag', '图', []],
    ['the name of a tag of a group', 'secret', []],
  ])('finds by %s', async (_, keyword, expected) => {
    const { ids, total } = await list({ keyword });
    expect([ids, total]).toEqual([expected, expected.length]);
  });

  test('requires every tag', async () => {
    expect((await list({ tagId: String(graph) })).ids).toEqual(['P2', 'P9']);
    expect((await list({ tagId: `${String(graph)},${String(greedy)}` })).ids).toEqual(['P2']);
    expect((await list({ tagId: `${String(graph)},999999` })).ids).toEqual([]);
    expect((await list({ tagId: `${String(graph)},${String(graph)},` })).ids).toEqual(['P2', 'P9']);
    expect((await list({ tagId: '' })).total).toBe(5);
  });

  test('combines difficulty and origin with the other filters', async () => {
    expect((await list({ difficulty: '2' })).ids).toEqual(['P9']);
    expect((await list({ difficulty: '7' })).ids).toEqual([]);
    expect((await list({ oj: 'Mine' })).ids).toEqual(['P2', 'P9', 'P10']);
    expect((await list({ oj: 'hdu' })).ids).toEqual(['HDU-1000']);
    expect((await list({ oj: 'GYM' })).ids).toEqual([]);
    expect((await list({ difficulty: '2', keyword: '最短', tagId: String(graph), oj: 'Mine' })).ids).toEqual([
      'P9',
    ]);
  });

  test('pages, and returns an empty page beyond the end', async () => {
    expect((await list({ limit: '2', currentPage: '2' })).ids).toEqual(['P10', 'CF-1A']);
    for (const currentPage of ['999999999', '4']) {
      const { ids, total } = await list({ limit: '2', currentPage });
      expect([ids, total]).toEqual([[], 5]);
    }
    expect((await list({ limit: '-1', currentPage: '-7' })).ids).toHaveLength(5);
  });

  test.each([
    ['id', ['P2', 'P9', 'P10', 'CF-1A', 'HDU-1000']],
    ['-id', ['HDU-1000', 'CF-1A', 'P10', 'P9', 'P2']],
    ['difficulty', ['P2', 'CF-1A', 'HDU-1000', 'P10', 'P9']],
    ['-difficulty', ['P9', 'P10', 'P2', 'CF-1A', 'HDU-1000']],
    // P2: 5 of 11, P9: 0 of 1; the others have no submissions.
    ['rate', ['P9', 'P2', 'P10', 'CF-1A', 'HDU-1000']],
    ['-rate', ['P2', 'P9', 'P10', 'CF-1A', 'HDU-1000']],
  ])('sorts by %s', async (sort, ids) => {
    expect((await list({ sort })).ids).toEqual(ids);
    const ofGraph = await list({ sort, tagId: String(graph), limit: '1' });
    expect([ofGraph.ids, ofGraph.total]).toEqual([
      ids.filter((id) => ['P2', 'P9'].includes(id)).slice(0, 1),
      2,
    ]);
  });

  test.each([
    ['sort', 'title'],
    ['tagId', '[1,2]'],
    ['tagId', '{"id":1}'],
    ['tagId', '1;DROP TABLE tag'],
    ['tagId', '1.5'],
    ['tagId', Array.from({ length: 51 }, (_, index) => index).join(',')],
    ['difficulty', 'hard'],
    ['limit', 'many'],
    ['keyword', 'x'.repeat(256)],
    ['keyword', 'a\0b'],
  ])('refuses %s = %s and names the field', async (field, value) => {
    const { httpStatus, errorCode, envelope } = await list({ [field]: value });
    expect([httpStatus, errorCode]).toEqual([400, 'invalidField']);
    expect(envelope.msg).toContain(field);
  });
});

describe('GET /api/get-random-problem', () => {
  test('picks only public problems, and not always the same', async () => {
    const picked = new Set<unknown>();
    for (let time = 0; time < 40; time += 1) {
      const { envelope } = await server.call('GET /api/get-random-problem');
      picked.add((envelope.data as { problemId: string }).problemId);
    }
    expect(picked.size).toBeGreaterThan(1);
    for (const problemId of picked) expect(['P2', 'P9', 'P10', 'CF-1A', 'HDU-1000']).toContain(problemId);
  });

  test('reports an empty site, and finds the first problem immediately', async () => {
    const empty = await startTestServer();
    const none = await empty.call('GET /api/get-random-problem');
    expect([none.httpStatus, none.envelope.status, none.errorCode]).toEqual([200, 400, 'noPublicProblem']);
    await addProblem(empty, { displayId: 'FIRST' });
    expect((await empty.call('GET /api/get-random-problem')).envelope.data).toEqual({ problemId: 'FIRST' });
    await empty.close();
  });
});

describe('the own status of a user', () => {
  const idOf = async (displayId: string) =>
    (
      await server.platform.database
        .selectFrom('problem')
        .select('id')
        .where('displayId', '=', displayId)
        .executeTakeFirstOrThrow()
    ).id;

  async function addLearner() {
    const learner = await server.addUser();
    const mine = { userId: learner.id };
    await addSubmission(server, { ...mine, problemId: await idOf('P2'), status: -1 });
    await addSubmission(server, { ...mine, problemId: await idOf('P2'), status: 0 });
    await addSubmission(server, { ...mine, problemId: await idOf('P9'), status: -1 });
    await addSubmission(server, { ...mine, problemId: await idOf('P10'), status: -1, contestId: 4 });
    return learner;
  }

  test.each([
    ['solved', ['P2']],
    ['tried', ['P9']],
    ['new', ['P10', 'CF-1A', 'HDU-1000']],
  ])('filters the list: %s', async (ownStatus, ids) => {
    const { token } = await addLearner();
    const found = await list({ ownStatus }, token);
    expect([found.ids, found.total]).toEqual([ids, ids.length]);
  });

  test('combines with other filters and pages, and is "new" for guests', async () => {
    const { token } = await addLearner();
    expect((await list({ ownStatus: 'tried', difficulty: '2' }, token)).ids).toEqual(['P9']);
    expect((await list({ ownStatus: 'tried', difficulty: '1' }, token)).ids).toEqual([]);
    const second = await list({ ownStatus: 'new', limit: '1', currentPage: '2' }, token);
    expect([second.ids, second.total]).toEqual([['CF-1A'], 3]);
    expect((await list({ ownStatus: 'solved' })).ids).toEqual([]);
    expect((await list({ ownStatus: 'new' })).total).toBe(5);
    expect((await list({ ownStatus: 'x' })).httpStatus).toBe(400);
  });

  test('has counts beside every choice, by the other filters', async () => {
    const counts = async (query: Record<string, string>, token?: string) => {
      const url = `/api/get-problem-counts?${new URLSearchParams(query).toString()}`;
      const headers = token === undefined ? {} : { authorization: token };
      return (await server.send({ method: 'GET', url, headers })).envelope.data as {
        difficulties: { difficulty: number; count: number }[];
        ownStatuses: Record<string, number> | null;
        tags: { id: number; count: number }[];
      };
    };
    const levels = (answer: Awaited<ReturnType<typeof counts>>) =>
      answer.difficulties.map(({ count }) => count);
    const everywhere = await counts({});
    expect([levels(everywhere), everywhere.ownStatuses]).toEqual([[3, 1, 1], null]);
    expect(everywhere.tags).toContainEqual({ id: graph, count: 2 });
    const { token } = await addLearner();
    const own = await counts({ difficulty: '2' }, token);
    expect([levels(own), own.ownStatuses]).toEqual([[3, 1, 1], { solved: 0, tried: 1, new: 0 }]);
    expect(own.tags).toEqual([{ id: graph, count: 1 }]);
    const tried = await counts({ ownStatus: 'tried', tagId: String(graph) }, token);
    expect([levels(tried), tried.ownStatuses]).toEqual([[0, 0, 1], { solved: 1, tried: 1, new: 0 }]);
    expect(tried.tags).not.toContainEqual(expect.objectContaining({ id: greedy }));
  });

  test('keeps solved problems out of the random pick, as long as there are others', async () => {
    const learner = await addLearner();
    const pick = async (difficulty: string) =>
      (
        await server.send({
          method: 'GET',
          url: `/api/get-random-problem?difficulty=${difficulty}`,
          headers: { authorization: learner.token },
        })
      ).envelope.data;
    for (let time = 0; time < 10; time += 1) {
      expect(await pick('2')).toEqual({ problemId: 'P9' });
      expect(await pick('0')).not.toEqual({ problemId: 'P2' });
    }
    await addSubmission(server, { userId: learner.id, problemId: await idOf('P9'), status: 0 });
    expect(await pick('2')).toEqual({ problemId: 'P9' });
  });
});
