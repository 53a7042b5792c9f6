/**
 * How this works: the content of test data goes into the file store by its hash, the rows say which case uses what. Content
 * is stored before the rows: a crash in between leaves content that nothing names, never a case without content. Lines end
 * in LF whatever the setter's editor wrote, since programs are compared byte by byte.
 */
import type { Queryable } from '@touchstone/database';
import type { Platform } from '../../platform/platform.ts';
import { replaceCases } from './problems.repository.ts';

export interface NewCase {
  input: Buffer;
  answer: Buffer;
  /** Null where nothing is scored. */
  score: number | null;
  groupNumber: number;
  /** What people call the two files. */
  names: { input: string; answer: string };
}

/** Each takes a file handle or a connection of the store. */
const storedAtOnce = 8;

/** Puts these cases in the place of those that the problem had, in this order. */
export async function storeTestData(
  { fileStore }: Pick<Platform, 'fileStore'>,
  transaction: Queryable,
  { problemId, cases }: { problemId: number; cases: readonly NewCase[] },
) {
  const rows = [];
  for (let start = 0; start < cases.length; start += storedAtOnce) {
    const batch = cases.slice(start, start + storedAtOnce);
    rows.push(...(await Promise.all(batch.map((one) => storeCase(fileStore, one)))));
  }
  const numbered = rows.map((row, index) => ({ ...row, problemId, position: index + 1 }));
  await replaceCases(transaction, problemId, numbered);
}

async function storeCase(
  fileStore: Platform['fileStore'],
  { input, answer, score, groupNumber, names }: NewCase,
) {
  const [inputBytes, answerBytes] = [toLineFeeds(input), toLineFeeds(answer)];
  const [inputSha256, answerSha256] = await Promise.all([
    fileStore.put(inputBytes),
    fileStore.put(answerBytes),
  ]);
  return {
    groupNumber,
    score,
    inputName: names.input,
    inputSha256,
    inputBytes: inputBytes.length,
    answerName: names.answer,
    answerSha256,
    answerBytes: answerBytes.length,
  };
}

const carriageReturn = 0x0d;
const lineFeed = 0x0a;

/** CRLF and CR become LF. Bytes, not text: test data need not be UTF-8. */
export function toLineFeeds(bytes: Buffer): Buffer {
  if (!bytes.includes(carriageReturn)) return bytes;
  const normalised = Buffer.allocUnsafe(bytes.length);
  let length = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0;
    const isSecondOfPair = byte === lineFeed && bytes[at - 1] === carriageReturn;
    if (isSecondOfPair) continue;
    normalised[length] = byte === carriageReturn ? lineFeed : byte;
    length += 1;
  }
  return normalised.subarray(0, length);
}
