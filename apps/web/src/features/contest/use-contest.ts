/** The current contest, provided by its frame to all children. */
import { createContext, use } from 'react';
import type { ContestDuty } from '@touchstone/rules/contests/contest-staff';
import type { ContestStage } from '@touchstone/rules/contests/contest-time';
import type { ExamProtectionNotice, ExamRefusal } from './api/contest-desk.ts';
import type { Contest } from './api/get-contest.ts';
import type { ServerClock } from '../../lib/contest-clock/server-clock.ts';
import type { SubmitBarrier } from './submit-barrier.ts';

export interface ContestState {
  contestId: number;
  contest: Contest;
  clock: ServerClock;
  /** By the server's clock; updates at the start and at the end. */
  stage: ContestStage;
  /** Whether results are hidden from this viewer. Never true for administrators and jury. */
  isFrozen: boolean;
  /** Whether the viewer administers the contest. */
  isAdmin: boolean;
  /** What the viewer does in the contest: administrators and staff. */
  duties: readonly ContestDuty[];
  /** False while it is not known whether the viewer is staff. */
  areDutiesKnown: boolean;
  /** Noted by the organisers. */
  isDisqualified: boolean;
  /** False while the access request is pending. */
  isAccessKnown: boolean;
  /** Has entered the password if one is required. */
  hasAccess: boolean;
  /** False if the contest accepts other accounts only; no password opens it then. */
  isAccountAllowed: boolean;
  /** Exam protection; undefined without, and while it is not known. */
  protection: ExamProtectionNotice | undefined;
  /** Why exam protection refuses this device. */
  examRefusal: ExamRefusal | undefined;
  /** May open the tabs besides the overview. */
  canEnter: boolean;
  /** Why the viewer cannot submit now; undefined if submitting is possible. */
  submitBarrier: SubmitBarrier | undefined;
  /** Whether the shown data includes submissions after the end. */
  containsEnd: boolean;
  setContainsEnd: (containsEnd: boolean) => void;
}

export const ContestContext = createContext<ContestState | undefined>(undefined);

export function useContest(): ContestState {
  const state = use(ContestContext);
  if (state === undefined) throw new Error('A contest is asked for outside its frame');
  return state;
}
