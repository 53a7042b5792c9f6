/**
 * Selects the site and the account of the rehearsal. Without a password, the operator must have access to the database
 * of this machine's site: a session of the root account is inserted there, and removed at the end.
 */
import { readFile } from 'node:fs/promises';
import { createDatabase, createPool } from '@touchstone/database';
import { createHash } from 'node:crypto';
import { openRootSession } from '@touchstone/server/root-session';
import { ApiError } from '@touchstone/api-client/api-error';
import { UsageError } from '@touchstone/site-setup/usage-error';
import type { Configuration } from '@touchstone/site-setup/configuration';
import { findLauncher } from '../launcher/launcher-lock.ts';
import { localAddress } from '../launcher/server-address.ts';
import { openDatabase } from '../open-database.ts';
import { findJudge, killByCommand, killLocalJudge, type KillPart } from './kill-judge.ts';
import { createSiteClient, type SiteClient } from './site-client.ts';

export interface SiteChoice {
  readonly address: string | undefined;
  readonly user: string;
  readonly passwordFile: string | undefined;
  readonly killCommand: string | undefined;
}

export interface OpenSite {
  readonly admin: SiteClient;
  readonly killJudge: KillPart | string;
  close(): Promise<void>;
}

export async function openSite(configuration: Configuration, choice: SiteChoice): Promise<OpenSite> {
  const launcher = await findLauncher(configuration.dataDirectory);
  const local = launcher?.address ?? localAddress(configuration.host, configuration.port);
  const address = (choice.address ?? local).replace(/\/+$/, '');
  await checkReachable(address);
  const password = await readPassword(choice.passwordFile);
  const isLocal = address === local;
  if (password === undefined && !isLocal)
    throw new UsageError(
      `${address} is not the site of ${configuration.dataDirectory}: give --password-file, or REHEARSE_PASSWORD.`,
    );
  const killJudge = await chooseKill(configuration, choice, isLocal);
  if (password !== undefined) {
    const admin = await logIn(address, choice.user, password);
    return { admin, killJudge, close: () => Promise.resolve() };
  }
  const session = await openLocalSession(configuration);
  return { admin: createSiteClient({ address, token: session.token }), killJudge, close: session.close };
}

async function checkReachable(address: string): Promise<void> {
  try {
    await fetch(`${address}/api/health`);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new UsageError(
      `No site answers at ${address}. Start it first, or name another one with --address.`,
    );
  }
}

async function readPassword(file: string | undefined): Promise<string | undefined> {
  if (file === undefined) return process.env['REHEARSE_PASSWORD'] || undefined;
  try {
    return (await readFile(file, 'utf8')).trimEnd();
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
    throw new UsageError(`${file} cannot be read (${String(error.code)}).`);
  }
}

async function chooseKill(
  { dataDirectory }: Configuration,
  { killCommand }: SiteChoice,
  isLocal: boolean,
): Promise<KillPart | string> {
  if (killCommand !== undefined) return killByCommand(killCommand);
  if (!isLocal) return 'the site is not of this DATA_DIR; --kill-command tells how to end its judge';
  if ((await findJudge(dataDirectory)) === undefined)
    return 'no launcher of this DATA_DIR runs a judge; --kill-command tells how to end it';
  return killLocalJudge(dataDirectory);
}

async function logIn(address: string, username: string, password: string): Promise<SiteClient> {
  const admin = createSiteClient({ address });
  try {
    await admin.call('POST /api/login', { body: { username, password } });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    throw new UsageError(`${username} cannot log in: ${error.message || error.kind}`);
  }
  if (admin.user()?.roleList.includes('root') !== true)
    throw new UsageError(
      `${username} is no super administrator: only they may make and delete team accounts.`,
    );
  return admin;
}

async function openLocalSession(
  configuration: Configuration,
): Promise<{ token: string; close: () => Promise<void> }> {
  const { connectionString } = await openDatabase(configuration, { mayCreate: false });
  const database = createDatabase(createPool(connectionString, 1));
  const token = await openRootSession(database, new Date());
  return {
    token,
    close: async () => {
      const tokenHash = createHash('sha256').update(token).digest();
      await database.deleteFrom('session').where('tokenHash', '=', tokenHash).execute();
      await database.destroy();
    },
  };
}
