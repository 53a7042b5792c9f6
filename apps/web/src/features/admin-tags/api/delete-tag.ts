import { callApi } from '../../../lib/api/index.ts';

export const deleteTag = (tid: number): Promise<null> =>
  callApi('DELETE /api/admin/tag', { query: { tid }, toastsError: true });
