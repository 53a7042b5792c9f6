import { ApiError } from '../../../lib/api/index.ts';

export type ProblemFailure = 'unknown' | 'refused' | 'failed';

const missing: readonly string[] = ['problemNotFound', 'contestProblemMissing'];
const refusals: readonly string[] = ['problemNotPublic', 'problemOfGroup', 'problemOfForeignGroup'];

/** Classifies a failed load. Only temporary failures offer a retry. */
export function failureOf(error: Error): ProblemFailure {
  if (!(error instanceof ApiError)) return 'failed';
  if (missing.includes(error.code ?? '') || error.kind === 'not-found') return 'unknown';
  if (refusals.includes(error.code ?? '')) return 'refused';
  if (error.kind === 'forbidden' || error.kind === 'unauthorized') return 'refused';
  return error.kind === 'business' && error.envelopeStatus === 403 ? 'refused' : 'failed';
}

/** The training or contest itself is closed to the viewer or missing, and the server sent the reason. */
export const isContextRefusal = (error: Error | null): error is ApiError =>
  error instanceof ApiError && (error.kind === 'business' || error.kind === 'forbidden');
