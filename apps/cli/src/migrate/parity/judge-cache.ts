import { mkdir } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import type { Configuration } from '@touchstone/site-setup/configuration';

/**
 * Where compilers are tested once. The cache of a judge that runs here is not used: it belongs to the account of the judge. Not
 * in the temporary folder: files there may come from other users, and these are executed.
 */
export async function chooseJudgeCache({
  dataDirectory,
}: Pick<Configuration, 'dataDirectory'>): Promise<string> {
  const folder = join(
    process.env['XDG_CACHE_HOME']?.trim() || join(homedir() || dataDirectory, '.cache'),
    'touchstone',
    'parity',
  );
  await mkdir(folder, { recursive: true });
  return folder;
}
