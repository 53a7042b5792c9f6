/** Why the viewer cannot submit now, by the same rule as on the server. Pure. */
import {
  refuseContestSubmit,
  type ContestAudience,
  type ContestSubmitRefusal,
} from '@touchstone/rules/contests/contest-access';
import type { ContestTimes } from '../../lib/contest-clock/contest-moment.ts';

export type SubmitBarrier = 'scheduled' | 'ended' | 'password' | 'account';

interface Submitter {
  isAdmin: boolean;
  /** Has entered the password if one is required. */
  isRegistered: boolean;
  /** The contest accepts this account. */
  isAccountAllowed: boolean;
}

interface ContestRules {
  times: ContestTimes;
  audience: ContestAudience;
  allowsAfterEnd: boolean;
}

const viewerId = 'viewer';

/** Other refusals cannot be decided here; the server reports them. */
const barriers: Partial<Record<ContestSubmitRefusal, SubmitBarrier>> = {
  'not-started': 'scheduled',
  ended: 'ended',
  'not-registered': 'password',
  'account-not-allowed': 'account',
};

const otherAccountsOnly = { prefix: '', suffix: '', numbers: null, extra: [] };

export function findSubmitBarrier(
  { times, audience, allowsAfterEnd }: ContestRules,
  { isAdmin, isRegistered, isAccountAllowed }: Submitter,
  nowMs: number,
): SubmitBarrier | undefined {
  const terms = {
    ...times,
    audience,
    ownerId: isAdmin ? viewerId : null,
    isVisible: true,
    accountRule: isAccountAllowed ? null : otherAccountsOnly,
    isSubmittingAllowedAfterEnd: allowsAfterEnd,
    groupStanding: null,
    staffRoles: [],
  };
  const viewer = {
    id: viewerId,
    username: viewerId,
    role: 'default_user',
    // If the account is not accepted, a password does not help, so none is requested.
    isRegistered: isRegistered || !isAccountAllowed,
  } as const;
  const refusal = refuseContestSubmit(terms, viewer, nowMs);
  return refusal && barriers[refusal];
}
