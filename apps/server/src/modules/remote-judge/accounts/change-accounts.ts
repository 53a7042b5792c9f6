/** Accounts at other sites, as administrators change them. Neither passwords nor sessions are in the audit log. */
import { inTransaction, type Queryable } from '@touchstone/database';
import { remoteJudges, type RemoteAccountKey } from '@touchstone/contract/remote-judges';
import { stateOfBrowser } from '@touchstone/remote-judges/http/browser-session';
import { recordAudit } from '../../../platform/audit-log.ts';
import { callError } from '../../../platform/errors/call-error.ts';
import type { Actor } from '../../../platform/http/call-context.ts';
import type { Platform } from '../../../platform/platform.ts';
import { SecretUnreadableError } from '../../../platform/secrets.ts';
import {
  decryptSecret,
  deleteAccount,
  encryptSecret,
  encryptSession,
  findAccount,
  insertAccount,
  isAccountBusy,
  lockAccounts,
  updateAccount,
  withoutPause,
  type AccountSecret,
  type RemoteAccountRow,
} from '../../site/index.ts';
import { originOf } from '../site-client.ts';

type Parts = Pick<Platform, 'database' | 'clock' | 'secrets' | 'configuration'>;

interface ApiFields {
  apiKey?: string | undefined;
  apiSecret?: string | undefined;
}

const targetOf = ({ accountKey, username }: Pick<RemoteAccountRow, 'accountKey' | 'username'>) =>
  `remote account ${accountKey} ${username}`;

function parseApi({ apiKey, apiSecret }: ApiFields): AccountSecret['api'] {
  if (apiKey === undefined && apiSecret === undefined) return undefined;
  if (apiKey === undefined || apiSecret === undefined) throw callError('remoteApiKeyIncomplete');
  return { key: apiKey, secret: apiSecret };
}

export async function addAccount(
  { database, clock, secrets }: Parts,
  by: Actor,
  added: { accountKey: RemoteAccountKey; username: string; password: string } & ApiFields,
) {
  const { accountKey, password } = added;
  const username = added.username.trim();
  const api = parseApi(added);
  const now = clock();
  return inTransaction(database, async (transaction) => {
    await lockAccounts(transaction);
    const id = await insertAccount(transaction, {
      accountKey,
      username,
      secret: encryptSecret(secrets, { accountKey, username }, { password, ...(api && { api }) }),
      // Behind all others.
      position: 1_000_000,
      createdAt: now,
      updatedAt: now,
    });
    if (id === undefined) throw callError('remoteAccountExists', { username });
    await recordAudit(transaction, by, {
      action: 'remote-account.create',
      target: targetOf({ accountKey, username }),
      after: { hasApiKey: api !== undefined },
    });
    return id;
  });
}

export async function getAccount(database: Queryable, id: number): Promise<RemoteAccountRow> {
  const account = await findAccount(database, id);
  if (account === undefined) throw callError('remoteAccountGone');
  return account;
}

export async function changeAccount(
  { database, clock, secrets }: Parts,
  by: Actor,
  sent: { id: number; isEnabled?: boolean | undefined; password?: string | undefined } & ApiFields,
) {
  const { id, isEnabled, password } = sent;
  const api = parseApi(sent);
  await inTransaction(database, async (transaction) => {
    await lockAccounts(transaction);
    const before = await getAccount(transaction, id);
    const isSecretNew = password !== undefined || api !== undefined;
    const stored = isSecretNew ? mergeSecret(secrets, before, { password, api }) : undefined;
    await updateAccount(transaction, id, {
      ...(isEnabled !== undefined && { isEnabled }),
      ...(stored && { secret: encryptSecret(secrets, before, stored) }),
      // The session belongs to the former password.
      ...(password !== undefined && { session: null, browserSessionAt: null, browserSessionFailedAt: null }),
      // An administrator has acted, so the account is tried again.
      ...((isSecretNew || isEnabled === true) && withoutPause),
      updatedAt: clock(),
    });
    await recordAudit(transaction, by, {
      action: 'remote-account.change',
      target: targetOf(before),
      before: { isEnabled: before.isEnabled },
      after: {
        isEnabled: isEnabled ?? before.isEnabled,
        isPasswordNew: password !== undefined,
        isApiKeyNew: api !== undefined,
      },
    });
  });
}

function mergeSecret(
  secrets: Platform['secrets'],
  before: RemoteAccountRow,
  { password, api }: { password: string | undefined; api: AccountSecret['api'] },
): AccountSecret {
  if (password === undefined)
    return { ...decryptSecret(secrets, before, before.secret), ...(api && { api }) };
  const kept = api ?? readOldApi(secrets, before);
  return { password, ...(kept && { api: kept }) };
}

/** The API key is kept when the password changes. After a change of the key of the secrets, both are entered again. */
function readOldApi(secrets: Platform['secrets'], before: RemoteAccountRow): AccountSecret['api'] {
  try {
    return decryptSecret(secrets, before, before.secret).api;
  } catch (error) {
    if (error instanceof SecretUnreadableError) return undefined;
    throw error;
  }
}

export async function removeAccount({ database, clock }: Parts, by: Actor, id: number) {
  await inTransaction(database, async (transaction) => {
    await lockAccounts(transaction);
    const before = await getAccount(transaction, id);
    if (await isAccountBusy(transaction, id, clock()))
      throw callError('remoteAccountBusy', { username: before.username });
    await deleteAccount(transaction, id);
    await recordAudit(transaction, by, { action: 'remote-account.delete', target: targetOf(before) });
  });
}

/** Where a site wants a browser, an administrator logs in there and gives us its cookies. */
export async function storeBrowserSession(
  { database, clock, secrets, configuration }: Parts,
  by: Actor,
  { id, cookie, userAgent }: { id: number; cookie: string; userAgent: string },
) {
  await inTransaction(database, async (transaction) => {
    await lockAccounts(transaction);
    const before = await getAccount(transaction, id);
    const isRemoved = cookie.trim() === '';
    const vendor = remoteJudges.find(({ accountKey }) => accountKey === before.accountKey);
    if (vendor === undefined) throw callError('remoteAccountGone');
    const state = stateOfBrowser(originOf(configuration, vendor.prefix), cookie);
    const agent = userAgent.trim();
    const session = { state, ...(agent !== '' && { userAgent: agent }) };
    await updateAccount(transaction, id, {
      session: isRemoved ? null : encryptSession(secrets, before, session),
      browserSessionAt: isRemoved ? null : clock(),
      browserSessionFailedAt: null,
      ...(!isRemoved && withoutPause),
      updatedAt: clock(),
    });
    await recordAudit(transaction, by, {
      action: isRemoved ? 'remote-account.remove-session' : 'remote-account.set-session',
      target: targetOf(before),
    });
  });
}
