/**
 * How this works: an entry is read from its place in the archive in large pieces, inflated, and counted and summed on the
 * way. The stream fails where one byte too many comes out, and at its end where too few came or the checksum differs, so
 * that whoever read it to the end has what the archive promised. Nobody holds more than a few pieces at a time.
 */
import type { FileHandle } from 'node:fs/promises';
import { pipeline, Readable, Transform } from 'node:stream';
import { crc32, createInflateRaw } from 'node:zlib';
import { ArchiveError } from './archive-error.ts';

/** Much larger than Node's usual pieces: each costs a turn of the event loop and a trip to a thread. */
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
  // Whatever fails is told by the stream that the reader holds; a reader who stops early is no failure.
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

/** Z_DATA_ERROR, Z_BUF_ERROR: what zlib says of bytes that are not deflated. */
const isOfInflating = (error: Error | null) =>
  error !== null && 'code' in error && typeof error.code === 'string' && error.code.startsWith('Z_');
