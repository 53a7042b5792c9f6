import { inTransaction } from '@touchstone/database';
import { recordAudit } from '../../../platform/audit-log.ts';
import { callError } from '../../../platform/errors/call-error.ts';
import type { Actor } from '../../../platform/http/call-context.ts';
import type { Platform } from '../../../platform/platform.ts';
import { changeProblemAudience } from '../../submissions/index.ts';
import { targetOfProblem } from '../administered-problem.ts';
import { touchProblems } from '../problem-administration.repository.ts';
import { lockApplication, setProgress } from './group-applications.repository.ts';

const approvedProgress = 2;

interface Request extends Actor {
  body: { pid: number; progress: number };
}

/** An approved problem becomes public. A rejected or reopened one belongs to its group again. Rankings are updated. */
export async function answerApplication(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  { viewer, origin, body: { pid, progress } }: Request,
) {
  await inTransaction(database, async (transaction) => {
    const problem = await lockApplication(transaction, pid);
    if (problem === undefined) throw callError('problemNotFound');
    if (problem.applicationProgress === null) throw callError('problemApplicationGone');
    if (problem.applicationProgress === progress) return;
    const now = clock();
    await setProgress(transaction, pid, progress);
    await changeProblemAudience(transaction, pid, {
      groupId: progress === approvedProgress ? null : problem.applicationGroupId,
      updatedAt: now,
    });
    await touchProblems(transaction, [pid], { modifiedBy: viewer.id, updatedAt: now });
    const { displayId: problemId, title, applicationGroupId: groupId } = problem;
    await recordAudit(
      transaction,
      { viewer, origin },
      {
        action: 'problem.answer-application',
        target: targetOfProblem(pid),
        before: { problemId, title, groupId, progress: problem.applicationProgress },
        after: { problemId, title, groupId, progress },
      },
    );
  });
}
