/** Discussions on the wire. */
import { z } from 'zod';
import { authorBadges, discussionKinds } from '../discussion-limits.ts';
import {
  displayId,
  identifier,
  optionalBoolean,
  optionalIdentifier,
  optionalInteger,
  optionalSmallIdentifier,
  text,
  wireDate,
} from '../wire.ts';

const times = { gmtCreate: wireDate(), gmtModified: wireDate() };

const common = {
  id: z.int(),
  categoryId: z.int(),
  title: z.string(),
  description: z.string(),
  /** The display id of the problem; null: none, or the problem was deleted. */
  pid: z.string().nullable(),
  uid: z.string(),
  author: z.string(),
  avatar: z.string().nullable(),
  role: z.enum(['root', 'admin', 'user']),
  /** The same in more detail: of the site, or of the group of the discussion. */
  badge: z.enum(authorBadges).nullable(),
  viewNum: z.int(),
  likeNum: z.int(),
  /** Comments and replies. */
  commentNum: z.int(),
  topPriority: z.boolean(),
  /** 0 normal, 1 disabled. */
  status: z.int(),
  gid: z.int().nullable(),
  kind: z.enum(discussionKinds),
  /** Of solutions: recommended by an author of the problem or by an administrator. */
  isOfficial: z.boolean(),
  ...times,
};

export const discussionShape = z.object({
  ...common,
  /** Markdown. Null in lists of the public area, unless the caller wrote it. */
  content: z.string().nullable(),
});
export type WireDiscussion = z.output<typeof discussionShape>;

export const discussionDetail = z.object({
  ...common,
  content: z.string(),
  categoryName: z.string(),
  titleName: z.string().nullable(),
  titleColor: z.string().nullable(),
  /** True or null, as existing clients know it. */
  hasLike: z.literal(true).nullable(),
  /** Deleted: only users who can restore it still see it. */
  isDeleted: z.boolean(),
  /** What the caller may do. */
  allowed: z.object({
    comment: z.boolean(),
    edit: z.boolean(),
    delete: z.boolean(),
    restore: z.boolean(),
    pin: z.boolean(),
    disable: z.boolean(),
    markOfficial: z.boolean(),
    report: z.boolean(),
  }),
});
export type WireDiscussionDetail = z.output<typeof discussionDetail>;

export const discussionCategory = z.object({ id: z.int(), name: z.string(), ...times });
export type DiscussionCategory = z.output<typeof discussionCategory>;

/** Fields with lengths of their own messages: the rules check them. */
const sentText = () => text(1_000_000).nullish();

/** As existing clients send it; other fields of the stored discussion are ignored. */
export const sentDiscussion = {
  title: sentText(),
  description: sentText(),
  content: sentText(),
  categoryId: optionalSmallIdentifier(),
  pid: z.preprocess((value) => (value === '' ? null : value), displayId().nullish()),
  gid: optionalIdentifier(),
  /** For administrators: others cannot pin. */
  topPriority: optionalBoolean(),
  /** Absent: a discussion. */
  kind: z.preprocess((value) => (value === '' ? undefined : value), z.enum(discussionKinds).nullish()),
};

export const sentDiscussionChange = {
  ...sentDiscussion,
  id: optionalIdentifier(),
  /** 0 normal, 1 disabled; for administrators. */
  status: optionalInteger({ min: 0, max: 1 }),
};

export const ofDiscussion = z.object({ did: identifier() });
