/**
 * How this works: a package is untrusted input, a folder or an archive. Its names are listed once, with limits, and
 * every later access is a lookup in that list. A reader therefore cannot be led outside of the package.
 */
import type { Readable } from 'node:stream';
import { findText } from '../archive/decode-text.ts';
import { PackageError } from '../package-error.ts';
import type { FileContent } from '../problem-content.ts';

export const deepestFolder = 12;
const largestText = 4 * 1024 * 1024;
/** The total size of the texts of a package, which are held in memory. */
const largestTexts = 64 * 1024 * 1024;

export interface TreeEntry {
  /** Relative to the package, with slashes. */
  readonly path: string;
  readonly name: string;
  readonly isFolder: boolean;
  readonly sizeBytes: number;
}

export interface TreeFile extends FileContent {
  /** The path on disk. Undefined inside an archive. */
  readonly diskPath: string | undefined;
}

export interface FileTree {
  readonly name: string;
  find(path: string): TreeEntry | undefined;
  /** Direct entries of the folder, by name; empty if the folder does not exist. */
  list(folder: string): readonly TreeEntry[];
  /** Every file below the folder. */
  listFiles(folder: string): readonly TreeEntry[];
  getFile(path: string): TreeFile;
  /** Links that lead out of the package: they are not part of it. */
  readonly skippedLinks: readonly string[];
  readText(path: string): Promise<string>;
}

/** The differences between a folder and an archive. */
export interface TreeSource {
  readonly name: string;
  readonly entries: ReadonlyMap<string, TreeEntry>;
  readonly open: (path: string) => Promise<Readable>;
  readonly diskPath: (path: string) => string | undefined;
  readonly skippedLinks?: readonly string[];
}

export function createFileTree({ name, entries, open, diskPath, skippedLinks = [] }: TreeSource): FileTree {
  const children = Map.groupBy(entries.values(), ({ path }) => parentOf(path));
  const list = (folder: string): readonly TreeEntry[] =>
    (children.get(folder) ?? []).toSorted((one, other) => compareNames(one.name, other.name));
  const listFiles = (folder: string): TreeEntry[] =>
    list(folder).flatMap((entry) => (entry.isFolder ? listFiles(entry.path) : [entry]));
  const getEntry = (path: string): TreeEntry => {
    const entry = entries.get(path);
    if (entry && !entry.isFolder) return entry;
    const isLink = skippedLinks.some((link) => path === link || path.startsWith(`${link}/`));
    throw isLink
      ? new PackageError(path, 'is a link to a target outside of the package')
      : new PackageError(path, 'is missing', 'file-missing');
  };
  let readBytes = 0;
  return {
    name,
    skippedLinks,
    find: (path) => entries.get(path),
    list,
    listFiles,
    getFile(path) {
      const entry = getEntry(path);
      const { sizeBytes } = entry;
      return { name: entry.name, sizeBytes, open: () => open(path), diskPath: diskPath(path) };
    },
    async readText(path) {
      const { sizeBytes } = getEntry(path);
      if (sizeBytes > largestText)
        throw new PackageError(path, `is larger than ${largestText / 1024 / 1024} MB`, 'file-too-large');
      readBytes += sizeBytes;
      if (readBytes > largestTexts)
        throw new PackageError(
          path,
          `the package has more than ${largestTexts / 1024 / 1024} MB of texts`,
          'file-too-large',
        );
      return decodeText(await readAll(await open(path), path));
    },
  };
}

/** Declared sizes may be wrong, so the actual bytes are counted. */
async function readAll(content: Readable, path: string): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let sizeBytes = 0;
  for await (const chunk of content) {
    const bytes = chunk as Uint8Array;
    sizeBytes += bytes.length;
    if (sizeBytes > largestText) throw new PackageError(path, 'is larger than it says', 'file-too-large');
    chunks.push(bytes);
  }
  return Buffer.concat(chunks);
}

/** Old sources may have Latin letters in comments: bytes that are neither UTF-8 nor GB 18030 are decoded as Latin-1. */
function decodeText(bytes: Uint8Array): string {
  return findText(bytes) ?? new TextDecoder('latin1').decode(bytes);
}

export function parentOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}

/** By bytes, as the formats require; not by locale. */
export function compareNames(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}
