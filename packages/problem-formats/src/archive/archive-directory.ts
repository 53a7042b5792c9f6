/** Reads and checks the directory of an archive: everything that can be refused before content is read. */
import type { FileHandle } from 'node:fs/promises';
import type { Entry, ZipFile } from 'yauzl';
import { ArchiveError } from './archive-error.ts';
import { parseArchivePath } from './archive-path.ts';

export interface ArchiveBounds {
  readonly entries: number;
  readonly entryBytes: number;
  readonly totalBytes: number;
  /** The maximum expansion ratio, which applies above `unsuspiciousBytes`. */
  readonly ratio: number;
}

const gibibyte = 1024 ** 3;
export const usualBounds: ArchiveBounds = {
  entries: 20_000,
  entryBytes: gibibyte,
  totalBytes: 4 * gibibyte,
  ratio: 250,
};

/** Honest test data may be one letter a million times; this few bytes are harmless at any ratio. */
const unsuspiciousBytes = gibibyte / 4;
const localHeaderBytes = 30;
const stored = 0;
export const deflated = 8;
const directoryHeader = 0x02014b50;
const fileTypeMask = 0o170000;
const regularFile = 0o100000;
const folderType = 0o040000;

export const isOfSystem = (error: unknown) => error instanceof Error && 'syscall' in error;

export interface CheckedEntry {
  readonly path: string;
  readonly entry: Entry;
  /** Where the next entry or the directory begins. */
  readonly endsBefore: number;
}

export async function listEntries(
  zip: ZipFile,
  handle: FileHandle,
  bounds: ArchiveBounds,
): Promise<CheckedEntry[]> {
  if (zip.entryCount > bounds.entries) throw new ArchiveError('too-many-entries', { limit: bounds.entries });
  const directoryStart = Number(zip.readEntryCursor);
  const entries: { path: string; isFile: boolean; entry: Entry }[] = [];
  try {
    for await (const entry of zip.eachEntry()) {
      const { path, isFolder } = parseArchivePath(entry);
      checkEntry(path, entry, bounds);
      entries.push({ path, isFile: !isFolder && !isFolderByType(entry), entry });
    }
  } catch (error) {
    throw toArchiveError(error, null);
  }
  await checkDirectoryEnds(zip, handle);
  checkTotal(entries, zip.fileSize, bounds);
  checkNames(entries);
  const ends = findEnds(entries, directoryStart);
  return entries
    .filter(({ path, isFile }) => isFile && !isOfSystemMaker(path))
    .map(({ path, entry }) => ({ path, entry, endsBefore: ends.get(entry) ?? 0 }));
}

/** yauzl throws plain errors. */
export function toArchiveError(error: unknown, entry: string | null): unknown {
  if (error instanceof ArchiveError || !(error instanceof Error) || isOfSystem(error)) return error;
  const code = error.message.includes('encryption') ? 'encrypted' : 'damaged';
  return new ArchiveError(code, { entry, cause: error });
}

const typeOf = (entry: Entry) => (entry.externalFileAttributes >>> 16) & fileTypeMask;
const isFolderByType = (entry: Entry) => typeOf(entry) === folderType;

function checkEntry(path: string, entry: Entry, bounds: ArchiveBounds) {
  const { compressionMethod, compressedSize, uncompressedSize } = entry;
  if (entry.isEncrypted()) throw new ArchiveError('encrypted', { entry: path });
  if (![0, regularFile, folderType].includes(typeOf(entry)))
    throw new ArchiveError('special-file', { entry: path });
  if (![stored, deflated].includes(compressionMethod))
    throw new ArchiveError('unknown-compression', { entry: path });
  if (uncompressedSize > bounds.entryBytes)
    throw new ArchiveError('entry-too-large', { entry: path, limit: bounds.entryBytes });
  if (compressionMethod === stored && compressedSize !== uncompressedSize)
    throw new ArchiveError('wrong-size', { entry: path });
}

/** The entry count has 16 bits in most archives: entries beyond it would be ignored silently. */
async function checkDirectoryEnds(zip: ZipFile, handle: FileHandle) {
  const { buffer: next, bytesRead } = await handle.read(Buffer.alloc(4), 0, 4, Number(zip.readEntryCursor));
  if (bytesRead < 4 || next.readUInt32LE() === directoryHeader) throw new ArchiveError('damaged');
}

function checkTotal(entries: readonly { entry: Entry }[], archiveBytes: number, bounds: ArchiveBounds) {
  const totalBytes = entries.reduce((total, { entry }) => total + entry.uncompressedSize, 0);
  if (totalBytes > bounds.totalBytes)
    throw new ArchiveError('archive-too-large', { limit: bounds.totalBytes });
  if (totalBytes > unsuspiciousBytes && totalBytes > archiveBytes * bounds.ratio)
    throw new ArchiveError('suspicious-compression', { limit: bounds.ratio });
}

/** A path is either one file or a folder. Paths are already composed (NFC), so equal-looking paths are equal. */
function checkNames(entries: readonly { path: string; isFile: boolean }[]) {
  const files = new Set<string>();
  for (const { path, isFile } of entries) {
    if (!isFile) continue;
    if (files.has(path)) throw new ArchiveError('double-name', { entry: path });
    files.add(path);
  }
  for (const { path, isFile } of entries) {
    const within = isFile ? foldersOf(path) : [path, ...foldersOf(path)];
    if (within.some((folder) => files.has(folder))) throw new ArchiveError('double-name', { entry: path });
  }
}

function foldersOf(path: string): string[] {
  const parts = path.split('/');
  return parts.slice(0, -1).map((_, index) => parts.slice(0, index + 1).join('/'));
}

function findEnds(
  entries: readonly { path: string; entry: Entry }[],
  directoryStart: number,
): Map<Entry, number> {
  const placed = entries.toSorted(
    (one, other) => one.entry.relativeOffsetOfLocalHeader - other.entry.relativeOffsetOfLocalHeader,
  );
  const ends = new Map<Entry, number>();
  for (const [index, { path, entry }] of placed.entries()) {
    const endsBefore = placed[index + 1]?.entry.relativeOffsetOfLocalHeader ?? directoryStart;
    const { relativeOffsetOfLocalHeader: start, compressedSize } = entry;
    if (start + localHeaderBytes + compressedSize > endsBefore)
      throw new ArchiveError('overlapping-entries', { entry: path });
    ends.set(entry, endsBefore);
  }
  return ends;
}

const isOfSystemMaker = (path: string) =>
  path.startsWith('__MACOSX/') || /(^|\/)(\.DS_Store|Thumbs\.db|desktop\.ini)$/.test(path);
