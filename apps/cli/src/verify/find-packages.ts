import { readdir, stat } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { ArchiveError } from '@touchstone/problem-formats/archive/archive-error';
import { openArchive, type Archive } from '@touchstone/problem-formats/archive/open-archive';
import { findRoots, openArchiveTree } from '@touchstone/problem-formats/file-tree/archive-tree';
import type { FileTree } from '@touchstone/problem-formats/file-tree/file-tree';
import { openFolderTree } from '@touchstone/problem-formats/file-tree/folder-tree';
import { PackageError } from '@touchstone/problem-formats/package-error';

/** The files that identify a package folder. */
const marks = {
  'problem.json': 'fixture',
  'problem.yaml': 'kattis',
  'domjudge-problem.ini': 'kattis',
  'problem.xml': 'polygon',
} as const;
const markNames = Object.keys(marks) as (keyof typeof marks)[];
const archiveEndings = ['.zip', '.kpp'];

export interface LocatedPackage {
  readonly name: string;
  readonly format: 'fixture' | 'kattis' | 'polygon';
  readonly open: () => Promise<FileTree>;
}

export type FoundPackage = LocatedPackage | PackageError;

/** Archives stay open while their packages are read: the caller closes them. */
export type KeepArchive = (archive: Archive) => void;

/**
 * The packages at `path`: a folder, an archive, or a folder of both. An invalid archive does not hide the packages
 * beside it: it is returned as its own error.
 */
export async function findPackages(path: string, keep: KeepArchive): Promise<FoundPackage[]> {
  const found = await look(path, basename(path), keep);
  if (found.length > 0) return found;
  const names = markNames.join(' or ');
  throw new PackageError(path, `holds no problem package: there is no ${names}, here or one folder below`);
}

async function look(path: string, name: string, keep: KeepArchive): Promise<FoundPackage[]> {
  if (!(await isFolder(path))) return await lookInside(path, name, keep);
  const own = await recognise(path, name);
  if (own.length > 0) return own;
  const found: FoundPackage[] = [];
  for (const child of (await readdir(path)).toSorted()) {
    const childPath = join(path, child);
    if (child.startsWith('.')) continue;
    if (await isFolder(childPath)) found.push(...(await recognise(childPath, child)));
    else if (archiveEndings.includes(extname(child).toLowerCase()))
      found.push(...(await lookInsideOrComplain(childPath, child, keep)));
  }
  return found;
}

async function lookInsideOrComplain(path: string, name: string, keep: KeepArchive): Promise<FoundPackage[]> {
  try {
    return await lookInside(path, name, keep);
  } catch (error) {
    if (error instanceof PackageError) return [error];
    throw error;
  }
}

/** An archive has a package at its top or in folders. */
async function lookInside(path: string, label: string, keep: KeepArchive): Promise<FoundPackage[]> {
  const archive = await openOrComplain(path, label);
  keep(archive);
  const roots = findRoots(archive, markNames);
  if (roots.length === 0)
    throw new PackageError(label, `holds no ${markNames.join(' or ')}, at its top or one folder below`);
  return roots.map(({ root, mark }) => {
    const name = root === '' ? basename(label, extname(label)) : root;
    const open = (): Promise<FileTree> => Promise.resolve(openArchiveTree(archive, { root, name }));
    return { name, format: marks[mark as keyof typeof marks], open };
  });
}

async function openOrComplain(path: string, label: string): Promise<Archive> {
  try {
    return await openArchive(path);
  } catch (error) {
    if (error instanceof ArchiveError) throw new PackageError(label, error.message);
    throw error;
  }
}

/** One package or none. */
async function recognise(root: string, name: string): Promise<LocatedPackage[]> {
  const names = await readdir(root);
  const mark = markNames.find((file) => names.includes(file));
  return mark ? [{ name, format: marks[mark], open: () => openFolderTree(root, name) }] : [];
}

async function isFolder(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isDirectory();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
      throw new PackageError(path, 'does not exist');
    throw error;
  }
}
