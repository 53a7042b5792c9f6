import { createTestDatabase, type TestDatabase } from '@touchstone/database/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findScannedTables, vacuumWhole } from '../../testing/explain-queries.ts';
import { countFound, listRanked } from './rankings.repository.ts';

let testDatabase: TestDatabase;

/** 8,000 users: enough that a missing index would cost a scan. */
beforeAll(async () => {
  testDatabase = await createTestDatabase();
  await testDatabase.pool.query(`
    INSERT INTO user_account (id, username, nickname, signature)
      SELECT to_hex(n), 'User ' || n, (ARRAY['小明', '小红', '阿强'])[n % 3 + 1] || n, repeat('sig ', 20) FROM generate_series(1, 8000) n;
    INSERT INTO user_account (id, username, nickname) VALUES ('fffff', 'unicorn', '独角兽');
    UPDATE user_statistic SET solved_count = ('x' || substr(md5(user_id), 1, 3))::bit(12)::int,
      public_submission_count = ('x' || substr(md5(user_id), 4, 3))::bit(12)::int,
      oi_score = ('x' || substr(md5(user_id), 7, 3))::bit(12)::int;
  `);
  await vacuumWhole(testDatabase.pool, 'user_statistic');
});
afterAll(() => testDatabase.drop());

describe('a ranking', () => {
  test.each(['acm', 'oi'] as const)(
    '%s is read in its order without scanning, deep pages too',
    async (kind) => {
      const scanned = await findScannedTables(testDatabase, async (database) => {
        const request = { kind, search: undefined };
        const rows = await listRanked(database, request, { currentPage: 1, limit: 30 });
        const values = rows.map((row) => (kind === 'acm' ? row.solvedCount : row.oiScore));
        expect(values).toEqual(values.toSorted((one, other) => other - one));
        expect(rows).toHaveLength(30);
        await listRanked(database, request, { currentPage: 250, limit: 30 });
      });
      expect(scanned).toEqual([]);
    },
  );

  test.each(['unicorn', '独角', '兽', 'r 123', 'nothing has this'])(
    'is searched for %s without scanning',
    async (text) => {
      const search = { text, isByRealName: false };
      const scanned = await findScannedTables(testDatabase, async (database) => {
        await listRanked(database, { kind: 'acm', search }, { currentPage: 1, limit: 30 });
        await countFound(database, search);
      });
      expect(scanned).toEqual([]);
    },
  );
});
