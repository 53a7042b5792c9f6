import type { ErrorCode } from '@touchstone/contract/errors/index';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeAccountDialog, useAccountDialog } from '../../../lib/account-dialog.ts';
import { recordCalls } from '../../../lib/api/testing/record-calls.ts';
import { getLoginName, setLoginName } from '../../../lib/login-name.ts';
import { browserStorage, tabStorage } from '../../../lib/storage.ts';
import { aUser } from '../../../lib/testing/a-user.ts';
import { hideShownToast, shownToast } from '../../../lib/testing/shown-toast.tsx';
import { renderHook } from '../../../ui/testing/render-hook.tsx';
import { loadRegisterDraft, removeRegisterDraft, saveRegisterDraft } from './register-draft.ts';
import { registerMessages } from './register-messages.ts';
import { useRegisterForm } from './use-register-form.ts';

const m = registerMessages['en-US'];
const values = { username: 'ann', email: 'ann@example.org', code: '123456', password: 'a-long-password' };
const openForm = () => renderHook(() => useRegisterForm());
const dialogMode = () => renderHook(() => useAccountDialog()?.mode ?? 'closed');

function reset() {
  removeRegisterDraft(tabStorage);
  browserStorage.removeItem('countdown:register-code');
  setLoginName('');
  closeAccountDialog();
  hideShownToast();
}
beforeEach(reset);
afterEach(reset);

describe('the register form', () => {
  it('starts with what was typed before, without the password', () => {
    const { form } = openForm();
    form.setValues(values);
    const again = openForm();
    expect(again.form.getValues()).toEqual({ ...values, password: '' });
    expect(tabStorage.getItem('register-draft')).not.toContain(values.password);
  });

  it('remembers where the code was sent', async () => {
    const calls = recordCalls(() => ({ data: { email: 'ann@example.org', expire: 300 } }));
    const { form, sendCode } = openForm();
    form.setFieldValue('email', ' ann@example.org ');
    await sendCode();
    expect(calls[0]).toMatchObject({
      name: 'GET /api/get-register-code',
      query: { email: 'ann@example.org' },
    });
    const again = openForm();
    expect(again.sentTo).toBe('ann@example.org');
    expect(again.countdown.remainingSeconds).toBeGreaterThan(0);
  });

  it('sends no code to an address that is none', async () => {
    const calls = recordCalls();
    const { form, sendCode } = openForm();
    form.setFieldValue('email', 'ann');
    await sendCode();
    expect(calls).toEqual([]);
    expect(openForm().countdown.remainingSeconds).toBe(0);
  });

  it('does not wait after a code that was refused, and says why', async () => {
    recordCalls(() => ({ errorCode: 'emailTaken', text: 'This address is in use.' }));
    const { form, sendCode } = openForm();
    const setFieldError = vi.spyOn(form, 'setFieldError');
    form.setFieldValue('email', 'ann@example.org');
    await sendCode();
    expect(setFieldError.mock.calls).toEqual([['email', 'This address is in use.']]);
    expect(openForm()).toMatchObject({ sentTo: undefined, countdown: { remainingSeconds: 0 } });
  });
});

describe('the check whether a name is taken', () => {
  const taken = { data: { username: true, email: true } };

  it.each(['username', 'email'] as const)('marks a %s that is', async (field) => {
    const calls = recordCalls(() => taken);
    const { form, checkIfTaken } = openForm();
    const setFieldError = vi.spyOn(form, 'setFieldError');
    form.setValues(values);
    await checkIfTaken(field);
    expect(calls[0]?.body).toEqual({ [field]: values[field] });
    expect(setFieldError.mock.calls.map(([name]) => name)).toEqual([field]);
  });

  it('does not mark a name that was changed meanwhile', async () => {
    recordCalls(() => taken);
    const { form, checkIfTaken } = openForm();
    const setFieldError = vi.spyOn(form, 'setFieldError');
    form.setValues(values);
    const checked = checkIfTaken('username');
    form.setFieldValue('username', 'ann2');
    await checked;
    expect(setFieldError).not.toHaveBeenCalled();
  });

  it.each([
    ['is free', { data: { username: false, email: false } }],
    ['could not be looked up', { httpStatus: 500 }],
  ])('does not mark a name that %s', async (_case, answer) => {
    recordCalls(() => answer);
    const { form, checkIfTaken } = openForm();
    const setFieldError = vi.spyOn(form, 'setFieldError');
    form.setValues(values);
    await checkIfTaken('username');
    expect(setFieldError).not.toHaveBeenCalled();
  });
});

describe('a registration', () => {
  it('logs in and forgets the draft', async () => {
    const calls = recordCalls(({ name }) => ({ data: name === 'POST /api/login' ? aUser() : null }));
    saveRegisterDraft(tabStorage, values);
    await openForm().submit({ ...values, username: ' ann ' });
    expect(calls.map(({ name, body }) => [name, body])).toEqual([
      ['POST /api/register', values],
      ['POST /api/login', { username: 'ann', password: values.password }],
    ]);
    expect(shownToast()?.text).toBe(m.done('ann'));
    expect(loadRegisterDraft(tabStorage)).toEqual({ username: '', email: '', code: '' });
  });

  it('whose login is refused leads to the login form with the name', async () => {
    recordCalls(({ name }) =>
      name === 'POST /api/login' ? { errorCode: 'puzzleRequired', text: 'Solve it.' } : { data: null },
    );
    await openForm().submit(values);
    expect(getLoginName()).toBe('ann');
    expect(dialogMode()).toBe('Login');
    expect(shownToast()?.text).toBe(m.logInNow);
  });

  it.each<[ErrorCode, string]>([
    ['usernameTaken', 'username'],
    ['emailNotAllowed', 'email'],
    ['mailCodeWrong', 'code'],
    ['mailCodeExpired', 'code'],
    ['passwordLength', 'password'],
  ])('refused as %s keeps the draft and marks the field %s', async (errorCode, field) => {
    const calls = recordCalls(() => ({ errorCode, text: 'No.' }));
    const { form, submit } = openForm();
    const setFieldError = vi.spyOn(form, 'setFieldError');
    form.setValues(values);
    await submit(values);
    expect(calls).toHaveLength(1);
    expect(setFieldError.mock.calls).toEqual([[field, 'No.']]);
    expect(loadRegisterDraft(tabStorage)).toMatchObject({ username: 'ann', code: '123456' });
    expect(dialogMode()).toBe('closed');
  });
});
