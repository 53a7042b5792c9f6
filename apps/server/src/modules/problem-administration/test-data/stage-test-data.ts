/** Stages the test data of an archive. The archive is spooled to disk, and its files are streamed from there. */
import type { CaseMode } from '@touchstone/contract';
import { problemLimits } from '@touchstone/contract/problem-limits';
import { ArchiveError } from '@touchstone/problem-formats/archive/archive-error';
import { openArchive, type Archive } from '@touchstone/problem-formats/archive/open-archive';
import { emptyFile } from '@touchstone/problem-formats/text-file';
import { isSubtaskMode } from '@touchstone/rules/problem-form-cases';
import { pairTestData, type PairedTestData } from '@touchstone/rules/test-data-pairs';
import { describeArchiveError } from '../../../platform/errors/archive-messages.ts';
import { callError } from '../../../platform/errors/call-error.ts';
import type { SpooledFile } from '../../../platform/http/call-context.ts';
import type { Platform } from '../../../platform/platform.ts';
import { presentHash } from '../content/content-hash.ts';
import { stageCases } from './stage-cases.ts';

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
    fileList: stored.map((files, index) => ({
      input: files.inputName,
      output: files.answerName,
      ...(isSubtaskMode(mode) && { groupNum: 1 }),
      inputBytes: files.inputBytes,
      outputBytes: files.answerBytes,
      inputHash: presentHash(files.inputSha256),
      outputHash: presentHash(files.answerSha256),
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
      throw callError('testDataRefused', { texts: describeArchiveError(error) });
    throw error;
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
  return { paired, ...(await stageCases(parts, { ownerId, name, cases })) };
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
