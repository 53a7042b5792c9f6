import { stat } from 'node:fs/promises';
import { UsageError } from '@touchstone/site-setup/usage-error';
import { hojBackgroundSteps, hojSteps } from '@touchstone/site-migration/hoj/hoj-steps';
import { prepareHoj } from '@touchstone/site-migration/hoj/side-tables';
import { openDumpSource } from '@touchstone/site-migration/source/dump-source';
import { openMysqlSource } from '@touchstone/site-migration/source/mysql-source';
import type { SourceReader } from '@touchstone/site-migration/source/source-reader';
import type { SourceSite } from './migrate-site.ts';

/** `address` is a mysql:// address or the path of a dump. */
export const openHoj = (address: string): SourceSite => ({
  name: 'hoj',
  openReader: () => openHojReader(address),
  prepare: prepareHoj,
  steps: hojSteps,
  backgroundSteps: hojBackgroundSteps,
});

async function openHojReader(address: string): Promise<SourceReader> {
  const reader = await (isMysql(address) ? connect(address) : openDump(address));
  if (await reader.hasTable('user_info')) return reader;
  await reader.close();
  throw new UsageError('This is no database of HOJ: it has no table user_info.');
}

const isMysql = (address: string) => /^(mysql|mariadb):\/\//.test(address);

async function connect(address: string): Promise<SourceReader> {
  try {
    return await openMysqlSource(address);
  } catch (error) {
    if (!(error instanceof Error) || !('code' in error)) throw error;
    throw new UsageError(`The database of HOJ cannot be opened: ${error.message || String(error.code)}`, {
      cause: error,
    });
  }
}

async function openDump(path: string): Promise<SourceReader> {
  if ((await stat(path).catch(() => undefined))?.isFile() !== true)
    throw new UsageError(
      `There is no dump ${path}. --database takes mysql://user:password@host/database or a .sql file.`,
    );
  return openDumpSource(path);
}
