/**
 * Looks for what notices one fault, the cheapest first: the nearest tests, the linter, the types, and the
 * tests that import the file. The first that fails has found it. A test counts only if it passes without the
 * fault, and fails once more with it: a busy machine finds nothing.
 */
import { readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ensureSandbox } from '@touchstone/site-setup/sandbox';
import type { Fault } from './fault.ts';
import type { FaultTree } from './fault-tree.ts';
import { runCommand } from './run-command.ts';
import { runTests, type TestRun } from './run-tests.ts';

export interface Finding {
  /** A check, or a test file. */
  readonly by: string;
  /** Names of tests, or what was said. */
  readonly detail: string;
}

/** `unreliable`: test files that failed, and not because of the fault, or not always. */
export type NearbyResult = Finding | { readonly unreliable: readonly string[] };

const minuteMs = 60_000;
const limits = { nearest: 30 * minuteMs, check: 10 * minuteMs, related: 120 * minuteMs };
const shownDetail = 600;

const isScript = (file: string) => /\.(?:tsx?|mjs)$/.test(file);
/** Others are read or compiled at run time, so nothing imports them. */
const isImported = (file: string) => isScript(file) || file.endsWith('.css');

export async function findNearby(tree: FaultTree, fault: Fault): Promise<NearbyResult> {
  const unreliable = new Set<string>();
  for (const step of [runNearest, compileSandbox, lint, checkTypes, runRelated]) {
    const found = await step(tree, fault, unreliable);
    if (found !== undefined) return found;
  }
  return { unreliable: [...unreliable] };
}

type Step = (tree: FaultTree, fault: Fault, unreliable: Set<string>) => Promise<Finding | undefined>;

const runNearest: Step = async (tree, fault, unreliable) => {
  const paths = await listNearestTests(tree.folder, fault.file);
  if (paths.length === 0) return undefined;
  const wanted = { kind: 'unit', changed: [fault], paths, isBailing: true, limitMs: limits.nearest } as const;
  const run = () => runTests(tree, wanted);
  return confirmTests(tree, fault, { run, unreliable });
};

/** Beside the file, or in the nearest parent folder with tests. */
async function listNearestTests(root: string, file: string): Promise<string[]> {
  for (let folder = dirname(file); folder.includes('/'); folder = dirname(folder)) {
    const names = await readdir(join(root, folder));
    const tests = names.filter((name) => /\.test\.tsx?$/.test(name)).map((name) => join(folder, name));
    if (tests.length > 0) return tests;
  }
  return [];
}

/** Sites and judges do it at their start. */
const compileSandbox: Step = async (tree, fault) => {
  if (!fault.file.startsWith('packages/sandbox/native/')) return undefined;
  await tree.put([fault]);
  const { error } = await ensureSandbox(tree.folder);
  return error === undefined ? undefined : { by: 'compiler of the sandbox', detail: shorten(error) };
};

const lint: Step = async (tree, fault) => {
  if (!isScript(fault.file)) return undefined;
  const command = ['oxlint', '--type-aware', '--deny-warnings', fault.file] as const;
  return runCheck(tree, fault, { name: 'lint', command });
};

const checkTypes: Step = async (tree, fault) => {
  if (!isScript(fault.file)) return undefined;
  // After the first time only what depends on the changed file is checked.
  const kept = ['--incremental', '--tsBuildInfoFile', join(tree.besideFolder, 'types.tsbuildinfo')];
  const command = ['tsc', '-p', '.', '--noEmit', '--checkers', '1', ...kept] as const;
  return runCheck(tree, fault, { name: 'types', command });
};

async function runCheck(
  tree: FaultTree,
  fault: Fault,
  { name, command }: { name: string; command: readonly [string, ...string[]] },
): Promise<Finding | undefined> {
  const run = () => runCommand(tree.folder, command, { limitMs: limits.check });
  await tree.put([fault]);
  const { isGood, output } = await run();
  if (isGood) return undefined;
  await tree.put([]);
  const sound = await run();
  if (!sound.isGood) throw new Error(`${name} fails without a fault too:\n${sound.output}`);
  return { by: name, detail: shorten(output) };
}

/**
 * Every test of the server imports all of its modules, and these packages. Running them for each fault would
 * take a day; the last step runs them once for all.
 */
const nearParts =
  /^(?:apps\/server\/src\/(?:modules\/[^/]+|[^/]+)|packages\/(?:contract|database|rules)\/src)\//;
const workspace = /^(?:apps|packages)\/[^/]+\//;

/** The tests that import the file, or those of its module. If nothing imports it: those of its workspace. */
function selectRelated(file: string): { mode: 'run' | 'related'; paths: string[] } | undefined {
  const part = nearParts.exec(file)?.[0];
  if (part !== undefined) return { mode: 'run', paths: [part] };
  if (isImported(file)) return { mode: 'related', paths: [file] };
  const sources = workspace.exec(file)?.[0];
  return sources === undefined ? undefined : { mode: 'run', paths: [`${sources}src/`] };
}

const runRelated: Step = async (tree, fault, unreliable) => {
  const selected = selectRelated(fault.file);
  if (selected === undefined) return undefined;
  const wanted = { kind: 'unit', changed: [fault], ...selected, limitMs: limits.related } as const;
  const first = await confirmTests(tree, fault, {
    run: () => runTests(tree, { ...wanted, isBailing: true }),
    unreliable,
  });
  if (first !== undefined || unreliable.size === 0) return first;
  // The run ended at a test that fails anyway: others may have found the fault.
  return confirmTests(tree, fault, { run: () => runTests(tree, wanted), unreliable });
};

async function confirmTests(
  tree: FaultTree,
  fault: Fault,
  { run, unreliable }: { run: () => Promise<TestRun>; unreliable: Set<string> },
): Promise<Finding | undefined> {
  await tree.put([fault]);
  const { isGood, failures, output } = await run();
  if (isGood) return undefined;
  for (const file of new Set(failures.map((failure) => failure.file))) {
    const name = file ?? 'vitest';
    if (unreliable.has(name)) continue;
    const again =
      file === undefined
        ? run
        : () => runTests(tree, { kind: 'unit', changed: [fault], paths: [file], limitMs: limits.nearest });
    if (await isReliable(tree, fault, again)) {
      const tests = failures.flatMap((failure) => (failure.file === file ? [failure.test] : []));
      return { by: name, detail: shorten(file === undefined ? output : tests.join(' | ')) };
    }
    unreliable.add(name);
  }
  return undefined;
}

async function isReliable(tree: FaultTree, fault: Fault, run: () => Promise<TestRun>): Promise<boolean> {
  await tree.put([]);
  if (!(await run()).isGood) return false;
  await tree.put([fault]);
  return !(await run()).isGood;
}

const shorten = (text: string) => text.trim().slice(0, shownDetail);
