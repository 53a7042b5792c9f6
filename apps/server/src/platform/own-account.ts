/**
 * How this works
 *
 * A server needs no privilege of root. When root starts it, it runs as
 *
 *   1. the owner of the embedded database, or the system account `touchstone`, which is created if it is missing
 *   2. root without capabilities, if that account cannot reach the program, the data or the database (a clone in /root)
 *   3. root, if neither works: an explanation says why
 *
 * Each is tried with a real process, because permission bits alone do not decide. The folders that the server writes to
 * are given to the account first. The data folder itself stays root's: the launcher and the judge write there as root, and
 * nothing that they write may be replaced by a link.
 */
import { execFile } from 'node:child_process';
import { chown, lstat, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { clusterLayout, findOrCreateAccount } from '@touchstone/database/embedded';
import { loadOwnProcFile } from '@touchstone/process-table';
import { restrictCommand, type Restriction } from '@touchstone/process-table/restrict-command';
import type { Configuration } from './configuration.ts';
import { createKey } from './secrets.ts';
import { locateStorage } from './storage/locate-storage.ts';
import { hasCapability } from './own-capabilities.ts';

const run = promisify(execFile);
const program = fileURLToPath(new URL('../main.ts', import.meta.url));
const nobodyUid = 65_534;
/** Folders of the data directory, besides the file store. */
const ownFolders = ['uploads', 'to-store'];

export type AccountInput = Pick<
  Configuration,
  'dataDirectory' | 'databaseUrl' | 'storageUrl' | 'secretKey' | 'port'
>;

export interface OwnAccount {
  readonly restriction: Restriction;
  /** For the log: `runs as the account touchstone`. */
  readonly explanation: string;
}

/** Prepares the folders, and returns how to run the server; undefined if this process has nothing to give up. */
export async function prepareOwnAccount(input: AccountInput): Promise<OwnAccount | undefined> {
  const status = loadOwnProcFile('status');
  if (process.getuid?.() !== 0 || !hasCapability(status, 'CapEff', 'setuid')) return undefined;
  await mkdir(input.dataDirectory, { recursive: true });
  const capabilities = (await needsPortCapability(input.port, status)) ? ['net_bind_service'] : [];
  const account = await chooseAccount(input.dataDirectory);
  if ('uid' in account) {
    const restriction = { account, capabilities };
    const refusal = await whyRestrictionFails(restriction, input);
    if (refusal === undefined) {
      await giveFolders(input, account);
      return { restriction, explanation: `runs as the account ${account.name}` };
    }
    return await stayRoot(input, capabilities, `the account ${account.name} ${refusal}`);
  }
  return await stayRoot(input, capabilities, account.reason);
}

async function stayRoot(
  input: AccountInput,
  capabilities: readonly string[],
  reason: string,
): Promise<OwnAccount | undefined> {
  const restriction = { account: undefined, capabilities };
  if ((await whyRestrictionFails(restriction, input)) !== undefined) return undefined;
  await giveFolders(input, { uid: 0, gid: 0 });
  return { restriction, explanation: `runs as root without capabilities, because ${reason}` };
}

async function chooseAccount(
  dataDirectory: string,
): Promise<{ name: string; uid: number; gid: number } | { reason: string }> {
  const database = clusterLayout(dataDirectory).data;
  const owner = await findOwner(database);
  if (owner === undefined) return await findOrCreateAccount();
  if (owner.uid === 0 || owner.uid === nobodyUid) return { reason: `${database} belongs to root` };
  const own = await findOrCreateAccount();
  const name = 'uid' in own && own.uid === owner.uid ? own.name : `with user id ${String(owner.uid)}`;
  return { name, ...owner };
}

async function findOwner(path: string): Promise<{ uid: number; gid: number } | undefined> {
  try {
    const { uid, gid } = await lstat(path);
    return { uid, gid };
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

async function whyRestrictionFails(
  restriction: Restriction,
  { dataDirectory, databaseUrl }: AccountInput,
): Promise<string | undefined> {
  const socketFolder = findSocketFolder(databaseUrl);
  const checks = [
    ['-r', program],
    ['-x', dataDirectory],
    ...(socketFolder === undefined ? [] : [['-x', socketFolder]]),
  ];
  for (const check of checks) {
    const [command, ...args] = restrictCommand(['test', ...check], restriction) ?? [];
    if (command === undefined) return 'cannot be used without the program setpriv';
    try {
      await run(command, args, { cwd: '/' });
    } catch (error) {
      if (!(error instanceof Error && 'code' in error)) throw error;
      return `cannot reach ${check[1] ?? ''}`;
    }
  }
  return undefined;
}

/** The address of a database on this machine may be a folder with its socket. */
function findSocketFolder(databaseUrl: string): string | undefined {
  const host = URL.parse(databaseUrl)?.searchParams.get('host');
  return host?.startsWith('/') ? host : undefined;
}

async function giveFolders(input: AccountInput, owner: { uid: number; gid: number }): Promise<void> {
  const storage = locateStorage(input);
  const folders = ownFolders.map((name) => join(input.dataDirectory, name));
  if (storage.kind === 'disk') folders.push(storage.folder);
  for (const folder of folders) await giveFolder(folder, owner);
  if (input.secretKey !== undefined) return;
  const key = join(input.dataDirectory, 'secret-key');
  await createKey(key);
  await chown(key, owner.uid, owner.gid);
}

/**
 * Everything in a folder of a former owner; later only folders that a command of root has added, such as a restore. chown and
 * find never follow a link that replaces a folder while they work.
 */
async function giveFolder(folder: string, { uid, gid }: { uid: number; gid: number }): Promise<void> {
  await mkdir(folder, { recursive: true });
  const owner = `${String(uid)}:${String(gid)}`;
  const isNew = (await lstat(folder)).uid !== uid;
  const [command, ...args] = isNew
    ? ['chown', '-R', '-h', owner, folder]
    : [
        'find',
        folder,
        '-xdev',
        '-type',
        'd',
        '!',
        '-uid',
        String(uid),
        '-execdir',
        'chown',
        '-h',
        owner,
        '{}',
        '+',
      ];
  await run(command ?? '', args, { env: { PATH: '/usr/bin:/bin' } });
}

/** Whether listening needs a capability, which this process has. */
async function needsPortCapability(port: number, status: string): Promise<boolean> {
  const text = await readFile('/proc/sys/net/ipv4/ip_unprivileged_port_start', 'utf8');
  return port > 0 && port < Number(text) && hasCapability(status, 'CapBnd', 'net_bind_service');
}
