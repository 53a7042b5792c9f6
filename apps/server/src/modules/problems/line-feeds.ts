import { Transform } from 'node:stream';

const carriageReturn = 0x0d;
const lineFeed = 0x0a;

/** Converts CRLF and CR to LF. Works on bytes: test data need not be UTF-8. */
export function toLineFeeds(): Transform {
  let isAfterReturn = false;
  return new Transform({
    transform(piece: Buffer, _encoding, done) {
      const normalised = convertPiece(piece, isAfterReturn);
      isAfterReturn = piece.length === 0 ? isAfterReturn : piece.at(-1) === carriageReturn;
      done(null, normalised);
    },
  });
}

/** The LF of a CRLF may be the first byte of a chunk: its CR was converted with the previous chunk. */
function convertPiece(piece: Buffer, isAfterReturn: boolean): Buffer {
  const begin = isAfterReturn && piece[0] === lineFeed ? 1 : 0;
  if (!piece.includes(carriageReturn)) return piece.subarray(begin);
  const normalised = Buffer.allocUnsafe(piece.length);
  let length = 0;
  let previous = 0;
  for (let at = begin; at < piece.length; at += 1) {
    const byte = piece[at] ?? 0;
    const isSecondOfPair = byte === lineFeed && previous === carriageReturn;
    previous = byte;
    if (isSecondOfPair) continue;
    normalised[length] = byte === carriageReturn ? lineFeed : byte;
    length += 1;
  }
  return normalised.subarray(0, length);
}
