import type { UserInfo } from '@touchstone/contract';
import { describe, expect, it } from 'vitest';
import { genders, profileMaximums, profileValuesOf, type ProfileTextField } from './profile-fields.ts';

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
    const { gender, ...texts } = profileValuesOf(empty);
    expect(gender).toBe('secrecy');
    expect(Object.values(texts)).toEqual(Array.from({ length: 8 }, () => ''));
  });

  it.each(Object.keys(profileMaximums) as ProfileTextField[])('keeps %s and changes nothing else', (name) => {
    expect(profileValuesOf({ ...empty, [name]: 'x' })).toEqual({ ...profileValuesOf(empty), [name]: 'x' });
  });

  it.each(genders)('keeps the gender %s', (gender) => {
    expect(profileValuesOf({ ...empty, gender }).gender).toBe(gender);
  });

  it('contains no field that cannot be edited', () => {
    const user: UserInfo = { ...empty, email: 'a@b.c', uid: 'u1' };
    expect(Object.keys(profileValuesOf(user)).toSorted()).toEqual(
      [...Object.keys(profileMaximums), 'gender'].toSorted(),
    );
  });
});
