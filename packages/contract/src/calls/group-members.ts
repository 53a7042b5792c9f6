/** Members of groups, their applications, invitations, and the import of members. */
import { z } from 'zod';
import { anonymous, defineCalls, login } from '../define-calls.ts';
import { memberImportReasons } from '../group-member-import.ts';
import { invitationLimits } from '../group-limits.ts';
import { importColumns } from '../user-batches.ts';
import {
  filledText,
  identifier,
  integer,
  nothing,
  optionalInteger,
  optionalText,
  page,
  paging,
  text,
  wireDate,
} from '../wire.ts';

const ofGroup = z.object({ gid: identifier() });

const groupMember = z.object({
  id: z.int(),
  gid: z.int(),
  uid: z.string(),
  username: z.string(),
  /** 1 applying, 2 refused, 3 member, 4 admin, 5 root. */
  auth: z.int(),
  /** Written by the applicant; null in the list of members. */
  reason: z.string().nullable(),
  gmtCreate: wireDate(),
  gmtModify: wireDate(),
});
export type GroupMember = z.output<typeof groupMember>;

const memberSearch = z.object({
  ...paging(10),
  gid: identifier(),
  /** Matches the username. */
  keyword: optionalText(100),
  /** Below one means all. */
  auth: optionalInteger(),
});

export const groupMembersCalls = defineCalls({
  'GET /api/group/get-member-list': {
    summary: 'The members of a group, newest first. For members.',
    access: login,
    query: memberSearch,
    data: page(groupMember),
  },
  'GET /api/group/get-apply-list': {
    summary: 'Members, applicants and refused applicants of a group, newest first. For its administrators.',
    access: login,
    query: memberSearch,
    data: page(groupMember),
  },
  'POST /api/group/member': {
    summary: 'Joins a public group, or applies to a protected or private one.',
    access: login,
    query: ofGroup.extend({ code: optionalText(), reason: optionalText() }),
    data: nothing(),
  },
  'PUT /api/group/member': {
    summary: 'Accepts or refuses an application, or changes the role of a member.',
    access: login,
    body: ofGroup.extend({ uid: filledText(64), auth: integer() }),
    data: nothing(),
  },
  'DELETE /api/group/member': {
    summary: 'Removes a member, or deletes an application.',
    access: login,
    query: ofGroup.extend({ uid: filledText(64) }),
    data: nothing(),
  },
  'DELETE /api/group/member/exit': {
    summary: 'Leaves a group, or withdraws the own application.',
    access: login,
    query: ofGroup,
    data: nothing(),
  },
});

const invitation = z.object({
  id: z.int(),
  gid: z.int(),
  /** Part of the link `/group/invitation/{token}`. */
  token: z.string(),
  /** The username of the administrator who made it; null if the account is deleted. */
  author: z.string().nullable(),
  /** Null: it does not expire. */
  expireTime: wireDate().nullable(),
  /** Null: unlimited. */
  maxUses: z.int().nullable(),
  uses: z.int(),
  state: z.enum(['open', 'expired', 'used-up', 'revoked']),
  gmtCreate: wireDate(),
});
export type GroupInvitation = z.output<typeof invitation>;

const byToken = z.object({ token: filledText(64) });

export const groupInvitationsCalls = defineCalls({
  'GET /api/group-invitation-list': {
    summary: 'The invitations of a group, newest first. For its administrators.',
    access: login,
    query: ofGroup.extend(paging(10)),
    data: page(invitation),
  },
  'POST /api/group-invitation': {
    summary:
      'Makes an invitation by link: who accepts it becomes a member at once. For administrators of the group.',
    access: login,
    body: ofGroup.extend({
      /** Days until it expires; absent: it does not expire. */
      days: optionalInteger({ min: 1, max: invitationLimits.daysMaximum }),
      /** Absent: unlimited. */
      maxUses: optionalInteger({ min: 1, max: invitationLimits.usesMaximum }),
    }),
    data: invitation,
  },
  'DELETE /api/group-invitation': {
    summary: 'Revokes an invitation. For administrators of the group.',
    access: login,
    query: z.object({ id: identifier() }),
    data: nothing(),
  },
  'GET /api/group-invitation': {
    summary: 'What an invitation leads to: the name of the group and its owner.',
    access: anonymous,
    query: byToken,
    data: z.object({
      name: z.string(),
      owner: z.string(),
      /** Null unless the caller is a member of the group already. */
      gid: z.int().nullable(),
    }),
  },
  'POST /api/accept-group-invitation': {
    summary:
      'Joins the group of an invitation. A member stays what they are, and the invitation is not used.',
    access: login,
    body: byToken,
    data: z.object({ gid: z.int() }),
  },
});

/** Rows in the order of `importColumns`; missing trailing cells are empty. */
const members = z.array(z.array(text()).max(100)).nullish();

export const groupMemberImportCalls = defineCalls({
  'POST /api/check-group-member-import': {
    summary: 'Validates the rows of an import of members. Nothing is changed.',
    access: login,
    body: ofGroup.extend({ members }),
    data: z.object({
      problems: z.array(
        z.object({
          row: z.int(),
          column: z.enum(importColumns).optional(),
          reason: z.enum(memberImportReasons),
        }),
      ),
      /** Rows whose account exists and joins the group. */
      existing: z.int(),
      /** Rows that create an account. */
      created: z.int(),
      /** Rows whose account is a member already. */
      members: z.int(),
    }),
  },
  'POST /api/import-group-members': {
    summary:
      'Adds members and creates the accounts that do not exist: all rows, or none with every wrong row named. For roots of the group.',
    access: login,
    body: ofGroup.extend({ members }),
    data: z.object({ existing: z.int(), created: z.int(), members: z.int() }),
  },
});
