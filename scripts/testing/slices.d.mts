export interface Slice {
  readonly name: string;
  readonly proves: string;
  /** Files and folders of tests. */
  readonly tests: readonly string[];
  /** Programs that run after the tests, each from the root of the repository. */
  readonly commands?: readonly (readonly string[])[];
  /** A test file that runs each time, and does more if the variable is set. */
  readonly deepens?: string;
  /** Set to `since:<commit>` by CI, and to `all` by `npm run test:release`. */
  readonly variable?: string;
  readonly isForRelease?: boolean;
  /** Debian packages that only this slice needs. */
  readonly packages?: readonly string[];
  /** Files and folders. */
  readonly paths: readonly string[];
  /** The commit at which the slice last passed whole; empty if it never did. */
  readonly passed: string;
}

export interface History {
  /** Undefined if the commit is not in this history. */
  readonly countCommits: (since: string) => number | undefined;
  readonly listChanged: (since: string) => readonly string[];
}

export const slicesFile: string;
export const sizeVariable: string;
export const slicesVariable: string;
export const notesVariable: string;
export const progressVariable: string;
export const passedSlicesFile: string;
export function readSlices(): Slice[];
export function readLongTests(): string[];
export function listLeftOut(environment?: NodeJS.ProcessEnv): string[];
export function findReason(
  slice: Pick<Slice, 'paths' | 'tests' | 'deepens' | 'passed'>,
  history: History,
): string | undefined;
export function listDueSlices(root: string): (Slice & { readonly reason: string })[];
export function rememberPassed(root: string, names: readonly string[]): void;
export function renewText(text: string, passed: { commit: string; names: readonly string[] }): string;
