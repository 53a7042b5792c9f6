import { callApi } from '../../../lib/api/index.ts';

export interface HandVerdict {
  status: number;
  /** Only problems with scores take one. */
  score: number | undefined;
}

export const judgeByHand = (submitId: number, { status, score }: HandVerdict) =>
  callApi('GET /api/admin/judge/manual-judge', { query: { submitId, status, score }, toastsError: true });
