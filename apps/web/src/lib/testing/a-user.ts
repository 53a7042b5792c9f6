import type { UserInfo } from '@touchstone/contract';

/** A logged-in user for tests. */
export const aUser = (changes: Partial<UserInfo> = {}): UserInfo => ({
  uid: 'u1',
  username: 'ann',
  nickname: null,
  avatar: null,
  titleName: null,
  titleColor: null,
  email: null,
  number: null,
  gender: 'secrecy',
  school: null,
  course: null,
  signature: null,
  realname: null,
  github: null,
  blog: null,
  cfUsername: null,
  phone: null,
  roleList: ['default_user'],
  ...changes,
});
