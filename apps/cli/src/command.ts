/** One word after `touchstone`. */
export interface Command {
  readonly name: string;
  readonly summary: string;
  readonly help: string;
  /** Answers the exit code. */
  run(args: string[]): Promise<number>;
}

/** The person can mend it: shown as one message without a stack. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
