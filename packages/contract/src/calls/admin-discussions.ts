/** The back office of discussions and of reports. The list itself is `GET /api/get-discussion-list` with `admin`. */
import { z } from 'zod';
import { anyAdmin, defineCalls } from '../define-calls.ts';
import { reportActions } from '../discussion-limits.ts';
import {
  boolean,
  identifier,
  nothing,
  optionalBoolean,
  optionalInteger,
  optionalText,
  page,
  paging,
  wireDate,
} from '../wire.ts';

const report = z.object({
  id: z.int(),
  did: z.int(),
  gid: z.int().nullable(),
  discussionTitle: z.string(),
  discussionAuthor: z.string(),
  /** The author's id: for muting. */
  discussionAuthorId: z.string(),
  /** The state of the discussion now. */
  isDiscussionDisabled: z.boolean(),
  isDiscussionDeleted: z.boolean(),
  /** The username; empty if the account was deleted. */
  reporter: z.string(),
  /** Each chosen tag between hash signs, then the reason. */
  content: z.string(),
  /** Checked. */
  status: z.boolean(),
  action: z.enum(reportActions).nullable(),
  note: z.string().nullable(),
  /** The username of the administrator. */
  handledBy: z.string().nullable(),
  handledAt: wireDate().nullable(),
  gmtCreate: wireDate(),
  gmtModified: wireDate(),
});
export type WireDiscussionReport = z.output<typeof report>;

export const adminDiscussionsCalls = defineCalls({
  'PUT /api/admin/discussion': {
    summary: 'Disables, enables, pins or unpins a discussion; absent fields stay.',
    access: anyAdmin,
    body: z.object({
      id: identifier(),
      status: optionalInteger({ min: 0, max: 1 }),
      topPriority: optionalBoolean(),
    }),
    data: nothing(),
  },
  'DELETE /api/admin/discussion': {
    summary: 'Deletes discussions: all of them or none.',
    access: anyAdmin,
    body: z.array(identifier()).max(1000),
    data: nothing(),
  },
  'GET /api/admin/discussion-report': {
    summary: 'Reports of discussions, unchecked ones first, then the newest.',
    access: anyAdmin,
    query: z.object({
      ...paging(10),
      /** Only checked or only unchecked ones. */
      status: optionalBoolean(),
      /** Only reports of one discussion. */
      did: optionalInteger({ min: 0, max: Number.MAX_SAFE_INTEGER }),
    }),
    data: page(report),
  },
  'PUT /api/admin/discussion-report': {
    summary: 'Marks a report as checked or unchecked.',
    access: anyAdmin,
    body: z.object({ id: identifier(), status: boolean() }),
    data: nothing(),
  },
  'POST /api/admin/discussion-report/handle': {
    summary:
      'Handles a report: disables or deletes the discussion, or mutes its author (super administrators only), and stores the ' +
      'action with a note.',
    access: anyAdmin,
    body: z.object({ id: identifier(), action: z.enum(reportActions), note: optionalText(10_000) }),
    data: nothing(),
  },
});
