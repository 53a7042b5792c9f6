import type { adminMembershipCalls, BodyOf } from '@touchstone/contract';
import { recordAudit } from '../../platform/audit-log.ts';
import type { Actor } from '../../platform/http/call-context.ts';
import type { Platform } from '../../platform/platform.ts';

type SentSettings = BodyOf<(typeof adminMembershipCalls)['PUT /api/admin/membership/settings']>;

export async function changeMembershipSettings(
  { settings }: Pick<Platform, 'settings'>,
  by: Actor,
  sent: SentSettings,
): Promise<void> {
  const before = settings.current.membership;
  await settings.change('membership', sent, (transaction) =>
    recordAudit(transaction, by, {
      action: 'membership-settings.change',
      target: 'site',
      before,
      after: sent,
    }),
  );
}
