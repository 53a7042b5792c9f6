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

test('moves users, problems with test data and submissions with their ids', async () => {
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
  expect(
    await rowsOf(
      target,
      'SELECT problem_id, position, input_name, input_bytes, score FROM problem_case ORDER BY id',
    ),
  ).toEqual([
    { problem_id: 1000, position: 1, input_name: '1.in', input_bytes: 4, score: null },
    { problem_id: 1000, position: 2, input_name: '2.in', input_bytes: 6, score: null },
    { problem_id: 1001, position: 1, input_name: '1.in', input_bytes: 2, score: 100 },
  ]);
  expect(
    await rowsOf(
      target,
      'SELECT id, status, score, is_shared, host(ip) AS ip FROM submission WHERE id < 5 ORDER BY id',
    ),
  ).toEqual([
    { id: 1, status: 0, score: null, is_shared: false, ip: null },
    { id: 2, status: -1, score: null, is_shared: true, ip: '10.0.0.7' },
    { id: 3, status: 8, score: 60, is_shared: false, ip: null },
    { id: 4, status: 10, score: null, is_shared: false, ip: null },
  ]);
  expect(
    await rowsOf(
      target,
      'SELECT seq, case_id, status FROM submission_case WHERE submission_id = 2 ORDER BY seq',
    ),
  ).toEqual([
    { seq: 1, case_id: 1, status: -1 },
    { seq: 2, case_id: 2, status: -4 },
  ]);
});

test('moves groups, contests, trainings, discussions, messages and files', async () => {
  const { target } = await getMigrated(whole);
  const [alice, bob, carol] = [userId(1), userId(2), userId(3)];
  const expectRows = async (statement: string, rows: readonly unknown[]) =>
    expect(await rowsOf(target, statement), statement).toEqual(rows);
  await expectRows('SELECT id, name, owner_id, access, code FROM user_group', [
    { id: 1000, name: '一班', owner_id: alice, access: 'private', code: 'abc123' },
  ]);
  await expectRows('SELECT user_id, auth, reason FROM group_member ORDER BY id', [
    { user_id: alice, auth: 5, reason: null },
    { user_id: carol, auth: 3, reason: 'please' },
  ]);
  await expectRows(
    `SELECT language.name FROM problem_language JOIN language ON language.id = language_id ORDER BY name`,
    [{ name: 'C' }, { name: 'Python3' }],
  );
  await expectRows(`SELECT tag_id FROM problem_tag WHERE problem_id = 1000`, [{ tag_id: 1 }]);
  await expectRows('SELECT title, audience, password, sealed_from, awards FROM contest', [
    {
      title: '周赛',
      audience: 'protected',
      password: 'sesame',
      sealed_from: new Date('2024-03-10T03:00:00Z'),
      awards: [{ priority: 1, name: 'Gold', background: '#ffd700', color: '#ffffff', amount: 1 }],
    },
  ]);
  await expectRows('SELECT contest_id, contest_problem_id FROM submission WHERE id = 5', [
    { contest_id: 1000, contest_problem_id: 1 },
  ]);
  await expectRows('SELECT user_id FROM contest_star', [{ user_id: carol }]);
  await expectRows('SELECT user_id FROM contest_registration', [{ user_id: bob }]);
  await expectRows('SELECT user_id FROM contest_delivery', [{ user_id: bob }]);
  await expectRows('SELECT content, is_printed FROM contest_print', [
    { content: 'print me', is_printed: true },
  ]);
  await expectRows('SELECT id, title FROM announcement', [{ id: 1, title: '开站' }]);
  await expectRows('SELECT id, contest_id FROM contest_announcement', [{ id: 2, contest_id: 1000 }]);
  await expectRows('SELECT id, is_hidden FROM group_announcement', [{ id: 3, is_hidden: true }]);
  await expectRows('SELECT category_id, visibility, password FROM training', [
    { category_id: 1, visibility: 'private', password: 'open' },
  ]);
  await expectRows('SELECT user_id, solved FROM training_participant', [{ user_id: carol, solved: 1 }]);
  await expectRows('SELECT training_id FROM submission WHERE id = 7', [{ training_id: 1 }]);
  await expectRows('SELECT name FROM discussion_category WHERE id IN (1, 6) ORDER BY id', [
    { name: '灌水' },
    { name: '通知' },
  ]);
  await expectRows('SELECT problem_id, is_pinned, view_count, like_count, comment_count FROM discussion', [
    { problem_id: 1000, is_pinned: true, view_count: 9, like_count: 1, comment_count: 3 },
  ]);
  await expectRows(
    'SELECT id, reply_count, like_count, contest_id, deleted_at IS NULL AS kept FROM comment ORDER BY id',
    [
      { id: 1, reply_count: 2, like_count: 1, contest_id: null, kept: true },
      { id: 2, reply_count: 0, like_count: 0, contest_id: 1000, kept: true },
      { id: 3, reply_count: 0, like_count: 0, contest_id: null, kept: false },
    ],
  );
  await expectRows('SELECT quoted_reply_id FROM reply ORDER BY id', [
    { quoted_reply_id: null },
    { quoted_reply_id: 1 },
  ]);
  await expectRows('SELECT author_username, pushed_at IS NULL AS waiting FROM notice', [
    { author_username: 'root', waiting: false },
  ]);
  await expectRows('SELECT recipient_id, is_read FROM user_notice', [{ recipient_id: alice, is_read: true }]);
  await expectRows('SELECT recipient_id, url FROM reminder', [
    { recipient_id: carol, url: '/discussion-detail/1' },
  ]);
  await expectRows('SELECT user_id, host(ip) AS ip FROM login_record', [{ user_id: alice, ip: '10.0.0.8' }]);
  await expectRows(
    'SELECT address, media_type, purpose FROM former_file_address JOIN stored_file ON id = file_id ORDER BY address',
    [
      { address: '/api/public/file/0a1b.pdf', media_type: 'application/pdf', purpose: 'markdown-file' },
      { address: '/api/public/img/alice.png', media_type: 'image/png', purpose: 'avatar' },
      { address: '/api/public/img/c.png', media_type: 'image/png', purpose: 'carousel' },
    ],
  );
  await expectRows('SELECT file_id FROM carousel_picture', [{ file_id: 3 }]);
  await expectRows('SELECT key, value FROM site_setting ORDER BY key', [
    { key: 'mail', value: { host: 'smtp.example.org', port: 465 } },
    {
      key: 'switches',
      value: {
        openPublicJudge: false,
        defaultSubmitInterval: 3,
        remoteAccounts: expect.objectContaining({ hdu: [{ username: 'h', password: 'p' }] }),
      },
    },
    { key: 'web', value: { name: '实验中学 OJ', shortName: 'SOJ', register: false } },
  ]);
});

test('recounts counters and continues the numbers behind those of HOJ', async () => {
  const { target } = await getMigrated(whole);
  expect(
    await rowsOf(
      target,
      `SELECT solved_count, submission_count FROM user_statistic WHERE user_id = '${userId(1)}'`,
    ),
  ).toEqual([{ solved_count: 1, submission_count: 3 }]);
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
