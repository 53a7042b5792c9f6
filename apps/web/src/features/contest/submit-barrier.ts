/** Why the viewer cannot submit at this moment, by the rule that the server decides with. Pure. */
import {
  refuseContestSubmit,
  type ContestAudience,
  type ContestSubmitRefusal,
} from '@touchstone/rules/contests/contest-access';
import type { ContestTimes } from '../../lib/contest-clock/contest-moment.ts';

export type SubmitBarrier = 'scheduled' | 'ended' | 'password' | 'account';

interface Submitter {
  isAdmin: boolean;
  /** Has given the password where one is asked for. */
  isRegistered: boolean;
  /** The contest takes this account, or those of everybody. */
  isAccountAllowed: boolean;
}

interface ContestRules {
  times: ContestTimes;
  audience: ContestAudience;
  allowsAfterEnd: boolean;
}

const someone = 'viewer';

/** The rest is not known here: the server says so itself. */
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
    ownerId: isAdmin ? someone : null,
    isVisible: true,
    accountRule: isAccountAllowed ? null : otherAccountsOnly,
    isSubmittingAllowedAfterEnd: allowsAfterEnd,
    groupStanding: null,
  };
  const viewer = {
    id: someone,
    username: someone,
    role: 'default_user',
    // Where the account is in the way, no password would help: nobody is asked for it.
    isRegistered: isRegistered || !isAccountAllowed,
  } as const;
  const refusal = refuseContestSubmit(terms, viewer, nowMs);
  return refusal && barriers[refusal];
}
