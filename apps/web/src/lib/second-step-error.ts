import { ApiError } from './api/index.ts';

/** The first step of a login was correct: the account has a second factor, and its dialog takes over. */
export const isSecondStep = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'secondFactorRequired';
