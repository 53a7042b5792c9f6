import type { Queryable } from '@touchstone/database';
import { callError } from '../../platform/errors/call-error.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Viewer } from '../../platform/sessions/sessions.ts';
import { requireExamDeviceOf } from '../contests/index.ts';
import { findSubmission, type FullSubmissionRow } from './submissions.repository.ts';

export async function getSubmission(database: Queryable, id: number): Promise<FullSubmissionRow> {
  const row = await findSubmission(database, id);
  if (row === undefined) throw callError('submissionNotFound');
  return row;
}

/** For calls of a viewer: a submission to a contest with exam protection is shown where its contest is. */
export async function getSubmissionFor(
  parts: Pick<Platform, 'database' | 'clock'>,
  viewer: Viewer | undefined,
  id: number,
): Promise<FullSubmissionRow> {
  const row = await getSubmission(parts.database, id);
  await requireExamDeviceOf(parts, viewer, row.contestId);
  return row;
}
