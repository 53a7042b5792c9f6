import { createDatabase, createPool, migrate } from '@touchstone/database';
import { createEmptyTestDatabase, createTestDatabase, type TestDatabase } from '@touchstone/database/testing';
import { buildZip } from '@touchstone/problem-formats/archive/testing/build-zip';
import { openArchive } from '@touchstone/problem-formats/archive/open-archive';
import { mkdtemp, readdir, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadDemoContent } from '@touchstone/server/demo';
import { createDiskFileStore } from '@touchstone/server/storage';
import { UsageError } from '@touchstone/site-setup/usage-error';
import { exportSite } from './export-site.ts';
import { importSite } from './import-site.ts';
import { isExported } from './site-format.ts';

let folder: string;
let archivePath: string;
let source: TestDatabase;
const targets: TestDatabase[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-export-'));
  archivePath = join(folder, 'site.zip');
  source = await createTestDatabase();
  const pool = createPool(source.connectionString);
  const database = createDatabase(pool);
  const now = new Date();
  await source.pool.query(`INSERT INTO user_account (id, username, role_code) VALUES ('1', 'root', 1000)`);
  await loadDemoContent({ database, clock: () => now, fileStore: storeOf('source') });
  // A user's session, and a submission in judging.
  await source.pool.query(`UPDATE submission SET status = 7 WHERE id = (SELECT min(id) FROM submission)`);
  await database.destroy();
  await exportSite({
    connectionString: source.connectionString,
    fileStore: storeOf('source'),
    archivePath,
    productVersion: '0.1.0',
    now,
  });
});
afterAll(async () => {
  for (const database of [source, ...targets]) await database.drop();
  await rm(folder, { recursive: true, force: true });
});

const storeOf = (name: string) => createDiskFileStore(join(folder, name));

async function makeTarget(): Promise<TestDatabase> {
  const target = await createEmptyTestDatabase();
  targets.push(target);
  return target;
}

const take = ({ connectionString }: TestDatabase, path = archivePath, store = 'target') =>
  importSite({ connectionString, fileStore: storeOf(store), archivePath: path });

async function describeSite({ pool }: TestDatabase) {
  const tables = await pool.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'
        AND relpersistence = 'p' AND relname <> 'schema_migration' ORDER BY relname`,
  );
  const content: Record<string, string[]> = {};
  for (const { name } of tables.rows.filter((table) => isExported(table.name))) {
    const { rows } = await pool.query<{ row: string }>(
      `SELECT to_jsonb(t)::text AS row FROM ${name} t ORDER BY 1`,
    );
    content[name] = rows.map(({ row }) => row);
  }
  return content;
}

describe('an exported site', () => {
  it('is complete in an empty site: every account, problem, case, verdict and file', async () => {
    const target = await makeTarget();
    await take(target);
    await source.pool.query('UPDATE submission SET status = 10 WHERE status = 7');
    const [before, after] = [await describeSite(source), await describeSite(target)];
    expect(Object.keys(after)).toEqual(Object.keys(before));
    for (const [table, rows] of Object.entries(before)) expect([table, after[table]]).toEqual([table, rows]);
    expect(before['problem_case']?.length).toBeGreaterThan(100);
    const { rows } = await target.pool.query<{ hash: string }>(
      'SELECT input_sha256 AS hash FROM problem_case UNION SELECT answer_sha256 FROM problem_case',
    );
    for (const { hash } of rows) expect(await storeOf('target').findSize(hash)).toBeDefined();
  });

  it('continues the sequences of the original', async () => {
    const [target] = targets;
    const newest = `SELECT max(id)::int AS id FROM submission`;
    const before = await target?.pool.query<{ id: number }>(newest);
    await target?.pool.query(
      `INSERT INTO submission (problem_id, user_id, language, code, code_length, status)
       SELECT problem_id, user_id, language, '', 0, 0 FROM submission LIMIT 1`,
    );
    const after = await target?.pool.query<{ id: number }>(newest);
    expect(after?.rows[0]?.id).toBe((before?.rows[0]?.id ?? 0) + 1);
  });

  it('has no sessions and no keys, and is readable by its owner only', async () => {
    const archive = await openArchive(archivePath);
    const names = [...archive.files.keys()];
    await archive.close();
    for (const table of ['session', 'judge_token', 'mail_code', 'generated_sheet'])
      expect(names).not.toContain(`tables/${table}.jsonl`);
    expect(names).toContain('tables/submission.jsonl');
    expect((await stat(archivePath)).mode & 0o777).toBe(0o600);
    expect((await readdir(folder)).filter((name) => name.startsWith('.'))).toEqual([]);
  });

  it('has no reference to rows that were left out', async () => {
    const { rows } = await source.pool.query<{ from: string; to: string }>(
      `SELECT conrelid::regclass::text AS from, confrelid::regclass::text AS to FROM pg_constraint
        WHERE contype = 'f' AND connamespace = 'public'::regnamespace`,
    );
    expect(rows.length).toBeGreaterThan(10);
    const broken = rows.filter(({ from, to }) => isExported(from) && !isExported(to));
    expect(broken).toEqual([]);
  });

  it('has no unfinished rejudge, which would block the next one forever', () => {
    expect(isExported('problem_rejudge')).toBe(false);
  });

  it('has no unfinished comparison or preview in the new site, which no job would finish', async () => {
    const { rows: problems } = await source.pool.query<{ id: number }>(
      'SELECT id FROM problem ORDER BY id LIMIT 1',
    );
    const problemId = problems[0]?.id;
    await source.pool.query(
      `INSERT INTO similarity_comparison (problem_id, choice, threshold, families, problem_ids, ignored, state, started_at)
       VALUES ($1, 'last', 50, '[]', '[]', '[]', 'running', now()), ($1, 'last', 50, '[]', '[]', '[]', 'finished', now())`,
      [problemId],
    );
    await source.pool.query(
      `INSERT INTO rejudge_preview (problem_id, started_at, submission_count, judged_count, applied_at)
       VALUES ($1, now(), 1, 1, NULL), ($1, now(), 1, 1, now())`,
      [problemId],
    );
    const path = join(folder, 'unfinished.zip');
    const { connectionString } = source;
    const fileStore = storeOf('source');
    await exportSite({
      connectionString,
      fileStore,
      archivePath: path,
      productVersion: '0.1.0',
      now: new Date(),
    });
    const target = await makeTarget();
    await take(target, path);
    const { rows } = await target.pool.query<{ state: string }>(
      `SELECT state FROM similarity_comparison UNION ALL
       SELECT CASE WHEN applied_at IS NULL THEN 'open' ELSE 'applied' END FROM rejudge_preview ORDER BY state`,
    );
    expect(rows.map(({ state }) => state)).toEqual(['applied', 'failed', 'finished']);
  });

  it('refuses a site that is in use', async () => {
    const target = await makeTarget();
    await migrate(target.connectionString);
    await target.pool.query(
      `INSERT INTO user_account (id, username) VALUES ('1', 'root'), ('2', 'somebody')`,
    );
    await expect(take(target)).rejects.toThrow(/not empty: 2 accounts/);
    const { rows } = await target.pool.query('SELECT FROM problem');
    expect(rows).toHaveLength(0);
  });

  it('of another release is imported as far as it is known', async () => {
    const otherId = 'a'.repeat(32);
    const path = join(folder, 'other.zip');
    const manifest = {
      format: 'touchstone-site',
      version: 1,
      createdAt: '2026-01-01T00:00:00.000Z',
      productVersion: '9.9.9',
      tables: [
        { name: 'user_account', rows: 1 },
        { name: 'of_the_future', rows: 1 },
      ],
      files: 0,
    };
    await writeFile(
      path,
      buildZip([
        { name: 'site.json', content: JSON.stringify(manifest) },
        {
          name: 'tables/user_account.jsonl',
          content: `${JSON.stringify({ id: otherId, username: '试金石 "quoted"\\', from_the_future: 1 })}\n`,
        },
        { name: 'tables/of_the_future.jsonl', content: '{"id":1}\n' },
      ]),
    );
    const target = await makeTarget();
    const { unsafeNames } = await take(target, path);
    const { rows } = await target.pool.query('SELECT id, username FROM user_account');
    expect(rows).toEqual([{ id: otherId, username: '试金石 "quoted"\\' }]);
    expect(unsafeNames).toEqual([expect.stringContaining('characters that are not allowed')]);
  });
});

describe('an invalid export', () => {
  it.each([
    ['is no archive', 'text', /not sound/],
    ['is cut off', 'cut', /not sound/],
    ['is another archive', buildZip([{ name: 'a.txt', content: 'a' }]), /no site.json/],
    [
      'says something else of itself',
      buildZip([{ name: 'site.json', content: '{"format":"x"}' }]),
      /not what this release writes/,
    ],
    ['has changed files', 'changed', /another content|files, not/],
  ])('%s, and changes nothing', async (_what, content, message) => {
    const path = join(folder, `bad-${String(Math.random())}.zip`);
    if (content === 'cut') {
      await writeFile(path, buildZip([{ name: 'site.json', content: 'x'.repeat(500) }]));
      await truncate(path, 200);
    } else if (content === 'changed') {
      await writeFile(path, changedFiles());
    } else await writeFile(path, content === 'text' ? 'not a zip' : content);
    const target = await makeTarget();
    const attempt = take(target, path, 'elsewhere');
    await expect(attempt).rejects.toThrow(message);
    await expect(attempt).rejects.toThrow(UsageError);
    // An import that never reached the database has not even created tables.
    await migrate(target.connectionString);
    expect((await target.pool.query('SELECT FROM user_account')).rowCount).toBe(0);
  });
});

describe('a line of a table that is no row', () => {
  const row = JSON.stringify({ id: '1', username: 'root' });
  it.each([
    ['two values', `${row}\n${row}${row}\n`, /Line 2 of tables\/user_account.jsonl is not one JSON object/],
    ['an array', `\n[${row}]\n`, /Line 2 .* not one JSON object/],
    ['a text', `${row}\n"x"`, /Line 2 .* not one JSON object/],
    ['broken JSON', '{"id":', /Line 1 .* not one JSON object/],
    ['bytes that are no text', Buffer.from([0x22, 0xff, 0x22]), /Line 1 .* not one JSON object/],
    [
      'a line of blanks without end',
      `${row}\n${' '.repeat(65 * 1024 * 1024)}`,
      /Line 2 .* longer than 64 MB/,
    ],
  ])('is refused with its number: %s', async (_what, content, message) => {
    const path = join(folder, `rows-${String(Math.random())}.zip`);
    const manifest = {
      format: 'touchstone-site',
      version: 1,
      createdAt: '2026-01-01T00:00:00.000Z',
      productVersion: '0.1.0',
      tables: [{ name: 'user_account', rows: 2 }],
      files: 0,
    };
    await writeFile(
      path,
      buildZip([
        { name: 'site.json', content: JSON.stringify(manifest) },
        { name: 'tables/user_account.jsonl', content },
      ]),
    );
    const target = await makeTarget();
    const attempt = take(target, path);
    await expect(attempt).rejects.toThrow(message);
    await expect(attempt).rejects.toThrow(UsageError);
    expect((await target.pool.query('SELECT FROM user_account')).rowCount).toBe(0);
  });
});

function changedFiles() {
  const manifest = {
    format: 'touchstone-site',
    version: 1,
    createdAt: '2026-01-01T00:00:00.000Z',
    productVersion: '0.1.0',
    tables: [],
    files: 1,
  };
  return buildZip([
    { name: 'site.json', content: JSON.stringify(manifest) },
    { name: `files/${'0'.repeat(64)}`, content: 'something else' },
  ]);
}
