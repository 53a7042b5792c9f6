/**
 * How this works: the directory at the end of the archive is read once and checked as a whole. Content is read from the
 * file on demand: nothing is unpacked to disk or buffered in memory.
 *
 * The directory is untrusted. Names, types and sizes are checked first (`archive-directory.ts`), also that entries do
 * not share bytes; the exact check follows when an entry is opened. While an entry is read, its size is enforced
 * (`read-entry.ts`). No archive can exceed its bounds.
 */
import { open as openFile, type FileHandle } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { openPromise, type Entry, type ZipFile } from 'yauzl';
import type { FileContent } from '../problem-content.ts';
import { ArchiveError } from './archive-error.ts';
import {
  deflated,
  isOfSystem,
  listEntries,
  toArchiveError,
  usualBounds,
  type ArchiveBounds,
  type CheckedEntry,
} from './archive-directory.ts';
import { findText } from './decode-text.ts';
import { readEntry } from './read-entry.ts';

export interface Archive {
  /** Keyed by path. Folders and system files are not listed. */
  readonly files: ReadonlyMap<string, ArchiveFile>;
  readonly close: () => Promise<void>;
}

export interface ArchiveFile extends FileContent {
  /** The full path, with `/`. */
  readonly path: string;
  readonly readText: (maximumBytes: number) => Promise<string>;
}

export async function openArchive(
  path: string,
  { bounds = {} }: { bounds?: Partial<ArchiveBounds> } = {},
): Promise<Archive> {
  const handle = await openFile(path);
  try {
    const zip = await openZip(path, handle);
    try {
      const entries = await listEntries(zip, handle, { ...usualBounds, ...bounds });
      const files = new Map(entries.map((entry) => [entry.path, toFile({ zip, handle, entry })]));
      return { files, close: () => closeBoth(zip, handle) };
    } catch (error) {
      zip.close();
      throw error;
    }
  } catch (error) {
    await handle.close();
    throw error;
  }
}

async function closeBoth(zip: ZipFile, handle: FileHandle) {
  zip.close();
  await handle.close();
}

/** Names stay bytes and sizes unchecked, because yauzl's own errors name no entry. */
const yauzlOptions = { autoClose: false, decodeStrings: false, validateEntrySizes: false } as const;

async function openZip(path: string, handle: FileHandle): Promise<ZipFile> {
  try {
    return await openPromise(path, yauzlOptions);
  } catch (error) {
    if (isOfSystem(error)) throw error;
    const beginning = await handle.read(Buffer.alloc(2), 0, 2, 0);
    // The end is missing. If the file begins like a zip, it is truncated.
    const code = beginning.buffer.toString('latin1') === 'PK' ? 'damaged' : 'not-an-archive';
    throw new ArchiveError(code, { cause: error });
  }
}

function toFile({
  zip,
  handle,
  entry: { path, entry, endsBefore },
}: {
  zip: ZipFile;
  handle: FileHandle;
  entry: CheckedEntry;
}): ArchiveFile {
  const { compressedSize: compressedBytes, uncompressedSize: sizeBytes, crc32: checksum } = entry;
  const open = async () => {
    const start = await findContent(zip, path, entry);
    if (start + compressedBytes > endsBefore) throw new ArchiveError('overlapping-entries', { entry: path });
    const isDeflated = entry.compressionMethod === deflated;
    return readEntry(handle, { path, start, compressedBytes, sizeBytes, checksum, isDeflated });
  };
  return {
    path,
    name: path.slice(path.lastIndexOf('/') + 1),
    sizeBytes,
    open,
    readText: async (maximumBytes) => {
      if (sizeBytes > maximumBytes)
        throw new ArchiveError('entry-too-large', { entry: path, limit: maximumBytes });
      const text = findText(await buffer(await open()));
      if (text === undefined) throw new ArchiveError('not-text', { entry: path });
      return text;
    },
  };
}

/** After the local header, which has its own name and extra fields. */
async function findContent(zip: ZipFile, path: string, entry: Entry): Promise<number> {
  try {
    return (await zip.readLocalFileHeaderPromise(entry, { minimal: true })).fileDataStart;
  } catch (error) {
    throw toArchiveError(error, path);
  }
}
