import { statuses, type Calls, type DataOf } from '@touchstone/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addProblem } from '../../testing/sample-content.ts';
import { addGroup, addGroupMember } from '../../testing/sample-groups.ts';
import { addRegistration, addTraining } from '../../testing/sample-trainings.ts';
import {
  copy,
  independent,
  namesOf,
  original,
  startComparedSite,
  type ComparedSite,
} from './testing/compared-site.ts';

type List = DataOf<Calls['GET /api/similarity/comparisons']>;

let site: ComparedSite;
beforeAll(async () => {
  site = await startComparedSite();
});
afterAll(() => site.server.close());

describe('a comparison of a contest', () => {
  test('finds the copy and shows where the programs are the same', async () => {
    const { contestId, problemId } = await site.addComparedContest();
    // Outside the contest.
    await site.submit(original, site.person(3), { problemId });
    const result = await site.compare({ kind: 'contest', target: contestId });
    expect(namesOf(result)).toEqual(['ann bob']);
    expect(result).toMatchObject({
      total: 3,
      done: 3,
      tooShort: 0,
      omitted: 0,
      startedBy: site.root.username,
    });
    expect(result.of).toEqual({ kind: 'contest', target: contestId, title: 'A contest', gid: null });
    expect(result.problems).toEqual([{ id: problemId, displayId: 'A', title: 'Problem A' }]);
    expect(result.pairs[0]).toMatchObject({ similarity: 1, mark: null, note: '' });
    const pair = await site.loadPair(result.pairs[0]?.id ?? 0);
    expect([pair.left.code, pair.right.code].toSorted()).toEqual([original, copy].toSorted());
    expect(pair.fragments).toHaveLength(1);
    const [fragment] = pair.fragments;
    expect(pair.left.code.slice(fragment?.left.from, fragment?.left.to)).toContain('readAll');
  });

  test('marks stay in the next comparison, and the export contains them', async () => {
    const { contestId } = await site.addComparedContest();
    const first = await site.compare({ kind: 'contest', target: contestId });
    const id = first.pairs[0]?.id ?? 0;
    const marked = await site.server.call('PUT /api/similarity/pair', {
      token: site.root.token,
      body: { id, mark: 'discuss', note: '=talk to both' },
    });
    expect(marked.errorCode).toBeUndefined();
    const second = await site.compare({ kind: 'contest', target: contestId });
    expect(second.pairs[0]).toMatchObject({
      mark: 'discuss',
      note: '=talk to both',
      markedBy: site.root.username,
    });
    expect(second.marked).toBe(1);
    const sheet = await site.server.app.inject({
      url: '/api/file/download-similarity',
      query: { id: String(second.id) },
      headers: { authorization: site.root.token },
    });
    expect(sheet.headers['content-type']).toContain('text/csv');
    const [, row] = sheet.body.split('\r\n');
    expect(row).toContain('-similar');
    expect(row).toContain(`"'=talk to both"`);
    const list = (
      await site.server.call('GET /api/similarity/comparisons', {
        token: site.root.token,
        query: { kind: 'contest', target: contestId },
      })
    ).envelope.data as List;
    expect(list.comparisons.map(({ id: listed, marked: count }) => [listed, count])).toEqual([
      [second.id, 1],
      [first.id, 1],
    ]);
    await site.server.call('DELETE /api/similarity/comparison', {
      token: site.root.token,
      query: { id: second.id },
    });
    expect(
      (
        await site.server.call('GET /api/similarity/comparison', {
          token: site.root.token,
          query: { id: second.id },
        })
      ).errorCode,
    ).toBe('similarityNotFound');
    const actions = await site.server.platform.database
      .selectFrom('auditLog')
      .select('action')
      .where('target', '=', `contest ${String(contestId)}`)
      .orderBy('id')
      .execute();
    expect(actions.map(({ action }) => action)).toEqual([
      'similarity.start',
      'similarity.mark',
      'similarity.start',
      'similarity.export',
      'similarity.delete',
    ]);
  });

  test('leaves out given code: a template of the problem, a file of the teacher', async () => {
    const { contestId } = await site.addComparedContest();
    const result = await site.compare({
      kind: 'contest',
      target: contestId,
      ignored: [{ name: 'given.cpp', code: original }],
    });
    expect(result.pairs).toEqual([]);
    expect(result).toMatchObject({ tooShort: 2, ignored: ['given.cpp'] });
    const templated = await site.addComparedContest();
    const { id: languageId } = await site.server.platform.database
      .selectFrom('language')
      .select('id')
      .where('name', '=', 'C++ 17')
      .executeTakeFirstOrThrow();
    await site.server.platform.database
      .insertInto('problemCodeTemplate')
      .values({ problemId: templated.problemId, languageId, code: original, isEnabled: true })
      .execute();
    expect((await site.compare({ kind: 'contest', target: templated.contestId })).pairs).toEqual([]);
  });

  test('takes the best or the last program of a person', async () => {
    const { contestId, problemId } = await site.addComparedContest();
    await site.submit(independent, site.person(1), {
      problemId,
      contestId,
      status: statuses.wrongAnswer,
      submittedAt: new Date(Date.now() + 60_000),
    });
    await site.submit(copy, site.person(3), { problemId, contestId, status: statuses.compileError });
    expect(namesOf(await site.compare({ kind: 'contest', target: contestId }))).toEqual(['ann bob']);
    expect(namesOf(await site.compare({ kind: 'contest', target: contestId, choice: 'last' }))).toEqual([
      'bob cid',
    ]);
  });

  test('compares the chosen languages only, and stores pairs from the threshold on', async () => {
    const { contestId, problemId } = await site.addComparedContest();
    await site.submit(
      `${copy}int spare(int a) { while (a > 3) a -= 2; return a * a + 7; }\n`,
      site.person(3),
      {
        problemId,
        contestId,
      },
    );
    const python = await site.compare({ kind: 'contest', target: contestId, families: ['python'] });
    expect(python).toMatchObject({ total: 0, pairs: [], families: ['python'] });
    const high = await site.compare({ kind: 'contest', target: contestId, families: ['cpp'], threshold: 99 });
    expect(high).toMatchObject({ total: 4, threshold: 99 });
    expect(namesOf(high)).toEqual(['ann bob']);
    const low = await site.compare({ kind: 'contest', target: contestId });
    expect(namesOf(low).toSorted()).toEqual(['ann bob', 'ann dan', 'bob dan']);
    const refused = await site.start({ kind: 'contest', target: contestId, threshold: 10 });
    expect(refused.errorCode).toBeDefined();
  });

  test('names its problem in the language of the reader', async () => {
    const translated = { title: 'Doubling', titleTranslations: JSON.stringify({ 'zh-CN': '翻倍' }) };
    const { id, displayId } = await addProblem(site.server, translated);
    const load = async (language: string) => {
      const { envelope } = await site.server.call('GET /api/similarity/comparisons', {
        token: site.root.token,
        query: { kind: 'problem', target: id },
        headers: { 'accept-language': language },
      });
      return envelope.data as List;
    };
    expect(await load('zh-HK')).toMatchObject({
      of: { title: `${displayId} 翻倍` },
      problems: [{ id, displayId, title: '翻倍' }],
    });
    expect(await load('en-US')).toMatchObject({ problems: [{ title: 'Doubling' }] });
  });

  test('refuses problems of elsewhere, and a second comparison while one waits', async () => {
    const { contestId } = await site.addComparedContest();
    const { id: elsewhere } = await addProblem(site.server);
    const unknown = await site.start({ kind: 'contest', target: contestId, problems: [elsewhere] });
    expect(unknown.errorCode).toBe('similarityProblemUnknown');
    await site.server.platform.database
      .insertInto('similarityComparison')
      .values({
        contestId,
        choice: 'best',
        families: '[]',
        threshold: 30,
        problemIds: '[]',
        ignored: '[]',
        startedAt: new Date(),
      })
      .execute();
    expect((await site.start({ kind: 'contest', target: contestId })).errorCode).toBe('similarityRunning');
    expect((await site.start({ kind: 'contest', target: 999_999 })).errorCode).toBe('contestMissing');
  });
});

describe('a comparison of a problem or a training', () => {
  test('of a problem includes practice only', async () => {
    const { contestId, problemId } = await site.addComparedContest();
    await site.submit(original, site.person(2), { problemId });
    await site.submit(copy, site.person(3), { problemId });
    const result = await site.compare({ kind: 'problem', target: problemId });
    expect(namesOf(result)).toEqual(['cid dan']);
    expect(contestId).toBeGreaterThan(0);
  });

  test('of a private training includes its participants only', async () => {
    const { id: problemId } = await addProblem(site.server);
    const trainingId = await addTraining(site.server, {
      authorId: site.root.id,
      visibility: 'private',
      password: 'secret',
      problemIds: [problemId],
    });
    for (const index of [0, 1])
      await addRegistration(site.server, { trainingId, userId: site.person(index).id });
    await site.submit(original, site.person(0), { problemId });
    await site.submit(copy, site.person(1), { problemId });
    await site.submit(copy, site.person(2), { problemId });
    expect(namesOf(await site.compare({ kind: 'training', target: trainingId }))).toEqual(['ann bob']);
  });

  test('of a homework of a group includes submissions of the group only', async () => {
    const groupId = await addGroup(site.server, { ownerId: site.person(3).id });
    const { id: problemId } = await addProblem(site.server);
    const trainingId = await addTraining(site.server, {
      authorId: site.person(3).id,
      groupId,
      problemIds: [problemId],
    });
    for (const index of [0, 1]) {
      await addGroupMember(site.server, groupId, { userId: site.person(index).id, standing: 'member' });
      await addRegistration(site.server, { trainingId, userId: site.person(index).id });
    }
    await site.submit(original, site.person(0), { problemId, groupId });
    await site.submit(copy, site.person(1), { problemId, groupId });
    await site.submit(copy, site.person(2), { problemId });
    const result = await site.compare({ kind: 'training', target: trainingId });
    expect(namesOf(result)).toEqual(['ann bob']);
    expect(result.of.gid).toBe(groupId);
  });
});
