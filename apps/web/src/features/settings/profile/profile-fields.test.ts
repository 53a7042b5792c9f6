import type { UserInfo } from '@touchstone/contract';
import { describe, expect, it } from 'vitest';
import { genders, profileMaximums, readProfile, type ProfileText } from './profile-fields.ts';

const empty = {
  nickname: null,
  realname: null,
  gender: 'secrecy',
  school: null,
  number: null,
  cfUsername: null,
  github: null,
  blog: null,
  signature: null,
} as UserInfo;

describe('profileValuesOf', () => {
  it('turns absent values into empty fields', () => {
    const { gender, ...texts } = readProfile(empty);
    expect(gender).toBe('secrecy');
    expect(Object.values(texts)).toEqual(Array.from({ length: 8 }, () => ''));
  });

  it.each(Object.keys(profileMaximums) as ProfileText[])('keeps %s and changes nothing else', (name) => {
    expect(readProfile({ ...empty, [name]: 'x' })).toEqual({ ...readProfile(empty), [name]: 'x' });
  });

  it.each(genders)('keeps the gender %s', (gender) => {
    expect(readProfile({ ...empty, gender }).gender).toBe(gender);
  });

  it('contains no field that cannot be edited', () => {
    const user: UserInfo = { ...empty, email: 'a@b.c', uid: 'u1' };
    expect(Object.keys(readProfile(user)).toSorted()).toEqual(
      [...Object.keys(profileMaximums), 'gender'].toSorted(),
    );
  });
});
