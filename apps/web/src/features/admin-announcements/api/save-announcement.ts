import { callApi } from '../../../lib/api/index.ts';
import type { AnnouncementText } from '../announcement-scope.ts';

/** Without an id it is a new one. */
export const saveAnnouncement = (id: number | undefined, text: AnnouncementText) =>
  id === undefined
    ? callApi('POST /api/admin/announcement', { body: text })
    : callApi('PUT /api/admin/announcement', { body: { id, ...text } });

/** The text stays what it is, also when somebody else has just changed it. */
export const showAnnouncement = (change: { id: number; status: number }) =>
  callApi('PUT /api/admin/announcement', { body: change, toastsError: true });
