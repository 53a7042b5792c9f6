/** Reads problems that are each a folder of an archive: one result per folder, faults with their path in the archive. */
import type { Archive } from './archive/open-archive.ts';
import { findRoots, openArchiveTree } from './file-tree/archive-tree.ts';
import type { FileTree } from './file-tree/file-tree.ts';
import { PackageError } from './package-error.ts';
import type { ProblemContent } from './problem-content.ts';
import { FormatError, readOne, type FormatNote, type ReadResult } from './read-result.ts';

export interface PackageReading {
  readonly problem: ProblemContent;
  readonly notes: readonly FormatNote[];
}

/** A contest archive may have its problems two folders deep. */
const deepestRoot = 2;

export async function* readPackages(
  archive: Archive,
  marks: readonly string[],
  read: (tree: FileTree) => Promise<PackageReading>,
): AsyncIterable<ReadResult> {
  const roots = findRoots(archive, marks, deepestRoot);
  if (roots.length === 0) throw new FormatError('no-problem-found', { detail: marks.join(', ') });
  for (const { root, mark } of roots) {
    const name = root === '' ? mark : root;
    const result = await readOne(name, () => withPlaces(root, () => readTree(archive, { root, name, read })));
    // A package at the top has no folder name.
    yield root === '' && 'problem' in result ? { ...result, name: result.problem.title } : result;
  }
}

interface Located {
  readonly root: string;
  readonly name: string;
  readonly read: (tree: FileTree) => Promise<PackageReading>;
}

async function readTree(archive: Archive, { root, name, read }: Located): Promise<PackageReading> {
  const { problem, notes } = await read(openArchiveTree(archive, { root, name }));
  const placed = notes.map((one) => (one.file === null ? one : { ...one, file: inArchive(root, one.file) }));
  return { problem, notes: placed };
}

const inArchive = (root: string, path: string): string => (root === '' ? path : `${root}/${path}`);

async function withPlaces<Result>(root: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof PackageError)) throw error;
    const [, path = error.where, line] = /^(.*):(\d+)$/.exec(error.where) ?? [];
    throw new FormatError(error.code, {
      file: inArchive(root, path),
      ...(line !== undefined && { line: Number(line) }),
      detail: error.reason,
    });
  }
}
