import { describe, expect, it } from 'vitest';
import type { User } from '../../../lib/admin-api/list-users.ts';
import { endsSessions, findProtection, isTitleColor, toEdit, toValues } from './user-values.ts';

const user: User = {
  uid: 'a1',
  username: 'ada',
  nickname: null,
  school: 'A school',
  course: null,
  number: null,
  gender: 'female',
  realname: 'Ada L.',
  cfUsername: 'ada_l',
  github: null,
  blog: 'ada.example',
  email: 'ada@mail.example',
  avatar: null,
  titleName: null,
  titleColor: null,
  signature: null,
  status: 0,
  recentLoginTime: null,
  gmtCreate: '2026-01-01T00:00:00.000+0000',
  gmtModified: '2026-01-01T00:00:00.000+0000',
  roles: [{ id: 1001, role: 'admin', description: '', status: 0 }],
};

describe('the form of a user', () => {
  it('sends unchanged values back', () => {
    expect(toEdit('a1', toValues(user))).toEqual({
      uid: 'a1',
      username: 'ada',
      nickname: '',
      realname: 'Ada L.',
      email: 'ada@mail.example',
      school: 'A school',
      number: '',
      cfUsername: 'ada_l',
      github: '',
      blog: 'ada.example',
      gender: 'female',
      type: 1001,
      status: 0,
      titleName: '',
      titleColor: '',
      setNewPwd: false,
      password: '',
    });
  });

  it('sends no empty password, and keeps the blanks of a new one', () => {
    const values = { ...toValues(user), password: ' secret ' };
    expect(toEdit('a1', values)).toMatchObject({ setNewPwd: false, password: '' });
    expect(toEdit('a1', { ...values, hasNewPassword: true })).toMatchObject({ password: ' secret ' });
  });

  it.each([
    [{}, false],
    [{ realname: 'Other' }, false],
    [{ role: '1002' }, true],
    [{ isBanned: true }, true],
    [{ hasNewPassword: true }, true],
  ])('%j ends the sessions of the user: %s', (change, ends) => {
    expect(endsSessions(toValues(user), { ...toValues(user), ...change })).toBe(ends);
  });

  it('lifting a ban ends no session', () => {
    const banned = toValues({ ...user, status: 1 });
    expect(endsSessions(banned, { ...banned, isBanned: false })).toBe(false);
  });

  it.each([
    ['', true],
    ['#ff8800', true],
    ['#F80', true],
    ['#ff880', false],
    ['red', false],
  ])('the colour %j: %s', (color, isValid) => {
    expect(isTitleColor(color)).toBe(isValid);
  });

  it.each([
    ['1', 'a1', 'root'],
    ['1', '1', 'root'],
    ['a1', 'a1', 'self'],
    ['a1', '1', undefined],
  ])('protects the rights of %s from %s: %s', (uid, viewer, protection) => {
    expect(findProtection(uid, viewer)).toBe(protection);
  });
});
