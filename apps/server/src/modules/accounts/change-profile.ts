import type { accountsCalls, BodyOf } from '@touchstone/contract';
import { findLongProfileField } from '@touchstone/rules/accounts';
import { callError } from '../../platform/errors/call-error.ts';
import type { Platform } from '../../platform/platform.ts';
import { getUserInfo, updateProfile, type UserInfoRow } from './accounts.repository.ts';

type ProfileChange = BodyOf<(typeof accountsCalls)['POST /api/change-userInfo']>;

/** Overwrites every field of the form: an absent field becomes empty. Texts are stored as typed. */
export async function changeProfile(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  { userId, change }: { userId: string; change: ProfileChange },
): Promise<UserInfoRow> {
  const tooLong = findLongProfileField(change);
  if (tooLong !== undefined) throw callError('profileFieldTooLong', tooLong);
  await updateProfile(database, userId, {
    realname: change.realname ?? null,
    nickname: change.nickname ?? null,
    signature: change.signature ?? null,
    blog: change.blog ?? null,
    github: change.github ?? null,
    school: change.school ?? null,
    studentNumber: change.number ?? null,
    codeforcesUsername: change.cfUsername ?? null,
    gender: change.gender ?? 'secrecy',
    updatedAt: clock(),
  });
  return getUserInfo(database, userId);
}
