/** A submission for each kind of language, and the limits of a problem, through the whole judge. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { repositoryRoot } from '@touchstone/site-setup/configuration';
import type { SuiteReport } from '../guest-report.ts';

const command = join(repositoryRoot, 'apps/cli/bin/touchstone.mjs');

const judged: readonly { readonly problem: string; readonly submissions: readonly string[] }[] = [
  // Compiled, interpreted, on a virtual machine.
  { problem: 'sum-of-two', submissions: ['accepted.c', 'accepted.py', 'accepted.java', 'off-by-one.java'] },
  { problem: 'limits', submissions: ['accepted.c', 'busy.c', 'sleeping.c', 'static.c', 'heap.py'] },
];

export function judgeFixtures(): SuiteReport {
  const reports = judged.map(({ problem, submissions }) => judgeProblem(problem, submissions));
  return {
    title: 'judging',
    passed: reports.reduce((sum, { passed }) => sum + passed, 0),
    failures: reports.flatMap(({ failures }) => failures),
  };
}

function judgeProblem(problem: string, submissions: readonly string[]): Omit<SuiteReport, 'title'> {
  const only = submissions.flatMap((name) => ['--only', name]);
  const { status, stdout } = spawnSync(
    process.execPath,
    [command, 'verify', join(repositoryRoot, 'fixtures', problem), '--json', ...only],
    {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, DATA_DIR: '/tmp/no-site', XDG_CACHE_HOME: '/tmp/cache' },
    },
  );
  process.stdout.write(stdout);
  const lines = stdout
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as { submission?: string; ok?: boolean | null });
  const passed = lines.filter(({ ok }) => ok === true).length;
  const failures = lines
    .filter(({ submission, ok }) => submission !== undefined && ok !== true)
    .map((line) => `${problem} ${JSON.stringify(line)}`);
  // A language that is not installed is skipped by the command, but it is a failure here.
  if (passed + failures.length !== submissions.length || (status !== 0 && failures.length === 0))
    failures.push(`${problem}: ${passed} of ${submissions.length} judged, exit code ${String(status)}`);
  return { passed, failures };
}
