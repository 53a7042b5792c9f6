import { callApi } from '../../../lib/api/index.ts';
import type { AnnouncementText } from '../announcement-scope.ts';

/** Without an id, creates a new one. */
export const saveAnnouncement = (id: number | undefined, text: AnnouncementText) =>
  id === undefined
    ? callApi('POST /api/admin/announcement', { body: text })
    : callApi('PUT /api/admin/announcement', { body: { id, ...text } });

/** Changes only the visibility, so that a concurrent change of the text is kept. */
export const showAnnouncement = (change: { id: number; status: number }) =>
  callApi('PUT /api/admin/announcement', { body: change, toastsError: true });
