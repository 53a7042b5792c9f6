/** A subcommand of `touchstone`. */
export interface Command {
  readonly name: string;
  readonly summary: string;
  readonly help: string;
  /** Returns the exit code. */
  run(args: string[]): Promise<number>;
}
