/** The button "try login": a login at the site with the stored password, outside of any submission. */
import type { RemoteReason } from '@touchstone/contract';
import { remoteJudges, type RemotePrefix } from '@touchstone/contract/remote-judges';
import { inTransaction } from '@touchstone/database';
import { RemoteError } from '@touchstone/remote-judges/remote-error';
import { callError } from '../../../platform/errors/call-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import { SecretUnreadableError } from '../../../platform/secrets.ts';
import {
  decryptSecret,
  decryptSession,
  encryptSession,
  updateAccount,
  withoutPause,
  type RemoteAccountRow,
} from '../../site/index.ts';
import { recordFailure } from '../failures/record-failure.ts';
import { removeSecrets } from '@touchstone/remote-judges/remove-secrets';
import { judgeOf, openSite } from '../site-client.ts';
import { getAccount } from './change-accounts.ts';

type Parts = Pick<Platform, 'database' | 'clock' | 'secrets' | 'configuration'>;

export interface LoginTrial {
  isOk: boolean;
  code: RemoteReason | null;
  detail: string | null;
}

export async function tryLogin(parts: Parts, id: number): Promise<LoginTrial> {
  const account = await getAccount(parts.database, id);
  const listed = remoteJudges.find(({ accountKey }) => accountKey === account.accountKey);
  if (listed === undefined) throw callError('remoteAccountGone');
  try {
    return await logIn(parts, account, listed.prefix);
  } catch (error) {
    if (!(error instanceof SecretUnreadableError)) throw error;
    return { isOk: false, code: 'secretUnreadable', detail: null };
  }
}

async function logIn(
  { database, clock, secrets, configuration }: Parts,
  account: RemoteAccountRow,
  prefix: RemotePrefix,
): Promise<LoginTrial> {
  const { password, api } = decryptSecret(secrets, account, account.secret);
  const browser =
    account.browserSessionAt === null || account.session === null
      ? undefined
      : decryptSession(secrets, account, account.session);
  const site = openSite(configuration, prefix, { session: browser });
  try {
    await judgeOf(prefix).logIn(site, { username: account.username, password, ...(api && { api }) });
    const session = { ...browser, state: site.exportState() };
    await inTransaction(database, (transaction) =>
      updateAccount(transaction, account.id, {
        session: encryptSession(secrets, account, session),
        browserSessionFailedAt: null,
        ...withoutPause,
      }),
    );
    return { isOk: true, code: null, detail: null };
  } catch (error) {
    if (!(error instanceof RemoteError)) throw error;
    const texts = [password, ...(api ? [api.secret] : []), ...(browser ? [browser.state] : [])];
    await recordFailure(
      database,
      {
        vendor: prefix,
        step: 'login',
        accountId: account.id,
        accountName: account.username,
        secrets: texts,
        now: clock(),
      },
      error,
    );
    return { isOk: false, code: error.key, detail: removeSecrets(error.message, texts) };
  } finally {
    await site.close();
  }
}
