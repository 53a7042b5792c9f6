import { callApi } from '../../../lib/api/index.ts';

/** Has an own submission judged again that never reached a judge. */
export const resubmit = (submitId: number) =>
  callApi('GET /api/resubmit', { query: { submitId }, toastsError: true });
