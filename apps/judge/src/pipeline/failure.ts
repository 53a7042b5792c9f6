import { SandboxError } from '@touchstone/sandbox';
import { CheckerError } from '../checkers/checker-cache.ts';
import { TestDataError } from './judging-parts.ts';

/**
 * The reason of a System Error, for an administrator; undefined for what is a fault of our own and must not be hidden.
 * Paths of this machine stay out of it: submitters see it too.
 */
export function describeFailure(error: unknown): string | undefined {
  if (error instanceof TestDataError) return error.message;
  if (error instanceof CheckerError) return `The checker does not compile.\n${error.message}`;
  if (error instanceof SandboxError) return `The sandbox failed: ${withoutFolders(error.message)}`;
  if (error instanceof Error && 'code' in error && 'syscall' in error) {
    return `A file of the judge cannot be read or written (${String(error.code)}).`;
  }
  return undefined;
}

/** What need not happen again: the sandbox failed, or a file vanished in the middle of the work. */
export const mayPassOnRetry = (error: unknown): boolean =>
  error instanceof SandboxError || (error instanceof Error && 'code' in error && error.code === 'ENOENT');

const withoutFolders = (text: string) => text.replaceAll(/(?:\/[^\s/:'"]+)+\//g, '');
