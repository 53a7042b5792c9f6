/** A package in a folder. A link is followed only if its target is inside the package; others are left out. */
import { createReadStream } from 'node:fs';
import { readdir, realpath, stat } from 'node:fs/promises';
import { basename, join, relative, sep } from 'node:path';
import { PackageError } from '../package-error.ts';
import { createFileTree, deepestFolder, type FileTree, type TreeEntry } from './file-tree.ts';

const mostEntries = 50_000;

export async function openFolderTree(root: string, name: string = basename(root)): Promise<FileTree> {
  const { entries, skippedLinks } = await walk(await realpath(root));
  return createFileTree({
    name,
    entries,
    open: (path) => Promise.resolve(createReadStream(join(root, path))),
    diskPath: (path) => join(root, path),
    skippedLinks,
  });
}

async function walk(
  root: string,
): Promise<{ readonly entries: Map<string, TreeEntry>; readonly skippedLinks: readonly string[] }> {
  const entries = new Map<string, TreeEntry>();
  const skippedLinks: string[] = [];
  const visit = async (folder: string, depth: number): Promise<void> => {
    if (depth > deepestFolder)
      throw new PackageError(folder, `folders are nested more than ${deepestFolder} deep`);
    for (const child of await readdir(join(root, folder), { withFileTypes: true })) {
      const path = folder === '' ? child.name : `${folder}/${child.name}`;
      if (child.isSymbolicLink() && !(await leadsInside(root, path))) {
        skippedLinks.push(path);
        continue;
      }
      const { size, isFolder } = await look(join(root, path), path);
      if (isFolder && (child.name.startsWith('.') || child.name === '__MACOSX')) continue;
      entries.set(path, { path, name: child.name, isFolder, sizeBytes: size });
      if (entries.size > mostEntries)
        throw new PackageError(path, `the package has more than ${mostEntries} files`);
      if (isFolder) await visit(path, depth + 1);
    }
  };
  await visit('', 0);
  return { entries, skippedLinks };
}

async function look(absolute: string, path: string): Promise<{ size: number; isFolder: boolean }> {
  const found = await stat(absolute);
  if (!found.isFile() && !found.isDirectory()) throw new PackageError(path, 'is neither a file nor a folder');
  return { size: found.size, isFolder: found.isDirectory() };
}

/** False also for a broken link. */
async function leadsInside(root: string, path: string): Promise<boolean> {
  try {
    const target = relative(root, await realpath(join(root, path)));
    return target !== '..' && !target.startsWith(`..${sep}`) && !target.startsWith(sep);
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ELOOP'))
      return false;
    throw error;
  }
}
