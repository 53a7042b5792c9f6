/**
 * How this works: files are streamed into the store, several at once. Then one transaction writes the list of pairs
 * under a token that only the uploader may use. A failure before that leaves no list; the nightly sweep removes the
 * content that is already stored. Two concurrent uploads are two lists.
 *
 * The staged bytes per user are limited. The limit is checked before the upload is received, when its sizes are known,
 * and under a lock for this user.
 */
import { fileLimits } from '@touchstone/contract/file-limits';
import { inTransaction } from '@touchstone/database';
import type { CaseContent } from '@touchstone/problem-formats/problem-content';
import { randomBytes } from 'node:crypto';
import type { Platform } from '../../../platform/platform.ts';
import { lockCaseFiles, putCaseFiles } from '../../problems/index.ts';
import { enforceStagedLimit } from './enforce-staged-limit.ts';
import { insertStaged, lockStage } from './staged-test-data.repository.ts';

interface Staging {
  ownerId: string;
  /** The name of the uploaded file. */
  name: string;
  cases: readonly Pick<CaseContent, 'input' | 'answer'>[];
}

export async function stageCases(
  parts: Pick<Platform, 'database' | 'fileStore' | 'clock'>,
  { ownerId, name, cases }: Staging,
) {
  const addedBytes = cases.reduce((sum, { input, answer }) => sum + input.sizeBytes + answer.sizeBytes, 0);
  await enforceStagedLimit(parts.database, { ownerId, addedBytes });
  const stored = await putCaseFiles(parts, cases);
  const token = randomBytes(16).toString('hex');
  const archiveName = storableName(name);
  await inTransaction(parts.database, async (transaction) => {
    await lockStage(transaction, ownerId);
    await enforceStagedLimit(transaction, { ownerId, addedBytes });
    await lockCaseFiles(parts, transaction, cases, stored);
    await insertStaged(transaction, { token, ownerId, archiveName, createdAt: parts.clock() }, stored);
  });
  return { stored, token };
}

/** The client may have sent anything; PostgreSQL stores no NUL and no lone surrogate. */
export const storableName = (name: string): string =>
  name.replaceAll('\0', '').slice(0, fileLimits.nameMaximum).toWellFormed();
