import { callApi } from '../../../lib/api/index.ts';

export interface HandVerdict {
  status: number;
  /** Only for problems with scores. */
  score: number | undefined;
}

export const judgeByHand = (submitId: number, { status, score }: HandVerdict) =>
  callApi('GET /api/admin/judge/manual-judge', { query: { submitId, status, score }, toastsError: true });
