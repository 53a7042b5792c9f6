import type { RemoteAccount } from '../api/accounts.ts';
import type { RemoteFailure } from '../api/failures.ts';
import type { RemoteVendor } from '../api/vendors.ts';

const time = '2026-05-01T08:00:00.000+0000';

export const aVendor = (changes: Partial<RemoteVendor> = {}): RemoteVendor => ({
  key: 'HDU',
  name: 'HDU',
  accountKey: 'hdu',
  siteUrl: 'https://acm.hdu.edu.cn',
  termsUrl: null,
  isOptIn: false,
  isEnabled: true,
  state: 'working',
  reason: null,
  failedAt: null,
  resumesAt: null,
  waiting: 0,
  judging: 0,
  accounts: 1,
  lastSuccessAt: null,
  ...changes,
});

export const anAccount = (changes: Partial<RemoteAccount> = {}): RemoteAccount => ({
  id: 1,
  accountKey: 'hdu',
  username: 'robot',
  isEnabled: true,
  hasApiKey: false,
  browserSession: null,
  state: 'ready',
  reason: null,
  submissionId: null,
  lastUsedAt: null,
  nextUseAt: null,
  resumesAt: null,
  usedToday: 3,
  dailyCap: 200,
  ...changes,
});

export const aFailure = (changes: Partial<RemoteFailure> = {}): RemoteFailure => ({
  id: 5,
  key: 'CF',
  username: 'robot',
  submissionId: 77,
  step: 'submit',
  code: 'layoutChanged',
  detail: 'no form',
  url: 'https://codeforces.com/contest/4/submit',
  httpStatus: 200,
  createdAt: time,
  hasSnapshot: true,
  ...changes,
});

export { time };
