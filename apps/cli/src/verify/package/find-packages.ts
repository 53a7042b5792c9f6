import { readdir, stat } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { extractZip } from './extract-zip.ts';
import { PackageError } from './package-error.ts';

/** The files that tell a package from any other folder. */
const marks = {
  'problem.json': 'fixture',
  'problem.yaml': 'kattis',
  'domjudge-problem.ini': 'kattis',
} as const;
const archiveEndings = ['.zip', '.kpp'];

export interface LocatedPackage {
  readonly name: string;
  readonly root: string;
  readonly format: 'fixture' | 'kattis';
}

export type FoundPackage = LocatedPackage | PackageError;

/**
 * The package at `path`: a folder, an archive, or a folder of both. An archive that is unsound does not hide the packages
 * beside it: it comes back as its own complaint. `makeFolder` gives folders that the caller removes.
 */
export async function findPackages(path: string, makeFolder: () => Promise<string>): Promise<FoundPackage[]> {
  const found = await look(path, basename(path), makeFolder);
  if (found.length > 0) return found;
  const names = Object.keys(marks).join(' or ');
  throw new PackageError(path, `holds no problem package: there is no ${names}, here or one folder below`);
}

async function look(path: string, name: string, makeFolder: () => Promise<string>): Promise<FoundPackage[]> {
  if (!(await isFolder(path))) return await unpack(path, name, makeFolder);
  const own = await recognise(path, name);
  if (own.length > 0) return own;
  const found: FoundPackage[] = [];
  for (const child of (await readdir(path)).toSorted()) {
    const childPath = join(path, child);
    if (child.startsWith('.')) continue;
    if (await isFolder(childPath)) found.push(...(await recognise(childPath, child)));
    else if (archiveEndings.includes(extname(child).toLowerCase()))
      found.push(...(await unpackOrComplain(childPath, child, makeFolder)));
  }
  return found;
}

async function unpackOrComplain(
  path: string,
  name: string,
  makeFolder: () => Promise<string>,
): Promise<FoundPackage[]> {
  try {
    return await unpack(path, name, makeFolder);
  } catch (error) {
    if (error instanceof PackageError) return [error];
    throw error;
  }
}

/** An archive holds a package at its top or in folders. */
async function unpack(
  archivePath: string,
  label: string,
  makeFolder: () => Promise<string>,
): Promise<FoundPackage[]> {
  const target = await makeFolder();
  await extractZip({ archivePath, label, target });
  const name = basename(label, extname(label));
  const own = await recognise(target, name);
  if (own.length > 0) return own;
  const children = (await readdir(target)).toSorted();
  const inside: FoundPackage[] = [];
  for (const child of children) {
    const childPath = join(target, child);
    if (await isFolder(childPath)) inside.push(...(await recognise(childPath, child)));
  }
  if (inside.length === 0)
    throw new PackageError(
      label,
      `holds no ${Object.keys(marks).join(' or ')}, at its top or one folder below`,
    );
  return inside;
}

/** One package or none. */
async function recognise(root: string, name: string): Promise<LocatedPackage[]> {
  const names = await readdir(root);
  const mark = Object.entries(marks).find(([file]) => names.includes(file));
  return mark ? [{ name, root, format: mark[1] }] : [];
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
