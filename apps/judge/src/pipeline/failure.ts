import { SandboxError } from '@touchstone/sandbox';
import { CheckerError } from '../checkers/checker-cache.ts';
import { isRefusedRequest } from '../machine/machine-fault.ts';
import { TestDataError } from './judging-parts.ts';

/**
 * The reason of a System Error that lies in the problem, for an administrator. Undefined for failures of the machine, which are no
 * verdict, and for faults of our own, which must not be hidden.
 */
export function describeFailure(error: unknown): string | undefined {
  if (error instanceof TestDataError || isRefusedRequest(error)) return error.message;
  if (error instanceof CheckerError) return `The checker does not compile.\n${error.message}`;
  return undefined;
}

/** What need not happen again: the sandbox failed, or a file vanished in the middle of the work. */
export const mayPassOnRetry = (error: unknown): boolean =>
  (error instanceof SandboxError && !isRefusedRequest(error)) ||
  (error instanceof Error && 'code' in error && error.code === 'ENOENT');
