/** How often we may use each site. The values stay below what a careful user does, and below the documented limits of APIs. */
import type { RemotePrefix } from '@touchstone/contract/remote-judges';

export interface RemotePace {
  /** Between two codes of one account, and of all accounts. */
  readonly accountIntervalMs: number;
  readonly vendorIntervalMs: number;
  /** Between two questions about results, over all submissions. */
  readonly pollIntervalMs: number;
  /** Codes of one account on one day (UTC). */
  readonly dailyCap: number;
  /** How late a run may appear in the account's own list after the code was sent. */
  readonly listDelayMs: number;
}

const seconds = (count: number) => count * 1000;

export const remotePaces: Readonly<Record<RemotePrefix, RemotePace>> = {
  // The site refuses a second code within five seconds.
  HDU: {
    accountIntervalMs: seconds(6),
    vendorIntervalMs: seconds(1),
    pollIntervalMs: 250,
    dailyCap: 1000,
    listDelayMs: seconds(10),
  },
  // The API takes one request every two seconds.
  CF: {
    accountIntervalMs: seconds(20),
    vendorIntervalMs: seconds(3),
    pollIntervalMs: seconds(2),
    dailyCap: 300,
    listDelayMs: seconds(20),
  },
  GYM: {
    accountIntervalMs: seconds(20),
    vendorIntervalMs: seconds(3),
    pollIntervalMs: seconds(2),
    dailyCap: 300,
    listDelayMs: seconds(20),
  },
  POJ: {
    accountIntervalMs: seconds(6),
    vendorIntervalMs: seconds(2),
    pollIntervalMs: 500,
    dailyCap: 500,
    listDelayMs: seconds(10),
  },
  SPOJ: {
    accountIntervalMs: seconds(15),
    vendorIntervalMs: seconds(3),
    pollIntervalMs: seconds(1),
    dailyCap: 300,
    listDelayMs: seconds(15),
  },
  // The site asks to wait for up to ten seconds between two codes.
  AC: {
    accountIntervalMs: seconds(12),
    vendorIntervalMs: seconds(3),
    pollIntervalMs: seconds(1),
    dailyCap: 300,
    listDelayMs: seconds(15),
  },
  LIBRE: {
    accountIntervalMs: seconds(5),
    vendorIntervalMs: seconds(1),
    pollIntervalMs: 500,
    dailyCap: 1000,
    listDelayMs: seconds(10),
  },
};

/** Of polling one submission: the interval and the limit of the contract. */
export const remotePolling = { intervalMs: 2500, limit: 60 } as const;
