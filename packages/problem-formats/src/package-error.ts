import type { FormatFaultCode } from './read-result.ts';

/** The package cannot be judged. Names the file, and if possible line and field, that its author must fix. */
export class PackageError extends Error {
  override readonly name = 'PackageError';
  /** Relative to the package, with the line if there is one: `problem.yaml:7`. */
  readonly where: string;
  /** Without the location. */
  readonly reason: string;
  /** The kind of fault, for callers with their own messages. */
  readonly code: FormatFaultCode;

  constructor(where: string, reason: string, code: FormatFaultCode = 'not-supported') {
    super(`${where}: ${reason}`);
    this.where = where;
    this.reason = reason;
    this.code = code;
  }
}
