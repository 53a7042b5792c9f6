/**
 * How this works: a folder of backups has one archive of the database per backup, and the files of the site once for all of them:
 *
 *   touchstone-20300102T030405Z.tar.gz         the database (`.age` if encrypted)
 *   touchstone-20300102T030405Z.json           when it was made, and the files that belong to it
 *   files/ab/abcd…                             content by hash (`.age` if encrypted)
 *
 * Files never change, so a backup copies only those that the folder lacks. Removing old backups also removes files that no
 * remaining backup lists. The list is written before the archive appears and removed after it: a backup that is interrupted
 * never leaves an archive whose files are not listed.
 */
import { createHash, randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { link, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { UsageError } from '@touchstone/site-setup/usage-error';
import { encryptedSuffix, encryptTo } from './encryption.ts';
import { chooseKept, type Retention } from './retention.ts';

const listSchema = z.object({
  createdAt: z.iso.datetime(),
  isEncrypted: z.boolean(),
  files: z.array(z.string().regex(/^[0-9a-f]{64}$/)),
});
type BackupList = z.output<typeof listSchema>;

const refusesLinks = new Set(['EXDEV', 'EPERM', 'EMLINK', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS']);

const namePattern = /^touchstone-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\.tar\.gz(\.age)?$/;

export interface FolderBackup {
  readonly path: string;
  readonly createdAt: Date;
}

export function archivePathIn(folder: string, now: Date, isEncrypted: boolean): string {
  const time = now
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replaceAll(/[-:]/g, '');
  return join(folder, `touchstone-${time}.tar.gz${isEncrypted ? encryptedSuffix : ''}`);
}

/** Oldest first. */
export async function listBackups(folder: string): Promise<FolderBackup[]> {
  const names = (await readdir(folder)).toSorted();
  return names.flatMap((name) => {
    const parts = namePattern.exec(name);
    if (parts === null) return [];
    const [year, month, day, hour, minute, second] = parts.slice(1, 7);
    const createdAt = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
    return [{ path: join(folder, name), createdAt }];
  });
}

export async function findNewestBackup(folder: string): Promise<FolderBackup | undefined> {
  return (await listBackups(folder)).at(-1);
}

const listPathOf = (archivePath: string): string => archivePath.replace(/\.tar\.gz(\.age)?$/, '.json');

/** Where the files of an archive in a folder are. */
export const sharedFilePath = (folder: string, hash: string, isEncrypted: boolean): string =>
  join(folder, 'files', hash.slice(0, 2), `${hash}${isEncrypted ? encryptedSuffix : ''}`);

interface SharedFolder {
  readonly folder: string;
  readonly recipient: string | undefined;
  /** A hard link is enough: the backup need not survive a failure of the disk. */
  readonly linksFiles?: boolean | undefined;
}

/** Copies the file unless the folder has it. Returns whether it was copied. */
export async function shareFile(
  { folder, recipient, linksFiles = false }: SharedFolder,
  hash: string,
  source: string,
): Promise<boolean> {
  const target = sharedFilePath(folder, hash, recipient !== undefined);
  if (existsSync(target)) return false;
  await mkdir(dirname(target), { recursive: true, mode: 0o700 });
  if (linksFiles && recipient === undefined && (await linkFile(source, target))) return true;
  const temporary = `${target}.${randomBytes(6).toString('hex')}`;
  const digest = createHash('sha256');
  const hashing = async function* (chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const chunk of chunks) {
      digest.update(chunk);
      yield chunk;
    }
  };
  const output = createWriteStream(temporary, { flags: 'wx', mode: 0o600, flush: true });
  try {
    await (recipient === undefined
      ? pipeline(createReadStream(source), hashing, output)
      : pipeline(createReadStream(source), hashing, encryptTo(recipient), output));
    if (digest.digest('hex') !== hash)
      throw new UsageError(`The stored file ${source} is damaged: its content does not fit its name.`);
    await rename(temporary, target);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
  return true;
}

/** Returns false where the file system has no such link, such as between two disks. */
async function linkFile(source: string, target: string): Promise<boolean> {
  try {
    await link(source, target);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && refusesLinks.has(String(error.code))) return false;
    throw error;
  }
}

export async function writeBackupList(archivePath: string, list: BackupList): Promise<void> {
  await writeFile(listPathOf(archivePath), `${JSON.stringify(list)}\n`, { mode: 0o600, flush: true });
}

async function loadBackupList(archivePath: string): Promise<BackupList> {
  const path = listPathOf(archivePath);
  const parsed = listSchema.safeParse(JSON.parse(await readFile(path, 'utf8')));
  if (!parsed.success) throw new UsageError(`${path} is damaged. Nothing was removed.`);
  return parsed.data;
}

/** Removes old backups, then the files that only they had. Call it after a backup has succeeded. */
export async function removeOldBackups(
  folder: string,
  retention: Retention,
): Promise<{ backups: number; files: number }> {
  const backups = await listBackups(folder);
  const kept = new Set(
    chooseKept(
      backups.map(({ createdAt }) => createdAt),
      retention,
    ),
  );
  const isKept = ({ createdAt }: FolderBackup): boolean => kept.has(createdAt);
  // Read before anything is removed: without the list of a kept backup its files would be lost.
  const needed = new Set<string>();
  for (const { path } of backups.filter(isKept)) {
    const { files, isEncrypted } = await loadBackupList(path);
    for (const hash of files) needed.add(sharedFilePath(folder, hash, isEncrypted));
  }
  const old = backups.filter((backup) => !isKept(backup));
  for (const { path } of old) {
    await rm(path);
    await rm(listPathOf(path), { force: true });
  }
  return { backups: old.length, files: old.length === 0 ? 0 : await removeFilesExcept(folder, needed) };
}

async function removeFilesExcept(folder: string, needed: ReadonlySet<string>): Promise<number> {
  const root = join(folder, 'files');
  if (!existsSync(root)) return 0;
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const unneeded = paths.filter((path) => !needed.has(path));
  for (const path of unneeded) await rm(path);
  return unneeded.length;
}
