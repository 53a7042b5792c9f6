/**
 * A session with an account of this site, for statements that guests do not see. The account needs no lease: reading a page does
 * not disturb the submission that uses it.
 */
import { getRemoteVendor, type RemotePrefix } from '@touchstone/contract/remote-judges';
import { inTransaction } from '@touchstone/database';
import type { SiteSession } from '@touchstone/remote-judges/http/site-session';
import { RemoteError } from '@touchstone/remote-judges/remote-error';
import type { Platform } from '../../../platform/platform.ts';
import { SecretUnreadableError } from '../../../platform/secrets.ts';
import {
  decryptSecret,
  decryptSession,
  encryptSession,
  listAccounts,
  updateAccount,
  type RemoteAccountRow,
} from '../../site/index.ts';
import { judgeOf, openSite } from '../site-client.ts';

export type SiteParts = Pick<Platform, 'database' | 'clock' | 'secrets' | 'configuration' | 'logger'>;

/** The first account that may be used; undefined if there is none. */
async function findUsableAccount(
  { database, clock }: SiteParts,
  prefix: RemotePrefix,
): Promise<RemoteAccountRow | undefined> {
  const { accountKey } = getRemoteVendor(prefix);
  const now = clock();
  return (await listAccounts(database)).find(
    (account) =>
      account.accountKey === accountKey &&
      account.isEnabled &&
      (account.pausedUntil === null || account.pausedUntil <= now),
  );
}

/**
 * Runs the work with a logged-in session, or returns undefined if the site has no account. A stored session is tried first; when
 * the site does not accept it any more, the account logs in again.
 */
export async function withAccount<Result>(
  parts: SiteParts,
  prefix: RemotePrefix,
  work: (site: SiteSession) => Promise<Result>,
): Promise<{ result: Result } | undefined> {
  const account = await findUsableAccount(parts, prefix);
  if (account === undefined) return undefined;
  const session = readSession(parts, account);
  if (session !== undefined) {
    const site = openSite(parts.configuration, prefix, { session });
    try {
      return { result: await work(site) };
    } catch (error) {
      const isEnded =
        error instanceof RemoteError && (error.key === 'loggedOut' || error.key === 'privateProblem');
      if (!isEnded) throw error;
    } finally {
      await site.close();
    }
  }
  return { result: await logInAndWork(parts, prefix, { account, work }) };
}

async function logInAndWork<Result>(
  parts: SiteParts,
  prefix: RemotePrefix,
  { account, work }: { account: RemoteAccountRow; work: (site: SiteSession) => Promise<Result> },
): Promise<Result> {
  const { database, secrets, configuration } = parts;
  const { password, api } = getSecret(parts, account);
  const browser = account.browserSessionAt === null ? undefined : readSession(parts, account);
  const site = openSite(configuration, prefix, { session: browser });
  try {
    await judgeOf(prefix).logIn(site, { username: account.username, password, ...(api && { api }) });
    const session = encryptSession(secrets, account, { ...browser, state: site.exportState() });
    await inTransaction(database, (transaction) => updateAccount(transaction, account.id, { session }));
    return await work(site);
  } finally {
    await site.close();
  }
}

/** A session that cannot be decrypted counts as none: the account logs in again. */
function readSession({ secrets, logger }: SiteParts, account: RemoteAccountRow) {
  if (account.session === null) return undefined;
  try {
    return decryptSession(secrets, account, account.session);
  } catch (error) {
    if (!(error instanceof SecretUnreadableError)) throw error;
    logger.warn({ err: error, account: account.username }, 'the session of a remote account is unreadable');
    return undefined;
  }
}

function getSecret({ secrets }: SiteParts, account: RemoteAccountRow) {
  try {
    return decryptSecret(secrets, account, account.secret);
  } catch (error) {
    if (!(error instanceof SecretUnreadableError)) throw error;
    throw new RemoteError('wrongPassword', `the password of ${account.username} cannot be read`, {
      cause: error,
    });
  }
}
