import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { selectSize } from './due-slices.ts';
import type { Fault } from './fault.ts';
import type { FaultTree } from './fault-tree.ts';
import { runCommand } from './run-command.ts';

export interface TestRun {
  readonly isGood: boolean;
  readonly failures: readonly TestFailure[];
  readonly output: string;
}

export interface TestFailure {
  /** Undefined if the run failed as a whole. */
  readonly file: string | undefined;
  readonly test: string;
}

export type TestKind = 'unit' | 'journeys';

interface Wanted {
  readonly kind: TestKind;
  /** What CI runs depends on the change, also where the tree is without it to compare. */
  readonly changed: readonly Fault[];
  readonly paths?: readonly string[];
  readonly isBailing?: boolean;
  readonly limitMs: number;
}

/** Until they became a project of the one configuration, journeys had a configuration of their own. */
const oldJourneys = 'vitest.journeys.config.ts';

function selectKind(folder: string, kind: TestKind): string[] {
  const hasOldJourneys = existsSync(join(folder, oldJourneys));
  if (kind === 'journeys') return hasOldJourneys ? ['--config', oldJourneys] : ['--project', 'journeys'];
  return hasOldJourneys ? [] : ['--project', '!journeys'];
}

export async function runTests(tree: FaultTree, wanted: Wanted): Promise<TestRun> {
  const { kind, changed, paths = [], isBailing = false, limitMs } = wanted;
  const changedFiles = changed.map(({ file }) => file);
  const report = join(tree.besideFolder, 'tests.json');
  await rm(report, { force: true });
  const { isGood, isTooLong, output } = await runCommand(
    tree.folder,
    [
      'vitest',
      'run',
      ...selectKind(tree.folder, kind),
      ...(isBailing ? ['--bail', '1'] : []),
      '--passWithNoTests',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...paths,
    ],
    { limitMs, environment: await selectSize(tree.folder, changedFiles) },
  );
  if (isGood) return { isGood, failures: [], output };
  const failures = existsSync(report) ? readFailures(await readFile(report, 'utf8'), tree.folder) : [];
  const whole = { file: undefined, test: isTooLong ? 'did not end' : 'failed as a whole' };
  return { isGood, failures: failures.length === 0 ? [whole] : failures, output };
}

interface Report {
  testResults: {
    name: string;
    status: string;
    assertionResults: { status: string; fullName: string }[];
  }[];
}

export function readFailures(text: string, root: string): TestFailure[] {
  const { testResults } = JSON.parse(text) as Report;
  return testResults.flatMap(({ name, status, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    const file = relative(root, name);
    // A file that fails before its tests, by an import for example, has none.
    if (failed.length === 0) return status === 'failed' ? [{ file, test: '' }] : [];
    return failed.map(({ fullName }) => ({ file, test: fullName }));
  });
}
