import type { Queryable } from '@touchstone/database';
import { recordAudit } from '../../../platform/audit-log.ts';
import type { Actor } from '../../../platform/http/call-context.ts';
import { targetOfProblem } from '../administered-problem.ts';
import type { BatchProblem } from './batch.repository.ts';

/** Writes the audit entry of one problem of a batch. */
export async function logChange(
  transaction: Queryable,
  { id, displayId: problemId, title }: BatchProblem,
  { by, action, before, after }: { by: Actor; action: string; before: object; after?: object },
) {
  await recordAudit(transaction, by, {
    action,
    target: targetOfProblem(id),
    before: { problemId, title, ...before },
    ...(after && { after: { problemId, title, ...after } }),
  });
}
