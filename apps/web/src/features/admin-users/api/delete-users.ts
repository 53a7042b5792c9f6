import { callApi } from '../../../lib/api/index.ts';

export const deleteUsers = (ids: string[]): Promise<null> =>
  callApi('DELETE /api/admin/user/delete-user', { body: { ids } });
