import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
const ids: Record<string, number> = {};

beforeAll(async () => {
  server = await startTestServer();
  const { database } = server.platform;
  const classifications = await database
    .insertInto('tagClassification')
    .values([
      { name: 'Later', position: 9 },
      { name: 'First', position: 1 },
      { name: 'Foreign', judgeSystem: 'HDU', position: 0 },
    ])
    .returning(['id', 'name'])
    .execute();
  for (const { id, name } of classifications) ids[name] = id;
  const tags = await database
    .insertInto('tag')
    .values([
      { name: '图论', color: '#0a7', classificationId: ids['Later'] ?? 0 },
      { name: '<b>greedy</b>', classificationId: ids['First'] ?? 0 },
      { name: 'loose' },
      { name: 'dp', judgeSystem: 'HDU', classificationId: ids['Foreign'] ?? 0 },
      { name: 'secret of a group', groupId: 7 },
    ])
    .returning(['id', 'name'])
    .execute();
  for (const { id, name } of tags) ids[name] = id;
});
afterAll(() => server.close());

const names = (data: unknown) => (data as { name: string }[]).map(({ name }) => name);

describe('GET /api/get-all-problem-tags', () => {
  test('returns our own by default, those of one or all sites on request, ignoring case', async () => {
    const all = async (query?: { oj: string }) =>
      names((await server.call('GET /api/get-all-problem-tags', { ...(query && { query }) })).envelope.data);
    expect(await all()).toEqual(['图论', '<b>greedy</b>', 'loose']);
    expect(await all({ oj: 'me' })).toEqual(['图论', '<b>greedy</b>', 'loose']);
    expect(await all({ oj: 'hdu' })).toEqual(['dp']);
    expect(await all({ oj: 'All' })).toEqual(['图论', '<b>greedy</b>', 'loose', 'dp']);
    expect(await all({ oj: "x' OR 1=1" })).toEqual([]);
  });

  test('has the fields of the contract', async () => {
    const { envelope } = await server.call('GET /api/get-all-problem-tags');
    expect((envelope.data as object[])[0]).toEqual({
      id: ids['图论'],
      name: '图论',
      color: '#0a7',
      oj: 'ME',
      gid: null,
      tcid: ids['Later'],
      gmtCreate: expect.stringMatching(/\+0000$/) as string,
      gmtModified: expect.stringMatching(/\+0000$/) as string,
    });
  });
});

describe('GET /api/get-problem-tags-and-classification', () => {
  const grouped = async (oj?: string) => {
    const { envelope } = await server.call('GET /api/get-problem-tags-and-classification', {
      ...(oj !== undefined && { query: { oj } }),
    });
    const groups = envelope.data as { classification: { name: string } | null; tagList: object[] }[];
    return groups.map(({ classification, tagList }) => [classification?.name ?? null, names(tagList)]);
  };

  test('is in the order of the classifications, with unclassified tags last', async () => {
    expect(await grouped()).toEqual([
      ['First', ['<b>greedy</b>']],
      ['Later', ['图论']],
      [null, ['loose']],
    ]);
  });

  test('lists our own before those of other sites, without an empty unclassified group', async () => {
    expect(await grouped('All')).toEqual([
      ['First', ['<b>greedy</b>']],
      ['Later', ['图论']],
      ['Foreign', ['dp']],
      [null, ['loose']],
    ]);
    expect(await grouped('HDU')).toEqual([['Foreign', ['dp']]]);
    expect(await grouped('POJ')).toEqual([]);
  });

  test('refuses an oj that is too long', async () => {
    const { httpStatus, errorCode } = await server.call('GET /api/get-problem-tags-and-classification', {
      query: { oj: 'x'.repeat(65) },
    });
    expect([httpStatus, errorCode]).toEqual([400, 'invalidField']);
  });
});

test('a change is visible immediately on its server, and after two seconds on others', async () => {
  server.stopClock();
  const { token } = await server.addUser({ role: 'root' });
  const everywhere = async () => {
    const all = await server.call('GET /api/get-all-problem-tags');
    const grouped = await Promise.all(
      (['GET /api/get-problem-tags-and-classification', 'GET /api/tag-groups'] as const).map((name) =>
        server.call(name, { query: { oj: 'ME' } }),
      ),
    );
    const listed = grouped.map(({ envelope }) =>
      (envelope.data as { tagList: { name: string }[] }[]).flatMap(({ tagList }) => names(tagList)),
    );
    return [names(all.envelope.data), ...listed];
  };
  await everywhere();
  const made = await server.call('POST /api/admin/tag', { body: { name: 'made here' }, token });
  for (const tags of await everywhere()) expect(tags).toContain('made here');
  const { id } = made.envelope.data as { id: number };
  await server.call('DELETE /api/admin/tag', { query: { tid: id }, token });
  for (const tags of await everywhere()) expect(tags).not.toContain('made here');
  await server.platform.database.insertInto('tag').values({ name: 'made elsewhere' }).execute();
  for (const tags of await everywhere()) expect(tags).not.toContain('made elsewhere');
  server.passTime(2);
  for (const tags of await everywhere()) expect(tags).toContain('made elsewhere');
});
