import { invitationLimits } from '@touchstone/contract';
import { inTransaction } from '@touchstone/database';
import { recordAudit } from '../../../platform/audit-log.ts';
import { callError } from '../../../platform/errors/call-error.ts';
import type { Actor } from '../../../platform/http/call-context.ts';
import type { Platform } from '../../../platform/platform.ts';
import { makeRandomText, readableCharacters } from '../../accounts/index.ts';
import { lockGroup } from '../groups.repository.ts';
import { openGroup } from '../open-group.ts';
import {
  countOpenInvitations,
  findInvitationGroup,
  getInvitation,
  insertInvitation,
  setRevoked,
} from './invitations.repository.ts';

type Parts = Pick<Platform, 'database' | 'clock'>;

const dayMs = 86_400_000;
/** The log names the invitation by its number: the token would let every reader of the log in. */
const targetOf = (id: number) => `group invitation ${String(id)}`;

interface SentInvitation {
  gid: number;
  days?: number | undefined;
  maxUses?: number | undefined;
}

export const createInvitation = (
  { database, clock }: Parts,
  by: Actor,
  { gid, days, maxUses: sentMaxUses }: SentInvitation,
) =>
  inTransaction(database, async (transaction) => {
    await lockGroup(transaction, gid);
    await openGroup(transaction, by.viewer, gid, 'invite');
    const now = clock();
    if ((await countOpenInvitations(transaction, gid, now)) >= invitationLimits.openMaximum)
      throw callError('tooManyInvitations');
    const maxUses = sentMaxUses ?? null;
    const expiresAt = days === undefined ? null : new Date(now.getTime() + days * dayMs);
    const id = await insertInvitation(transaction, {
      groupId: gid,
      token: makeRandomText(invitationLimits.tokenLength, readableCharacters),
      authorId: by.viewer.id,
      expiresAt,
      maxUses,
      createdAt: now,
    });
    await recordAudit(transaction, by, {
      action: 'group-invitation.create',
      target: targetOf(id),
      after: { gid, expiresAt, maxUses },
    });
    return getInvitation(transaction, id);
  });

/** A revoked invitation stays revoked. */
export async function revokeInvitation({ database, clock }: Parts, by: Actor, id: number) {
  await inTransaction(database, async (transaction) => {
    const invitation = await findInvitationGroup(transaction, id);
    if (invitation === undefined) throw callError('invitationNotFound');
    await openGroup(transaction, by.viewer, invitation.groupId, 'invite');
    await setRevoked(transaction, id, clock());
    await recordAudit(transaction, by, {
      action: 'group-invitation.revoke',
      target: targetOf(id),
      before: { gid: invitation.groupId },
    });
  });
}
