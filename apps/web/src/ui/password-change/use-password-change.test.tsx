import { expect, it, vi } from 'vitest';
import { ApiError } from '../../lib/api/index.ts';
import { renderHook } from '../testing/render-hook.tsx';
import { usePasswordChange } from './use-password-change.ts';

const values = { old: 'former-1', new: 'latter-2', again: 'latter-2' };
const refusalOf = (code: string) =>
  new ApiError({
    kind: 'business',
    message: 'No.',
    envelopeStatus: 400,
    code,
    isAdminCall: false,
    toastsError: false,
  });

it.each<[string, () => Promise<string | undefined>, [string, string][]]>([
  ['success shows nothing', () => Promise.resolve(undefined), []],
  ['a wrong current password is shown at its field', () => Promise.resolve('Wrong.'), [['old', 'Wrong.']]],
  [
    'a refused new password is shown at its field',
    () => Promise.reject(refusalOf('passwordUnchanged')),
    [['new', 'No.']],
  ],
  ['another refusal is no matter of a field', () => Promise.reject(refusalOf('tooManyRequests')), []],
])('%s', async (_name, change, shown) => {
  const { form, submit } = renderHook(() => usePasswordChange(change));
  const setFieldError = vi.spyOn(form, 'setFieldError');
  await submit(values);
  expect(setFieldError.mock.calls).toEqual(shown);
});

it('rethrows a defect', async () => {
  const { submit } = renderHook(() => usePasswordChange(() => Promise.reject(new Error('defect'))));
  await expect(submit(values)).rejects.toThrow('defect');
});
