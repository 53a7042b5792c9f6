/** An error of a system call: it has a code such as ENOENT. */
export function isSystemError(error: unknown, ...codes: string[]): error is NodeJS.ErrnoException {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return false;
  return codes.length === 0 || codes.includes(error.code);
}
