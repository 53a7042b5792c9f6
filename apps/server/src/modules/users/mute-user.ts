import { roleCodes, type Role, type RoleCode } from '@touchstone/contract';
import type { Tables } from '@touchstone/database';
import { mutedRole } from '@touchstone/rules/community/muted-role';
import { roleFromCode } from '@touchstone/rules/permissions';
import type { Transaction } from 'kysely';
import { recordAudit } from '../../platform/audit-log.ts';
import { callError } from '../../platform/errors/call-error.ts';
import type { Actor } from '../../platform/http/call-context.ts';
import { endAllSessions } from '../../platform/sessions/sessions.ts';
import { sendSystemNotice } from '../notices/index.ts';
import { writeRoleNotice } from './role-notice.ts';
import { presentForAudit } from './users.presenter.ts';
import { lockUser, updateUser } from './users.repository.ts';

/** Runs in the caller's transaction. A user who is muted already stays as is. */
export async function muteUser(
  transaction: Transaction<Tables>,
  by: Actor,
  { userId, now }: { userId: string; now: Date },
) {
  const before = await lockUser(transaction, userId);
  if (before === undefined) throw callError('userUnknown');
  const from: Role = roleFromCode(before.roleCode as RoleCode);
  const to = mutedRole(from);
  if (to === undefined) throw callError('muteAdminRefused');
  if (to === from) return;
  const roleCode = roleCodes[to];
  await updateUser(transaction, userId, { roleCode, updatedAt: now });
  await sendSystemNotice(transaction, { recipientId: userId, now, ...writeRoleNotice(from, to) });
  await endAllSessions(transaction, userId);
  await recordAudit(transaction, by, {
    action: 'user.change',
    target: before.username,
    before: presentForAudit(before),
    after: presentForAudit({ ...before, roleCode }),
  });
}
