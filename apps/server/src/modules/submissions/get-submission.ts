import type { Queryable } from '@touchstone/database';
import { callError } from '../../platform/errors/call-error.ts';
import { findSubmission, type FullSubmissionRow } from './submissions.repository.ts';

export async function getSubmission(database: Queryable, id: number): Promise<FullSubmissionRow> {
  const row = await findSubmission(database, id);
  if (row === undefined) throw callError('submissionNotFound');
  return row;
}
