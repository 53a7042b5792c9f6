import { inTransaction } from '@touchstone/database';
import { recordAudit } from '../../platform/audit-log.ts';
import { callError } from '../../platform/errors/call-error.ts';
import type { CallOrigin } from '../../platform/http/call-context.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Viewer } from '../../platform/sessions/sessions.ts';
import { deleteProblem } from '../submissions/index.ts';
import { getAdministered, targetOfProblem } from './administered-problem.ts';
import { countSubmissionsTo } from './problem-administration.repository.ts';
import { authOfVisibility } from './problem-visibility.ts';

interface Request {
  viewer: Viewer;
  origin: CallOrigin;
  query: { pid: number };
}

/** With all submissions to it; the log keeps how many there were, and who asked is told. */
export async function removeProblem(
  { database }: Pick<Platform, 'database'>,
  { viewer, origin, query }: Request,
): Promise<number> {
  return inTransaction(database, async (transaction) => {
    const { problem, rights } = await getAdministered(transaction, viewer, query.pid);
    if (!rights.canDelete) throw callError('problemNotYours');
    const submissionCount = await countSubmissionsTo(transaction, problem.id);
    await deleteProblem(transaction, problem.id);
    const { displayId: problemId, title, visibility } = problem;
    await recordAudit(
      transaction,
      { viewer, origin },
      {
        action: 'problem.delete',
        target: targetOfProblem(problem.id),
        before: { problemId, title, auth: authOfVisibility[visibility], submissionCount },
      },
    );
    return submissionCount;
  });
}
