/**
 * How this works: the archive is spooled to disk, and its files are streamed from there into the store, several at
 * once. Then one transaction writes the list of pairs under a token that only the uploader may use. A failure before
 * that leaves no list; the nightly sweep removes the content that is already stored. Two concurrent uploads are two
 * lists.
 *
 * The staged bytes per user are limited. The limit is checked before the archive is received, when its sizes are known,
 * and under a lock for this user.
 */
import type { CaseMode } from '@touchstone/contract';
import { fileLimits } from '@touchstone/contract/file-limits';
import { problemLimits } from '@touchstone/contract/problem-limits';
import { inTransaction } from '@touchstone/database';
import { ArchiveError } from '@touchstone/problem-formats/archive/archive-error';
import { openArchive, type Archive } from '@touchstone/problem-formats/archive/open-archive';
import { emptyFile } from '@touchstone/problem-formats/text-file';
import { isSubtaskMode } from '@touchstone/rules/problem-form-cases';
import { pairTestData, type PairedTestData } from '@touchstone/rules/test-data-pairs';
import { randomBytes } from 'node:crypto';
import { describeArchiveError } from '../../../platform/errors/archive-messages.ts';
import { callError } from '../../../platform/errors/call-error.ts';
import type { SpooledFile } from '../../../platform/http/call-context.ts';
import type { Platform } from '../../../platform/platform.ts';
import { isDiskFull } from '../../../platform/storage/file-store.ts';
import { lockCaseFiles, putCaseFiles } from '../../problems/index.ts';
import { enforceStagedLimit } from './enforce-staged-limit.ts';
import { insertStaged, lockStage } from './staged-test-data.repository.ts';

type Parts = Pick<Platform, 'database' | 'fileStore' | 'clock'>;

/** As many file names as fit into a readable message. */
const maxListedFiles = 10;
const maxIgnoredFiles = 50;

export async function stageTestData(
  parts: Parts,
  { ownerId, upload, mode }: { ownerId: string; upload: SpooledFile; mode: CaseMode },
) {
  const { paired, stored, token } = await storeArchive(parts, ownerId, upload);
  return {
    fileList: stored.map(({ inputName, answerName, inputBytes, answerBytes }, index) => ({
      input: inputName,
      output: answerName,
      ...(isSubtaskMode(mode) && { groupNum: 1 }),
      inputBytes,
      outputBytes: answerBytes,
      isOutputMissing: paired.pairs[index]?.answer === null,
    })),
    fileListDir: token,
    ignoredCount: paired.ignored.length,
    ignored: paired.ignored.slice(0, maxIgnoredFiles),
  };
}

async function storeArchive(parts: Parts, ownerId: string, upload: SpooledFile) {
  try {
    const archive = await openArchive(upload.path);
    try {
      return await storePairs(parts, { ownerId, archive, name: upload.name });
    } finally {
      await archive.close();
    }
  } catch (error) {
    if (error instanceof ArchiveError)
      throw callError('testDataRefused', { words: describeArchiveError(error) });
    throw isDiskFull(error) ? callError('storageFull') : error;
  }
}

async function storePairs(
  parts: Parts,
  { ownerId, archive, name }: { ownerId: string; archive: Archive; name: string },
) {
  const paired = pairFiles([...archive.files.keys()]);
  const cases = paired.pairs.map(({ input, answer, answerName }) => ({
    input: getFile(archive, input),
    answer: answer === null ? emptyFile(answerName) : getFile(archive, answer),
  }));
  const addedBytes = cases.reduce((sum, { input, answer }) => sum + input.sizeBytes + answer.sizeBytes, 0);
  await enforceStagedLimit(parts.database, { ownerId, addedBytes });
  const stored = await putCaseFiles(parts, cases);
  const token = randomBytes(16).toString('hex');
  // The client may have sent anything; PostgreSQL stores no NUL and no lone surrogate.
  const archiveName = name.replaceAll('\0', '').slice(0, fileLimits.nameMaximum).toWellFormed();
  await inTransaction(parts.database, async (transaction) => {
    await lockStage(transaction, ownerId);
    await enforceStagedLimit(transaction, { ownerId, addedBytes });
    await lockCaseFiles(parts, transaction, cases, stored);
    await insertStaged(transaction, { token, ownerId, archiveName, createdAt: parts.clock() }, stored);
  });
  return { paired, stored, token };
}

function pairFiles(paths: readonly string[]): PairedTestData {
  if (paths.length === 0) throw callError('testDataEmpty');
  const paired = pairTestData(paths);
  const count = paired.pairs.length;
  if (count === 0)
    throw callError('testDataUnpaired', { seen: paths.slice(0, maxListedFiles), count: paths.length });
  if (count > problemLimits.casesMaximum) throw callError('testDataTooManyCases', { count });
  return paired;
}

function getFile({ files }: Archive, path: string) {
  const file = files.get(path);
  if (file === undefined) throw new Error(`no file ${path} in the archive`);
  return file;
}
