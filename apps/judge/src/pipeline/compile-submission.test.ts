import { statuses } from '@touchstone/contract/statuses';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ProgramCache } from '../languages/program-cache.ts';
import { findMachineFailure } from '../machine/machine-fault.ts';
import {
  c,
  makeTask,
  openJudgingFixture,
  sum,
  sumCases,
  type JudgingFixture,
} from '../testing/judging-fixture.ts';
import { judgeSubmission } from './judge-submission.ts';

let fixture: JudgingFixture;
beforeAll(async () => {
  fixture = await openJudgingFixture(['C'], { hasOwnCache: true });
});
afterAll(() => fixture.close());

/** Judges the program and tells what it asked of the cache. */
async function judge(code: string, cases: typeof sumCases = sumCases) {
  const { parts } = fixture.judging;
  const asked: string[] = [];
  const programs: ProgramCache = {
    copyTo: async (key, path) => {
      const isFound = await parts.programs.copyTo(key, path);
      asked.push(isFound ? 'found' : 'missed');
      return isFound;
    },
    store: async (key, path) => {
      asked.push('stored');
      await parts.programs.store(key, path);
    },
  };
  const task = await makeTask(fixture, { code, cases });
  const { signal } = new AbortController();
  const { status } = await judgeSubmission({ ...parts, programs }, task, { signal });
  return { status, asked };
}

test('a program is compiled once, also for other test data', async () => {
  expect(await judge(sum)).toEqual({ status: statuses.accepted, asked: ['missed', 'stored'] });
  expect(await judge(sum)).toEqual({ status: statuses.accepted, asked: ['found'] });
  const changed = [{ input: '1 2\n', answer: '4\n' }];
  expect(await judge(sum, changed)).toEqual({ status: statuses.wrongAnswer, asked: ['found'] });
});

test('a failed compilation is not cached', async () => {
  const broken = c('return');
  expect(await judge(broken)).toEqual({ status: statuses.compileError, asked: ['missed'] });
  expect(await judge(broken)).toEqual({ status: statuses.compileError, asked: ['missed'] });
});

test('a replaced artefact is not run', async () => {
  const code = `${sum}// own`;
  const folder = join(fixture.folder, 'cache', 'programs');
  const before = new Set(await readdir(folder));
  await judge(code);
  const added = (await readdir(folder)).find((name) => !before.has(name)) ?? '';
  const artefact = await readFile(join(folder, added));
  await writeFile(join(folder, added), '#!/bin/sh\necho 3\n');
  expect(await judge(code)).toEqual({ status: statuses.accepted, asked: ['missed', 'stored'] });
  expect((await readFile(join(folder, added))).length).toBe(artefact.length);
});

test('a submission cannot reach the folder of compiled programs', async () => {
  const path = JSON.stringify(join(fixture.folder, 'cache', 'programs'));
  const escaping = c(`return access(${path}, F_OK) == 0 ? 1 : (puts("3"), 0);`);
  expect((await judge(escaping, [{ input: '1 2\n', answer: '3\n' }])).status).toBe(statuses.accepted);
});

test('a compiler that cannot start is a failure of the machine, and words about one are a Compile Error', async () => {
  const { parts } = fixture.judging;
  const working = parts.languages.get('C');
  if (working === undefined) throw new Error('There is C.');
  const gone = { path: '/usr/bin/no-such-compiler', hostPath: '', fingerprint: 'gone' };
  const broken = { ...working, programs: { compiler: gone }, fingerprint: 'broken' };
  const { signal } = new AbortController();
  const task = await makeTask(fixture, { code: `${sum}// for a broken compiler`, cases: sumCases });
  const failed = await judgeSubmission({ ...parts, languages: new Map([['C', broken]]) }, task, {
    signal,
  }).catch((error: unknown) => findMachineFailure(error));
  expect(failed).toMatchObject({ fault: 'compiler' });
  const { status } = await judge('#error cannot start the compiler: Permission denied');
  expect(status).toBe(statuses.compileError);
});
