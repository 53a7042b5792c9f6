/**
 * How this works: test data is stored in the file store by hash, and rows reference it. Content is stored before the
 * rows: a crash in between leaves orphaned content, which the nightly sweep removes, and never a case without content
 * (`platform/storage/content.repository.ts` explains concurrent removal). Line endings become LF, since output is
 * compared byte by byte.
 *
 * Content is streamed. The concurrency is the number of cores: one file is inflated while another is hashed.
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

/** The columns of `problem_case` that describe the content. */
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

const storeConcurrency = Math.max(4, availableParallelism());
/** Each lookup may use a connection to a remote store. */
const lookupConcurrency = 8;

/** Replaces the cases of the problem, in this order. */
export async function storeTestData(
  parts: Pick<Platform, 'fileStore'>,
  transaction: Queryable,
  { problemId, cases }: { problemId: number; cases: readonly CaseContent[] },
) {
  const stored = await storeCaseContents(parts, transaction, cases);
  const rows = stored.map((row, index) => ({ ...row, problemId, position: index + 1 }));
  await replaceCases(transaction, problemId, rows);
}

/** Stores the content and protects it until the transaction ends. The caller writes the rows. */
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

/** Runs before the transaction, since large content takes time. No row references the content yet. */
export async function putCaseFiles(
  { fileStore }: Pick<Platform, 'fileStore'>,
  cases: readonly CaseFiles[],
): Promise<StoredFiles[]> {
  const files = cases.flatMap(({ input, answer }) => [input, answer]);
  const contents = await mapConcurrent(files, storeConcurrency, (file) => putFile(fileStore, file));
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

/** Protects the content until the transaction ends, and stores it again where it was removed meanwhile. */
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
  await mapConcurrent(files, lookupConcurrency, async ({ file, sha256 }) => {
    if ((await fileStore.findSize(sha256)) === undefined) await putFile(fileStore, file);
  });
}

async function putFile(fileStore: FileStore, file: FileContent): Promise<StoredContent> {
  return fileStore.putStream(normalise(await file.open()));
}

/** Errors propagate through the stream that the store reads. */
const normalise = (content: Readable): Readable => pipeline(content, toLineFeeds(), () => undefined);
