import type { Queryable } from '@touchstone/database';
import { isAnnualLength } from '@touchstone/rules/membership/membership-time';
import { insertGrant, refreshMembership } from '../membership/index.ts';
import { demoUsers } from './demo-users.ts';

const dayMs = 86_400_000;

export async function loadDemoMemberships(
  transaction: Queryable,
  { userIds, now }: { userIds: ReadonlyMap<string, string>; now: Date },
) {
  for (const { username, membership } of demoUsers) {
    const userId = userIds.get(username);
    if (membership === undefined || userId === undefined) continue;
    const { level, days, endsInDays } = membership;
    await insertGrant(transaction, {
      userId,
      level,
      days,
      isAnnual: isAnnualLength(days),
      source: 'import',
      grantedAt: new Date(now.getTime() + (endsInDays - days) * dayMs),
    });
    await refreshMembership(transaction, userId, now);
  }
}
