import { z } from 'zod';
import { defineCalls, defineDownloads, superAdmin, withPermission } from '../define-calls.ts';
import { gender } from '../shapes/user-info.ts';
import { importColumns, importReasons } from '../user-batches.ts';
import {
  boolean,
  confirmedEffects,
  filledText,
  integer,
  nothing,
  optionalBoolean,
  optionalInteger,
  optionalText,
  page,
  paging,
  text,
  wireDate,
} from '../wire.ts';

const access = withPermission('user_admin');
const roleCode = { min: 1000, max: 1008 };
const optional = () => z.string().nullable();

/** A row of the user administration: everything except credentials. */
const adminUser = z.object({
  uid: z.string(),
  username: z.string(),
  nickname: optional(),
  school: optional(),
  course: optional(),
  number: optional(),
  gender,
  realname: optional(),
  cfUsername: optional(),
  github: optional(),
  blog: optional(),
  email: optional(),
  avatar: optional(),
  titleName: optional(),
  titleColor: optional(),
  signature: optional(),
  /** 0 active, 1 banned. */
  status: z.int(),
  /** Null before the first login. */
  recentLoginTime: wireDate().nullable(),
  gmtCreate: wireDate(),
  gmtModified: wireDate(),
  roles: z.array(z.object({ id: z.int(), role: z.string(), description: z.string(), status: z.int() })),
});
export type AdminUser = z.output<typeof adminUser>;

/** Rows in the order of `importColumns`; missing trailing cells are empty. */
const users = z.array(z.array(z.string().max(65_535)).max(100)).nullish();
const ids = z.object({ ids: z.array(filledText(64)).max(1000) });

const importProblem = z.object({
  row: z.int(),
  column: z.enum(importColumns).optional(),
  reason: z.enum(importReasons),
});

export const adminUsersCalls = defineCalls({
  'GET /api/admin/user/get-user-list': {
    summary: 'Users, newest first. The keyword is looked for in usernames, e-mail addresses and real names.',
    access,
    query: z.object({
      ...paging(10),
      keyword: optionalText(100),
      onlyAdmin: optionalBoolean(),
      type: optionalInteger(roleCode),
      status: optionalInteger({ min: 0, max: 1 }),
    }),
    data: page(adminUser),
  },
  'PUT /api/admin/user/edit-user': {
    summary:
      'Changes a user. A new password, another role and a ban end all sessions of the user. A new password or e-mail address needs ' +
      'a fresh identity of the caller.',
    access,
    body: z.object({
      uid: filledText(64),
      username: filledText(),
      realname: optionalText(),
      email: optionalText(),
      password: optionalText(),
      type: integer(roleCode),
      status: integer({ min: 0, max: 1 }),
      setNewPwd: boolean(),
      titleName: optionalText(),
      titleColor: optionalText(),
      /** Absent keeps the stored value, because older clients do not know these fields; null and empty clear it. */
      nickname: text().nullish(),
      school: text().nullish(),
      course: text().nullish(),
      number: text().nullish(),
      cfUsername: text().nullish(),
      github: text().nullish(),
      blog: text().nullish(),
      gender: gender.nullish(),
    }),
    data: nothing(),
  },
  'POST /api/admin/user/preview-deletion': {
    summary: 'The effect of deleting these users, and which of them cannot be deleted.',
    access,
    body: ids,
    data: z.object({
      users: z.int(),
      submissions: z.int(),
      solvedProblems: z.int(),
      messages: z.int(),
      announcements: z.int(),
      /** Users that cannot be deleted, with the reason. */
      refused: z.array(
        z.object({
          username: z.string(),
          reason: z.enum(['self', 'root', 'author', 'groupOwner', 'discussionAuthor']),
        }),
      ),
    }),
  },
  'DELETE /api/admin/user/delete-user': {
    summary: 'Deletes users with all that belongs to them: all of them, or none.',
    access,
    body: ids.extend({ confirm: confirmedEffects() }),
    data: nothing(),
  },
  'POST /api/admin/user/check-batch-user': {
    summary: 'Validates the rows of an import. Nothing is changed.',
    access,
    body: z.object({ users }),
    data: z.array(importProblem),
  },
  'POST /api/admin/user/insert-batch-user': {
    summary: 'Imports users: all rows, or none with the first wrong row named.',
    access,
    body: z.object({ users }),
    data: nothing(),
  },
  'POST /api/admin/user/generate-user': {
    summary:
      'Generates users with random passwords: all of them, or none. This answer is the only one with the passwords.',
    access,
    body: z.object({
      prefix: optionalText(255),
      suffix: optionalText(255),
      number_from: optionalInteger(),
      number_to: optionalInteger(),
      password_length: optionalInteger(),
    }),
    data: z.object({
      /** For the spreadsheet, valid for half an hour. */
      key: z.string(),
      users: z.array(z.object({ username: z.string(), password: z.string() })),
    }),
  },
});

export const adminUsersDownloads = defineDownloads({
  'GET /api/file/generate-user-excel': {
    summary:
      'The generated users with their passwords as a spreadsheet (xlsx), by the key of the generation.',
    access: superAdmin,
  },
});
