/**
 * HTTP Basic of the Contest API accepts the accounts of the contest only: whoever runs it, helps in it, is registered for it,
 * has entered it, belongs to its group or matches its rule for account names. Guesses on all other accounts of the site
 * find nothing here. A path without a contest accepts the accounts of any contest.
 */
import type { Queryable } from '@touchstone/database';
import { matchesAccountRule } from '@touchstone/rules/contests/account-rule';
import { positionIn } from '@touchstone/rules/contests/contest-access';
import { listDuties } from '@touchstone/rules/contests/contest-staff';
import { isGroupMember } from '@touchstone/rules/group-standing';
import { isSuperAdmin } from '@touchstone/rules/permissions';
import type { Platform } from '../../platform/platform.ts';
import type { Viewer } from '../../platform/sessions/sessions.ts';
import { findContest, loadContestRules } from '../contests/index.ts';
import { isListedInContest, listOpenAccountRules, ownsContest } from './clics.repository.ts';

type Parts = Pick<Platform, 'database' | 'clock'>;

export async function isAccountOfContest(
  { database, clock }: Parts,
  viewer: Viewer,
  contestId: number | undefined,
): Promise<boolean> {
  if (await isListedInContest(database, viewer.id, contestId)) return true;
  return contestId === undefined
    ? isOfAnyContest({ database, clock }, viewer)
    : isOf(database, viewer, contestId);
}

async function isOf(database: Queryable, viewer: Viewer, contestId: number): Promise<boolean> {
  const contest = await findContest(database, contestId);
  if (contest === undefined) return false;
  const rules = await loadContestRules(database, viewer, contest);
  return (
    listDuties(positionIn(viewer, rules)).length > 0 ||
    (rules.groupStanding !== null && isGroupMember(rules.groupStanding)) ||
    (rules.accountRule !== null && matchesAccountRule(rules.accountRule, viewer.username))
  );
}

async function isOfAnyContest({ database, clock }: Parts, { id, username, role }: Viewer): Promise<boolean> {
  if (isSuperAdmin(role) || (await ownsContest(database, id))) return true;
  return (await listOpenAccountRules(database, clock())).some((rule) => matchesAccountRule(rule, username));
}
