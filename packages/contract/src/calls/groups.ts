/** Groups themselves. Members, invitations and announcements have files of their own. */
import { z } from 'zod';
import { anonymous, defineCalls, login, withPermission } from '../define-calls.ts';
import { groupLimits } from '../group-limits.ts';
import { group } from '../shapes/group.ts';
import {
  identifier,
  integer,
  nothing,
  optionalBoolean,
  optionalInteger,
  optionalText,
  page,
  paging,
  text,
} from '../wire.ts';
import { rankRow } from './rankings.ts';

const ofGroup = z.object({ gid: identifier() });

/** Lengths have messages of their own. Existing clients send the whole row of the group: other fields are ignored. */
export const sentGroup = {
  name: optionalText(),
  shortName: optionalText(),
  brief: optionalText(),
  description: optionalText(),
  /** 1 public, 2 protected, 3 private. */
  auth: optionalInteger(),
  visible: optionalBoolean(),
  code: optionalText(),
};

const listedGroup = group
  .omit({ uid: true, status: true, code: true, gmtModified: true })
  .extend({ memberCount: z.int() });
export type ListedGroup = z.output<typeof listedGroup>;

const groupRankRow = rankRow.omit({ rating: true, score: true }).extend({ score: z.int() });
export type GroupRankRow = z.output<typeof groupRankRow>;

export const groupsCalls = defineCalls({
  'GET /api/get-group-list': {
    summary:
      'Groups, oldest first. Hidden groups are listed for their members and super administrators only.',
    access: anonymous,
    query: z.object({
      ...paging(10),
      /** Matches the name, the short name or the owner. */
      keyword: optionalText(100),
      /** Below one means all. */
      auth: optionalInteger(),
      onlyMine: optionalBoolean(),
    }),
    data: page(listedGroup),
  },
  'GET /api/get-group-detail': {
    summary: 'A group.',
    access: login,
    query: ofGroup,
    data: group,
  },
  'GET /api/get-group-access': {
    summary: 'Whether the caller may see the content of a group.',
    access: login,
    query: ofGroup,
    data: z.object({ access: z.boolean() }),
  },
  'GET /api/get-group-auth': {
    summary:
      'The standing of the caller in a group: 0 none, 1 applying, 2 refused, 3 member, 4 admin, 5 root.',
    access: login,
    query: ofGroup,
    data: z.int(),
  },
  'GET /api/group-summary': {
    summary: 'The number of members of a group and, for its administrators, of open applications.',
    access: login,
    query: ofGroup,
    data: z.object({ memberCount: z.int(), applicationCount: z.int().nullable() }),
  },
  'GET /api/group-creation-limits': {
    summary:
      'What the caller needs to create a group, by the switches of the site, and whether that is fulfilled now.',
    access: login,
    data: z.object({
      /** False for administrators of the site, who have no limits. */
      isLimited: z.boolean(),
      solved: z.int(),
      solvedMinimum: z.int(),
      createdToday: z.int(),
      dailyMaximum: z.int(),
      owned: z.int(),
      totalMaximum: z.int(),
      /** The error that `POST /api/group` would return; null if the caller can create a group. */
      refusal: z.enum(['groupCreateSolved', 'groupCreateDaily', 'groupCreateTotal']).nullable(),
    }),
  },
  'POST /api/group': {
    summary: 'Creates a group that the caller owns.',
    access: withPermission('group_add'),
    body: z.object(sentGroup),
    data: nothing(),
  },
  'PUT /api/group': {
    summary: 'Changes a group; absent fields stay. For roots of the group.',
    access: login,
    body: z.object({ id: identifier(), ...sentGroup }),
    data: nothing(),
  },
  'PUT /api/group-owner': {
    summary:
      'Gives a group to another member, who becomes a root of it. For its owner and super administrators.',
    access: login,
    body: z.object({ gid: identifier(), uid: text(64) }),
    data: nothing(),
  },
  'GET /api/get-group-rank-list': {
    summary: 'The members of a group by solved problems (type 0) or by points (type 1), for members.',
    access: login,
    query: z.object({ ...paging(30), gid: identifier(), type: integer(), searchUser: optionalText(100) }),
    data: page(groupRankRow),
  },
});

export const groupAvatarCalls = defineCalls({
  'POST /api/file/upload-group-avatar': {
    summary:
      'Replaces the avatar of a group: sniffed, cropped to 200 by 200 and re-encoded. For roots of the group.',
    access: login,
    upload: {
      field: 'image',
      maximumBytes: groupLimits.avatarMaximumBytes,
      tooLarge: 'avatarTooLarge',
    },
    body: ofGroup,
    data: group,
  },
});

/** What concerns all content of a group. */
export const groupLifecycleCalls = defineCalls({
  'DELETE /api/group': {
    summary:
      'Disbands a group with all of its content. For its owner and super administrators. If a name is given, it has to be the name of the group.',
    access: withPermission('group_del'),
    query: ofGroup.extend({ name: optionalText(255) }),
    data: nothing(),
  },
  'POST /api/copy-group': {
    summary:
      'Creates a group with the content of another one, for a new term: announcements, trainings and contests, all hidden. Members and submissions are not copied. For roots of the group.',
    access: withPermission('group_add'),
    body: z.object({
      /** The group that is copied. */
      gid: identifier(),
      ...sentGroup,
      announcements: optionalBoolean(),
      trainings: optionalBoolean(),
      contests: optionalBoolean(),
      problems: optionalBoolean(),
      /** Contests and due dates are moved by this many days. */
      shiftDays: optionalInteger({ min: -3650, max: 3650 }),
    }),
    data: z.object({
      gid: z.int(),
      announcements: z.int(),
      trainings: z.int(),
      contests: z.int(),
      problems: z.int(),
    }),
  },
});
