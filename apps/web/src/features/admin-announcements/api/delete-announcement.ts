import { callApi } from '../../../lib/api/index.ts';

export const deleteAnnouncement = (id: number) =>
  callApi('DELETE /api/admin/announcement', { query: { aid: id }, toastsError: true });
