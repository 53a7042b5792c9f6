/**
 * `npm run test:faults`: does the suite notice small faults? `faults.json` has slips as a tired engineer
 * makes them: a flipped comparison, a dropped check, a wrong key, a removed await. Each is put into a copy of
 * the sources, and what CI would run is run.
 *
 * How this works:
 *
 *   1. The sources are copied to a temporary folder, as they are now or of a commit. Packages are hard links.
 *   2. For each fault alone: the nearest tests (`find-nearby.ts`).
 *   3. Those that survive are put into the copy together, and all that CI runs is run once (`find-rest.ts`).
 *
 * With `--json FILE` every result is kept as soon as it is known, and `--resume` goes on from there. An
 * interrupted run loses what it was doing, and nothing else. The exit code is 0 if all faults were found.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { countMatches, listFaults, type Fault } from './fault.ts';
import { createFaultTree, type FaultTree } from './fault-tree.ts';
import { findNearby } from './find-nearby.ts';
import { findRest } from './find-rest.ts';
import { parseOptions, usage, type Options } from './options.ts';
import { describeAreas, describeResult, openResults, type Result, type Results } from './results.ts';
import { endCommands } from './run-command.ts';

interface Work {
  readonly tree: FaultTree;
  readonly faults: readonly Fault[];
  readonly results: Results;
}

const clean = (folder: string) => rm(folder, { recursive: true, force: true });
const secondsSince = (startedAt: number) => Math.round((performance.now() - startedAt) / 1000);

process.exitCode = await main();

async function main(): Promise<number> {
  const options = readOptions();
  if (options === undefined) return 2;
  const faults = chooseFaults(options.names);
  const { resultsPath: path, isResumed, commit } = options;
  const results = openResults({ path, isResumed, commit });
  const folder = await mkdtemp(join(tmpdir(), 'touchstone-faults-'));
  const stop = () => void endCommands().then(() => clean(folder).finally(() => process.exit(130)));
  process.once('SIGINT', stop).once('SIGTERM', stop);
  try {
    const work = { tree: await createFaultTree(folder, commit), faults, results };
    await searchNearby(work);
    if (!options.isNearbyOnly) await searchRest(work);
  } finally {
    await clean(folder);
  }
  console.log(`\n${describeAreas(faults, results).join('\n')}`);
  return faults.every((fault) => results.of(fault)?.state === 'found') ? 0 : 1;
}

function readOptions(): Options | undefined {
  try {
    return parseOptions(process.argv.slice(2));
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
    return undefined;
  }
}

function chooseFaults(names: readonly string[]): readonly Fault[] {
  const all = listFaults();
  const unknown = names.filter((name) => all.every((fault) => fault.name !== name));
  if (unknown.length > 0) throw new Error(`There is no fault ${unknown.join(', ')}.`);
  return names.length === 0 ? all : all.filter(({ name }) => names.includes(name));
}

async function searchNearby({ tree, faults, results }: Work): Promise<void> {
  for (const fault of faults.filter((one) => results.of(one) === undefined)) {
    const startedAt = performance.now();
    const result = { ...(await judge(tree, fault)), seconds: secondsSince(startedAt) };
    await tree.put([]);
    results.set(fault, result);
    console.log(describeResult(fault, result));
  }
}

async function judge(tree: FaultTree, fault: Fault): Promise<Omit<Result, 'seconds'>> {
  const matches = await tree.read(fault.file).then(
    (text) => countMatches(text, fault),
    () => undefined,
  );
  if (matches !== 1) {
    const by = matches === undefined ? 'no such file' : `${String(matches)} matches`;
    return { state: 'wrong', by, detail: '' };
  }
  const nearby = await findNearby(tree, fault);
  if ('by' in nearby) return { state: 'found', ...nearby };
  return { state: 'survived', by: '', detail: nearby.unreliable.join(' | ') };
}

async function searchRest({ tree, faults, results }: Work): Promise<void> {
  const survivors = faults.filter((fault) => results.of(fault)?.state === 'survived');
  if (survivors.length === 0) return;
  const startedAt = performance.now();
  const left = new Set(survivors);
  const end = (fault: Fault, result: Omit<Result, 'seconds'>) => {
    const timed = { ...result, seconds: secondsSince(startedAt) };
    results.set(fault, timed);
    console.log(describeResult(fault, timed));
  };
  await findRest({
    tree,
    left,
    say: (text) => console.log(`… ${text}`),
    report: (fault, finding) => end(fault, { state: 'found', ...finding }),
  });
  for (const fault of left) {
    const detail = results.of(fault)?.detail ?? '';
    end(fault, { state: detail === '' ? 'missed' : 'undecided', by: '', detail });
  }
}
