/** A package inside an archive: at its top, or in one of its folders. Files are unpacked on demand. */
import type { Archive } from '../archive/open-archive.ts';
import { PackageError } from '../package-error.ts';
import { createFileTree, deepestFolder, parentOf, type FileTree, type TreeEntry } from './file-tree.ts';

/** `root` is the folder of the package, empty for the top. */
export function openArchiveTree(archive: Archive, { root, name }: { root: string; name: string }): FileTree {
  const prefix = root === '' ? '' : `${root}/`;
  const entries = new Map<string, TreeEntry>();
  for (const { path: whole, name: fileName, sizeBytes } of archive.files.values()) {
    const path = whole.slice(prefix.length);
    if (!whole.startsWith(prefix) || isHidden(path)) continue;
    entries.set(path, { path, name: fileName, isFolder: false, sizeBytes });
    addFolders(entries, path);
  }
  return createFileTree({
    name,
    entries,
    open(path) {
      const file = archive.files.get(`${prefix}${path}`);
      if (!file) throw new PackageError(path, 'is missing', 'file-missing');
      return file.open();
    },
    diskPath: () => undefined,
  });
}

/** Folders of version control and the like; a file such as `.timelimit` is not hidden. */
function isHidden(path: string): boolean {
  return path
    .split('/')
    .slice(0, -1)
    .some((part) => part.startsWith('.'));
}

function addFolders(entries: Map<string, TreeEntry>, path: string): void {
  let folder = parentOf(path);
  for (let depth = 0; folder !== '' && !entries.has(folder); depth += 1) {
    if (depth > deepestFolder)
      throw new PackageError(path, `folders are nested more than ${deepestFolder} deep`);
    const name = folder.slice(folder.lastIndexOf('/') + 1);
    entries.set(folder, { path: folder, name, isFolder: true, sizeBytes: 0 });
    folder = parentOf(folder);
  }
}

/**
 * Folders that contain one of these files, empty for the top, with the first such file. A folder inside a package is
 * part of it, not another package.
 */
export function findRoots(
  archive: Archive,
  marks: readonly string[],
  deepest = 1,
): { readonly root: string; readonly mark: string }[] {
  const found = new Map<string, string>();
  for (const mark of marks) {
    for (const path of archive.files.keys()) {
      const root = parentOf(path);
      const isMark = path === mark || path === `${root}/${mark}`;
      if (isMark && depthOf(root) <= deepest && !found.has(root)) found.set(root, mark);
    }
  }
  const roots = [...found].map(([root, mark]) => ({ root, mark }));
  const isInside = (root: string): boolean =>
    [...found.keys()].some((other) => other !== root && (other === '' || root.startsWith(`${other}/`)));
  return roots
    .filter(({ root }) => !isInside(root))
    .toSorted((one, other) => one.root.localeCompare(other.root, 'en', { numeric: true }));
}

const depthOf = (root: string) => (root === '' ? 0 : root.split('/').length);
