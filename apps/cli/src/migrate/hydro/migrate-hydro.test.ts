import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '@touchstone/database/testing';
import { buildZip, type ZipEntry } from '@touchstone/problem-formats/archive/testing/build-zip';
import { createDiskFileStore } from '@touchstone/server/storage';
import type { KeyedFinding } from '../progress.ts';
import { snapshot } from '../testing/snapshot.ts';
import { migrateHydro, type MigrateHydroInput } from './migrate-hydro.ts';

const problem = (folder: string, about: string, files: Readonly<Record<string, string>> = {}): ZipEntry[] =>
  Object.entries({
    'problem.yaml': about,
    'problem_zh.md': '## 题目描述\n\n求和。',
    'testdata/config.yaml': 'time: 1.5s\nmemory: 128m\n',
    'testdata/1.in': `1 2 ${folder}\n`,
    'testdata/1.out': '3\n',
    ...files,
  }).map(([name, content]) => ({ name: `${folder}/${name}`, content }));

const whole = [
  ...problem('1', 'pid: P1000\ntitle: A+B\ntag: [入门]\n'),
  ...problem('2', 'pid: 2\ntitle: 无字母\n'),
  ...problem('3', 'pid: P1002\ntitle: 有附件\n', {
    'problem_zh.md': '## 题目描述\n\n见 ![图](file://picture.png)。',
    'additional_file/picture.png': '\u0089PNG',
  }),
];
const damaged = problem('7', 'pid: P1006\ntitle: 损坏\n').map((entry) =>
  entry.name === '7/testdata/1.in' ? { ...entry, checksum: 1 } : entry,
);
const withBroken = [
  ...whole,
  ...problem('4', 'pid: P1003\n'),
  ...problem('5', 'pid: p1000\ntitle: 重号\n'),
  ...problem('6', 'pid: P1005\ntitle: 没有答案\n', {
    'testdata/config.yaml': 'cases:\n  - input: 1.in\n    output: absent.out\n',
  }),
  ...damaged,
];

let folder: string;
const targets: TestDatabase[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'touchstone-hydro-'));
});

afterAll(async () => {
  for (const { drop } of targets) await drop();
  await rm(folder, { recursive: true, force: true });
});

async function openTarget(): Promise<TestDatabase> {
  const target = await createTestDatabase();
  targets.push(target);
  await target.pool.query(`INSERT INTO user_account (id, username, role_code) VALUES ('1', 'root', 1000)`);
  return target;
}

async function move(
  target: TestDatabase,
  entries: readonly ZipEntry[],
  rest: Partial<MigrateHydroInput> = {},
) {
  const path = join(folder, 'export.zip');
  await writeFile(path, buildZip(entries));
  const findings: KeyedFinding[] = [];
  const result = await migrateHydro({
    connectionString: target.connectionString,
    path,
    visibility: 'private',
    fileStore: createDiskFileStore(join(folder, 'files')),
    isDryRun: false,
    onProgress: () => undefined,
    onFinding: (finding) => findings.push(finding),
    ...rest,
  });
  return {
    ...result,
    broken: findings.filter(({ isBroken }) => isBroken).map(({ key, code }) => `${key} ${code}`),
  };
}

const rowsOf = async (target: TestDatabase, statement: string) =>
  (await target.pool.query<Record<string, unknown>>(statement)).rows;

const brokenOnes = ['4 title-missing', '5 taken', '6 answer-missing', '7 damaged'];

test('moves problems with test data, tags and attachments, and reports the others', async () => {
  const target = await openTarget();
  const { steps, broken } = await move(target, withBroken);
  expect(broken).toEqual(brokenOnes);
  expect(steps).toMatchObject([
    { name: 'problem', total: 7, read: 7, moved: 3, broken: 4, isFinished: true },
  ]);
  expect(
    await rowsOf(
      target,
      `SELECT display_id = 'P1000' OR display_id = 'P1002' AS kept, title, scoring, visibility, author_id, time_limit_ms
       FROM problem ORDER BY id`,
    ),
  ).toEqual(
    ['A+B', '无字母', '有附件'].map((title) => ({
      kept: title !== '无字母',
      title,
      scoring: 'oi',
      visibility: 'private',
      author_id: '1',
      time_limit_ms: 1500,
    })),
  );
  expect(await rowsOf(target, 'SELECT input_bytes, score FROM problem_case ORDER BY id')).toEqual([
    { input_bytes: 6, score: 100 },
    { input_bytes: 6, score: 100 },
    { input_bytes: 6, score: 100 },
  ]);
  expect(await rowsOf(target, 'SELECT name FROM tag JOIN problem_tag ON tag.id = tag_id')).toEqual([
    { name: '入门' },
  ]);
  const [linked] = await rowsOf(target, `SELECT description FROM problem WHERE display_id = 'P1002'`);
  expect(linked?.['description']).toMatch(/!\[图\]\(\/api\/.+\)/u);
  const before = await snapshot(target.pool);
  expect(await move(target, withBroken)).toMatchObject({ wasFinished: true });
  expect(await snapshot(target.pool)).toEqual(before);
});

test('a dry run reports the same and writes nothing', async () => {
  const target = await openTarget();
  const before = await snapshot(target.pool);
  const { steps, broken } = await move(target, withBroken, { isDryRun: true });
  expect(broken).toEqual(brokenOnes);
  expect(steps).toMatchObject([{ moved: 3, broken: 4 }]);
  expect(await snapshot(target.pool)).toEqual(before);
});

test('continues behind the last problem that was written', async () => {
  const target = await openTarget();
  const fileStore = createDiskFileStore(join(folder, 'other-files'));
  let puts = 0;
  const failing = {
    ...fileStore,
    putStream: (...parts: Parameters<typeof fileStore.putStream>) => {
      puts += 1;
      return puts === 4 ? Promise.reject(new Error('the disk is gone')) : fileStore.putStream(...parts);
    },
  };
  await expect(move(target, whole, { fileStore: failing })).rejects.toThrow('the disk is gone');
  expect(await rowsOf(target, 'SELECT title FROM problem')).toEqual([{ title: 'A+B' }]);
  const { steps } = await move(target, whole);
  expect(steps).toMatchObject([{ read: 3, moved: 3, isFinished: true }]);
  expect(await rowsOf(target, 'SELECT title FROM problem ORDER BY id')).toHaveLength(3);
});

test('refuses what is no export of problems', async () => {
  const target = await openTarget();
  await expect(move(target, [{ name: 'dump/hydro/user.bson', content: 'x' }])).rejects.toThrow('a backup');
  await expect(move(target, [{ name: 'readme.md', content: 'x' }])).rejects.toThrow(
    'no folder with a problem.yaml',
  );
  await expect(move(target, whole, { path: join(folder, 'absent.zip') })).rejects.toThrow('There is no file');
});
