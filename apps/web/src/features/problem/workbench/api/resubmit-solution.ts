import { callApi } from '../../../../lib/api/index.ts';

export const resubmitSolution = (submitId: number): Promise<unknown> =>
  callApi('GET /api/resubmit', { query: { submitId }, toastsError: true });
