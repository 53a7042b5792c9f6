import { ApiError } from '../../../lib/api/index.ts';

/** Why a submission could not be loaded. The envelope status is more exact than the HTTP status. */
export function failureKindOf(error: Error): 'missing' | 'login' | 'noAccess' | 'failed' {
  if (!(error instanceof ApiError)) return 'failed';
  const status = error.envelopeStatus;
  if (error.kind === 'not-found' || status === 404 || status === 400) return 'missing';
  if (error.kind === 'unauthorized' || status === 401) return 'login';
  return error.kind === 'forbidden' || status === 403 ? 'noAccess' : 'failed';
}
