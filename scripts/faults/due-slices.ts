/**
 * What of the suite CI runs for a change of these files, as the environment of vitest: see
 * `scripts/testing/slices.mjs`. Slices are due here if one of the files is under their paths. Where CI looks
 * only at what changed since a commit, all is looked at: a copy has no history. The commands of slices, which
 * install whole systems, are not run.
 */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface Slice {
  readonly name: string;
  readonly tests: readonly string[];
  readonly paths: readonly string[];
  /** Set to look deeper. */
  readonly variable?: string;
}

/** Older commits have one suite. */
const slicesFile = 'scripts/testing/slices.json';

export async function selectSize(folder: string, files: readonly string[]): Promise<Record<string, string>> {
  const path = join(folder, slicesFile);
  const slices = existsSync(path) ? (JSON.parse(await readFile(path, 'utf8')) as Slice[]) : [];
  return describeSize(slices, files);
}

export function describeSize(slices: readonly Slice[], files: readonly string[]): Record<string, string> {
  const isUnder = (entry: string) => files.some((file) => file === entry || file.startsWith(`${entry}/`));
  const due = slices.filter(({ paths, tests }) => [...paths, ...tests].some(isUnder));
  return {
    // Another size shows what a larger suite finds.
    TEST_SIZE: process.env['TEST_SIZE'] ?? 'ci',
    TEST_SLICES: due.map(({ name }) => name).join(','),
    ...Object.fromEntries(due.flatMap(({ variable }) => (variable === undefined ? [] : [[variable, 'all']]))),
  };
}
