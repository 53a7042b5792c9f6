import { ownProblemStatuses, type OwnProblemStatus } from '@touchstone/contract';
import type { OwnProblems } from './own-problems.repository.ts';

/** Pure: whether a problem has the wanted status. */
export function hasOwnStatus({ solved, tried }: OwnProblems, wanted: OwnProblemStatus, id: number): boolean {
  switch (wanted) {
    case 'solved':
      return solved.has(id);
    case 'tried':
      return tried.has(id) && !solved.has(id);
    case 'new':
      return !tried.has(id) && !solved.has(id);
    default:
      return wanted satisfies never;
  }
}

export const ownStatusOf = (own: OwnProblems, id: number): OwnProblemStatus =>
  ownProblemStatuses.find((status) => hasOwnStatus(own, status, id)) ?? 'new';
