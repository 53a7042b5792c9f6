import { callApi } from '../../../lib/api/index.ts';

export const cancelJudging = (submitId: number) =>
  callApi('GET /api/admin/judge/cancel-judge', { query: { submitId }, toastsError: true });
