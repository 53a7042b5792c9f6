import { chown, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { restrictCommand } from '@touchstone/process-table/restrict-command';
import { prepareOwnAccount } from '@touchstone/server/own-account';
import { repositoryRoot, type Configuration } from '@touchstone/site-setup/configuration';
import { printStep } from '@touchstone/site-setup/console';
import type { DatabaseSource } from './database-source.ts';

/** How server and remote worker are started with less than the privileges of the launcher. */
export interface ServerAccount {
  readonly restrict: (commandLine: readonly string[]) => readonly string[];
  readonly environment: NodeJS.ProcessEnv;
}

export async function chooseServerAccount(
  { dataDirectory, storageUrl, port }: Configuration,
  database: DatabaseSource,
): Promise<ServerAccount> {
  const own = await prepareOwnAccount({
    dataDirectory,
    storageUrl,
    port,
    databaseUrl: database.connectionString(),
    secretKey: process.env['SECRET_KEY']?.trim() || undefined,
  });
  if (own === undefined) return { restrict: (commandLine) => commandLine, environment: {} };
  printStep('✓', 'account', `the server ${own.explanation}`);
  const { restriction } = own;
  return {
    restrict: (commandLine) => restrictCommand(commandLine, restriction) ?? commandLine,
    environment:
      restriction.account === undefined
        ? {}
        : { NODE_COMPILE_CACHE: await prepareCache(restriction.account) },
  };
}

/** Root must not run what this account could write, so each has a compile cache of its own. */
async function prepareCache({ uid, gid }: { readonly uid: number; readonly gid: number }): Promise<string> {
  const ofRoot = process.env['NODE_COMPILE_CACHE'] ?? join(repositoryRoot, '.cache', 'compiled');
  const folder = `${ofRoot}-${uid}`;
  await mkdir(folder, { recursive: true });
  await chown(folder, uid, gid);
  return folder;
}
