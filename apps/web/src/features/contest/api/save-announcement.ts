import { callApi } from '../../../lib/api/index.ts';

/** Without an id, creates a new one. */
export const saveAnnouncement = (
  contestId: number,
  id: number | undefined,
  text: { title: string; content: string },
) =>
  id === undefined
    ? callApi('POST /api/contest-desk/announcement', { body: { cid: contestId, ...text } })
    : callApi('PUT /api/contest-desk/announcement', { body: { id, ...text } });
