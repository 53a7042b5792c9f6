import { describe, expect, it, onTestFinished } from 'vitest';
import { ApiError } from './api/index.ts';
import { toFormErrors, toFormFailure } from './form-failure.ts';
import { getLocale, setLocale } from './locale.ts';

const refusal = (facts: { code?: string; message?: string; kind?: 'business' | 'network' }) =>
  new ApiError({ kind: 'business', message: '', isAdminCall: false, toastsError: false, ...facts });

describe('the place of a refusal in a form', () => {
  it('is the field of the error code', () => {
    const error = refusal({ code: 'usernameTaken', message: 'Taken.' });
    expect(toFormFailure(error, { usernameTaken: 'username' })).toEqual({
      field: 'username',
      text: 'Taken.',
    });
  });

  it('is the whole form for any other code', () => {
    const error = refusal({ code: 'registrationClosed', message: 'Closed.' });
    expect(toFormFailure(error, { usernameTaken: 'username' })).toEqual({
      field: undefined,
      text: 'Closed.',
    });
  });

  it('has a text in the language of the page if the server sent none', () => {
    // Test files share the language.
    const usualLocale = getLocale();
    onTestFinished(() => setLocale(usualLocale));
    setLocale('zh-HK');
    expect(toFormFailure(refusal({ kind: 'network' }), {}).text).toContain('無法連接伺服器');
    setLocale('en-US');
    expect(toFormFailure(refusal({ kind: 'network' }), {}).text).toContain('Network error');
  });

  it('does not exist for a defect, which is rethrown', () => {
    const defect = new TypeError('a defect');
    expect(() => toFormFailure(defect, {})).toThrow(defect);
  });
});

describe('the errors that a form shows', () => {
  const fieldOfCode = { usernameTaken: 'username', emailTaken: 'email' } as const;
  const shown = (error: unknown) => {
    const { errorOf, refusal } = toFormErrors(error, fieldOfCode);
    return { username: errorOf('username'), email: errorOf('email'), refusal };
  };
  const nothing = { username: undefined, email: undefined, refusal: undefined };

  it.each([
    ['none without an error', null, {}],
    [
      'one at the refused field only',
      refusal({ code: 'usernameTaken', message: 'Taken.' }),
      { username: 'Taken.' },
    ],
    [
      'one above the form for any other refusal',
      refusal({ code: 'registrationClosed', message: 'Closed.' }),
      { refusal: 'Closed.' },
    ],
  ])('are %s', (_name, error, expected) => {
    expect(shown(error)).toEqual({ ...nothing, ...expected });
  });

  it('do not hide a defect', () => {
    const defect = new TypeError('a defect');
    expect(() => shown(defect)).toThrow(defect);
  });
});
