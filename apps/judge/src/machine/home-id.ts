/**
 * An id in the judge's folder, created at the first start. By it the server tells a restarted judge from a second judge with
 * the same name.
 */
import { randomUUID } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const pattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export async function loadHomeId(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  const file = join(folder, 'judge-id');
  const stored = await readIfPresent(file);
  if (stored !== undefined && pattern.test(stored)) return stored;
  const homeId = randomUUID();
  await writeFile(file, `${homeId}\n`);
  return homeId;
}

async function readIfPresent(file: string): Promise<string | undefined> {
  try {
    return (await readFile(file, 'utf8')).trim();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
