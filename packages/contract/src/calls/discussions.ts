/** Discussions of the site and of problems: listing, reading, writing, liking, reporting. */
import { z } from 'zod';
import { anonymous, defineCalls, login, superAdmin } from '../define-calls.ts';
import { discussionLimits } from '../discussion-limits.ts';
import { membershipLock } from '../shapes/membership.ts';
import {
  discussionCategory,
  discussionDetail,
  discussionShape,
  ofDiscussion,
  sentDiscussion,
  sentDiscussionChange,
} from '../shapes/discussion.ts';
import {
  boolean,
  displayId,
  nothing,
  optionalBoolean,
  optionalIdentifier,
  optionalSmallIdentifier,
  optionalText,
  page,
  paging,
  text,
} from '../wire.ts';

const emptyToNone = (value: unknown) => (value === '' ? undefined : value);

export const discussionFilter = {
  /** The category. */
  cid: optionalIdentifier(),
  /** The display id of a problem. */
  pid: z.preprocess(emptyToNone, displayId().nullish()),
  /** Ignored for guests. */
  onlyMine: optionalBoolean(),
  /** Words of the title, the description, the text or the author's name, or the id. */
  keyword: optionalText(discussionLimits.keywordMaximum),
};

/** The id of the new discussion. Existing clients ignore it. */
const created = z.object({ id: z.int() });

export const discussionsCalls = defineCalls({
  'GET /api/get-discussion-list': {
    summary:
      'Discussions outside groups, pinned ones first, then the newest. Solutions are listed among own discussions only. ' +
      'With `admin`, administrators see all: of groups, disabled ones, and solutions.',
    access: anonymous,
    query: z.object({ ...paging(10), ...discussionFilter, admin: optionalBoolean() }),
    data: page(discussionShape),
  },
  'GET /api/get-discussion-detail': {
    summary: 'One discussion. Counts a view once per viewer and hour.',
    access: anonymous,
    query: ofDiscussion,
    data: discussionDetail,
  },
  'POST /api/discussion': {
    summary: 'Starts a discussion, or posts a solution of a problem.',
    access: login,
    body: z.object(sentDiscussion),
    data: created,
  },
  'PUT /api/discussion': {
    summary: 'Changes a discussion. For its author and for administrators.',
    access: login,
    body: z.object(sentDiscussionChange),
    data: nothing(),
  },
  'DELETE /api/discussion': {
    summary: 'Deletes a discussion with its comments. For its author and for administrators.',
    access: login,
    query: ofDiscussion,
    data: nothing(),
  },
  'POST /api/discussion-restore': {
    summary:
      'Restores a deleted discussion within 30 days. For the user who deleted it and for administrators.',
    access: login,
    body: ofDiscussion,
    data: nothing(),
  },
  'GET /api/discussion-like': {
    summary: 'Likes a discussion, or takes the like back. Repeating a call changes nothing.',
    access: login,
    query: z.object({ ...ofDiscussion.shape, toLike: boolean() }),
    data: nothing(),
  },
  'POST /api/discussion-report': {
    summary:
      'Reports a discussion: each chosen tag between hash signs, then the reason. The caller is the reporter.',
    access: login,
    body: z.object({ ...ofDiscussion.shape, content: text(10_000).nullish(), reporter: optionalText(255) }),
    data: nothing(),
  },
  'GET /api/discussion-category': {
    summary: 'The categories of discussions.',
    access: anonymous,
    data: z.array(discussionCategory),
  },
  'POST /api/discussion-category': {
    summary:
      'Saves the list of categories: those without an id are created, others renamed. None is deleted, blank names are skipped.',
    access: superAdmin,
    body: z
      .array(z.object({ id: optionalSmallIdentifier(), name: text(10_000).nullish() }))
      .max(discussionLimits.categoriesMaximum),
    data: z.array(discussionCategory),
  },
  'GET /api/discussion-posting-limits': {
    summary: 'Whether the caller may start discussions now, and the limits.',
    access: login,
    /** The display id of the problem that it is about. */
    query: z.object({ pid: displayId().optional() }),
    data: z.object({
      /** False for administrators. */
      isLimited: z.boolean(),
      solved: z.int(),
      solvedMinimum: z.int(),
      /** To comment. */
      commentSolvedMinimum: z.int(),
      postedToday: z.int(),
      dailyMaximum: z.int(),
      posted: z.int(),
      totalMaximum: z.int(),
      /** The code of the error that a new discussion would have now; null: none. */
      refusal: z.string().nullable(),
      /** The membership with a larger daily limit. */
      lock: membershipLock.nullable(),
    }),
  },
});
