/**
 * The owner of a contest, the roots of its group and super administrators may administer it. Every call of this module
 * checks the stored contest; an owner in the request is ignored.
 */
import type { Queryable } from '@touchstone/database';
import { isContestAdmin } from '@touchstone/rules/contests/contest-access';
import { publishEvent } from '../../platform/event-bus.ts';
import { recordAudit, type AuditEntry } from '../../platform/audit-log.ts';
import { callError } from '../../platform/errors/call-error.ts';
import type { Actor } from '../../platform/http/call-context.ts';
import type { Viewer } from '../../platform/sessions/sessions.ts';
import { findContest, loadContestRules, type ContestRow } from '../contests/index.ts';
import { lockContest } from './contest-administration.repository.ts';

export async function getAdministeredContest(
  database: Queryable,
  viewer: Viewer,
  id: number,
): Promise<ContestRow> {
  const contest = await findContest(database, id);
  if (contest === undefined) throw callError('contestMissing');
  if (!isContestAdmin(viewer, await loadContestRules(database, viewer, contest)))
    throw callError('contestNotYours');
  return contest;
}

/** Serialises changes of one contest, its problems and its announcements until the transaction ends. */
export async function lockAdministeredContest(transaction: Queryable, viewer: Viewer, id: number) {
  await lockContest(transaction, id);
  return getAdministeredContest(transaction, viewer, id);
}

const targetOfContest = (id: number) => `contest ${String(id)}`;

/**
 * Every change that affects boards ends here: it writes the audit entry and invalidates the boards that servers cache.
 */
export async function recordContestChange(
  transaction: Queryable,
  by: Actor,
  { contestId, ...entry }: Omit<AuditEntry, 'target'> & { contestId: number },
) {
  await recordAudit(transaction, by, { ...entry, target: targetOfContest(contestId) });
  await publishEvent(transaction, 'contest.changed', { contestId });
}
