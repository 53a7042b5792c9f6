import { inTransaction } from '@touchstone/database';
import { recordAudit } from '../../platform/audit-log.ts';
import { callError } from '../../platform/errors/call-error.ts';
import type { Actor } from '../../platform/http/call-context.ts';
import type { Platform } from '../../platform/platform.ts';
import { changeProblemAudience } from '../submissions/index.ts';
import { getAdministeredIn, targetOfProblem } from './administered-problem.ts';
import { touchProblems } from './problem-administration.repository.ts';
import { authOfVisibility, visibilityOfAuth } from './problem-visibility.ts';

interface Request extends Actor {
  body: { id: number; auth: number };
  /** The group whose problem it is; null or absent for a problem of the site. */
  groupId?: number | null;
}

export async function changeProblemAuth(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  { viewer, origin, body, groupId = null }: Request,
) {
  const visibility = visibilityOfAuth(body.auth);
  if (visibility === undefined) throw new Error('unknown visibility passed validation');
  await inTransaction(database, async (transaction) => {
    const { problem, rights } = await getAdministeredIn(transaction, viewer, {
      id: body.id,
      groupId,
    });
    if (visibility === 'public' && !rights.canPublish) throw callError('problemPublishForbidden');
    if (visibility === problem.visibility) return;
    const now = clock();
    await changeProblemAudience(transaction, problem.id, { visibility, updatedAt: now });
    await touchProblems(transaction, [problem.id], { modifiedBy: viewer.id, updatedAt: now });
    const { displayId: problemId, title } = problem;
    await recordAudit(
      transaction,
      { viewer, origin },
      {
        action: 'problem.change-auth',
        target: targetOfProblem(problem.id),
        before: { problemId, title, auth: authOfVisibility[problem.visibility] },
        after: { problemId, title, auth: body.auth },
      },
    );
  });
}
