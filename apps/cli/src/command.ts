/** One word after `touchstone`. */
export interface Command {
  readonly name: string;
  readonly summary: string;
  readonly help: string;
  /** Answers the exit code. */
  run(args: string[]): Promise<number>;
}
