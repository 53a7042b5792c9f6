import { callApi } from '../../../lib/api/index.ts';

export const rejudge = (submitId: number) =>
  callApi('GET /api/admin/judge/rejudge', { query: { submitId }, toastsError: true });
