import type { FormatFaultCode } from './read-result.ts';

/** The package cannot be judged as it is. Names the file, and where possible line and field, that its author has to look at. */
export class PackageError extends Error {
  override readonly name = 'PackageError';
  /** Relative to the package, with the line if there is one: `problem.yaml:7`. */
  readonly where: string;
  /** Without the place. */
  readonly reason: string;
  /** What kind of fault it is, for those who have words of their own. */
  readonly code: FormatFaultCode;

  constructor(where: string, reason: string, code: FormatFaultCode = 'not-supported') {
    super(`${where}: ${reason}`);
    this.where = where;
    this.reason = reason;
    this.code = code;
  }
}
