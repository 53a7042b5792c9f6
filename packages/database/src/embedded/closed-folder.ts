import { stat } from 'node:fs/promises';
import { dirname } from 'node:path';

/** The outermost parent folder that other users may not pass through. Used to explain, not to decide. */
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
