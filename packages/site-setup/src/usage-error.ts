/** An error that the user can correct: the program prints its message without a stack. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
