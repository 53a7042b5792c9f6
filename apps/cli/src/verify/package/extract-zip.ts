/**
 * How this works: yauzl reads the directory at the end of the archive and refuses names that are absolute, hold `..` or
 * backslashes. We refuse links and everything that is neither file nor folder, encrypted entries and names that come
 * twice, and count what actually comes out of the decompressor, because sizes in the directory may lie.
 */
import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { openPromise, type Entry, type ZipFile } from 'yauzl';
import { PackageError } from './package-error.ts';

export interface ZipBounds {
  readonly entries: number;
  readonly entryBytes: number;
  readonly totalBytes: number;
}

const defaultBounds: ZipBounds = { entries: 20_000, entryBytes: 1024 ** 3, totalBytes: 4 * 1024 ** 3 };
const nameErrors = ['EEXIST', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG'];
const fileTypeMask = 0o170000;
const regularFile = 0o100000;
const folderType = 0o040000;

/** Unpacks into `target`, a folder of our own. `label` is what complaints call the archive. */
export async function extractZip(
  { archivePath, label, target }: { archivePath: string; label: string; target: string },
  bounds: ZipBounds = defaultBounds,
): Promise<void> {
  const archive = await open(archivePath, label);
  try {
    const seen = new Set<string>();
    const counter = { bytes: 0 };
    for await (const entry of archive.eachEntry()) {
      const name = checkEntry(entry, label);
      if (seen.has(name)) throw new PackageError(label, `${name} is in the archive twice`);
      seen.add(name);
      if (seen.size > bounds.entries)
        throw new PackageError(label, `has more than ${bounds.entries} entries`);
      const path = join(target, name);
      if (name.endsWith('/')) await mkdir(path, { recursive: true });
      else await extractEntry({ archive, entry, path, label, counter }, bounds);
    }
  } catch (error) {
    throw asPackageError(error, label);
  } finally {
    archive.close();
  }
}

async function open(archivePath: string, label: string): Promise<ZipFile> {
  try {
    return await openPromise(archivePath, { lazyEntries: true, autoClose: false, strictFileNames: true });
  } catch (error) {
    throw asPackageError(error, label);
  }
}

/** yauzl complains with plain errors. Those of the file system are the author's fault only where names clash. */
function asPackageError(error: unknown, label: string): unknown {
  if (!(error instanceof Error) || error instanceof PackageError) return error;
  const code = 'code' in error ? String(error.code) : '';
  if (nameErrors.includes(code))
    return new PackageError(label, `has names that exclude each other (${code})`);
  return 'syscall' in error ? error : new PackageError(label, `is not a sound zip archive: ${error.message}`);
}

function checkEntry(entry: Entry, label: string): string {
  const name = entry.fileName;
  if (name.includes('\0')) throw new PackageError(label, 'a name in the archive holds a NUL');
  if (entry.isEncrypted()) throw new PackageError(label, `${name} is encrypted`);
  const mode = entry.externalFileAttributes >>> 16;
  const type = mode & fileTypeMask;
  if (type !== 0 && type !== regularFile && type !== folderType)
    throw new PackageError(label, `${name} is a link or a special file`);
  return name;
}

interface Extraction {
  readonly archive: ZipFile;
  readonly entry: Entry;
  readonly path: string;
  readonly label: string;
  readonly counter: { bytes: number };
}

async function extractEntry(extraction: Extraction, bounds: ZipBounds): Promise<void> {
  const { archive, entry, path, label, counter } = extraction;
  await mkdir(dirname(path), { recursive: true });
  let entryBytes = 0;
  const count = new Transform({
    transform(chunk: Uint8Array, _encoding, done) {
      entryBytes += chunk.length;
      counter.bytes += chunk.length;
      const isTooMuch = entryBytes > bounds.entryBytes || counter.bytes > bounds.totalBytes;
      done(
        isTooMuch ? new PackageError(label, `${entry.fileName} makes it unpack to too much`) : null,
        chunk,
      );
    },
  });
  const content = await archive.openReadStreamPromise(entry);
  // `wx`: two names that mean one file on this file system must not overwrite each other.
  await pipeline(content, count, createWriteStream(path, { flags: 'wx' }));
}
