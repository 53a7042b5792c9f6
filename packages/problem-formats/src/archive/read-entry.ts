/**
 * How this works: an entry is read from the archive in large chunks and inflated, with a running size and checksum. The
 * stream fails at the first byte beyond the declared size, and at its end if the size or checksum differs. A consumer
 * that reads to the end therefore has the declared content. Only a few chunks are in memory at a time.
 */
import type { FileHandle } from 'node:fs/promises';
import { pipeline, Readable, Transform } from 'node:stream';
import { crc32, createInflateRaw } from 'node:zlib';
import { ArchiveError } from './archive-error.ts';

/** Much larger than Node's default: each chunk costs an event loop iteration and a thread pool call. */
const pieceBytes = 256 * 1024;

export interface EntryPlace {
  readonly path: string;
  readonly start: number;
  readonly compressedBytes: number;
  readonly sizeBytes: number;
  readonly checksum: number;
  readonly isDeflated: boolean;
}

export function readEntry(handle: FileHandle, place: EntryPlace): Readable {
  const source = Readable.from(readPieces(handle, place), { objectMode: false });
  const checked = checkContent(place);
  // The reader's stream reports every failure; a reader that stops early is not a failure.
  const end = () => undefined;
  if (place.isDeflated) pipeline(source, createInflateRaw({ chunkSize: pieceBytes }), checked, end);
  else pipeline(source, checked, end);
  return checked;
}

async function* readPieces(handle: FileHandle, { path, start, compressedBytes }: EntryPlace) {
  const end = start + compressedBytes;
  for (let position = start; position < end;) {
    const length = Math.min(pieceBytes, end - position);
    const { buffer, bytesRead } = await handle.read(Buffer.allocUnsafe(length), 0, length, position);
    if (bytesRead === 0) throw new ArchiveError('damaged', { entry: path });
    position += bytesRead;
    yield buffer.subarray(0, bytesRead);
  }
}

function checkContent({ path, sizeBytes, checksum }: EntryPlace): Transform {
  let seenBytes = 0;
  let seenChecksum = 0;
  return new Transform({
    transform(piece: Buffer, _encoding, done) {
      seenBytes += piece.length;
      seenChecksum = crc32(piece, seenChecksum);
      if (seenBytes > sizeBytes) done(new ArchiveError('wrong-size', { entry: path }));
      else done(null, piece);
    },
    flush(done) {
      if (seenBytes !== sizeBytes) done(new ArchiveError('wrong-size', { entry: path }));
      else done(seenChecksum === checksum ? null : new ArchiveError('damaged', { entry: path }));
    },
    destroy(error, done) {
      done(isOfInflating(error) ? new ArchiveError('damaged', { entry: path, cause: error }) : error);
    },
  });
}

/** Z_DATA_ERROR, Z_BUF_ERROR: zlib's errors for invalid deflate data. */
const isOfInflating = (error: Error | null) =>
  error !== null && 'code' in error && typeof error.code === 'string' && error.code.startsWith('Z_');
