/**
 * Looks whether the nearest tests notice one fault. A test counts only if it passes without the fault, and
 * fails once more with it: a busy machine finds nothing.
 */
import { readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ensureSandbox } from '@touchstone/site-setup/sandbox';
import type { Fault } from './fault.ts';
import type { FaultTree } from './fault-tree.ts';
import { runTests, type TestRun } from './run-tests.ts';

export interface Finding {
  /** A check, or a test file. */
  readonly by: string;
  /** Names of tests, or what was said. */
  readonly detail: string;
}

/** `unreliable`: test files that failed, and not because of the fault, or not always. */
export type NearbyResult = Finding | { readonly unreliable: readonly string[] };

const testsLimitMs = 30 * 60_000;
const shownDetail = 600;

export async function findNearby(tree: FaultTree, fault: Fault): Promise<NearbyResult> {
  const unreliable = new Set<string>();
  const found = (await compileSandbox(tree, fault)) ?? (await runNearest(tree, fault, unreliable));
  return found ?? { unreliable: [...unreliable] };
}

async function runNearest(
  tree: FaultTree,
  fault: Fault,
  unreliable: Set<string>,
): Promise<Finding | undefined> {
  const paths = await listNearestTests(tree.folder, fault.file);
  if (paths.length === 0) return undefined;
  const wanted = { kind: 'unit', changed: [fault], paths, isBailing: true, limitMs: testsLimitMs } as const;
  const run = () => runTests(tree, wanted);
  return confirmTests(tree, fault, { run, unreliable });
}

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
async function compileSandbox(tree: FaultTree, fault: Fault): Promise<Finding | undefined> {
  if (!fault.file.startsWith('packages/sandbox/native/')) return undefined;
  await tree.put([fault]);
  const { error } = await ensureSandbox(tree.folder);
  return error === undefined ? undefined : { by: 'compiler of the sandbox', detail: shorten(error) };
}

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
        : () => runTests(tree, { kind: 'unit', changed: [fault], paths: [file], limitMs: testsLimitMs });
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
