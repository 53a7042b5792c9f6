import type { Calls, DataOf, SentBodyOf } from '@touchstone/contract';
import { callApi } from '../../../lib/api/index.ts';

type Batch = Calls['POST /api/admin/problem/batch'];
export type ProblemChange = SentBodyOf<Batch>['change'];
export type BatchOutcome = DataOf<Batch>;

/** To all of them, or to none and why. */
export const changeProblems = (request: { ids: number[]; change: ProblemChange }): Promise<BatchOutcome> =>
  callApi('POST /api/admin/problem/batch', { body: request, toastsError: true });

/** One after the other: how many submissions will be judged again. */
export async function rejudgeProblems(ids: readonly number[]): Promise<number> {
  let total = 0;
  for (const pid of ids)
    total += (await callApi('POST /api/admin/problem/rejudge', { body: { pid }, toastsError: true })).total;
  return total;
}
