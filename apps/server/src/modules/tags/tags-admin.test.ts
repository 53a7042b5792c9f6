import type { Tag, TagClassification } from '@touchstone/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
const tokens: Record<string, string> = {};
let tagAdmin: { token: string };

beforeAll(async () => {
  server = await startTestServer();
  for (const role of ['root', 'problem_admin', 'admin', 'default_user'] as const)
    tokens[role] = (await server.addUser({ role, username: role })).token;
  tagAdmin = { token: tokens['problem_admin'] ?? '' };
});
afterAll(() => server.close());

beforeEach(async () => {
  const { database } = server.platform;
  await database.deleteFrom('tag').execute();
  await database.deleteFrom('tagClassification').execute();
  await database.deleteFrom('auditLog').execute();
});

async function addTag(body: object): Promise<Tag> {
  const { envelope, errorCode } = await server.call('POST /api/admin/tag', { ...tagAdmin, body });
  expect(errorCode).toBeUndefined();
  return envelope.data as Tag;
}

async function addClassification(body: object): Promise<TagClassification> {
  const { envelope, errorCode } = await server.call('POST /api/admin/tag/classification', {
    ...tagAdmin,
    body,
  });
  expect(errorCode).toBeUndefined();
  return envelope.data as TagClassification;
}

async function list(oj?: string) {
  const { envelope } = await server.call('GET /api/admin/tag', { ...tagAdmin, ...(oj && { query: { oj } }) });
  const groups = envelope.data as {
    classification: TagClassification | null;
    tagList: (Tag & { problemCount: number })[];
  }[];
  return groups.map(({ classification, tagList }) => [
    classification?.name ?? null,
    tagList.map(({ name, problemCount }) => `${name} ${String(problemCount)}`),
  ]);
}

async function lastAudit() {
  const row = await server.platform.database
    .selectFrom('auditLog')
    .select(['actorUsername', 'action', 'target', 'before', 'after'])
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return row && { ...row, before: parse(row.before), after: parse(row.after) };
}
const parse = (value: unknown): unknown => (typeof value === 'string' ? JSON.parse(value) : value);

async function addProblemsWith(tagId: number, displayIds: string[]) {
  const { database } = server.platform;
  for (const displayId of displayIds) {
    const { id } = await database
      .insertInto('problem')
      .values({ displayId, title: displayId })
      .returning('id')
      .executeTakeFirstOrThrow();
    await database.insertInto('problemTag').values({ problemId: id, tagId }).execute();
  }
}

describe('who may manage tags', () => {
  const writes = [
    ['POST', '/api/admin/tag', { name: 'dp' }],
    ['PUT', '/api/admin/tag', { id: 1, name: 'dp' }],
    ['DELETE', '/api/admin/tag?tid=1', undefined],
    ['GET', '/api/admin/tag/classification', undefined],
    ['POST', '/api/admin/tag/classification', { name: 'dp' }],
    ['PUT', '/api/admin/tag/classification', { id: 1, name: 'dp' }],
    ['DELETE', '/api/admin/tag/classification?tcid=1', undefined],
  ] as const;

  test.each(writes)('%s %s: refuses guests, users and plain administrators', async (method, url, body) => {
    const status = async (role?: string) =>
      (
        await server.send({
          method,
          url,
          ...(body && { payload: body }),
          headers: { authorization: (role && tokens[role]) ?? '' },
        })
      ).httpStatus;
    expect(await status()).toBe(401);
    expect(await status('default_user')).toBe(403);
    expect(await status('admin')).toBe(403);
    expect(await status('root')).toBe(200);
  });

  test('every administrator may list them, others may not', async () => {
    const status = async (token?: string) =>
      (await server.call('GET /api/admin/tag', { ...(token && { token }) })).httpStatus;
    expect(await status()).toBe(401);
    expect(await status(tokens['default_user'])).toBe(403);
    for (const role of ['admin', 'problem_admin', 'root']) expect(await status(tokens[role])).toBe(200);
  });
});

describe('a tag', () => {
  test('is created with its classification, and the default colour if none is given', async () => {
    const { id: tcid } = await addClassification({ name: '图论', oj: 'ME', rank: 2 });
    const tag = await addTag({ name: ' 最短路 ', oj: 'me', tcid });
    expect(tag).toMatchObject({ name: '最短路', color: '#4CAF50', oj: 'ME', gid: null, tcid });
    expect(await list()).toEqual([['图论', ['最短路 0']]]);
    expect(await lastAudit()).toEqual({
      actorUsername: 'problem_admin',
      action: 'tag.create',
      target: `tag ${String(tag.id)}`,
      before: null,
      after: { name: '最短路', color: '#4CAF50', oj: 'ME', tcid },
    });
  });

  test('keeps absent name and colour, and becomes unclassified if the classification is null', async () => {
    const { id: tcid } = await addClassification({ name: 'Graphs' });
    const tag = await addTag({ name: 'BFS', color: '#abc', tcid });
    const { errorCode } = await server.call('PUT /api/admin/tag', {
      ...tagAdmin,
      body: { ...tag, tcid: null },
    });
    expect(errorCode).toBeUndefined();
    expect(await list()).toEqual([
      ['Graphs', []],
      [null, ['BFS 0']],
    ]);
    await server.call('PUT /api/admin/tag', { ...tagAdmin, body: { id: tag.id, color: '#123456', tcid } });
    expect(await lastAudit()).toMatchObject({
      action: 'tag.change',
      before: { name: 'BFS', color: '#abc', tcid: null },
      after: { name: 'BFS', color: '#123456', tcid },
    });
  });

  test('is removed from its problems on deletion, and the log contains their number', async () => {
    const tag = await addTag({ name: 'greedy' });
    const other = await addTag({ name: 'dp' });
    await addProblemsWith(tag.id, ['G1', 'G2']);
    await addProblemsWith(other.id, ['D1']);
    expect(await list()).toEqual([[null, ['greedy 2', 'dp 1']]]);
    await server.call('DELETE /api/admin/tag', { ...tagAdmin, query: { tid: tag.id } });
    expect(await list()).toEqual([[null, ['dp 1']]]);
    expect(await lastAudit()).toMatchObject({
      action: 'tag.delete',
      before: { name: 'greedy', problemCount: 2 },
      after: null,
    });
    const problems = await server.platform.database
      .selectFrom('problem')
      .select('displayId')
      .where('displayId', 'in', ['G1', 'G2'])
      .execute();
    expect(problems).toHaveLength(2);
  });

  test('with an existing name is refused, ignoring case, but not on another site', async () => {
    await addTag({ name: 'Math' });
    const second = await addTag({ name: 'Other' });
    const create = (body: object) => server.call('POST /api/admin/tag', { ...tagAdmin, body });
    expect((await create({ name: 'math ' })).errorCode).toBe('tagNameTaken');
    expect((await create({ name: 'math', oj: 'HDU' })).errorCode).toBeUndefined();
    const { errorCode } = await server.call('PUT /api/admin/tag', {
      ...tagAdmin,
      body: { id: second.id, name: 'MATH' },
    });
    expect(errorCode).toBe('tagNameTaken');
    expect(await list()).toEqual([[null, ['Math 0', 'Other 0']]]);
  });

  test.each([
    [{}, 'tagNameEmpty'],
    [{ name: null }, 'tagNameEmpty'],
    [{ name: '  ' }, 'tagNameEmpty'],
    [{ name: 'x'.repeat(65) }, 'tagNameTooLong'],
    [{ name: 'a\0b' }, 'invalidField'],
    [{ name: 7 }, 'invalidField'],
    [{ name: 'dp', color: 'red' }, 'tagColorFormat'],
    [{ name: 'dp', color: '#12345' }, 'tagColorFormat'],
    [{ name: 'dp', color: '#fff;}' }, 'tagColorFormat'],
    [{ name: 'dp', oj: 'ALL' }, 'tagSiteUnknown'],
    [{ name: 'dp', oj: "ME' --" }, 'tagSiteUnknown'],
    [{ name: 'dp', tcid: 987654 }, 'classificationGone'],
    [{ name: 'dp', tcid: 'x' }, 'invalidField'],
    [{ name: 'dp', gid: 3 }, 'tagOfGroup'],
  ])('%j is refused: %s', async (body, code) => {
    const answer = await server.send({
      method: 'POST',
      url: '/api/admin/tag',
      payload: body,
      headers: { authorization: tagAdmin.token },
    });
    expect(answer.errorCode).toBe(code);
    expect(await list()).toEqual([]);
    expect(await lastAudit()).toBeUndefined();
  });

  test('cannot change its site, nor join a classification of another site', async () => {
    const { id: tcid } = await addClassification({ name: 'Foreign', oj: 'HDU' });
    const tag = await addTag({ name: 'dp' });
    const change = async (body: object) =>
      (await server.call('PUT /api/admin/tag', { ...tagAdmin, body: { id: tag.id, ...body } })).errorCode;
    expect(await change({ oj: 'HDU' })).toBe('tagSiteFixed');
    expect(await change({ tcid })).toBe('classificationOfOtherSite');
    expect(await change({ color: 'blue' })).toBe('tagColorFormat');
    expect(await change({ name: '' })).toBe('tagNameEmpty');
    expect(await list()).toEqual([[null, ['dp 0']]]);
  });

  test('that is missing, or belongs to a group, cannot be changed or deleted', async () => {
    const { id } = await server.platform.database
      .insertInto('tag')
      .values({ name: 'of a group', groupId: 7 })
      .returning('id')
      .executeTakeFirstOrThrow();
    for (const tid of [id, 987654, 900_000_000_000_000]) {
      const changed = await server.call('PUT /api/admin/tag', {
        ...tagAdmin,
        body: { id: tid, name: 'mine' },
      });
      expect(changed.errorCode).toBe('tagGone');
      const deleted = await server.call('DELETE /api/admin/tag', { ...tagAdmin, query: { tid } });
      expect(deleted.errorCode).toBe('tagGone');
    }
    expect(await list('ALL')).toEqual([]);
    expect(await lastAudit()).toBeUndefined();
  });

  test('is created once by two concurrent calls', async () => {
    const answers = await Promise.all(
      Array.from({ length: 4 }, () =>
        server.call('POST /api/admin/tag', { ...tagAdmin, body: { name: 'twice' } }),
      ),
    );
    expect(answers.map(({ errorCode }) => errorCode ?? 'created').toSorted()).toEqual([
      'created',
      'tagNameTaken',
      'tagNameTaken',
      'tagNameTaken',
    ]);
  });
});

describe('a classification', () => {
  const names = async (oj?: string) => {
    const { envelope } = await server.call('GET /api/admin/tag/classification', {
      ...tagAdmin,
      ...(oj && { query: { oj } }),
    });
    return (envelope.data as TagClassification[]).map(({ name, rank }) => `${name} ${String(rank)}`);
  };

  test('is listed in the order of its rank, by site', async () => {
    await addClassification({ name: 'later', rank: 9 });
    await addClassification({ name: 'first' });
    await addClassification({ name: 'foreign', oj: 'hdu', rank: '3' });
    expect(await names()).toEqual(['first 0', 'later 9']);
    expect(await names('HDU')).toEqual(['foreign 3']);
    expect(await names('ALL')).toEqual(['first 0', 'later 9', 'foreign 3']);
    expect(await lastAudit()).toMatchObject({
      action: 'tag-classification.create',
      after: { name: 'foreign', oj: 'HDU', rank: 3 },
    });
  });

  test('changes its name or its rank, and keeps absent fields', async () => {
    const { id } = await addClassification({ name: 'old', rank: 4 });
    await addClassification({ name: 'other', rank: 5 });
    await server.call('PUT /api/admin/tag/classification', { ...tagAdmin, body: { id, name: 'new' } });
    await server.call('PUT /api/admin/tag/classification', { ...tagAdmin, body: { id, rank: 6 } });
    expect(await names()).toEqual(['other 5', 'new 6']);
    expect(await lastAudit()).toMatchObject({
      action: 'tag-classification.change',
      target: `tag classification ${String(id)}`,
      before: { name: 'new', rank: 4 },
      after: { name: 'new', rank: 6 },
    });
  });

  test('leaves its tags unclassified on deletion, and the log contains their names', async () => {
    const { id } = await addClassification({ name: 'going' });
    await addTag({ name: 'a', tcid: id });
    await addTag({ name: 'b', tcid: id });
    await server.call('DELETE /api/admin/tag/classification', { ...tagAdmin, query: { tcid: id } });
    expect(await list()).toEqual([[null, ['a 0', 'b 0']]]);
    expect(await lastAudit()).toMatchObject({
      action: 'tag-classification.delete',
      before: { name: 'going', tags: ['a', 'b'] },
    });
  });

  test.each([
    [{ name: '' }, 'classificationNameEmpty'],
    [{ name: 'x'.repeat(65) }, 'classificationNameTooLong'],
    [{ name: 'THERE' }, 'classificationNameTaken'],
    [{ name: 'new', oj: 'NOWHERE' }, 'tagSiteUnknown'],
    [{ name: 'new', rank: -1 }, 'invalidField'],
    [{ name: 'new', rank: 2_147_483_648 }, 'invalidField'],
    [{ name: 'new', rank: 1.5 }, 'invalidField'],
  ])('%j is refused: %s', async (body, code) => {
    await addClassification({ name: 'there' });
    const answer = await server.call('POST /api/admin/tag/classification', { ...tagAdmin, body });
    expect(answer.errorCode).toBe(code);
    expect(await names('ALL')).toEqual(['there 0']);
  });

  test('cannot be changed if it is missing, to another site or to a taken name', async () => {
    const { id } = await addClassification({ name: 'there' });
    await addClassification({ name: 'taken' });
    const change = async (body: { id: number; name?: string; oj?: string }) =>
      (await server.call('PUT /api/admin/tag/classification', { ...tagAdmin, body })).errorCode;
    expect(await change({ id: 987654, name: 'x' })).toBe('classificationGone');
    expect(await change({ id, oj: 'HDU' })).toBe('tagSiteFixed');
    expect(await change({ id, name: 'Taken' })).toBe('classificationNameTaken');
    const deleted = await server.call('DELETE /api/admin/tag/classification', {
      ...tagAdmin,
      query: { tcid: 987654 },
    });
    expect(deleted.errorCode).toBe('classificationGone');
    expect(await names()).toEqual(['there 0', 'taken 0']);
  });
});
