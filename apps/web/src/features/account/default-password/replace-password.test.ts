import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { recordCalls } from '../../../lib/api/testing/record-calls.ts';
import { session } from '../../../lib/session.ts';
import { aUser } from '../../../lib/testing/a-user.ts';
import { replacePassword } from './replace-password.ts';

const change = { username: 'ann', oldPassword: '345678', newPassword: 'a longer one' };

beforeEach(() => session.begin('token', aUser()));
afterEach(() => session.clear());

describe('a default password', () => {
  it('is replaced, and a login with the new one follows', async () => {
    const calls = recordCalls(() => ({ data: { code: 200, msg: 'done' } }));
    expect(await replacePassword(change)).toEqual({ state: 'logged-in' });
    expect(calls.map(({ body }) => body)).toEqual([
      { oldPassword: '345678', newPassword: 'a longer one' },
      { username: 'ann', password: 'a longer one' },
    ]);
  });

  it('stays if the server refuses the current password', async () => {
    const calls = recordCalls(() => ({ data: { code: 400, msg: 'wrong password' } }));
    expect(await replacePassword(change)).toEqual({ state: 'refused', text: 'wrong password' });
    expect(calls).toHaveLength(1);
    expect(session.get().token).toBe('token');
  });

  it('is replaced although the following login is refused', async () => {
    let count = 0;
    recordCalls(() => {
      count += 1;
      return count === 1 ? { data: { code: 200, msg: 'done' } } : { httpStatus: 500 };
    });
    expect(await replacePassword(change)).toEqual({ state: 'logged-out' });
    expect(session.get().token).toBeUndefined();
  });
});
