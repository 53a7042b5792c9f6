import type { Calls, DataOf, SentBodyOf } from '@touchstone/contract';
import { callApi } from '../../../lib/api/index.ts';

type Batch = Calls['POST /api/admin/problem/batch'];
export type ProblemChange = SentBodyOf<Batch>['change'];
export type BatchOutcome = DataOf<Batch>;

/** Changes all problems, or none with the reasons. */
export const changeProblems = (request: { ids: number[]; change: ProblemChange }): Promise<BatchOutcome> =>
  callApi('POST /api/admin/problem/batch', { body: request, toastsError: true });

/** Rejudges one problem after another. Returns the number of affected submissions. */
export async function rejudgeProblems(ids: readonly number[]): Promise<number> {
  let total = 0;
  for (const pid of ids)
    total += (await callApi('POST /api/admin/problem/rejudge', { body: { pid }, toastsError: true })).total;
  return total;
}
