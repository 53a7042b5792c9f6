/** Administration of remote judging: vendors, accounts at their sites, and what failed there. Passwords are never sent. */
import { z } from 'zod';
import { defineCalls, withPermission } from '../define-calls.ts';
import { remoteAccountKeys, remotePrefixes } from '../remote-judges.ts';
import { remoteReasons } from '../remote-reasons.ts';
import {
  boolean,
  filledText,
  identifier,
  nothing,
  optionalBoolean,
  optionalText,
  page,
  paging,
  text,
  wireDate,
} from '../wire.ts';

const access = withPermission('system_info_admin');

const vendorKey = () => z.enum(remotePrefixes);
const accountKey = () => z.enum(remoteAccountKeys);
const reason = z.enum(remoteReasons);
const oneAccount = { id: identifier() };

const vendor = z.object({
  key: vendorKey(),
  name: z.string(),
  accountKey: accountKey(),
  siteUrl: z.string(),
  /** Where the terms of the site limit automatic use. */
  termsUrl: z.string().nullable(),
  /** Off until an administrator enables it. */
  isOptIn: z.boolean(),
  isEnabled: z.boolean(),
  state: z.enum(['working', 'paused', 'off', 'no-account']),
  /** The last failure that counts for the circuit breaker. */
  reason: reason.nullable(),
  failedAt: wireDate().nullable(),
  /** Of a paused vendor. */
  resumesAt: wireDate().nullable(),
  /** Submissions. */
  waiting: z.int(),
  judging: z.int(),
  accounts: z.int(),
  lastSuccessAt: wireDate().nullable(),
});

const account = z.object({
  id: identifier(),
  accountKey: accountKey(),
  username: z.string(),
  isEnabled: z.boolean(),
  hasApiKey: z.boolean(),
  /** The session that an administrator took from a browser. */
  browserSession: z
    .object({ setAt: wireDate(), isValid: z.boolean(), failedAt: wireDate().nullable() })
    .nullable(),
  state: z.enum(['ready', 'busy', 'resting', 'paused', 'disabled']),
  reason: reason.nullable(),
  /** Of a busy account. */
  submissionId: identifier().nullable(),
  lastUsedAt: wireDate().nullable(),
  /** Of a resting account. */
  nextUseAt: wireDate().nullable(),
  /** Of a paused account. */
  resumesAt: wireDate().nullable(),
  usedToday: z.int(),
  dailyCap: z.int(),
});

const failure = z.object({
  id: identifier(),
  key: vendorKey(),
  username: z.string().nullable(),
  submissionId: identifier().nullable(),
  step: z.enum(['login', 'fetch', 'submit', 'recover', 'poll']),
  code: reason,
  detail: z.string(),
  url: z.string().nullable(),
  httpStatus: z.int().nullable(),
  createdAt: wireDate(),
  hasSnapshot: z.boolean(),
});

const secret = () => filledText(255);
const optionalSecret = () => optionalText(255);

export const adminRemoteCalls = defineCalls({
  'GET /api/admin/remote/vendors': {
    summary: 'The vendors of remote judging with their state.',
    access,
    data: z.array(vendor),
  },
  'PUT /api/admin/remote/vendor': {
    summary: 'Enables or disables a vendor. Submissions of a disabled vendor wait.',
    access,
    body: z.object({ key: vendorKey(), isEnabled: boolean() }),
    data: nothing(),
  },
  'POST /api/admin/remote/vendor/resume': {
    summary: 'Ends the pause of a vendor and of its accounts.',
    access,
    body: z.object({ key: vendorKey() }),
    data: nothing(),
  },
  'GET /api/admin/remote/accounts': {
    summary: 'The accounts at other sites with their state.',
    access,
    query: z.object({ key: accountKey().nullish() }),
    data: z.array(account),
  },
  'POST /api/admin/remote/account': {
    summary: 'Adds an account.',
    access,
    body: z.object({
      accountKey: accountKey(),
      username: filledText(255),
      password: secret(),
      apiKey: optionalSecret(),
      apiSecret: optionalSecret(),
    }),
    data: z.object(oneAccount),
  },
  'PUT /api/admin/remote/account': {
    summary: 'Changes an account. Absent fields stay. A new password ends its pause.',
    access,
    body: z.object({
      ...oneAccount,
      isEnabled: optionalBoolean(),
      password: optionalSecret(),
      apiKey: optionalSecret(),
      apiSecret: optionalSecret(),
    }),
    data: nothing(),
  },
  'DELETE /api/admin/remote/account': {
    summary: 'Deletes an account. Refused while a submission uses it.',
    access,
    query: z.object(oneAccount),
    data: nothing(),
  },
  'POST /api/admin/remote/account/try-login': {
    summary: 'Logs in at the site with the stored password. A success ends the pause of the account.',
    access,
    body: z.object(oneAccount),
    data: z.object({ isOk: z.boolean(), code: reason.nullable(), detail: z.string().nullable() }),
  },
  'PUT /api/admin/remote/account/session': {
    summary: 'Stores the session of a browser for an account. An empty cookie removes it.',
    access,
    body: z.object({ ...oneAccount, cookie: text(16_384), userAgent: text(1024) }),
    data: nothing(),
  },
  'GET /api/admin/remote/failures': {
    summary: 'What failed at other sites, newest first.',
    access,
    query: z.object({ ...paging(20), key: vendorKey().nullish() }),
    data: page(failure),
  },
  'GET /api/admin/remote/failure': {
    summary: 'One failure with the answer of the site, from which secrets were removed.',
    access,
    query: z.object({ id: identifier() }),
    data: failure.extend({ snapshot: z.string().nullable() }),
  },
});

export type WireRemoteVendor = z.output<typeof vendor>;
export type WireRemoteAccount = z.output<typeof account>;
export type WireRemoteFailure = z.output<typeof failure>;
