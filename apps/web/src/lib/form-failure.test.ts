import { describe, expect, it } from 'vitest';
import { ApiError } from './api/index.ts';
import { placeFailure } from './form-failure.ts';
import { setLocale } from './locale.ts';

const refusal = (facts: { code?: string; message?: string; kind?: 'business' | 'network' }) =>
  new ApiError({ kind: 'business', message: '', isAdminCall: false, toastsError: false, ...facts });

describe('where the text of a refused form belongs', () => {
  it('is the field that the code is about', () => {
    const error = refusal({ code: 'usernameTaken', message: 'Taken.' });
    expect(placeFailure(error, { usernameTaken: 'username' })).toEqual({ field: 'username', text: 'Taken.' });
  });

  it('is the whole form for any other code', () => {
    const error = refusal({ code: 'registrationClosed', message: 'Closed.' });
    expect(placeFailure(error, { usernameTaken: 'username' })).toEqual({ field: undefined, text: 'Closed.' });
  });

  it('says what happened when the server said nothing, in the language of the page', () => {
    setLocale('zh-HK');
    expect(placeFailure(refusal({ kind: 'network' }), {}).text).toContain('無法連接伺服器');
    setLocale('en-US');
    expect(placeFailure(refusal({ kind: 'network' }), {}).text).toContain('Network error');
  });

  it('is nowhere for a defect: that is thrown on', () => {
    const defect = new TypeError('a defect');
    expect(() => placeFailure(defect, {})).toThrow(defect);
  });
});
