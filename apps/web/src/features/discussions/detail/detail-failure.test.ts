import { expect, it } from 'vitest';
import { ApiError } from '../../../lib/api/index.ts';
import { failureOf } from './detail-failure.ts';

const facts = { message: 'no', code: undefined, isAdminCall: false, toastsError: false };

it.each([
  ['a missing discussion', { kind: 'business', envelopeStatus: 404 }, 'missing'],
  ['a missing page', { kind: 'not-found', envelopeStatus: undefined }, 'missing'],
  ['a disabled or locked one', { kind: 'business', envelopeStatus: 403 }, 'refused'],
  ['a closed area', { kind: 'forbidden', envelopeStatus: 403 }, 'refused'],
  ['a broken server', { kind: 'server', envelopeStatus: 500 }, 'failed'],
] as const)('%s', (_case, { kind, envelopeStatus }, failure) => {
  expect(failureOf(new ApiError({ ...facts, kind, envelopeStatus }))).toBe(failure);
});

it('another error is a failure', () => {
  expect(failureOf(new Error('bug'))).toBe('failed');
});
