import { callApi } from '../../../lib/api/index.ts';

export const changeProblemAuth = (change: { id: number; auth: number }): Promise<null> =>
  callApi('PUT /api/admin/problem/change-problem-auth', { body: change, toastsError: true });
