/** The contest that a page is in, as its frame knows it. Everything below the frame may ask. */
import { createContext, use } from 'react';
import type { ContestStage } from '@touchstone/rules/contests/contest-time';
import type { Contest } from './api/get-contest.ts';
import type { ServerClock } from '../../lib/contest-clock/server-clock.ts';
import type { SubmitBarrier } from './submit-barrier.ts';

export interface ContestState {
  contestId: number;
  contest: Contest;
  clock: ServerClock;
  /** By the server's clock; changes by itself at the start and at the end. */
  stage: ContestStage;
  /** Whether results are kept from this viewer; never from those who run the contest. */
  isSealed: boolean;
  /** Runs the contest. */
  isAdmin: boolean;
  isSuperAdmin: boolean;
  /** False until the server has said whether the viewer has given the password. */
  isAccessKnown: boolean;
  /** Has given the password where one is asked for. */
  hasAccess: boolean;
  /** False where the contest takes other accounts only: no password opens it then. */
  isAccountAllowed: boolean;
  /** May open the tabs besides the overview. */
  canEnter: boolean;
  /** Why the viewer cannot submit now; undefined where nothing is in the way. */
  submitBarrier: SubmitBarrier | undefined;
  /** Whether submissions after the end count in what is shown. */
  containsEnd: boolean;
  setContainsEnd: (containsEnd: boolean) => void;
}

export const ContestContext = createContext<ContestState | undefined>(undefined);

export function useContest(): ContestState {
  const state = use(ContestContext);
  if (state === undefined) throw new Error('A contest is asked for outside its frame');
  return state;
}
