import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openJudgingFixture, type JudgingFixture } from '../testing/judging-fixture.ts';
import { createCheckerCache } from './checker-cache.ts';

let fixture: JudgingFixture;
let folder: string;
beforeAll(async () => {
  fixture = await openJudgingFixture(['C', 'C With O2']);
  folder = await mkdtemp(join(tmpdir(), 'checkers-'));
});
afterAll(async () => {
  await fixture.close();
  await rm(folder, { recursive: true, force: true });
});

/** Like that of another process. */
const open = () => {
  const { slots, languages, headers } = fixture.judging.parts;
  const include = { includeFolder: '/opt/touchstone/include', includeFingerprint: 'of a test' };
  return createCheckerCache({ slots, languages, headers, folder, ...include });
};

test('what one process runs is not replaced by another that compiles the same', async () => {
  const [one, other] = [await open(), await open()];
  const source = { language: 'C', code: 'int main(void) { return 0; }' };
  const findFile = async () => {
    const names = (await readdir(folder)).filter((name) => !name.includes('.'));
    expect(names).toHaveLength(1);
    return (await stat(join(folder, names[0] ?? '', 'main'))).ino;
  };
  const both = [one.get(source, {}), other.get(source, {})];
  await Promise.race(both);
  const first = await findFile();
  await Promise.all(both);
  expect(await findFile()).toBe(first);
  expect(await readdir(folder)).toHaveLength(1);
});
