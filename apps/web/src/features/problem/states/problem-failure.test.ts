import { describe, expect, it } from 'vitest';
import { ApiError, type ApiErrorKind } from '../../../lib/api/index.ts';
import { failureOf, isContextRefusal } from './problem-failure.ts';

const error = (kind: ApiErrorKind, envelopeStatus?: number, code?: string) =>
  new ApiError({ kind, message: '', envelopeStatus, code, isAdminCall: false, toastsError: false });

describe('load failure of a problem', () => {
  it.each([
    ['no such problem', error('business', 404, 'problemNotFound'), 'unknown'],
    ['no such problem in the contest', error('business', 404, 'contestProblemMissing'), 'unknown'],
    ['no such address', error('not-found'), 'unknown'],
    ['a private problem', error('business', 403, 'problemNotPublic'), 'refused'],
    ["a group's problem", error('business', 403, 'problemOfGroup'), 'refused'],
    ["another group's problem", error('business', 403, 'problemOfForeignGroup'), 'refused'],
    ['a refusal without a name', error('business', 403), 'refused'],
    ['a session that ended', error('unauthorized'), 'refused'],
    ['a server in trouble', error('server'), 'failed'],
    ['no network', error('network'), 'failed'],
    ['another refusal', error('business', 400, 'invalidField'), 'failed'],
    ['a defect', new TypeError('x'), 'failed'],
  ])('%s', (_what, failure, expected) => {
    expect(failureOf(failure)).toBe(expected);
  });

  it('blames the context only if the server does', () => {
    expect(isContextRefusal(error('business', 400, 'trainingNotFound'))).toBe(true);
    expect(isContextRefusal(error('network'))).toBe(false);
    expect(isContextRefusal(null)).toBe(false);
  });
});
