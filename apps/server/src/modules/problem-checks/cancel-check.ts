import { inTransaction } from '@touchstone/database';
import { recordAudit } from '../../platform/audit-log.ts';
import type { Actor } from '../../platform/http/call-context.ts';
import type { Platform } from '../../platform/platform.ts';
import { getAdministered, targetOfProblem } from '../problem-administration/index.ts';
import { cancelPrograms, type CheckKind } from './problem-checks.repository.ts';

/** Cancelling a finished check changes nothing. */
export async function cancelCheck(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  by: Actor,
  { problemId, kind }: { problemId: number; kind: CheckKind },
) {
  await getAdministered(database, by.viewer, problemId);
  await inTransaction(database, async (transaction) => {
    const cancelled = await cancelPrograms(transaction, { problemId, kind, now: clock() });
    if (cancelled === 0) return;
    await recordAudit(transaction, by, {
      action: kind === 'solutions' ? 'problem.call-off-check' : 'problem.call-off-trial',
      target: targetOfProblem(problemId),
      after: { cancelled },
    });
  });
}
