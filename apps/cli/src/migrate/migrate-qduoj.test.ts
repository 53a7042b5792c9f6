import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createEmptyTestDatabase, createTestDatabase, type TestDatabase } from '@touchstone/database/testing';
import { createDiskFileStore } from '@touchstone/server/storage';
import { migrateSite } from './migrate-site.ts';
import type { KeyedFinding } from './progress.ts';
import { openQduoj } from './qduoj-site.ts';

const tables = `
  CREATE TABLE "user" (id int, username text, email text, password text, create_time timestamptz, admin_type text, is_disabled bool);
  CREATE TABLE user_profile (id int, user_id int, real_name text, blog text, mood text, github text, school text, major text);
  CREATE TABLE contest (id int, title text, description text, password text, rule_type text, start_time timestamptz,
    end_time timestamptz, create_time timestamptz, last_update_time timestamptz, created_by_id int, visible bool);
  CREATE TABLE problem_tag (id int, name text);
  CREATE TABLE problem (id int, _id text, contest_id int, title text, description text, input_description text,
    output_description text, samples jsonb, test_case_id text, test_case_score jsonb, hint text, create_time timestamptz,
    last_update_time timestamptz, created_by_id int, time_limit int, memory_limit int, spj bool, spj_language text, spj_code text,
    rule_type text, visible bool, difficulty text, source text, total_score int);
  CREATE TABLE problem_tags (id int, problem_id int, problemtag_id int);
  CREATE TABLE submission (id text, contest_id int, problem_id int, create_time timestamptz, user_id int, username text, code text,
    result int, info jsonb, language text, shared bool, statistic_info jsonb, ip text);
  CREATE TABLE announcement (id int, title text, content text, create_time timestamptz, last_update_time timestamptz,
    created_by_id int, visible bool);
  INSERT INTO "user" VALUES
    (1, 'root', 'root@example.org', 'pbkdf2', '2024-01-01T00:00:00Z', 'Super Admin', false),
    (2, 'ann', 'ann@example.org', 'pbkdf2', '2024-01-02T00:00:00Z', 'Regular User', false);
  INSERT INTO user_profile VALUES (1, 2, '安', null, 'hello', null, '一中', null), (2, 99, 'x', null, null, null, null, null);
  INSERT INTO contest VALUES (5, 'Round', '', null, 'ACM', '2024-02-01T00:00:00Z', '2024-02-01T03:00:00Z', '2024-01-20T00:00:00Z',
    null, 1, true);
  INSERT INTO problem_tag VALUES (1, '入门');
  INSERT INTO problem VALUES
    (1, '1000', null, 'A+B', 'add', 'two', 'one', '[{"input":"1 2","output":"3"}]', 'abc',
     '[{"input_name":"1.in","output_name":"1.out","score":100},{"input_name":"2.in","output_name":"2.out"}]', null,
     '2024-01-03T00:00:00Z', null, 1, 1000, 256, false, null, null, 'OI', true, 'Low', null, 100),
    (2, 'A', 5, 'In the contest', '', '', '', '[]', 'abc', '[{"input_name":"1.in","output_name":"1.out"}]', null,
     '2024-01-03T00:00:00Z', null, 1, 1000, 256, false, null, null, 'ACM', true, 'High', null, 0);
  INSERT INTO problem_tags VALUES (1, 1, 1);
  INSERT INTO submission VALUES
    ('ff00', null, 1, '2024-01-05T00:00:00Z', 2, 'ann', 'later', 8, '{}', 'C++', true, '{"score":60,"time_cost":7,"memory_cost":2048000}', '10.0.0.1'),
    ('aa00', 5, 2, '2024-01-04T00:00:00Z', 2, 'ann', 'first', 0, '{}', 'Python3', false, '{"time_cost":3}', null),
    ('bb00', null, 77, '2024-01-06T00:00:00Z', 2, 'ann', 'lost', 0, '{}', 'C', false, '{}', null);
  INSERT INTO announcement VALUES (1, 'Welcome', 'text', '2024-01-01T00:00:00Z', null, 1, true);`;

let source: TestDatabase;
let target: TestDatabase;
let folder: string;

beforeAll(async () => {
  [source, target] = [await createEmptyTestDatabase(), await createTestDatabase()];
  await source.pool.query(tables);
  folder = await mkdtemp(join(tmpdir(), 'touchstone-qduoj-'));
  await mkdir(join(folder, 'data', 'test_case', 'abc'), { recursive: true });
  for (const [name, content] of [['1.in', '1 2\n'] as const, ['1.out', '3\n'] as const])
    await writeFile(join(folder, 'data', 'test_case', 'abc', name), content);
});

afterAll(async () => {
  await source.drop();
  await target.drop();
  await rm(folder, { recursive: true, force: true });
});

test('moves accounts, problems, contests and submissions, and reports what it cannot', async () => {
  const findings: KeyedFinding[] = [];
  await migrateSite({
    connectionString: target.connectionString,
    site: openQduoj(source.connectionString),
    filesFolder: join(folder, 'data'),
    fileStore: createDiskFileStore(join(folder, 'files')),
    offsetMinutes: 0,
    isDryRun: false,
    onProgress: () => undefined,
    onFinding: (finding) => findings.push(finding),
  });
  expect(findings.map(({ step, key, code, isBroken }) => ({ step, key, code, isBroken }))).toEqual([
    { step: 'user_profile', key: '2', code: 'missing-user', isBroken: true },
    { step: 'problem', key: '1', code: 'missing-file', isBroken: false },
    { step: 'submission', key: 'bb00', code: 'missing-problem', isBroken: true },
  ]);
  const rows = async (statement: string) =>
    (await target.pool.query<Record<string, unknown>>(statement)).rows;
  expect(
    await rows('SELECT id, username, role_code, realname, password_hash FROM user_account ORDER BY id'),
  ).toEqual([
    { id: '1', username: 'root', role_code: 1000, realname: null, password_hash: null },
    { id: '2', username: 'ann', role_code: 1002, realname: '安', password_hash: null },
  ]);
  expect(await rows('SELECT display_id, visibility, scoring, difficulty FROM problem ORDER BY id')).toEqual([
    { display_id: '1000', visibility: 'public', scoring: 'oi', difficulty: 0 },
    { display_id: 'C5-A', visibility: 'contest', scoring: 'acm', difficulty: 2 },
  ]);
  expect(await rows('SELECT problem_id, input_name, score FROM problem_case ORDER BY id')).toEqual([
    { problem_id: 1, input_name: '1.in', score: 100 },
    { problem_id: 2, input_name: '1.in', score: null },
  ]);
  expect(
    await rows(
      'SELECT id, code, status, score, memory_kb, contest_id, contest_problem_id FROM submission ORDER BY id',
    ),
  ).toEqual([
    { id: 1, code: 'first', status: 0, score: null, memory_kb: null, contest_id: 5, contest_problem_id: 2 },
    {
      id: 2,
      code: 'later',
      status: 8,
      score: 60,
      memory_kb: 2000,
      contest_id: null,
      contest_problem_id: null,
    },
  ]);
  expect(await rows('SELECT name FROM problem_tag JOIN tag ON tag.id = tag_id')).toEqual([{ name: '入门' }]);
  expect(await rows('SELECT title FROM announcement')).toEqual([{ title: 'Welcome' }]);
});
