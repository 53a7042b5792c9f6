/**
 * What no nearby check noticed is put into one tree together, and the rest of what CI runs is run once. Whose
 * a failure is, is then decided by running the check, or the failing test file, with each of the faults
 * alone. A fault that breaks much may hide another one: so the check is repeated with those that are left,
 * until it passes.
 *
 * The proof of the kernel test is left out: it compares a hash of the sandbox's sources, so it would notice
 * every change there, and say nothing about it. The check of the format is left out too: files with faults
 * are formatted.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ensureSandbox } from '@touchstone/site-setup/sandbox';
import type { Fault } from './fault.ts';
import type { FaultTree } from './fault-tree.ts';
import type { Finding } from './find-nearby.ts';
import { runCommand } from './run-command.ts';
import { runTests, type TestKind } from './run-tests.ts';

type Report = (fault: Fault, finding: Finding) => void;

interface Search {
  readonly tree: FaultTree;
  /** Those that nothing has found yet. */
  readonly left: Set<Fault>;
  readonly report: Report;
  readonly say: (text: string) => void;
}

const minuteMs = 60_000;
const checkLimitMs = 30 * minuteMs;
const testsLimitMs = 240 * minuteMs;

const checks: readonly { readonly name: string; readonly command: readonly [string, ...string[]] }[] = [
  { name: 'lint', command: ['oxlint', '--type-aware', '--deny-warnings'] },
  { name: 'types', command: ['tsc', '-p', '.', '--noEmit', '--checkers', '1'] },
  {
    name: 'dependencies',
    command: [
      ...(['depcruise', '--config', 'scripts/dependency-rules.mjs'] as const),
      'apps',
      'packages',
      'scripts',
      'journeys',
    ],
  },
  { name: 'build', command: ['node', 'scripts/testing/build-web.ts'] },
];

export async function findRest(search: Search): Promise<void> {
  for (const check of checks) await searchCheck(search, check);
  for (const kind of ['unit', 'journeys'] as const) await searchTests(search, kind);
}

async function searchCheck(search: Search, { name, command }: (typeof checks)[number]): Promise<void> {
  const { tree, left, say } = search;
  const isGoodWith = async (faults: readonly Fault[]) => {
    await tree.put(faults);
    const { isGood } = await runCommand(tree.folder, command, { limitMs: checkLimitMs });
    return isGood;
  };
  while (left.size > 0) {
    say(`${name} with ${String(left.size)} faults`);
    if (await isGoodWith([...left])) return;
    if (!(await isGoodWith([]))) throw new Error(`${name} fails without a fault too.`);
    const owners = await filterAsync([...left], async (fault) => !(await isGoodWith([fault])));
    settle(search, owners, name);
    if (owners.length > 0) continue;
    say(`${name} fails only with several faults together`);
    return;
  }
}

function settle({ left, report }: Search, owners: readonly Fault[], by: string): void {
  for (const fault of owners) {
    left.delete(fault);
    report(fault, { by, detail: '' });
  }
}

/** Stands for the run itself, if it fails without a failing test: a site that does not start, for example. */
const wholeRun = 'the whole run';

async function searchTests(search: Search, kind: TestKind): Promise<void> {
  const { tree, left, say } = search;
  /** Undefined at first: all. */
  let paths: readonly string[] | undefined;
  while (left.size > 0 && paths?.length !== 0) {
    say(`${kind}: ${paths === undefined ? 'all' : String(paths.length)} with ${String(left.size)} faults`);
    const together = [...left];
    const failing = await listFailing(tree, { kind, faults: together, changed: together, paths });
    const [file] = failing;
    if (file === undefined) return;
    const alone = { kind, paths: file === wholeRun ? undefined : [file] };
    const fails = async (faults: readonly Fault[], changed: readonly Fault[]) =>
      (await listFailing(tree, { ...alone, faults, changed })).length > 0;
    const isSound = !(await fails([], together));
    const owners = isSound ? await filterAsync(together, (fault) => fails([fault], [fault])) : [];
    settle(search, owners, `${kind}: ${file}`);
    if (owners.length === 0)
      say(`${file} fails ${isSound ? 'only with several faults together' : 'without a fault too'}`);
    // Without an owner it would fail again.
    const again = owners.length === 0 ? failing.slice(1) : failing;
    paths = again.includes(wholeRun) ? undefined : again;
  }
}

interface Wanted {
  readonly kind: TestKind;
  readonly faults: readonly Fault[];
  readonly changed: readonly Fault[];
  readonly paths: readonly string[] | undefined;
}

async function listFailing(tree: FaultTree, wanted: Wanted): Promise<string[]> {
  const { kind, faults, changed, paths } = wanted;
  await tree.put(faults);
  await prepare(tree);
  const { failures } = await runTests(tree, { kind, changed, paths: paths ?? [], limitMs: testsLimitMs });
  return [...new Set(failures.map(({ file }) => file ?? wholeRun))].toSorted();
}

/** Sites of tests need both; they are not built again while nothing has changed. */
async function prepare({ folder }: FaultTree): Promise<void> {
  const { error } = await ensureSandbox(folder);
  if (error !== undefined) throw new Error(error);
  const program = 'scripts/testing/build-web.ts';
  if (!existsSync(join(folder, program))) return;
  const { isGood, output } = await runCommand(folder, ['node', program], { limitMs: checkLimitMs });
  if (!isGood) throw new Error(`The web could not be built:\n${output}`);
}

async function filterAsync<Item>(
  items: readonly Item[],
  isWanted: (item: Item) => Promise<boolean>,
): Promise<Item[]> {
  const wanted: Item[] = [];
  for (const item of items) if (await isWanted(item)) wanted.push(item);
  return wanted;
}
