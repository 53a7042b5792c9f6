import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copySources } from './copy-sources.ts';

const folder = mkdtempSync(join(tmpdir(), 'touchstone-copy-'));
const clone = join(folder, 'clone');
const write = (name: string, text: string) => writeFileSync(join(clone, name), text);

beforeAll(() => {
  mkdirSync(clone);
  execFileSync('git', ['init', '--quiet'], { cwd: clone });
  write('.gitignore', 'ignored\n');
  write('changed', 'as added\n');
  write('deleted', 'as added\n');
  execFileSync('git', ['add', '.'], { cwd: clone });
  write('changed', 'as now\n');
  write('new file', 'as now\n');
  write('ignored', 'secret\n');
  rmSync(join(clone, 'deleted'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('copies the files as they are now, without the ignored ones', () => {
  const target = join(folder, "a folder's copy");
  copySources(target, clone);
  expect(readdirSync(target).toSorted()).toEqual(['.gitignore', 'changed', 'new file']);
  expect(readFileSync(join(target, 'changed'), 'utf8')).toBe('as now\n');
});

test('fails without a clone', () => {
  const empty = mkdtempSync(join(folder, 'empty-'));
  // A folder of its own, so that git does not find the clone above it.
  writeFileSync(join(empty, '.git'), 'gitdir: nowhere\n');
  expect(() => copySources(join(folder, 'copy'), empty)).toThrow('Command failed');
});
