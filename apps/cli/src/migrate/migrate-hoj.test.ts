import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '@touchstone/database/testing';
import { createDiskFileStore } from '@touchstone/server/storage';
import { startMariadb, type TestMariadb } from '@touchstone/site-migration/testing/mariadb';
import {
  brokenRows,
  fillHoj,
  fillNacos,
  lateId,
  userId,
  wholeSite,
  writeHojFiles,
} from '@touchstone/site-migration/testing/hoj-site';
import { openHoj } from './hoj-site.ts';
import { migrateSite, type MigrateInput } from './migrate-site.ts';
import { checkParity } from './parity/check-parity.ts';
import type { KeyedFinding } from './progress.ts';
import { movedRows } from './testing/moved-rows.ts';
import { snapshot } from './testing/snapshot.ts';

const run = promisify(execFile);
let mariadb: TestMariadb;
let folder: string;
let whole: string;
let withBroken: string;
const targets: TestDatabase[] = [];

beforeAll(async () => {
  mariadb = await startMariadb();
  folder = await mkdtemp(join(tmpdir(), 'touchstone-migrate-'));
  await writeHojFiles(join(folder, 'hoj'));
  const settings = await mariadb.createDatabase('nacos');
  await fillNacos(settings.connection);
  await settings.connection.end();
  const prepare = async (name: string, ...sites: Parameters<typeof fillHoj>[1][]) => {
    const { url, connection } = await mariadb.createDatabase(name);
    await fillHoj(connection, ...sites);
    await connection.end();
    return url;
  };
  whole = await prepare('whole', wholeSite);
  withBroken = await prepare('broken', wholeSite, brokenRows);
});

afterAll(async () => {
  for (const { drop } of targets) await drop();
  await mariadb.stop();
  await rm(folder, { recursive: true, force: true });
});

interface Options extends Partial<MigrateInput> {
  readonly address?: string;
}

async function openTarget(): Promise<TestDatabase> {
  const target = await createTestDatabase();
  targets.push(target);
  return target;
}

async function migrateInto(target: TestDatabase, { address = whole, ...rest }: Options = {}) {
  const findings: KeyedFinding[] = [];
  const result = await migrateSite({
    connectionString: target.connectionString,
    site: openHoj(address),
    filesFolder: join(folder, 'hoj'),
    fileStore: createDiskFileStore(join(folder, 'files')),
    offsetMinutes: 480,
    isDryRun: false,
    onProgress: () => undefined,
    onFinding: (finding) => findings.push(finding),
    hashingCost: { memoryCost: 64, timeCost: 1 },
    ...rest,
  });
  return { ...result, findings };
}

/** Migrated once; tests that only read share them. */
const migrated = new Map<string, ReturnType<typeof migrateFresh>>();
function getMigrated(address: string) {
  const found = migrated.get(address) ?? migrateFresh(address);
  migrated.set(address, found);
  return found;
}
async function migrateFresh(address: string) {
  const target = await openTarget();
  return { target, ...(await migrateInto(target, { address })) };
}

const rowsOf = async (target: TestDatabase, statement: string) =>
  (await target.pool.query<Record<string, unknown>>(statement)).rows;

test('moves users with their passwords, and problems with their ids', async () => {
  const { target, findings } = await getMigrated(whole);
  expect(findings).toEqual([]);
  const [alice] = await rowsOf(target, `SELECT * FROM user_account WHERE id = '${userId(1)}'`);
  expect(alice).toMatchObject({
    username: 'alice',
    role_code: 1008,
    rating: 1600,
    school: '实验中学',
    signature: 'tab\there\nand \\ back',
    created_at: new Date('2024-03-01T15:30:00Z'),
  });
  expect(alice?.['password_hash']).toMatch(/^md5\$argon2id\$/);
  expect(JSON.stringify(alice)).not.toContain('fd60');
  expect(await rowsOf(target, `SELECT is_banned FROM user_account WHERE username = 'bob'`)).toEqual([
    { is_banned: true },
  ]);
  expect(
    await rowsOf(
      target,
      'SELECT id, display_id, author_id, examples, are_cases_typed, checker_language FROM problem ORDER BY id',
    ),
  ).toMatchObject([
    { id: 1000, display_id: 'HOJ-1', author_id: userId(1), examples: [{ input: '1 2', output: '3' }] },
    { id: 1001, are_cases_typed: true, checker_language: 'C++', author_id: null },
  ]);
});

test.each(Object.entries(movedRows))('moves %s', async (_, expected) => {
  const { target } = await getMigrated(whole);
  for (const [statement, rows] of expected) expect(await rowsOf(target, statement), statement).toEqual(rows);
});

test('recounts counters and continues the numbers behind those of HOJ', async () => {
  const { target } = await getMigrated(whole);
  const counts = `SELECT solved_count, submission_count FROM user_statistic WHERE user_id = '${userId(1)}'`;
  expect(await rowsOf(target, counts)).toEqual([{ solved_count: 1, submission_count: 3 }]);
  expect(await rowsOf(target, `SELECT nextval(pg_get_serial_sequence('submission', 'id'))`)).toEqual([
    { nextval: 8 },
  ]);
});

test('a second run changes nothing', async () => {
  const { target } = await getMigrated(whole);
  const before = await snapshot(target.pool);
  const { wasFinished } = await migrateInto(target);
  expect(wasFinished).toBe(true);
  expect(await snapshot(target.pool)).toEqual(before);
});

test('a dry run reports the same and writes nothing', async () => {
  const target = await openTarget();
  const before = await snapshot(target.pool);
  const dry = await migrateInto(target, { address: withBroken, isDryRun: true });
  expect(await snapshot(target.pool)).toEqual(before);
  const real = await getMigrated(withBroken);
  const named = ({ findings }: Pick<typeof dry, 'findings'>) =>
    findings.map(({ step, key, code }) => `${step} ${key} ${code}`).toSorted();
  // PostgreSQL refuses what only it can judge.
  expect(named(dry)).toEqual(named(real).filter((line) => !line.endsWith('refused')));
});

test('reports every broken row by table and id, and moves all others', async () => {
  const { target: clean } = await getMigrated(whole);
  const { target, findings, steps } = await getMigrated(withBroken);
  expect(
    findings
      .map(({ step, key, code, isBroken }) => `${step} ${key} ${code}${isBroken ? '' : ' (moved)'}`)
      .toSorted(),
  ).toEqual([
    `announcement 100 missing-user`,
    `comment 100 missing-discussion`,
    `contest 1100 bad-value`,
    `contest 1101 bad-json (moved)`,
    `contest 1101 missing-user (moved)`,
    `contest 1101 missing-user (moved)`,
    `contest_problem 100 duplicate`,
    `contest_record 100 missing-submission`,
    `contest_register 100 missing-contest`,
    `discussion 100 missing-user`,
    `file 100 missing-file`,
    `group 1100 missing-user`,
    `group_member 100 missing-group`,
    `judge 100 missing-user`,
    `judge 101 missing-problem`,
    `judge_case 100 missing-submission`,
    `language 99 unknown-language`,
    `msg_remind 100 bad-value`,
    `problem 1100 duplicate`,
    `problem 1101 bad-json (moved)`,
    `problem 1101 missing-user (moved)`,
    `problem 1102 missing-group`,
    `problem_case 100 missing-file`,
    `problem_case 101 missing-file`,
    `problem_case 102 missing-problem`,
    `problem_language 100 unknown-language`,
    `problem_tag 100 missing-row`,
    `reply 100 missing-user`,
    `tag 100 duplicate`,
    `training_problem 100 missing-training`,
    `training_record 100 missing-submission`,
    `user_info (passwords) ${lateId(21)} no-password`,
    `user_info ${lateId(20)} duplicate`,
    `user_info ${lateId(22)} duplicate (moved)`,
    `user_info not hexadecimal bad-value`,
  ]);
  expect(steps.find(({ name }) => name === 'judge')).toMatchObject({
    read: 10,
    moved: 8,
    broken: 2,
    isFinished: true,
  });
  const own = (rows: readonly Record<string, unknown>[], ids: readonly unknown[]) =>
    rows.filter(({ id }) => ids.includes(id));
  const submissions = 'SELECT id, user_id, status, code, score FROM submission ORDER BY id';
  expect(own(await rowsOf(target, submissions), [1, 2, 3, 4, 5, 6, 7])).toEqual(
    await rowsOf(clean, submissions),
  );
});

test('moves the same from a dump', async () => {
  const [{ target: direct }, dumped] = [await getMigrated(withBroken), await openTarget()];
  const path = join(folder, 'hoj.sql');
  const { stdout } = await run(
    'mariadb-dump',
    ['--no-defaults', '-S', mariadb.socketPath, '--databases', 'broken', 'nacos'],
    {
      maxBuffer: 64 * 1024 * 1024,
    },
  );
  await writeFile(path, stdout);
  await migrateInto(dumped, { address: path });
  expect(await snapshot(dumped.pool)).toEqual(await snapshot(direct.pool));
});

test('continues after being killed at any statement, with the result of an undisturbed run', async () => {
  const [{ target: undisturbed }, killed] = [await getMigrated(withBroken), await openTarget()];
  const migrator = join(import.meta.dirname, 'testing', 'migrate-until-killed.ts');
  const migrateUntil = (statement: number) =>
    run(process.execPath, [
      migrator,
      JSON.stringify({
        connectionString: killed.connectionString,
        address: withBroken,
        filesFolder: join(folder, 'hoj'),
        storeFolder: join(folder, 'files'),
        statement,
      }),
    ]);
  // Between and within transactions, of the first tables and of later ones.
  for (const statement of [60, 47, 53])
    await expect(migrateUntil(statement)).rejects.toMatchObject({ signal: 'SIGKILL' });
  await migrateInto(killed, { address: withBroken });
  expect(await snapshot(killed.pool)).toEqual(await snapshot(undisturbed.pool));
});

test('refuses a site with content of its own', async () => {
  const target = await openTarget();
  await target.pool.query(`INSERT INTO problem (display_id, title) VALUES ('P1', 'mine')`);
  await expect(migrateInto(target)).rejects.toThrow('The site is not empty: 0 accounts, 1 problems');
});

test('compares verdicts and scoreboards with those of HOJ', async () => {
  const { target } = await getMigrated(whole);
  const report = await checkParity({
    connectionString: target.connectionString,
    site: openHoj(whole),
    fileStore: createDiskFileStore(join(folder, 'files')),
    cacheFolder: join(folder, 'cache'),
    size: 2,
    onProgress: () => undefined,
  });
  // HOJ calls the correct program of submission 2 wrong, and the checker of problem 1001 accepts everything.
  expect(report.differences.map((line) => line.replace(/ here.*$/su, '')).toSorted()).toEqual([
    'submission 2: wrong answer there, accepted',
    'submission 3: partial accepted there, accepted',
  ]);
  expect(report).toMatchObject({ judged: 4, boards: 1, differingBoards: 0, boardDifferences: [] });
  expect(await rowsOf(target, 'SELECT parity FROM site_migration')).toMatchObject([
    { parity: { judged: 4, differing: 2, boards: 1, differingBoards: 0 } },
  ]);
});
