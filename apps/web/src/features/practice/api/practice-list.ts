import type { Calls, DataOf } from '@touchstone/contract';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/index.ts';

export type PracticeList = NonNullable<DataOf<Calls['GET /api/practice-list']>>;
export type PracticeProblem = PracticeList['problems'][number];

export interface PracticeChoice {
  tagIds: number[];
  /** Undefined: the level follows from what the user has solved. */
  difficulty: number | undefined;
  size: number;
}

/** Null without a list. Refetched whenever the page opens, so that the progress is current. */
export const practiceListQuery = (uid: string | undefined) =>
  queryOptions({
    queryKey: ['practice', 'list', uid],
    queryFn: ({ signal }) => callApi('GET /api/practice-list', { signal }),
    enabled: uid !== undefined,
    staleTime: 0,
  });

export const makePracticeList = ({ tagIds, difficulty, size }: PracticeChoice): Promise<PracticeList> =>
  callApi('POST /api/practice-list', {
    body: { tagIds, size, ...(difficulty !== undefined && { difficulty }) },
    toastsError: true,
  });

export const deletePracticeList = (id: number): Promise<PracticeList | null> =>
  callApi('DELETE /api/practice-list', { query: { id }, toastsError: true });
