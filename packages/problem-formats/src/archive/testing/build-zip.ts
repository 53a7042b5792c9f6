/**
 * Builds zip archives byte by byte, for what no zip program would write: every field of an entry can be falsified. By
 * default an entry is valid.
 */
import { writeFile } from 'node:fs/promises';
import { crc32, deflateRawSync } from 'node:zlib';

export interface ZipEntry {
  readonly name: string | Buffer;
  readonly content?: string | Buffer;
  readonly isDeflated?: boolean;
  readonly flags?: number;
  readonly method?: number;
  /** File type and permissions, as on Unix. */
  readonly mode?: number;
  readonly checksum?: number;
  readonly sizeBytes?: number;
  readonly compressedBytes?: number;
  /** The offset of the entry in the directory. */
  readonly offset?: number;
  /** In the directory. */
  readonly extra?: Buffer;
  /** Before the content. */
  readonly localExtraLength?: number;
}

export interface ZipSettings {
  readonly entryCount?: number;
  readonly comment?: string;
}

export function buildZip(
  entries: readonly ZipEntry[],
  { entryCount, comment = '' }: ZipSettings = {},
): Buffer {
  const local: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const entry of entries) {
    const parts = describeEntry(entry);
    directory.push(directoryHeader(entry, { ...parts, offset: entry.offset ?? offset }));
    const whole = Buffer.concat([localHeader(entry, parts), parts.packed]);
    local.push(whole);
    offset += whole.length;
  }
  const directoryBytes = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  const count = entryCount ?? entries.length;
  end.writeUInt16LE(count % 65_536, 8);
  end.writeUInt16LE(count % 65_536, 10);
  end.writeUInt32LE(directoryBytes.length, 12);
  end.writeUInt32LE(offset, 16);
  end.writeUInt16LE(Buffer.byteLength(comment), 20);
  return Buffer.concat([...local, directoryBytes, end, Buffer.from(comment)]);
}

export async function writeZip(path: string, entries: readonly ZipEntry[], settings?: ZipSettings) {
  await writeFile(path, buildZip(entries, settings));
  return path;
}

interface EntryParts {
  readonly name: Buffer;
  readonly packed: Buffer;
  readonly flags: number;
  readonly method: number;
  readonly checksum: number;
  readonly sizeBytes: number;
  readonly compressedBytes: number;
}

function describeEntry(entry: ZipEntry): EntryParts {
  const { content = '', isDeflated = false } = entry;
  const bytes = Buffer.from(content);
  const packed = isDeflated ? deflateRawSync(bytes) : bytes;
  return {
    name: Buffer.from(entry.name),
    packed,
    // Names given as text are UTF-8 and flagged as such.
    flags: entry.flags ?? (typeof entry.name === 'string' ? 0x800 : 0),
    method: entry.method ?? (isDeflated ? 8 : 0),
    checksum: entry.checksum ?? crc32(bytes),
    sizeBytes: entry.sizeBytes ?? bytes.length,
    compressedBytes: entry.compressedBytes ?? packed.length,
  };
}

/** Both headers contain these fields in sequence; in the directory they begin two bytes later. */
function writeFields(header: Buffer, at: number, parts: EntryParts) {
  header.writeUInt16LE(20, at);
  header.writeUInt16LE(parts.flags, at + 2);
  header.writeUInt16LE(parts.method, at + 4);
  header.writeUInt16LE(0x21, at + 8);
  header.writeUInt32LE(parts.checksum, at + 10);
  header.writeUInt32LE(parts.compressedBytes, at + 14);
  header.writeUInt32LE(parts.sizeBytes, at + 18);
  header.writeUInt16LE(parts.name.length, at + 22);
}

function localHeader({ localExtraLength = 0 }: ZipEntry, parts: EntryParts): Buffer {
  const header = Buffer.alloc(30);
  header.writeUInt32LE(0x04034b50, 0);
  writeFields(header, 4, parts);
  header.writeUInt16LE(localExtraLength, 28);
  return Buffer.concat([header, parts.name]);
}

function directoryHeader(
  { mode = 0o100644, extra = Buffer.alloc(0) }: ZipEntry,
  parts: EntryParts & { offset: number },
): Buffer {
  const header = Buffer.alloc(46);
  header.writeUInt32LE(0x02014b50, 0);
  header.writeUInt16LE(0x0314, 4);
  writeFields(header, 6, parts);
  header.writeUInt16LE(extra.length, 30);
  header.writeUInt32LE(mode * 65_536, 38);
  header.writeUInt32LE(parts.offset, 42);
  return Buffer.concat([header, parts.name, extra]);
}
