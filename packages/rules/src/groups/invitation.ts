/** Whether an invitation to a group can still be accepted. */

export interface InvitationFacts {
  readonly revokedAt: Date | null;
  readonly expiresAt: Date | null;
  readonly maxUses: number | null;
  readonly uses: number;
}

export type InvitationState = 'open' | 'expired' | 'used-up' | 'revoked';

export function invitationState(invitation: InvitationFacts, now: Date): InvitationState {
  if (invitation.revokedAt !== null) return 'revoked';
  if (invitation.expiresAt !== null && invitation.expiresAt <= now) return 'expired';
  return invitation.maxUses !== null && invitation.uses >= invitation.maxUses ? 'used-up' : 'open';
}

export const invitationRefusals = {
  revoked: 'invitationRevoked',
  expired: 'invitationExpired',
  'used-up': 'invitationUsedUp',
} as const satisfies Record<Exclude<InvitationState, 'open'>, string>;
