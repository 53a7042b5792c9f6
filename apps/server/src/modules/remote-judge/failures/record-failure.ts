/** Stores what failed at a site with the answer of the site, so that an administrator can see what changed there. */
import type { RemoteReason } from '@touchstone/contract';
import type { RemotePrefix } from '@touchstone/contract/remote-judges';
import type { Queryable } from '@touchstone/database';
import type { RemoteError } from '@touchstone/remote-judges/remote-error';
import { insertFailure } from './failures.repository.ts';
import { removeSecrets } from '@touchstone/remote-judges/remove-secrets';

export interface FailureContext {
  vendor: RemotePrefix;
  step: 'login' | 'fetch' | 'submit' | 'recover' | 'poll';
  accountId?: number | null | undefined;
  accountName?: string | null | undefined;
  submissionId?: number | null | undefined;
  /** Texts that must not be stored. */
  secrets?: readonly string[];
  now: Date;
}

const longestDetail = 1000;

export async function recordFailure(
  database: Queryable,
  { vendor, step, accountId, accountName, submissionId, secrets = [], now }: FailureContext,
  error: Pick<RemoteError, 'message' | 'snapshot'> & { key: RemoteReason },
) {
  const clean = (text: string) => removeSecrets(text, secrets);
  await insertFailure(database, {
    vendor,
    step,
    accountId: accountId ?? null,
    accountName: accountName ?? null,
    submissionId: submissionId ?? null,
    code: error.key,
    detail: clean(error.message).slice(0, longestDetail),
    url: error.snapshot === undefined ? null : clean(error.snapshot.url),
    httpStatus: error.snapshot?.status ?? null,
    snapshot: error.snapshot === undefined ? null : clean(error.snapshot.text),
    createdAt: now,
  });
}
