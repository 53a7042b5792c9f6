import { fileLimits } from '@touchstone/contract/file-limits';
import type { Queryable } from '@touchstone/database';
import { callError } from '../../../platform/errors/call-error.ts';
import { measureStaged } from './staged-test-data.repository.ts';

/** Limits the bytes that one user has in uploads without a problem. */
export async function enforceStagedLimit(
  database: Queryable,
  { ownerId, addedBytes }: { ownerId: string; addedBytes: number },
) {
  if ((await measureStaged(database, ownerId)) + addedBytes > fileLimits.stagedMaximumBytes)
    throw callError('stagedTestDataFull');
}
