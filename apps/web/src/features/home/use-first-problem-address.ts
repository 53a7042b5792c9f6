import { useQuery } from '@tanstack/react-query';
import { firstProblemQuery } from './api/find-first-problem.ts';

/** The problem list, until the first problem is known or if there is none. */
export function useFirstProblemAddress(): string {
  const { data } = useQuery(firstProblemQuery);
  return typeof data === 'string' ? `/problem/${encodeURIComponent(data)}` : '/problem';
}
