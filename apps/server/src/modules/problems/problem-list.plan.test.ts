import { createTestDatabase, type TestDatabase } from '@touchstone/database/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findScannedTables, vacuumWhole } from '../../testing/explain-queries.ts';
import { mapTagsOfProblems } from '../tags/index.ts';
import {
  findProblemPage,
  listAllowedLanguages,
  listCodeTemplates,
  listProgress,
} from './problem-detail.repository.ts';
import {
  countProblems,
  everything,
  findDisplayIdAt,
  listProblems,
  mapResultCounts,
  type ProblemFilter,
} from './problem-list.repository.ts';

let testDatabase: TestDatabase;

/** 6,000 problems with real statements' weight, 60 tags, 12,000 submissions: enough that a missing index costs a scan. */
beforeAll(async () => {
  testDatabase = await createTestDatabase();
  await testDatabase.pool.query(`
    INSERT INTO user_account (id, username) SELECT to_hex(n), 'User ' || n FROM generate_series(1, 2000) n;
    INSERT INTO problem (id, display_id, title, description, difficulty, visibility, is_remote)
      SELECT n, CASE WHEN n % 20 = 0 THEN 'HDU-' || n ELSE 'P' || n END,
             (ARRAY['最短路径', '动态规划', '贪心算法', '背包问题', '二分查找'])[n % 5 + 1] || ' ' || substr(md5(n::text), 1, 12),
             repeat(md5(n::text), 30), n % 3, CASE WHEN n % 50 = 0 THEN 'private' ELSE 'public' END, n % 20 = 0
      FROM generate_series(1, 6000) n;
    INSERT INTO problem (id, display_id, title) VALUES (20001, 'RARE1', '稀有 unicorn');
    INSERT INTO tag (name) SELECT 'tag ' || n FROM generate_series(1, 60) n;
    INSERT INTO problem_tag (problem_id, tag_id)
      SELECT problem.id, tag.id FROM problem JOIN tag ON (problem.id + tag.id * 7) % 20 = 0;
    INSERT INTO problem_result_count (problem_id, status, count)
      SELECT id, status, 5 FROM problem, unnest(ARRAY[-2, -1, 0, 1, 3]) status;
    INSERT INTO problem_case (problem_id, position, input_name, input_sha256, input_bytes, answer_name, answer_sha256, answer_bytes)
      SELECT id, 1, '1.in', repeat('a', 64), 1, '1.out', repeat('b', 64), 1 FROM problem;
    INSERT INTO language (name, content_type, description) VALUES ('C', 'c', 'C');
    INSERT INTO problem_code_template (problem_id, language_id, code) SELECT id, (SELECT min(id) FROM language), 'x' FROM problem;
    INSERT INTO submission (problem_id, user_id, language, code, code_length, status)
      SELECT n % 6000 + 1, to_hex(n % 2000 + 1), 'C', repeat('x', 300), 300, n % 3 - 1 FROM generate_series(1, 12000) n;
    INSERT INTO solved_problem (user_id, problem_id, submission_id)
      SELECT DISTINCT ON (user_id, problem_id) user_id, problem_id, id FROM submission
      WHERE status = 0 ORDER BY user_id, problem_id, id;
  `);
  await vacuumWhole(testDatabase.pool, 'problem');
});
afterAll(() => testDatabase.drop());

const filters: [string, Partial<ProblemFilter>][] = [
  ['nothing', {}],
  ['a difficulty', { difficulty: 2 }],
  ['our own problems', { origin: 'own' }],
  ['the problems of a site', { origin: { prefix: 'HDU' } }],
  ['one tag', { tagIds: [5] }],
  ['three tags', { tagIds: [5, 25, 45] }],
  ['a common pair of Chinese characters', { keyword: '规划' }],
  ['one common character', { keyword: '径' }],
  ['a rare pair', { keyword: '稀有' }],
  ['one rare character', { keyword: '稀' }],
  ['an English word', { keyword: 'Unicorn' }],
  ['a display id', { keyword: 'P1234' }],
  ['a keyword that nothing has', { keyword: 'zzzzzzz' }],
  ['a keyword, a tag and a difficulty', { keyword: '算法', tagIds: [5], difficulty: 1 }],
];

describe('the list of problems', () => {
  test.each(filters)('by %s reads no table of many rows from end to end', async (_, changes) => {
    const filter = { ...everything, ...changes };
    const scanned = await findScannedTables(testDatabase, async (database) => {
      await listProblems(database, filter, { currentPage: 1, limit: 30 });
      await listProblems(database, filter, { currentPage: 180, limit: 30 });
      await countProblems(database, filter);
    });
    expect(scanned).toEqual([]);
  });

  test.each([
    ['稀有', ['RARE1']],
    ['有', ['RARE1']],
    ['p1234', ['P1234']],
  ])('finds %s among thousands', async (keyword, expected) => {
    const filter = { ...everything, keyword };
    const rows = await listProblems(testDatabase.database, filter, { currentPage: 1, limit: 30 });
    expect(rows.map(({ displayId }) => displayId)).toEqual(expected);
    expect(await countProblems(testDatabase.database, filter)).toBe(expected.length);
  });

  test('is completed, and a problem picked, without scanning', async () => {
    const ids = Array.from({ length: 30 }, (_, index) => index * 31 + 1);
    const scanned = await findScannedTables(testDatabase, async (database) => {
      expect((await mapTagsOfProblems(database, ids)).size).toBeGreaterThan(1);
      expect((await mapResultCounts(database, ids)).size).toBe(30);
      expect(await findDisplayIdAt(database, 3000)).toBeDefined();
    });
    // Sixty tags are one page of the table: reading it at once is the shortest way.
    expect(scanned.filter((table) => table !== 'tag')).toEqual([]);
  });

  test('a problem and the progress of its readers are read without scanning', async () => {
    const scanned = await findScannedTables(testDatabase, async (database) => {
      expect(await findProblemPage(database, 'p77')).toMatchObject({ id: 77 });
      expect(await listCodeTemplates(database, 77)).toHaveLength(1);
      await listAllowedLanguages(database, 77);
      const problemIds = Array.from({ length: 100 }, (_, index) => index + 1);
      expect((await listProgress(database, { userId: '1f', problemIds })).length).toBeGreaterThan(0);
    });
    expect(scanned.filter((table) => !['language', 'problem_language'].includes(table))).toEqual([]);
  });
});
