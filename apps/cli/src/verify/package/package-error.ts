/** The package cannot be judged as it is. Names the file, and where possible line and field, that its author has to look at. */
export class PackageError extends Error {
  override readonly name = 'PackageError';
  /** Relative to the package, with the line if there is one: `problem.yaml:7`. */
  readonly where: string;

  constructor(where: string, message: string) {
    super(`${where}: ${message}`);
    this.where = where;
  }
}
