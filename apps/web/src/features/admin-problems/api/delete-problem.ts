import { callApi } from '../../../lib/api/index.ts';

export const deleteProblem = (pid: number): Promise<null> =>
  callApi('DELETE /api/admin/problem', { query: { pid }, toastsError: true });
