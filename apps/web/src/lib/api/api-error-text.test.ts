import { ApiError, type ApiErrorKind } from '@touchstone/api-client/api-error';
import type { Locale } from '@touchstone/contract/locales';
import { afterEach, describe, expect, it } from 'vitest';
import { getLocale, setLocale } from '../locale.ts';
import { textOfApiError } from './api-error-text.ts';

const usualLocale = getLocale();
afterEach(() => setLocale(usualLocale));

const textOf = (kind: ApiErrorKind, message: string, isAdminCall = false, locale: Locale = 'en-US') => {
  setLocale(locale);
  return textOfApiError(
    new ApiError({
      kind,
      message,
      envelopeStatus: undefined,
      code: undefined,
      isAdminCall,
      toastsError: true,
    }),
  );
};

describe('textOfApiError', () => {
  it.each(['business', 'server', 'unauthorized', 'forbidden'] as const)(
    'shows the message of the server for %s errors',
    (kind) => {
      expect(textOf(kind, 'The contest has ended')).toBe('The contest has ended');
    },
  );

  it.each([
    ['business', 'Server error. Please refresh and try again'],
    ['server', 'Server error. Please refresh and try again'],
    ['unauthorized', 'Please login first'],
    ['forbidden', 'You do not have permission to do this'],
    ['timeout', 'Request timed out. Please try again later'],
  ] as const)('has a text of its own for %s errors without a message', (kind, text) => {
    expect(textOf(kind, '')).toBe(text);
  });

  it.each(['not-found', 'timeout', 'network'] as const)(
    'hides the technical message of %s errors',
    (kind) => {
      expect(textOf(kind, '<html>502 Bad Gateway</html>')).not.toContain('<');
    },
  );

  it('sends administrators to their own login', () => {
    expect(textOf('unauthorized', 'Session expired', true)).toBe(
      'Please login again with the administrator account',
    );
  });

  it.each([
    ['zh-CN', '请先登录'],
    ['zh-HK', '請先登入'],
    ['en-US', 'Please login first'],
  ] as const)('is in the language of the page: %s', (locale, text) => {
    expect(textOf('unauthorized', '', false, locale)).toBe(text);
  });
});
