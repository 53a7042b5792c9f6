import { z } from 'zod';
import { defineCalls, login } from '../define-calls.ts';
import { identifier, nothing, optionalIdentifier, optionalInteger, page, paging, text } from '../wire.ts';
import { announcement } from './site.ts';

const list = z.object({ ...paging(10), gid: identifier() });

/** Text that is too long has its own message. The caller becomes the author. */
const announcementText = {
  title: text(1_000_000).nullish(),
  content: text(1_000_000).nullish(),
  /** 0 visible, 1 hidden; absent means visible. */
  status: optionalInteger({ min: 0, max: 1 }),
  gid: optionalIdentifier(),
};

export const groupAnnouncementsCalls = defineCalls({
  'GET /api/group/get-announcement-list': {
    summary: 'The visible announcements of a group, newest first. For members.',
    access: login,
    query: list,
    data: page(announcement),
  },
  'GET /api/group/get-admin-announcement-list': {
    summary: 'All announcements of a group, hidden ones too, newest first. For its administrators.',
    access: login,
    query: list,
    data: page(announcement),
  },
  'POST /api/group/announcement': {
    summary: 'Publishes an announcement in a group. For its administrators.',
    access: login,
    body: z.object(announcementText),
    data: nothing(),
  },
  'PUT /api/group/announcement': {
    summary: 'Changes an announcement of a group. For its author and roots of the group.',
    access: login,
    body: z.object({ id: optionalIdentifier(), ...announcementText }),
    data: nothing(),
  },
  'DELETE /api/group/announcement': {
    summary: 'Deletes an announcement of a group. For its author and roots of the group.',
    access: login,
    query: z.object({ aid: identifier() }),
    data: nothing(),
  },
});
