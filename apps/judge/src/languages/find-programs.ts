import { constants } from 'node:fs';
import { access, realpath, stat } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { ownNode } from './javascript.ts';
import type { Language } from './language.ts';

export interface FoundProgram {
  readonly path: string;
  /** Changes when the program is updated. */
  readonly fingerprint: string;
}

/** The programs of a language on this machine, or the name of the first that is missing. */
export async function findPrograms(
  language: Language,
  searchPath: string,
): Promise<{ programs: Record<string, FoundProgram> } | { missing: string }> {
  const programs: Record<string, FoundProgram> = {};
  for (const [role, names] of Object.entries(language.programs)) {
    const found = await findProgram(names, searchPath);
    if (!found) return { missing: names.join(' or ') };
    programs[role] = found;
  }
  return { programs };
}

async function findProgram(names: readonly string[], searchPath: string): Promise<FoundProgram | undefined> {
  const folders = searchPath.split(delimiter).filter((folder) => folder.startsWith('/'));
  const candidates = names.flatMap((name) =>
    name === ownNode ? [process.execPath] : folders.map((folder) => join(folder, name)),
  );
  for (const path of candidates) {
    if (!(await isExecutable(path))) continue;
    const target = await realpath(path);
    const { mtimeMs, size } = await stat(target);
    return { path, fingerprint: `${target} ${mtimeMs} ${size}` };
  }
  return undefined;
}

async function isExecutable(path: string): Promise<boolean> {
  try {
    await access(path, constants.X_OK);
    return (await stat(path)).isFile();
  } catch (error) {
    if (error instanceof Error && 'code' in error) return false;
    throw error;
  }
}
