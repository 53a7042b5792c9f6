import { constants } from 'node:fs';
import { access, realpath, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Language } from './language.ts';
import type { ProgramPlace } from './program-places.ts';

export interface FoundProgram {
  /** Inside the sandbox. */
  readonly path: string;
  readonly hostPath: string;
  /** Changes when the program is updated. */
  readonly fingerprint: string;
}

/** The programs of a language on this machine, or the name of the first that is missing. */
export async function findPrograms(
  language: Language,
  places: readonly ProgramPlace[],
): Promise<{ programs: Record<string, FoundProgram> } | { missing: string }> {
  const programs: Record<string, FoundProgram> = {};
  for (const [role, names] of Object.entries(language.programs)) {
    const found = await findProgram(names, places);
    if (!found) return { missing: names.join(' or ') };
    programs[role] = found;
  }
  return { programs };
}

async function findProgram(
  names: readonly string[],
  places: readonly ProgramPlace[],
): Promise<FoundProgram | undefined> {
  const candidates = names.flatMap((name) => places.map((place) => ({ name, ...place })));
  for (const { name, hostFolder, sandboxFolder } of candidates) {
    const hostPath = join(hostFolder, name);
    if (!(await isExecutable(hostPath))) continue;
    const target = await realpath(hostPath);
    const { mtimeMs, size } = await stat(target);
    return { path: join(sandboxFolder, name), hostPath, fingerprint: `${target} ${mtimeMs} ${size}` };
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
