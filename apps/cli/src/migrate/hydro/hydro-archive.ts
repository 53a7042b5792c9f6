/** The zip file that Hydro exports: a folder for each problem, with problem.yaml, statements and testdata/. */
import { ArchiveError } from '@touchstone/problem-formats/archive/archive-error';
import { openArchive, type Archive } from '@touchstone/problem-formats/archive/open-archive';
import { findRoots } from '@touchstone/problem-formats/file-tree/archive-tree';
import { readHydro } from '@touchstone/problem-formats/hydro/read-hydro';
import type { ReadResult } from '@touchstone/problem-formats/read-result';
import { UsageError } from '@touchstone/site-setup/usage-error';

const gibibyte = 1024 ** 3;
/** A whole site is larger than what the back office accepts. */
const bounds = { entries: 2_000_000, totalBytes: 1024 * gibibyte };

export interface HydroArchive {
  readonly total: number;
  /** In an order that does not change. */
  readonly problems: () => AsyncIterable<ReadResult>;
  readonly close: () => Promise<void>;
}

export async function openHydroArchive(path: string): Promise<HydroArchive> {
  const archive = await open(path);
  const total = findRoots(archive, ['problem.yaml'], 2).length;
  if (total > 0) return { total, problems: () => readHydro(archive), close: archive.close };
  await archive.close();
  throw new UsageError(isBackup(archive) ? backupHint : `${path} has no folder with a problem.yaml.`);
}

const isBackup = ({ files }: Archive) => [...files.keys()].some((name) => /^dump\/.+\.bson$/.test(name));

const backupHint =
  'This is a backup of the whole database of Hydro (dump/*.bson), which cannot be read. Select all problems in the problem list ' +
  'of Hydro, download them, and pass that zip file.';

async function open(path: string): Promise<Archive> {
  try {
    return await openArchive(path, { bounds });
  } catch (error) {
    if (error instanceof ArchiveError) throw new UsageError(`${path}: ${error.message}`, { cause: error });
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
      throw new UsageError(`There is no file ${path}.`, { cause: error });
    throw error;
  }
}

/** What an export of Hydro does not have; the command prints it. */
export const leftBehindByHydro: readonly string[] = [
  'accounts, submissions, contests, homework, trainings, discussions, solutions and messages: the export has problems only',
  'numbers of problems. A display id with a letter, such as P1000, stays; others get a new one',
  'authors and whether a problem was hidden: problems belong to the first account and have the chosen visibility',
  'objective questions and answers to be uploaded, generators, validators, and numbers of submissions of a problem',
];
