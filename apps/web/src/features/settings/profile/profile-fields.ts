import type { UserInfo } from '@touchstone/contract';
import { accountLimits } from '@touchstone/contract/account-limits';

export interface ProfileValues {
  nickname: string;
  realname: string;
  gender: UserInfo['gender'];
  school: string;
  number: string;
  cfUsername: string;
  github: string;
  blog: string;
  signature: string;
}

export type ProfileTextField = Exclude<keyof ProfileValues, 'gender'>;

export const genders: readonly UserInfo['gender'][] = ['male', 'female', 'secrecy'];

export const profileMaximums: Readonly<Record<ProfileTextField, number>> = {
  nickname: accountLimits.nicknameMaximum,
  realname: accountLimits.realnameMaximum,
  school: accountLimits.schoolMaximum,
  number: accountLimits.studentNumberMaximum,
  cfUsername: accountLimits.codeforcesUsernameMaximum,
  github: accountLimits.githubMaximum,
  blog: accountLimits.blogMaximum,
  signature: accountLimits.signatureMaximum,
};

export const profileValuesOf = (user: UserInfo): ProfileValues => ({
  nickname: user.nickname ?? '',
  realname: user.realname ?? '',
  gender: user.gender,
  school: user.school ?? '',
  number: user.number ?? '',
  cfUsername: user.cfUsername ?? '',
  github: user.github ?? '',
  blog: user.blog ?? '',
  signature: user.signature ?? '',
});
