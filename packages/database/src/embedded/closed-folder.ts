import { stat } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Returns the outermost parent folder that other users cannot traverse. Used for error messages only. */
export async function findClosedFolder(path: string): Promise<string | undefined> {
  const parents: string[] = [];
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    parents.unshift(folder);
    if (folder === dirname(folder)) break;
  }
  for (const folder of parents) {
    const { mode } = await stat(folder);
    if ((mode & 0o001) === 0) return folder;
  }
  return undefined;
}
