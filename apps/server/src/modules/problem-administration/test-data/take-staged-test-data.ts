import type { Queryable } from '@touchstone/database';
import { callError } from '../../../platform/errors/call-error.ts';
import type { StoredFiles } from '../../problems/index.ts';
import { listStagedCases, lockStaged } from './staged-test-data.repository.ts';

/**
 * The files of an upload, in order. They stay where they are until the transaction ends: rows that it writes may name them.
 * The token stays good until its day is over, so that a form that is saved twice does not fail the second time.
 */
export async function takeStagedTestData(
  transaction: Queryable,
  { token, userId }: { token: string; userId: string },
): Promise<{ cases: StoredFiles[] }> {
  if (!(await lockStaged(transaction, { token, ownerId: userId }))) throw callError('stagedTestDataGone');
  return { cases: await listStagedCases(transaction, token) };
}
