import { randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** A folder for one task, gone when the task is. */
export async function inOwnFolder<Result>(
  workFolder: string,
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = join(workFolder, randomUUID());
  await mkdir(folder, { recursive: true, mode: 0o700 });
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
