import { callError } from '../../platform/errors/call-error.ts';
import type { Platform } from '../../platform/platform.ts';
import { getSubmission } from './get-submission.ts';
import { setShared } from './submissions.repository.ts';

export async function shareSubmission(
  { database }: Pick<Platform, 'database'>,
  {
    userId,
    submissionId,
    isShared,
  }: { userId: string; submissionId: number | undefined; isShared: boolean | undefined },
) {
  if (submissionId === undefined || isShared === undefined) throw callError('shareFieldsMissing');
  const submission = await getSubmission(database, submissionId);
  if (submission.userId !== userId) throw callError('shareNotOwn');
  if (submission.contestId !== null) throw callError('shareInContest');
  await setShared(database, submissionId, isShared);
}
