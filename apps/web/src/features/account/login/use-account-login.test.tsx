import { loginProtection } from '@touchstone/contract/account-limits';
import type { ErrorCode } from '@touchstone/contract/errors/index';
import { locales } from '@touchstone/contract/locales';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { recordCalls } from '../../../lib/api/testing/record-calls.ts';
import { getLoginName, setLoginName } from '../../../lib/login-name.ts';
import { aUser } from '../../../lib/testing/a-user.ts';
import { hideShownToast, shownToast } from '../../../lib/testing/shown-toast.tsx';
import { renderHook } from '../../../ui/testing/render-hook.tsx';
import { resetLoginFailures } from './login-failures.ts';
import { loginMessages } from './login-messages.ts';
import { useAccountLogin } from './use-account-login.ts';

const credentials = { username: ' ann ', password: ' secret ' };
const openLogin = () => renderHook(() => useAccountLogin());
const isPuzzleDue = () => openLogin().needsPuzzle;

function reset() {
  resetLoginFailures();
  setLoginName('');
  hideShownToast();
}
beforeEach(reset);
afterEach(reset);

describe('a login', () => {
  it('sends the name without blanks around it, and the password as it was typed', async () => {
    const calls = recordCalls(() => ({ data: aUser() }));
    expect(await openLogin().attempt(credentials, undefined)).toBeUndefined();
    expect(calls).toEqual([
      { name: 'POST /api/login', query: {}, body: { username: 'ann', password: ' secret ' } },
    ]);
  });

  it.each(locales)('greets by nickname, or else by username, in %s', async (locale) => {
    const m = loginMessages[locale];
    for (const nickname of ['Annie', null]) {
      recordCalls(() => ({ data: aUser({ nickname }) }));
      await renderHook(() => useAccountLogin(), { locale }).attempt(credentials, undefined);
      expect(shownToast()).toMatchObject({ kind: 'success', text: m.welcome(nickname ?? 'ann') });
    }
  });

  it('forgets the name that a registration left for the form', async () => {
    recordCalls(() => ({ data: aUser() }));
    setLoginName('ann');
    await openLogin().attempt(credentials, undefined);
    expect(getLoginName()).toBe('');
  });

  it.each<[ErrorCode, string | undefined]>([
    ['usernameLength', 'username'],
    ['passwordLength', 'password'],
    ['puzzleRequired', 'puzzle'],
    ['puzzleFailed', 'puzzle'],
    ['wrongCredentials', undefined],
  ])('refused as %s is shown at %s', async (errorCode, field) => {
    recordCalls(() => ({ errorCode, text: 'No.' }));
    expect(await openLogin().attempt(credentials, undefined)).toEqual({ field, text: 'No.' });
    expect(shownToast()).toBeUndefined();
  });

  it('that needs a second factor is no refusal', async () => {
    recordCalls(() => ({ errorCode: 'secondFactorRequired', text: 'Enter the code.' }));
    expect(await openLogin().attempt(credentials, undefined)).toBeUndefined();
    expect(shownToast()).toBeUndefined();
  });
});

describe('the puzzle', () => {
  const failTimes = async (count: number, errorCode: ErrorCode = 'wrongCredentials') => {
    recordCalls(() => ({ errorCode, text: 'No.' }));
    for (let time = 0; time < count; time += 1) await openLogin().attempt(credentials, undefined);
  };

  it('is shown after as many wrong passwords as the server counts', async () => {
    await failTimes(loginProtection.puzzleAfterFailures - 1);
    expect(isPuzzleDue()).toBe(false);
    await failTimes(1);
    expect(isPuzzleDue()).toBe(true);
  });

  it('is not due because of failures of the connection', async () => {
    recordCalls(() => ({ httpStatus: 502 }));
    for (let time = 0; time <= loginProtection.puzzleAfterFailures; time += 1)
      await openLogin().attempt(credentials, undefined);
    expect(isPuzzleDue()).toBe(false);
  });

  it('is gone after a login', async () => {
    await failTimes(loginProtection.puzzleAfterFailures);
    recordCalls(() => ({ data: aUser() }));
    await openLogin().attempt(credentials, { key: 'k', x: 3 });
    expect(isPuzzleDue()).toBe(false);
  });
});
