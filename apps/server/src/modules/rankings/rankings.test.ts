import type { Tables } from '@touchstone/database';
import type { Updateable } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startServerWithStoppedClock, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServerWithStoppedClock();
});
afterAll(() => server.close());

async function addRanked(
  username: string,
  statistic: Updateable<Tables['userStatistic']>,
  account: Updateable<Tables['userAccount']> = {},
) {
  const { database } = server.platform;
  const user = await server.addUser({ username });
  if (Object.keys(statistic).length > 0) {
    await database.updateTable('userStatistic').set(statistic).where('userId', '=', user.id).execute();
  }
  if (Object.keys(account).length > 0) {
    await database.updateTable('userAccount').set(account).where('id', '=', user.id).execute();
  }
  return user;
}

interface Row {
  username: string;
  ac: number;
  total: number;
  score: number | null;
}

function rank(query: Record<string, string>, token?: string) {
  // Lets the cached pages expire.
  server.passTime(11);
  return rankAtOnce(query, token);
}

async function rankAtOnce(query: Record<string, string>, token?: string) {
  const answer = await server.send({
    method: 'GET',
    url: `/api/get-rank-list?${new URLSearchParams(query).toString()}`,
    headers: token === undefined ? {} : { authorization: token },
  });
  const { records, total } = (answer.envelope.data ?? { records: [], total: -1 }) as {
    records: Row[];
    total: number;
  };
  return { ...answer, records, total, names: records.map(({ username }) => username) };
}

describe('GET /api/get-rank-list', () => {
  beforeAll(async () => {
    await addRanked('many-tries', {
      solvedCount: 5,
      publicSubmissionCount: 20,
      submissionCount: 22,
      oiScore: 3,
    });
    await addRanked(
      'few-tries',
      { solvedCount: 5, publicSubmissionCount: 9, submissionCount: 9, oiScore: 1 },
      {
        nickname: '小明',
        realname: '王大锤',
        signature: 's'.repeat(150),
        titleName: '金牌',
        titleColor: '#fff',
      },
    );
    await addRanked('points', { solvedCount: 1, publicSubmissionCount: 2, submissionCount: 40, oiScore: 90 });
    await addRanked(
      'banned',
      { solvedCount: 99, publicSubmissionCount: 1, oiScore: 999 },
      { isBanned: true },
    );
    await addRanked('Tried_only', { publicSubmissionCount: 4, submissionCount: 4 });
    await addRanked('newcomer', {});
  });

  test('ACM: sorts by solved problems, then fewer submissions; includes every user except banned ones', async () => {
    const { names, total, records } = await rank({ type: '0' });
    expect(names).toEqual(['few-tries', 'many-tries', 'points', 'newcomer', 'Tried_only']);
    expect(total).toBe(5);
    expect(records[0]).toEqual({
      uid: expect.any(String) as string,
      username: 'few-tries',
      nickname: '小明',
      signature: 's'.repeat(100),
      avatar: null,
      titleName: '金牌',
      titleColor: '#fff',
      ac: 5,
      total: 9,
      rating: null,
      score: null,
    });
  });

  test('OI: sorts by points, then solved problems, with all submissions', async () => {
    const { records } = await rank({ type: '1' });
    expect(records.slice(0, 3).map(({ username, score, total, ac }) => [username, score, total, ac])).toEqual(
      [
        ['points', 90, 40, 1],
        ['many-tries', 3, 22, 5],
        ['few-tries', 1, 9, 5],
      ],
    );
  });

  test.each([
    ['username in another case', 'TRIES', ['few-tries', 'many-tries']],
    ['one character of a nickname', '明', ['few-tries']],
    ['two characters of a nickname', '小明', ['few-tries']],
    ['blanks around it', ' newcomer ', ['newcomer']],
    ['a wildcard, which is a character', '_', ['Tried_only']],
    ['a banned name', 'banned', []],
    ['nothing that exists', "x' OR 1=1", []],
  ])('finds by %s', async (_, searchUser, expected) => {
    const { names, total } = await rank({ type: '0', searchUser });
    expect([names, total]).toEqual([expected, expected.length]);
  });

  test('finds real names for administrators only', async () => {
    const plain = await server.addUser({ username: 'zz-plain' });
    for (const token of [undefined, plain.token]) {
      expect((await rank({ type: '0', searchUser: '大锤' }, token)).names).toEqual([]);
    }
    for (const role of ['root', 'admin', 'problem_admin'] as const) {
      const { token } = await server.addUser({ role, username: `zz-${role}` });
      const answer = await rank({ type: '0', searchUser: '大锤' }, token);
      expect(answer.names).toEqual(['few-tries']);
      expect(JSON.stringify(answer.envelope)).not.toContain('王大锤');
    }
  });

  test('does not serve cached results of administrators to others', async () => {
    const { token } = await server.addUser({ role: 'admin', username: 'zz-other-admin' });
    const search = { type: '0', searchUser: '大锤' };
    expect((await rank(search, token)).names).toEqual(['few-tries']);
    expect((await rankAtOnce(search)).names).toEqual([]);
    expect((await rankAtOnce(search, token)).names).toEqual(['few-tries']);
  });

  test.each([{ type: '0' }, { type: '0', searchUser: 'points' }])(
    'caches a page of %j for at most two seconds',
    async (query) => {
      const solved = async (solvedCount: number) => {
        await server.platform.database
          .updateTable('userStatistic')
          .set({ solvedCount })
          .where('userId', '=', (select) =>
            select.selectFrom('userAccount').select('id').where('username', '=', 'points'),
          )
          .execute();
        return (await rankAtOnce(query)).records.find(({ username }) => username === 'points')?.ac;
      };
      await rank(query);
      expect(await solved(2)).toBe(1);
      server.passTime(2);
      expect(await solved(1)).toBe(1);
    },
  );

  test('pages, and a page beyond the end is empty', async () => {
    const second = await rank({ type: '0', limit: '2', currentPage: '2' });
    expect(second.names).toEqual(['points', expect.any(String) as string]);
    expect((await rank({ type: '0', limit: '2', currentPage: '9999999' })).names).toEqual([]);
    const found = await rank({ type: '0', limit: '1', currentPage: '2', searchUser: 'tries' });
    expect([found.names, found.total]).toEqual([['many-tries'], 2]);
  });

  test('applies a ban and its end immediately', async () => {
    const user = await addRanked('comes-and-goes', { solvedCount: 50 });
    const setBanned = (isBanned: boolean) =>
      server.platform.database
        .updateTable('userAccount')
        .set({ isBanned })
        .where('id', '=', user.id)
        .execute();
    expect((await rank({ type: '0' })).names[0]).toBe('comes-and-goes');
    await setBanned(true);
    expect((await rank({ type: '0' })).names).not.toContain('comes-and-goes');
    await setBanned(false);
    expect((await rank({ type: '0' })).names[0]).toBe('comes-and-goes');
    await setBanned(true);
  });

  test('refuses an unknown ranking', async () => {
    for (const type of ['2', '-1']) {
      const { httpStatus, envelope, errorCode } = await rank({ type });
      expect([httpStatus, envelope.status, errorCode]).toEqual([200, 400, 'rankTypeUnknown']);
    }
    const invalid: Record<string, string>[] = [{}, { type: 'x' }, { type: '0', searchUser: 'y'.repeat(101) }];
    for (const query of invalid) {
      const { httpStatus, errorCode } = await rank(query);
      expect([httpStatus, errorCode]).toEqual([400, 'invalidField']);
    }
  });
});

describe('GET /api/get-user-ranks', () => {
  interface Ranks {
    ranks: { uid: string; rank: number }[];
    total: number;
  }
  const ranksOf = async (query: Record<string, string>) => {
    server.passTime(100);
    const url = `/api/get-user-ranks?${new URLSearchParams(query).toString()}`;
    return server.send({ method: 'GET', url });
  };

  test.each(['0', '1'])('has the rank of every row of the ranking (type %s)', async (type) => {
    const { records } = await rank({ type, limit: '100' });
    const uids = records.map((row) => (row as Row & { uid: string }).uid);
    const { envelope } = await ranksOf({ type, uids: uids.toReversed().join(',') });
    const { ranks, total } = envelope.data as Ranks;
    expect(total).toBe(uids.length);
    expect(Object.fromEntries(ranks.map(({ uid, rank: place }) => [uid, place]))).toEqual(
      Object.fromEntries(uids.map((uid, index) => [uid, index + 1])),
    );
  });

  test('counts beyond a bookmark', async () => {
    const crowd = Array.from({ length: 300 }, (_, index) => `crowd-${String(index)}`);
    const { database } = server.platform;
    await database
      .insertInto('userAccount')
      .values(
        crowd.map((username, index) => ({
          id: `c${String(index).padStart(31, '0')}`,
          username,
          passwordHash: null,
        })),
      )
      .execute();
    const { records } = await rank({ type: '0', limit: '100', currentPage: '3' });
    const last = records.at(-1) as Row & { uid: string };
    const { envelope } = await ranksOf({ type: '0', uids: last.uid });
    expect((envelope.data as Ranks).ranks).toEqual([{ uid: last.uid, rank: 300 }]);
  });

  test('leaves out users who are banned or unknown, and refuses an unknown type', async () => {
    const banned = await addRanked('banned-2', { solvedCount: 99 }, { isBanned: true });
    const { envelope } = await ranksOf({ type: '0', uids: `${banned.id},nobody` });
    expect((envelope.data as Ranks).ranks).toEqual([]);
    expect((await ranksOf({ type: '0', uids: '' })).envelope.data).toMatchObject({ ranks: [] });
    expect((await ranksOf({ type: '7', uids: 'x' })).envelope.status).not.toBe(200);
    expect((await ranksOf({ type: '0', uids: 'x,'.repeat(101) })).httpStatus).toBe(400);
  });
});
