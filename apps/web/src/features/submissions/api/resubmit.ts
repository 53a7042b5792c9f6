import { callApi } from '../../../lib/api/index.ts';

/** Requeues an own submission that never reached a judge. */
export const resubmit = (submitId: number) =>
  callApi('GET /api/resubmit', { query: { submitId }, toastsError: true });
