/**
 * How this works
 *
 * PostgreSQL listens on a Unix socket only, never on a port. A client that can open the socket is trusted
 * (`trust` in pg_hba.conf), so the barrier is the folder: mode 0700, owned by the identity that runs
 * PostgreSQL. Connecting needs search permission on every folder of the path, so only that identity and root
 * can connect. The server runs as one of the two: root if root started it, otherwise the same user. A
 * password would add nothing: its file would be readable by exactly the same two.
 *
 * The address of a socket has at most 107 bytes. For a longer path the socket is in a folder below the
 * temporary folder with a random name (mkdtemp creates it exclusively with mode 0700), so an attacker cannot
 * prepare it in advance. postmaster.pid records its path; the next start removes it.
 */
import { chmod, chown, lstat, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';

const socketName = '.s.PGSQL.5432';
const socketPathMaxBytes = 107;
const temporaryPrefix = 'touchstone-socket-';

interface Owner {
  readonly uid: number;
  readonly gid: number;
}

export async function prepareSocketFolder(preferred: string, owner: Owner): Promise<string> {
  if (fits(preferred)) {
    await mkdir(preferred, { recursive: true, mode: 0o700 });
    if (!(await lstat(preferred)).isDirectory()) {
      throw new EmbeddedPostgresError(`${preferred} is not a folder. Remove it and start again.`);
    }
    await rm(join(preferred, socketName), { force: true });
    await rm(join(preferred, `${socketName}.lock`), { force: true });
    return await close(preferred, owner);
  }
  const parent = [tmpdir(), '/tmp'].find((folder) => fits(join(folder, `${temporaryPrefix}XXXXXX`)));
  if (parent === undefined) throw new EmbeddedPostgresError('The path of the temporary folder is too long.');
  return await close(await mkdtemp(join(parent, temporaryPrefix)), owner);
}

export function isTemporarySocketFolder(folder: string): boolean {
  return basename(folder).startsWith(temporaryPrefix);
}

async function close(folder: string, owner: Owner): Promise<string> {
  await chmod(folder, 0o700);
  if ((await lstat(folder)).uid !== owner.uid) await chown(folder, owner.uid, owner.gid);
  return folder;
}

function fits(folder: string): boolean {
  return Buffer.byteLength(join(folder, socketName)) <= socketPathMaxBytes;
}
