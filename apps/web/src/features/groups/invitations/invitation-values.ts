/** Choices for a new invitation. Pure. */
import { invitationLimits } from '@touchstone/contract/group-limits';
import type { NewInvitation } from '../api/invitations.ts';

export const dayChoices = [1, 7, 30] as const;

export interface InvitationValues {
  /** Empty: it does not expire. */
  days: string;
  isLimited: boolean;
  /** As typed; may be empty. */
  maxUses: number | string;
}

export const newInvitationValues: InvitationValues = { days: '7', isLimited: false, maxUses: 50 };

/** Returns whether the number of uses may be sent. */
export const isValidUses = ({ isLimited, maxUses }: InvitationValues): boolean =>
  !isLimited ||
  (typeof maxUses === 'number' &&
    Number.isInteger(maxUses) &&
    maxUses >= 1 &&
    maxUses <= invitationLimits.usesMaximum);

export const toInvitation = ({ days, isLimited, maxUses }: InvitationValues): NewInvitation => ({
  days: days === '' ? undefined : Number(days),
  maxUses: isLimited ? Number(maxUses) : undefined,
});
