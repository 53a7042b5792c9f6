/**
 * How this works: a package comes from somebody else. Its tree is walked once, with bounds, and everything later is looked
 * up in the list that came out. A link is followed only if it ends inside the package, so no reader can be led outside.
 */
import { readdir, readFile, realpath, stat } from 'node:fs/promises';
import { basename, join, relative, sep } from 'node:path';
import { PackageError } from './package-error.ts';

const mostEntries = 50_000;
const deepestFolder = 12;
const largestText = 4 * 1024 * 1024;

export interface PackageEntry {
  /** Relative to the package, with slashes. */
  readonly path: string;
  readonly name: string;
  readonly isFolder: boolean;
  readonly sizeBytes: number;
}

export interface PackageFolder {
  readonly root: string;
  readonly name: string;
  find(path: string): PackageEntry | undefined;
  /** What is directly in the folder, by name; nothing if there is no such folder. */
  list(folder: string): readonly PackageEntry[];
  /** Every file below the folder. */
  listFiles(folder: string): readonly PackageEntry[];
  absolutePath(path: string): string;
  readText(path: string): Promise<string>;
}

export async function openPackageFolder(root: string, name: string = basename(root)): Promise<PackageFolder> {
  const entries = await walk(await realpath(root));
  const children = Map.groupBy(entries.values(), ({ path }) => parentOf(path));
  const list = (folder: string): readonly PackageEntry[] =>
    (children.get(folder) ?? []).toSorted((one, other) => compareNames(one.name, other.name));
  const absolutePath = (path: string): string => join(root, path);
  return {
    root,
    name,
    find: (path) => entries.get(path),
    list,
    listFiles: (folder) =>
      list(folder).flatMap((entry) => (entry.isFolder ? collectFiles(list, entry.path) : [entry])),
    absolutePath,
    readText: (path) => readText(entries.get(path), absolutePath(path), path),
  };
}

function collectFiles(list: (folder: string) => readonly PackageEntry[], folder: string): PackageEntry[] {
  return list(folder).flatMap((entry) => (entry.isFolder ? collectFiles(list, entry.path) : [entry]));
}

async function walk(root: string): Promise<Map<string, PackageEntry>> {
  const entries = new Map<string, PackageEntry>();
  const visit = async (folder: string, depth: number): Promise<void> => {
    if (depth > deepestFolder)
      throw new PackageError(folder, `folders are nested more than ${deepestFolder} deep`);
    for (const child of await readdir(join(root, folder), { withFileTypes: true })) {
      const path = folder === '' ? child.name : `${folder}/${child.name}`;
      if (child.isSymbolicLink()) await refuseEscape(root, path);
      const { size, isFolder } = await look(join(root, path), path);
      if (isFolder && (child.name.startsWith('.') || child.name === '__MACOSX')) continue;
      entries.set(path, { path, name: child.name, isFolder, sizeBytes: size });
      if (entries.size > mostEntries)
        throw new PackageError(path, `the package has more than ${mostEntries} files`);
      if (isFolder) await visit(path, depth + 1);
    }
  };
  await visit('', 0);
  return entries;
}

async function look(absolute: string, path: string): Promise<{ size: number; isFolder: boolean }> {
  const found = await stat(absolute);
  if (!found.isFile() && !found.isDirectory()) throw new PackageError(path, 'is neither a file nor a folder');
  return { size: found.size, isFolder: found.isDirectory() };
}

async function refuseEscape(root: string, path: string): Promise<void> {
  try {
    const target = relative(root, await realpath(join(root, path)));
    if (target !== '..' && !target.startsWith(`..${sep}`) && !target.startsWith(sep)) return;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
    throw new PackageError(path, `is a link that leads nowhere (${String(error.code)})`);
  }
  throw new PackageError(path, 'is a link that leads out of the package');
}

async function readText(entry: PackageEntry | undefined, absolute: string, path: string): Promise<string> {
  if (!entry || entry.isFolder) throw new PackageError(path, 'is missing');
  if (entry.sizeBytes > largestText)
    throw new PackageError(path, `is larger than ${largestText / 1024 / 1024} MB`);
  return decodeText(await readFile(absolute));
}

/** Old sources may hold Latin letters in comments: bytes that are no UTF-8 are taken as Latin-1. */
function decodeText(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    if (error instanceof TypeError) return new TextDecoder('latin1').decode(bytes);
    throw error;
  }
}

function parentOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}

/** By bytes, as the formats ask for; not by the rules of a language. */
export function compareNames(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}
