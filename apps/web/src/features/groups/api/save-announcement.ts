import { callApi } from '../../../lib/api/index.ts';

interface AnnouncementText {
  title?: string;
  content?: string;
  /** 0 visible, 1 hidden. */
  status: number;
}

/** Without an id, creates a new one. */
export const saveGroupAnnouncement = (gid: number, id: number | undefined, text: AnnouncementText) =>
  id === undefined
    ? callApi('POST /api/group/announcement', { body: { gid, ...text } })
    : callApi('PUT /api/group/announcement', { body: { id, gid, ...text } });

/** Changes only the visibility, so that a concurrent change of the text is kept. */
export const showGroupAnnouncement = (gid: number, change: { id: number; status: number }) =>
  callApi('PUT /api/group/announcement', { body: { gid, ...change }, toastsError: true });

export const deleteGroupAnnouncement = (id: number) =>
  callApi('DELETE /api/group/announcement', { query: { aid: id }, toastsError: true });
