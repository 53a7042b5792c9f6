import type { ErrorCode } from '@touchstone/contract/errors/index';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { recordCalls } from '../../../lib/api/testing/record-calls.ts';
import { session } from '../../../lib/session.ts';
import { browserStorage } from '../../../lib/storage.ts';
import { aUser } from '../../../lib/testing/a-user.ts';
import { hideShownToast, shownToast } from '../../../lib/testing/shown-toast.tsx';
import { renderHook } from '../../../ui/testing/render-hook.tsx';
import { settingsMessages } from '../settings-messages.ts';
import { useEmailForm } from './use-email-form.ts';

const user = aUser({ email: 'ann@example.org' });
const values = { newEmail: ' new@example.org ', code: ' 123456 ', password: ' secret ' };
const openForm = () => renderHook(() => useEmailForm(user));
const outcome = { code: 200, msg: '', userInfo: aUser({ email: 'new@example.org' }) };

function reset() {
  for (const name of ['change-email-code', 'password-lock'])
    browserStorage.removeItem(`countdown:${name}:u1`);
  session.clear();
  hideShownToast();
}
beforeEach(reset);
afterEach(reset);

it('changes the address in the session at once, and empties the form', async () => {
  const calls = recordCalls(() => ({ data: outcome }));
  session.begin('token', user);
  const { form, submit } = openForm();
  form.setValues(values);
  await submit(values);
  expect(calls[0]).toMatchObject({
    name: 'POST /api/change-email',
    body: { newEmail: 'new@example.org', code: '123456', password: ' secret ' },
  });
  expect(session.get().user?.email).toBe('new@example.org');
  expect(form.getValues()).toEqual({ newEmail: '', code: '', password: '' });
  expect(shownToast()).toMatchObject({ kind: 'success', text: settingsMessages['en-US'].updated });
});

it('keeps everything after a wrong password, and waits as long as the server says', async () => {
  recordCalls(() => ({ data: { code: 400, msg: 'Wrong password.', userInfo: null, lockSeconds: 60 } }));
  session.begin('token', user);
  const { form, submit } = openForm();
  form.setValues(values);
  await submit(values);
  expect(session.get().user?.email).toBe('ann@example.org');
  expect(form.getValues()).toEqual(values);
  expect(openForm().lock.remainingSeconds).toBeGreaterThan(0);
  expect(shownToast()).toBeUndefined();
});

it.each([
  ['no address', 'new'],
  ['the address that is in use already', 'Ann@Example.org'],
])('sends no code to %s', async (_case, newEmail) => {
  const calls = recordCalls();
  const { form, sendCode } = openForm();
  form.setFieldValue('newEmail', newEmail);
  await sendCode();
  expect(calls).toEqual([]);
});

it('waits before the next code only after one was sent', async () => {
  const { form, sendCode } = openForm();
  form.setFieldValue('newEmail', 'new@example.org');
  recordCalls(() => ({ httpStatus: 500 }));
  await sendCode();
  expect(openForm().countdown.remainingSeconds).toBe(0);
  const calls = recordCalls();
  await sendCode();
  expect(calls[0]).toMatchObject({
    name: 'GET /api/get-change-email-code',
    query: { email: 'new@example.org' },
  });
  expect(openForm().countdown.remainingSeconds).toBeGreaterThan(0);
});

it('does not let one user of the browser wait for another', async () => {
  recordCalls();
  const { form, sendCode } = openForm();
  form.setFieldValue('newEmail', 'new@example.org');
  await sendCode();
  const other = renderHook(() => useEmailForm(aUser({ uid: 'u2' })));
  expect(other.countdown.remainingSeconds).toBe(0);
});

it.each<[ErrorCode, string]>([
  ['emailTaken', 'newEmail'],
  ['changeMailTooSoon', 'newEmail'],
  ['mailCodeWrong', 'code'],
])('shows the refusal %s at the field %s', async (errorCode, field) => {
  recordCalls(() => ({ errorCode, text: 'No.' }));
  const { form, submit } = openForm();
  const setFieldError = vi.spyOn(form, 'setFieldError');
  await submit(values);
  expect(setFieldError.mock.calls).toEqual([[field, 'No.']]);
});
