/**
 * The owner of a contest, the roots of its group and super administrators may administer it; staff makes the calls of its
 * duties. Every call of this module
 * checks the stored contest; an owner in the request is ignored.
 */
import type { Queryable } from '@touchstone/database';
import { positionIn } from '@touchstone/rules/contests/contest-access';
import { hasDuty, type ContestDuty } from '@touchstone/rules/contests/contest-staff';
import { publishEvent } from '../../platform/event-bus.ts';
import { recordAudit, type AuditEntry } from '../../platform/audit-log.ts';
import { callError } from '../../platform/errors/call-error.ts';
import type { Actor } from '../../platform/http/call-context.ts';
import type { Viewer } from '../../platform/sessions/sessions.ts';
import { findContest, loadContestRules, type ContestRow } from '../contests/index.ts';
import { lockContest } from './contest-administration.repository.ts';

export const getAdministeredContest = (database: Queryable, viewer: Viewer, id: number) =>
  getContestFor(database, viewer, { id, duty: 'settings' });

/** For calls that staff with this duty may make, too. */
export async function getContestFor(
  database: Queryable,
  viewer: Viewer,
  { id, duty }: { id: number; duty: ContestDuty },
): Promise<ContestRow> {
  const contest = await findContest(database, id);
  if (contest === undefined) throw callError('contestMissing');
  const position = positionIn(viewer, await loadContestRules(database, viewer, contest));
  if (!hasDuty(position, duty)) throw callError('contestNotYours');
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
