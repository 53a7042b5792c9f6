/** Why another judge did not do what was asked. The key chooses the message, the wait and the state of the account. */
import type { RemoteErrorKey } from '@touchstone/contract/remote-reasons';

export { remoteErrorKeys, type RemoteErrorKey } from '@touchstone/contract/remote-reasons';

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
