/** What is known about each fault, kept in a file so that an interrupted run can go on. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Fault } from './fault.ts';

export interface Result {
  /**
   * - survived: nothing nearby has found it; the last step has not run yet
   * - undecided: nothing has found it, and tests that might do so fail without it too
   * - wrong: the text that it replaces is not exactly once in the file
   */
  readonly state: 'found' | 'survived' | 'missed' | 'undecided' | 'wrong';
  readonly by: string;
  readonly detail: string;
  readonly seconds: number;
}

interface Stored {
  readonly commit: string | null;
  readonly results: Readonly<Record<string, Result>>;
}

export interface Results {
  readonly of: (fault: Fault) => Result | undefined;
  readonly set: (fault: Fault, result: Result) => void;
}

export interface ResultsFile {
  readonly path: string | undefined;
  readonly isResumed: boolean;
  readonly commit: string | undefined;
}

export function openResults({ path, isResumed, commit = 'now' }: ResultsFile): Results {
  const known = new Map<string, Result>(
    isResumed && path !== undefined && existsSync(path) ? Object.entries(load(path, commit)) : [],
  );
  return {
    of: ({ name }) => known.get(name),
    set: ({ name }, result) => {
      known.set(name, result);
      if (path === undefined) return;
      const stored: Stored = { commit, results: Object.fromEntries(known) };
      writeFileSync(path, `${JSON.stringify(stored, null, 2)}\n`);
    },
  };
}

function load(path: string, commit: string): Stored['results'] {
  const stored = JSON.parse(readFileSync(path, 'utf8')) as Stored;
  if (stored.commit !== commit)
    throw new Error(`${path} has the results of ${stored.commit ?? 'other sources'}, not of ${commit}.`);
  return stored.results;
}

const words: Readonly<Record<Result['state'], string>> = {
  found: 'found',
  survived: 'survived',
  missed: 'MISSED',
  undecided: 'UNDECIDED',
  wrong: 'WRONG',
};

const nameLength = 46;

export function describeResult({ name }: Fault, { state, by, seconds }: Result): string {
  const reason = by === '' ? '' : `  by ${by}`;
  return `${words[state].padEnd(9)}  ${name.padEnd(nameLength)}${reason}  (${String(seconds)} s)`;
}

/** The number of faults of each area, and how many of them were found. */
export function describeAreas(faults: readonly Fault[], results: Results): string[] {
  const isFound = (fault: Fault) => results.of(fault)?.state === 'found';
  const byArea = Map.groupBy(faults, ({ area }) => area);
  const lines = [...byArea].map(([area, members]) => {
    const found = members.filter(isFound).length;
    return `${area.padEnd(12)} ${String(found).padStart(3)} of ${String(members.length).padStart(3)}`;
  });
  const total = faults.filter(isFound).length;
  return [`found ${String(total)} of ${String(faults.length)}`, ...lines];
}
