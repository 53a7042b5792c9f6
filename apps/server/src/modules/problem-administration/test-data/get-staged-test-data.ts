import type { Queryable } from '@touchstone/database';
import { callError } from '../../../platform/errors/call-error.ts';
import type { StoredFiles } from '../../problems/index.ts';
import { listStagedCases, lockStaged } from './staged-test-data.repository.ts';

/**
 * Returns the files of an upload, in order. They are kept until the transaction ends, so its rows may reference them.
 * The token stays valid for a day, so that saving a form twice does not fail.
 */
export async function getStagedTestData(
  transaction: Queryable,
  { token, userId }: { token: string; userId: string },
): Promise<{ cases: StoredFiles[] }> {
  if (!(await lockStaged(transaction, { token, ownerId: userId }))) throw callError('stagedTestDataGone');
  return { cases: await listStagedCases(transaction, token) };
}
