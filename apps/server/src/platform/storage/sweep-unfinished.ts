import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** A missing file was finished, or removed by another server. */
async function unlessMissing<Value>(looking: Promise<Value>): Promise<Value | undefined> {
  try {
    return await looking;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** Removes files that are too old to be still written: killed servers left them. */
export async function sweepUnfinished(folder: string, lifeMs: number) {
  const now = Date.now();
  for (const name of (await unlessMissing(readdir(folder))) ?? []) {
    const path = join(folder, name);
    const found = await unlessMissing(stat(path));
    if (found !== undefined && now - found.mtimeMs > lifeMs) await rm(path, { force: true });
  }
}
