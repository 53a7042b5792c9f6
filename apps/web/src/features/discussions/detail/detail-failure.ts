import { ApiError } from '../../../lib/api/index.ts';

export type DetailFailure = 'missing' | 'refused' | 'failed';

const refusedStatus = 403;
const missingStatus = 404;

/** Classifies a failed load. Only a temporary failure offers a retry, and keeps a text that is already shown. */
export function failureOf(error: Error): DetailFailure {
  if (!(error instanceof ApiError)) return 'failed';
  if (error.kind === 'not-found' || error.envelopeStatus === missingStatus) return 'missing';
  return error.kind === 'forbidden' || error.envelopeStatus === refusedStatus ? 'refused' : 'failed';
}
