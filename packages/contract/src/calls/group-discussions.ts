/** Discussions of groups. Reading, likes, comments and reports use the calls of all discussions. */
import { z } from 'zod';
import { defineCalls, login } from '../define-calls.ts';
import { discussionShape, ofDiscussion, sentDiscussion, sentDiscussionChange } from '../shapes/discussion.ts';
import { identifier, nothing, page, paging } from '../wire.ts';
import { discussionFilter } from './discussions.ts';

const list = z.object({ ...paging(10), ...discussionFilter, gid: identifier() });

export const groupDiscussionsCalls = defineCalls({
  'GET /api/group/get-discussion-list': {
    summary: 'The discussions of a group, pinned ones first, then the newest. For members.',
    access: login,
    query: list,
    data: page(discussionShape),
  },
  'GET /api/group/get-admin-discussion-list': {
    summary: 'All discussions of a group, disabled ones too. For its administrators.',
    access: login,
    query: list,
    data: page(discussionShape),
  },
  'POST /api/group/discussion': {
    summary: 'Starts a discussion in a group. For members.',
    access: login,
    body: z.object(sentDiscussion),
    data: z.object({ id: z.int() }),
  },
  'PUT /api/group/discussion': {
    summary:
      'Changes a discussion of a group. For its author and administrators of the group, who also pin and disable it.',
    access: login,
    body: z.object(sentDiscussionChange),
    data: nothing(),
  },
  'DELETE /api/group/discussion': {
    summary: 'Deletes a discussion of a group. For its author and administrators of the group.',
    access: login,
    query: ofDiscussion,
    data: nothing(),
  },
});
