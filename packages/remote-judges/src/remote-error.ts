/** Why another judge did not do what was asked. The key chooses the message, the wait and the state of the account. */
export const remoteErrorKeys = [
  /** No problem has this id. */
  'unknownProblem',
  /** The account may not see the problem. */
  'privateProblem',
  'wrongPassword',
  'accountLocked',
  /** The session ended: logging in again may help. */
  'loggedOut',
  'languageRefused',
  'codeTooShort',
  'codeTooLong',
  /** The site refuses the same code twice. */
  'duplicateSubmission',
  /** The site wants a browser, see `docs/decisions`. */
  'challengeRequired',
  'tooFast',
  /** No answer, an error of the server, or a maintenance page. */
  'siteDown',
  /** The page does not look as we know it. */
  'layoutChanged',
] as const;
export type RemoteErrorKey = (typeof remoteErrorKeys)[number];

interface RemoteErrorFacts {
  /** The page that was not understood, without secrets. */
  snapshot?: PageSnapshot | undefined;
  /** When the site accepts the next request. */
  retryAfterMs?: number | undefined;
  /** The request was sent, and the site may have accepted it. */
  isOutcomeUnknown?: boolean | undefined;
  cause?: unknown;
}

export interface PageSnapshot {
  url: string;
  status: number;
  text: string;
}

export class RemoteError extends Error {
  readonly key: RemoteErrorKey;
  readonly snapshot: PageSnapshot | undefined;
  readonly retryAfterMs: number | undefined;
  readonly isOutcomeUnknown: boolean;

  constructor(
    key: RemoteErrorKey,
    detail: string,
    { snapshot, retryAfterMs, isOutcomeUnknown = false, cause }: RemoteErrorFacts = {},
  ) {
    super(`${key}: ${detail}`, { cause });
    this.name = 'RemoteError';
    this.key = key;
    this.snapshot = snapshot;
    this.retryAfterMs = retryAfterMs;
    this.isOutcomeUnknown = isOutcomeUnknown;
  }
}
