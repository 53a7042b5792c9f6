import { realpath } from 'node:fs/promises';
import { clusterLayout } from './cluster-layout.ts';
import { socketConnectionString } from './connection-string.ts';
import { listPostgresProcesses, findPostmasterFile } from './postgres-processes.ts';
import { applicationRole } from './prepare-database.ts';
import { hasLivingStarter } from './stop-leftovers.ts';
import { isSystemError } from './system-error.ts';

export interface RunningPostgres {
  readonly connectionString: string;
  readonly pid: number;
}

/** Finds the database of a Touchstone that runs on this DATA_DIR, for commands that work beside it. */
export async function findRunningPostgres(
  dataDirectory: string,
  databaseName = 'touchstone',
): Promise<RunningPostgres | undefined> {
  let data: string;
  try {
    data = clusterLayout(await realpath(dataDirectory)).data;
  } catch (error) {
    if (isSystemError(error, 'ENOENT')) return undefined;
    throw error;
  }
  const postmaster = (await listPostgresProcesses(data)).find(hasLivingStarter);
  if (!postmaster) return undefined;
  const socketFolder = (await findPostmasterFile(data))?.socketFolder;
  if (socketFolder === undefined) return undefined;
  const connectionString = socketConnectionString({
    socketFolder,
    user: applicationRole,
    database: databaseName,
  });
  return { connectionString, pid: postmaster.pid };
}
