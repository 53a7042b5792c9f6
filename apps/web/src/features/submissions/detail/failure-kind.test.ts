import { expect, it } from 'vitest';
import { ApiError, type ApiErrorKind } from '../../../lib/api/index.ts';
import { failureKindOf } from './failure-kind.ts';

const errorOf = (kind: ApiErrorKind, envelopeStatus?: number) =>
  new ApiError({ kind, message: '', envelopeStatus, isAdminCall: false, toastsError: false });

it.each([
  ['business', 400, 'missing'],
  ['business', 404, 'missing'],
  ['not-found', undefined, 'missing'],
  ['business', 401, 'login'],
  ['unauthorized', undefined, 'login'],
  ['business', 403, 'noAccess'],
  ['forbidden', undefined, 'noAccess'],
  ['business', 500, 'failed'],
  ['server', undefined, 'failed'],
  ['network', undefined, 'failed'],
  ['timeout', undefined, 'failed'],
  // The envelope status takes precedence.
  ['forbidden', 401, 'login'],
  ['unauthorized', 404, 'missing'],
] as const)('an error %s with status %j is %s', (kind, status, expected) => {
  expect(failureKindOf(errorOf(kind, status))).toBe(expected);
});

it('a client error is a failure', () => {
  expect(failureKindOf(new TypeError('x'))).toBe('failed');
});
