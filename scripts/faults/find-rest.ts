/**
 * What no nearby check noticed is put into one tree together, and the rest of what CI runs is run once. Whose
 * a failure is, is then decided by halves: the check, or the failing test file, is run with half of the
 * faults, until one is left. A fault may hide another one: so the check is repeated with those that are left,
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
    const owner = await findOwner([...left], async (faults) => !(await isGoodWith(faults)));
    if (owner === undefined) {
      say(`${name} fails only with several faults together`);
      return;
    }
    settle(search, owner, name);
  }
}

function settle({ left, report }: Search, owner: Fault, by: string): void {
  left.delete(owner);
  report(owner, { by, detail: '' });
}

/** One of the faults that makes it fail alone; they fail together. */
async function findOwner(
  faults: readonly Fault[],
  fails: (faults: readonly Fault[]) => Promise<boolean>,
): Promise<Fault | undefined> {
  const [only] = faults;
  if (faults.length <= 1) return only;
  const middle = Math.ceil(faults.length / 2);
  for (const half of [faults.slice(0, middle), faults.slice(middle)])
    if (await fails(half)) return findOwner(half, fails);
  return undefined;
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
    const fails = async (faults: readonly Fault[]) =>
      (await listFailing(tree, { ...alone, faults, changed: together })).length > 0;
    const isSound = !(await fails([]));
    const owner = isSound ? await findOwner(together, fails) : undefined;
    if (owner === undefined)
      say(`${file} fails ${isSound ? 'only with several faults together' : 'without a fault too'}`);
    else settle(search, owner, `${kind}: ${file}`);
    // Without an owner it would fail again.
    const again = owner === undefined ? failing.slice(1) : failing;
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
