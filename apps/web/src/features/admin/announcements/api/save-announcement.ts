import { callApi } from '../../../../lib/api/index.ts';

interface AnnouncementText {
  title: string;
  content: string;
  /** 0 visible, 1 hidden. */
  status: number;
}

/** Without an id it is a new one. */
export const saveAnnouncement = ({ id, ...text }: AnnouncementText & { id: number | undefined }) =>
  id === undefined
    ? callApi('POST /api/admin/announcement', { body: text, quiet: true })
    : callApi('PUT /api/admin/announcement', { body: { id, ...text }, quiet: true });

/** The text stays what it is, also when somebody else has just changed it. */
export const showAnnouncement = (change: { id: number; status: number }) =>
  callApi('PUT /api/admin/announcement', { body: change });
