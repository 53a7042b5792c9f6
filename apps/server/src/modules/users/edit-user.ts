/**
 * How this works: a change is one transaction that locks the account: checks, change, notice, end of sessions
 * and audit entry are atomic. A password is hashed before, since a transaction must not wait for the hashing
 * semaphore. Administrators cannot remove their own rights or those of the first super administrator, so that
 * one administrator is always left who can undo a mistake.
 *
 * A new password or mail address gives the account away, so it needs a fresh identity of the administrator and is announced
 * to the owner: a stolen session must not be enough.
 */
import { accountLimits, type adminUsersCalls, type BodyOf, type RoleCode } from '@touchstone/contract';
import { findViolatedUniqueIndex, inTransaction, type Tables } from '@touchstone/database';
import {
  findLongProfileField,
  findNewNameProblem,
  isEmail,
  isPasswordLengthValid,
} from '@touchstone/rules/accounts';
import { isSuperAdmin, roleFromCode } from '@touchstone/rules/permissions';
import type { Transaction } from 'kysely';
import { recordAudit } from '../../platform/audit-log.ts';
import { callError } from '../../platform/errors/call-error.ts';
import type { Actor } from '../../platform/http/call-context.ts';
import type { Platform } from '../../platform/platform.ts';
import { endAllSessions, type CallerSession, type Viewer } from '../../platform/sessions/sessions.ts';
import {
  announceNewPassword,
  announceSecurityChange,
  deleteMailCodesOfAccount,
  emailIndex,
  refuseLookalike,
  requireFreshIdentity,
  rootId,
  setPassword,
  usernameIndex,
} from '../accounts/index.ts';
import { sendSystemNotice } from '../notices/index.ts';
import { publishContestChangedForUsers } from '../submissions/index.ts';
import { writeRoleNotice } from './role-notice.ts';
import { presentForAudit } from './users.presenter.ts';
import { lockUser, updateUser, type UserChanges, type UserRow } from './users.repository.ts';

export type UserEdit = BodyOf<(typeof adminUsersCalls)['PUT /api/admin/user/edit-user']>;

type Parts = Pick<Platform, 'database' | 'clock' | 'passwords' | 'mailer'>;

export async function editUser(
  parts: Parts,
  by: Actor,
  { session, edit }: { session: CallerSession; edit: UserEdit },
) {
  const { database, clock, passwords } = parts;
  checkFields(edit);
  const passwordHash = edit.setNewPwd ? await passwords.hash(by.viewer.id, edit.password ?? '') : undefined;
  await inTransaction(database, async (transaction) => {
    const before = await lockUser(transaction, edit.uid);
    if (before === undefined) throw callError('userUnknown');
    const changes = parseChanges(edit, before);
    const isRenamed = changes.username !== before.username;
    if (isRenamed) checkNewName(changes.username);
    checkProtection(by.viewer, { before, changes, hasNewPassword: passwordHash !== undefined });
    if (passwordHash !== undefined || changes.email !== before.email) requireFreshIdentity(parts, session);
    await updateOnce(transaction, before.id, { ...changes, updatedAt: clock() });
    if (isRenamed) await refuseLookalike(transaction, changes.username, before.id);
    await followUp(transaction, { before, changes, passwordHash, now: clock() });
    await announceChange(parts, transaction, {
      by,
      before,
      changes,
      hasNewPassword: passwordHash !== undefined,
    });
    await recordAudit(transaction, by, {
      action: 'user.change',
      target: before.username,
      before: presentForAudit(before),
      after: {
        ...presentForAudit({ ...before, ...changes }),
        ...(passwordHash !== undefined && { password: 'new' }),
      },
    });
  });
}

/** Only of a new one: accounts with older names go on working. */
function checkNewName(username: string) {
  const problem = findNewNameProblem(username);
  if (problem !== undefined) throw callError(problem);
}

function checkFields(edit: UserEdit) {
  const { realname, nickname, school, number, course } = edit;
  const fields = {
    realname,
    nickname: nickname ?? '',
    school: school ?? '',
    number: number ?? '',
    cfUsername: edit.cfUsername ?? '',
    github: edit.github ?? '',
    blog: edit.blog ?? '',
  };
  const tooLong = findLongProfileField(fields);
  if (tooLong !== undefined) throw callError('profileFieldTooLong', tooLong);
  const { courseMaximum, titleMaximum, titleColor } = accountLimits;
  if ((course?.length ?? 0) > courseMaximum)
    throw callError('profileFieldTooLong', { field: 'course', maximum: courseMaximum });
  if ((edit.titleName?.length ?? 0) > titleMaximum) throw callError('titleLength');
  if (edit.titleColor !== undefined && !titleColor.test(edit.titleColor)) throw callError('titleColorFormat');
  const email = edit.email?.trim() ?? '';
  if (email !== '' && !isEmail(email)) throw callError('emailFormat');
  if (edit.setNewPwd && !isPasswordLengthValid(edit.password ?? '')) throw callError('passwordLength');
}

const filledOrNull = (text: string | null | undefined) => {
  const trimmed = text?.trim() ?? '';
  return trimmed === '' ? null : trimmed;
};

/** An absent field keeps its value. */
const unlessAbsent = (text: string | null | undefined, before: string | null) =>
  text === undefined ? before : filledOrNull(text);

const parseChanges = (edit: UserEdit, before: UserRow): UserChanges => ({
  username: edit.username.trim(),
  realname: filledOrNull(edit.realname),
  email: filledOrNull(edit.email),
  roleCode: edit.type,
  isBanned: edit.status === 1,
  titleName: filledOrNull(edit.titleName),
  titleColor: edit.titleColor ?? null,
  nickname: unlessAbsent(edit.nickname, before.nickname),
  school: unlessAbsent(edit.school, before.school),
  course: unlessAbsent(edit.course, before.course),
  studentNumber: unlessAbsent(edit.number, before.studentNumber),
  gender: edit.gender ?? before.gender,
  codeforcesUsername: unlessAbsent(edit.cfUsername, before.codeforcesUsername),
  github: unlessAbsent(edit.github, before.github),
  blog: unlessAbsent(edit.blog, before.blog),
});

function checkProtection(
  viewer: Viewer,
  { before, changes, hasNewPassword }: { before: UserRow; changes: UserChanges; hasNewPassword: boolean },
) {
  const losesRights = changes.isBanned || changes.roleCode !== before.roleCode;
  if (before.id === rootId) {
    const isRenamed = changes.username !== before.username || changes.email !== before.email;
    if (losesRights || (viewer.id !== rootId && (isRenamed || hasNewPassword)))
      throw callError('rootAccountProtected');
  }
  if (before.id === viewer.id && losesRights) throw callError('ownAccountProtected');
}

async function updateOnce(
  transaction: Transaction<Tables>,
  id: string,
  changes: UserChanges & { updatedAt: Date },
) {
  try {
    await updateUser(transaction, id, changes);
  } catch (error) {
    const index = findViolatedUniqueIndex(error);
    if (index === usernameIndex) throw callError('usernameTaken');
    if (index === emailIndex) throw callError('emailTaken');
    throw error;
  }
}

interface Change {
  before: UserRow;
  changes: UserChanges;
  passwordHash: string | undefined;
  now: Date;
}

/** Ends the sessions and codes of the account where needed, and notifies its owner. */
async function followUp(transaction: Transaction<Tables>, { before, changes, passwordHash, now }: Change) {
  const { id } = before;
  const hasNewRole = changes.roleCode !== before.roleCode;
  if (hasNewRole) {
    const from = roleFromCode(before.roleCode as RoleCode);
    const to = roleFromCode(changes.roleCode as RoleCode);
    await sendSystemNotice(transaction, { recipientId: id, now, ...writeRoleNotice(from, to) });
    // Super administrators are not ranked.
    if (isSuperAdmin(from) !== isSuperAdmin(to)) await publishContestChangedForUsers(transaction, [id]);
  }
  if (changes.email !== before.email) await deleteMailCodesOfAccount(transaction, id);
  if (passwordHash !== undefined) await setPassword(transaction, { id }, { passwordHash, now });
  // The sessions of a banned account stay, so that its next call says why it is refused.
  else if (hasNewRole) await endAllSessions(transaction, id);
}

/** Of the ways into the account. The mails go to the address before the change. */
async function announceChange(
  parts: Parts,
  transaction: Transaction<Tables>,
  {
    by: { viewer, origin },
    before,
    changes,
    hasNewPassword,
  }: { by: Actor; before: UserRow; changes: UserChanges; hasNewPassword: boolean },
) {
  const by = viewer.id === before.id ? 'owner' : 'administrator';
  if (changes.email !== before.email) {
    const event = { kind: 'email-changed', by } as const;
    await announceSecurityChange(parts, transaction, { account: before, origin, event });
  }
  if (hasNewPassword) await announceNewPassword(parts, transaction, { account: before, origin, by });
}
