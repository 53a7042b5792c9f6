import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate } from './migrate.ts';
import { createEmptyTestDatabase, type TestDatabase } from './testing/test-database.ts';

let empty: TestDatabase;
let client: pg.Client;
beforeAll(async () => {
  empty = await createEmptyTestDatabase();
  await migrate(empty.connectionString, { to: 84 });
  client = new pg.Client({ connectionString: empty.connectionString });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await empty.drop();
});

test('splits the texts of the demo content, and no other', async () => {
  await client.query(`
    INSERT INTO problem (display_id, title) VALUES
      ('T1001', '两袋米 Two Sacks of Rice'), ('T1002', '春游租车 Seats for us'), ('MINE', '两袋米 Two Sacks of Rice');
    INSERT INTO tag (name) VALUES ('贪心 Greedy'), ('循环 Loops'), ('循环'), ('我的 Mine');
    INSERT INTO tag_classification (name) VALUES ('算法 Algorithms');
    INSERT INTO contest (title, scoring, start_at, end_at) VALUES ('Contest', 'acm', now(), now() + interval '1 hour');
    INSERT INTO contest_problem (contest_id, problem_id, display_id, display_title)
      SELECT contest.id, problem.id, problem.display_id, problem.title FROM contest, problem;`);
  await migrate(empty.connectionString);
  const rows = async (text: string) => (await client.query<unknown[]>({ text, rowMode: 'array' })).rows;
  expect(await rows('SELECT display_id, title, title_translations FROM problem ORDER BY id')).toEqual([
    ['T1001', '两袋米', { 'zh-HK': '兩袋米', 'en-US': 'Two Sacks of Rice' }],
    ['T1002', '春游租车 Seats for us', {}],
    ['MINE', '两袋米 Two Sacks of Rice', {}],
  ]);
  expect(await rows('SELECT search_text FROM problem ORDER BY id LIMIT 1')).toEqual([
    ['t1001\n两袋米\ntwo sacks of rice\n兩袋米'],
  ]);
  expect(await rows('SELECT display_title FROM contest_problem ORDER BY problem_id')).toEqual([
    ['两袋米'],
    ['春游租车 Seats for us'],
    ['两袋米 Two Sacks of Rice'],
  ]);
  expect(await rows('SELECT name, name_translations FROM tag ORDER BY id')).toEqual([
    ['贪心', { 'zh-HK': '貪心', 'en-US': 'Greedy' }],
    // The site has a tag of this name.
    ['循环 Loops', {}],
    ['循环', {}],
    ['我的 Mine', {}],
  ]);
  expect(await rows('SELECT name, name_translations FROM tag_classification')).toEqual([
    ['算法', { 'zh-HK': '演算法', 'en-US': 'Algorithms' }],
  ]);
});
