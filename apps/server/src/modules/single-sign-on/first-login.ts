/**
 * The choice after a first login: a new account, or one that exists. The ticket belongs to the browser that came back from the
 * provider, and is consumed together with the link. An existing account needs its password, with the same limits as a login,
 * or a session with a fresh identity. Its owner is told of the link.
 */
import { inTransaction, type Queryable } from '@touchstone/database';
import { callError } from '../../platform/errors/call-error.ts';
import type { CallOrigin } from '../../platform/http/call-context.ts';
import type { CallerSession } from '../../platform/sessions/sessions.ts';
import { logIn, requireFreshIdentity, type Credentials, type OpenedSession } from '../accounts/index.ts';
import { announceLink } from './announce-link.ts';
import { hashKey } from './attempt-keys.ts';
import { deletePendingIdentity, findPendingIdentity } from './attempts.repository.ts';
import { createLinkedAccount } from './create-linked-account.ts';
import { linkIdentity } from './link-identity.ts';
import { openProviderSession } from './open-provider-session.ts';
import { findProvider } from './providers.repository.ts';
import type { SignInParts } from './sign-in-parts.ts';
import { identityOfClaims } from './wechat/finish-wechat.ts';
import { createWechatAccount, linkWechat, logInByWechat } from './wechat/wechat-accounts.ts';

export interface Ticket {
  ticket: string;
  browserKey: string | undefined;
  origin: CallOrigin;
}

async function getPending({ database, clock }: SignInParts, { ticket, browserKey }: Ticket) {
  if (browserKey === undefined) throw callError('signInExpired');
  const pending = await findPendingIdentity(database, {
    ticketHash: hashKey(ticket),
    browserHash: hashKey(browserKey),
    now: clock(),
  });
  if (pending === undefined) throw callError('signInExpired');
  if (pending.providerId === null) return { ...pending, browserKey, provider: undefined };
  const provider = await findProvider(database, pending.providerId);
  if (provider?.isEnabled !== true) throw callError('signInProviderUnknown');
  return { ...pending, browserKey, provider };
}

const consume = (transaction: Queryable, { ticket }: Ticket) =>
  deletePendingIdentity(transaction, hashKey(ticket));

export async function createFromTicket(
  parts: SignInParts,
  { username, ...ticket }: Ticket & { username: string | undefined },
): Promise<OpenedSession> {
  const { provider, subject, claims, browserKey } = await getPending(parts, ticket);
  const { origin } = ticket;
  if (provider === undefined) {
    const userId = await createWechatAccount(parts, { identity: identityOfClaims(claims), username });
    await consume(parts.database, ticket);
    return logInByWechat(parts, { userId, browserKey, origin });
  }
  if (!provider.createsAccounts) throw callError('signInMayNotCreate');
  const userId = await createLinkedAccount(parts, { provider, subject, claims, origin, username });
  await consume(parts.database, ticket);
  return openProviderSession(parts, { userId, provider, origin });
}

/** A login with a password that also links the identity. */
export async function connectWithPassword(
  parts: SignInParts,
  { credentials, ...ticket }: Ticket & { credentials: Credentials },
): Promise<OpenedSession> {
  await getPending(parts, ticket);
  const { origin, browserKey } = ticket;
  const session = await logIn(parts, { credentials, origin, browserKey, isConnecting: true });
  await attach(parts, { ...ticket, userId: session.userInfo.id });
  return session;
}

/** For an account that has just logged in, perhaps with a second factor. */
export async function attachToAccount(
  parts: SignInParts,
  { session, ...ticket }: Ticket & { session: CallerSession },
) {
  requireFreshIdentity(parts, session);
  await attach(parts, { ...ticket, userId: session.viewer.id });
}

async function attach(parts: SignInParts, { userId, ...ticket }: Ticket & { userId: string }) {
  const { provider, subject, claims, browserKey } = await getPending(parts, ticket);
  const { origin } = ticket;
  if (provider === undefined) {
    await linkWechat(parts, { userId, identity: identityOfClaims(claims), browserKey, origin });
    await consume(parts.database, ticket);
    return;
  }
  await inTransaction(parts.database, async (transaction) => {
    await linkIdentity(transaction, { provider, subject, claims, origin, userId, now: parts.clock() });
    await announceLink(parts, transaction, { userId, origin, label: provider.labels });
    await consume(transaction, ticket);
  });
}
