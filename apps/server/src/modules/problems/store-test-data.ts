/**
 * How this works: the content of test data goes into the file store by its hash, the rows say which case uses what. Content
 * is stored before the rows: a crash in between leaves content that nothing names, which is swept away later, never a case
 * without content (`platform/storage/content.repository.ts` tells how that holds while others remove). Lines end in LF
 * whatever the setter's editor wrote, since programs are compared byte by byte.
 *
 * Content passes through in pieces. As many files at once as there are cores: one is inflated while another is hashed.
 */
import type { Queryable } from '@touchstone/database';
import type { CaseContent, FileContent } from '@touchstone/problem-formats/problem-content';
import { availableParallelism } from 'node:os';
import { pipeline, type Readable } from 'node:stream';
import type { Platform } from '../../platform/platform.ts';
import { lockContentRows } from '../../platform/storage/content.repository.ts';
import type { FileStore, StoredContent } from '../../platform/storage/file-store.ts';
import { mapConcurrent } from '../../platform/map-concurrent.ts';
import { toLineFeeds } from './line-feeds.ts';
import { replaceCases } from './problems.repository.ts';

/** Of a row of `problem_case`, what the content decides. */
export interface StoredFiles {
  readonly inputName: string;
  readonly inputSha256: string;
  readonly inputBytes: number;
  readonly answerName: string;
  readonly answerSha256: string;
  readonly answerBytes: number;
}

export interface StoredCase extends StoredFiles {
  readonly score: number | null;
  readonly groupNumber: number;
}

type CaseFiles = Pick<CaseContent, 'input' | 'answer'>;

const filesAtOnce = Math.max(4, availableParallelism());
/** Each takes a connection of the store, where that is elsewhere. */
const looksAtOnce = 8;

/** Puts these cases in the place of those that the problem had, in this order. */
export async function storeTestData(
  parts: Pick<Platform, 'fileStore'>,
  transaction: Queryable,
  { problemId, cases }: { problemId: number; cases: readonly CaseContent[] },
) {
  const stored = await storeCaseContents(parts, transaction, cases);
  const rows = stored.map((row, index) => ({ ...row, problemId, position: index + 1 }));
  await replaceCases(transaction, problemId, rows);
}

/** Stores the content and holds it until the transaction ends: whoever calls this writes the rows. */
export async function storeCaseContents(
  parts: Pick<Platform, 'fileStore'>,
  transaction: Queryable,
  cases: readonly CaseContent[],
): Promise<StoredCase[]> {
  const files = await putCaseFiles(parts, cases);
  await lockCaseFiles(parts, transaction, cases, files);
  return files.map((stored, index) => ({
    ...stored,
    score: cases[index]?.score ?? null,
    groupNumber: cases[index]?.group ?? 1,
  }));
}

/** Before there is a transaction: large content takes its time. Nothing names it yet. */
export async function putCaseFiles(
  { fileStore }: Pick<Platform, 'fileStore'>,
  cases: readonly CaseFiles[],
): Promise<StoredFiles[]> {
  const files = cases.flatMap(({ input, answer }) => [input, answer]);
  const contents = await mapConcurrent(files, filesAtOnce, (file) => putFile(fileStore, file));
  return cases.map(({ input, answer }, index) => {
    const [storedInput, storedAnswer] = contents.slice(2 * index);
    if (storedInput === undefined || storedAnswer === undefined) throw new Error('a file was not stored');
    return {
      inputName: input.name,
      inputSha256: storedInput.sha256,
      inputBytes: storedInput.sizeBytes,
      answerName: answer.name,
      answerSha256: storedAnswer.sha256,
      answerBytes: storedAnswer.sizeBytes,
    };
  });
}

/** From here to the end of the transaction the content stays. What went meanwhile is stored again. */
export async function lockCaseFiles(
  { fileStore }: Pick<Platform, 'fileStore'>,
  transaction: Queryable,
  cases: readonly CaseFiles[],
  stored: readonly StoredFiles[],
) {
  await lockContentRows(transaction);
  const files = cases.flatMap(({ input, answer }, index) => [
    { file: input, sha256: stored[index]?.inputSha256 ?? '' },
    { file: answer, sha256: stored[index]?.answerSha256 ?? '' },
  ]);
  await mapConcurrent(files, looksAtOnce, async ({ file, sha256 }) => {
    if ((await fileStore.findSize(sha256)) === undefined) await putFile(fileStore, file);
  });
}

async function putFile(fileStore: FileStore, file: FileContent): Promise<StoredContent> {
  return fileStore.putStream(normalise(await file.open()));
}

/** What fails on the way is told by the stream that the store reads. */
const normalise = (content: Readable): Readable => pipeline(content, toLineFeeds(), () => undefined);
