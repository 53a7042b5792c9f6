import { QueryClient } from '@tanstack/react-query';
import type { ErrorCode } from '@touchstone/contract/errors/index';
import { locales } from '@touchstone/contract/locales';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { usersKey, type User } from '../../../lib/admin-api/list-users.ts';
import { recordCalls } from '../../../lib/api/testing/record-calls.ts';
import { hideShownToast, shownToast } from '../../../lib/testing/shown-toast.tsx';
import { renderHook } from '../../../ui/testing/render-hook.tsx';
import type { RenderOptions } from '../../../ui/testing/render-markup.tsx';
import { editMessages } from './edit-messages.ts';
import { useEditForm } from './use-edit-form.ts';

const user = {
  uid: 'u2',
  username: 'ann',
  nickname: null,
  realname: null,
  email: 'ann@example.org',
  school: null,
  number: null,
  cfUsername: null,
  github: null,
  blog: null,
  gender: 'secrecy',
  status: 0,
  titleName: null,
  titleColor: null,
  roles: [{ id: 1002 }],
} as unknown as User;

function openForm(options: RenderOptions = {}) {
  const client = new QueryClient();
  client.setQueryData(usersKey, 'loaded');
  const onSaved = vi.fn<() => void>();
  const { form, save } = renderHook(() => useEditForm(user, onSaved), { client, ...options });
  return { form, save, onSaved, isOutdated: () => client.getQueryState(usersKey)?.isInvalidated };
}

beforeEach(hideShownToast);
afterEach(hideShownToast);

describe('the form of a user', () => {
  it('sends trimmed texts, and no password unless a new one is wanted', async () => {
    const calls = recordCalls();
    const { form, save, onSaved, isOutdated } = openForm();
    save.mutate({ ...form.getValues(), username: ' bob ', password: 'typed-before' });
    await expect.poll(() => shownToast()?.text).toBe(editMessages['en-US'].done('bob'));
    expect(calls[0]).toMatchObject({
      name: 'PUT /api/admin/user/edit-user',
      body: { uid: 'u2', username: 'bob', type: 1002, status: 0, setNewPwd: false, password: '' },
    });
    expect(onSaved).toHaveBeenCalledOnce();
    await expect.poll(isOutdated).toBe(true);
  });

  it.each<[ErrorCode, string]>([
    ['usernameTaken', 'username'],
    ['emailTaken', 'email'],
    ['passwordLength', 'password'],
    ['titleLength', 'titleName'],
    ['titleColorFormat', 'titleColor'],
  ])('shows the refusal %s at its field', async (errorCode, field) => {
    recordCalls(() => ({ errorCode, text: 'Choose another.' }));
    const { form, save, onSaved } = openForm();
    const setFieldError = vi.spyOn(form, 'setFieldError');
    save.mutate(form.getValues());
    await expect.poll(() => setFieldError.mock.calls).toEqual([[field, 'Choose another.']]);
    expect(onSaved).not.toHaveBeenCalled();
    expect(shownToast()).toBeUndefined();
  });

  it('accepts a user without an address, but no wrong one', () => {
    const { form } = openForm();
    form.setFieldValue('email', ' ');
    expect(form.validate()).toMatchObject({ hasErrors: false });
    form.setFieldValue('email', 'ann');
    expect(form.validate()).toMatchObject({ errors: { email: expect.anything() } });
  });

  it('checks a new password only if one is wanted', () => {
    const { form } = openForm();
    form.setFieldValue('password', 'a');
    expect(form.validate()).toMatchObject({ hasErrors: false });
    form.setFieldValue('hasNewPassword', true);
    expect(form.validate()).toMatchObject({ errors: { password: expect.anything() } });
  });

  it.each(locales)('names a wrong colour in %s', (locale) => {
    const { form } = openForm({ locale });
    form.setFieldValue('titleColor', 'red; background: url(x)');
    expect(form.validate()).toMatchObject({ errors: { titleColor: editMessages[locale].titleColorWrong } });
    form.setFieldValue('titleColor', '#ff0000');
    expect(form.validate()).toMatchObject({ hasErrors: false });
  });
});
