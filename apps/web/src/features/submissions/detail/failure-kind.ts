import { ApiError } from '../../../lib/api/index.ts';

/** Why a submission could not be loaded. The status in the envelope is more exact than that of HTTP. */
export function failureKindOf(error: Error): 'missing' | 'login' | 'noAccess' | 'failed' {
  if (!(error instanceof ApiError)) return 'failed';
  const status = error.envelopeStatus;
  if (error.kind === 'not-found' || status === 404 || status === 400) return 'missing';
  if (error.kind === 'unauthorized' || status === 401) return 'login';
  return error.kind === 'forbidden' || status === 403 ? 'noAccess' : 'failed';
}
