import type { UserInfo } from '@touchstone/contract';
import { afterEach, describe, expect, it } from 'vitest';
import { findAccountUse } from './account-lookup.ts';
import { recordCalls } from './api/testing/record-calls.ts';
import { changePhone, changeUsername } from './change-account.ts';
import { session } from './session.ts';

const aUser = (changes: Partial<UserInfo> = {}) =>
  ({ uid: 'u1', username: 'ann', phone: null, roleList: [], ...changes }) as unknown as UserInfo;

afterEach(() => session.clear());

describe('a changed account', () => {
  it.each([
    ['phone', () => changePhone('13812345678'), { phone: '13812345678' }],
    ['username', () => changeUsername('bo'), { username: 'bo' }],
  ])('updates the %s of the session at once', async (_name, change, changed) => {
    recordCalls(() => ({ data: { code: 200, msg: 'done' } }));
    session.begin('token', aUser());
    await change();
    expect(session.get().user).toEqual(aUser(changed));
  });

  it.each([
    ['phone', () => changePhone('13812345678')],
    ['username', () => changeUsername('bo')],
  ])('that the server refuses keeps the %s', async (_name, change) => {
    recordCalls(() => ({ data: { code: 400, msg: 'taken' } }));
    session.begin('token', aUser());
    expect((await change()).msg).toBe('taken');
    expect(session.get().user).toEqual(aUser());
  });

  it('does not log in a guest', async () => {
    recordCalls(() => ({ data: { code: 200, msg: 'done' } }));
    await changePhone('13812345678');
    expect(session.get().user).toBeUndefined();
  });
});

describe('findAccountUse', () => {
  it.each([
    [{ username: 'ann' }, true],
    [{ email: 'ann@example.com' }, false],
  ])('reads the answer to its own question: %j', async (lookup, isUsed) => {
    recordCalls(() => ({ data: { username: true, email: false } }));
    expect(await findAccountUse(lookup)).toBe(isUsed);
  });

  it('knows nothing after a failed request', async () => {
    recordCalls(() => ({ httpStatus: 500 }));
    expect(await findAccountUse({ username: 'ann' })).toBeUndefined();
  });
});
