/** Archives of test data like those of setters: lines of numbers, large inputs and small answers. */
import { randomFillSync } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';

interface Plan {
  readonly caseCount: number;
  readonly totalBytes: number;
  /** Otherwise the archive is as large as its content. */
  readonly isCompressed: boolean;
}

/** Ratio of an input to its answer. */
const answerShare = 0.1;

export async function writeTestData(path: string, { caseCount, totalBytes, isCompressed }: Plan) {
  const zip = new ZipFile();
  const written = pipeline(zip.outputStream, createWriteStream(path));
  const inputBytes = Math.floor((totalBytes / caseCount) * (1 - answerShare));
  const answerBytes = Math.floor((totalBytes / caseCount) * answerShare);
  const numbers = makeNumbers(2 * inputBytes);
  const options = { compressionLevel: isCompressed ? 1 : 0, mtime: new Date(2026, 0, 1) };
  const add = (name: string, number: number, bytes: number) => {
    // Generated on demand: few are in memory at a time.
    zip.addReadStreamLazy(name, options, (callback) => {
      callback(null, Readable.from([takeLines(numbers, number, bytes)]));
    });
  };
  for (let number = 1; number <= caseCount; number += 1) {
    add(`${String(number)}.in`, number, inputBytes);
    add(`${String(number)}.out`, number + caseCount, answerBytes);
  }
  zip.end();
  await written;
}

/** Random numbers up to a billion, ten to a line. */
function makeNumbers(bytes: number): Buffer {
  const random = randomFillSync(new Uint32Array(Math.ceil(bytes / 8)));
  const words: string[] = [];
  for (const [index, value] of random.entries())
    words.push(String(value % 1_000_000_000), index % 10 === 9 ? '\n' : ' ');
  return Buffer.from(words.join('')).subarray(0, bytes);
}

/** Each from another offset: no two are equal. */
function takeLines(numbers: Buffer, number: number, bytes: number): Buffer {
  const start = (number * 7919 * 13) % (numbers.length - bytes);
  return Buffer.concat([Buffer.from(`${String(number)}\n`), numbers.subarray(start, start + bytes)]);
}
