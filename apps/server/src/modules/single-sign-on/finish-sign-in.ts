/**
 * How this works: the browser returns from the provider with a state and a code. The attempt of that state is consumed, so both
 * work once; its browser hash must match the cookie, so a return address that was made elsewhere is refused. Then the purpose
 * decides. A login finds the account by issuer and subject, never by a mail address: an address that belongs to an account only
 * leads to the question for its password. A link belongs to the account that started it, which must still be logged in, in a
 * session whose identity was fresh at the start.
 */
import { signOnTimers } from '@touchstone/contract';
import { inTransaction } from '@touchstone/database';
import {
  displayNameOf,
  findClaimedEmail,
  findMappedRole,
  listMappedGroups,
  mapProfile,
} from '@touchstone/rules/sign-on/claims';
import { callError } from '../../platform/errors/call-error.ts';
import type { CallOrigin } from '../../platform/http/call-context.ts';
import { countedAddress } from '../../platform/network-address.ts';
import { enforceRateLimit } from '../../platform/rate-limits.ts';
import { findAccountByEmail, requireFreshIdentity } from '../accounts/index.ts';
import { hashKey } from './attempt-keys.ts';
import { takeAttempt, type Attempt } from './attempts.repository.ts';
import { createLinkedAccount, isLinkedMeanwhile } from './create-linked-account.ts';
import { announceLink } from './announce-link.ts';
import { linkIdentity, refreshIdentity } from './link-identity.ts';
import { openProviderSession } from './open-provider-session.ts';
import { requireOpenTo } from './only-provider.ts';
import { findProvider, type ProviderRow } from './providers.repository.ts';
import type { FinishRequest, SignInOutcome } from './sign-in-outcome.ts';
import type { SignInParts } from './sign-in-parts.ts';
import { storeTicket } from './store-ticket.ts';
import { finishWechat } from './wechat/finish-wechat.ts';

interface Identified {
  provider: ProviderRow;
  subject: string;
  claims: Record<string, unknown>;
}

export async function finishSignIn(parts: SignInParts, request: FinishRequest): Promise<SignInOutcome> {
  await enforceRateLimit(parts, 'login', countedAddress(request.origin.ip));
  const query = new URLSearchParams(request.parameters);
  const { attempt, state, browserKey } = await getAttempt(parts, query, request.browserKey);
  if (attempt.userId !== null && attempt.userId !== request.session?.viewer.id)
    throw callError('signInExpired');
  if (attempt.purpose === 'link') requireFreshIdentity(parts, request.session, startOf(attempt));
  if (attempt.providerId === null)
    return finishWechat(parts, { ...request, browserKey, attempt, code: query.get('code') });
  const provider = await getProvider(parts, { ...attempt, providerId: attempt.providerId });
  refuseError(parts, query, provider);
  const returned = new URL(`${attempt.returnUrl}?${query.toString()}`);
  const { sub: subject, ...claims } = await parts.clients.fetchClaims(provider, returned, {
    ...attempt,
    state,
  });
  return decideOutcome(parts, { attempt, identified: { provider, subject, claims }, request });
}

/** The time at the provider does not count. */
const startOf = ({ expiresAt }: Attempt) =>
  new Date(expiresAt.getTime() - signOnTimers.attemptLifeSeconds * 1000);

async function getAttempt(
  { database, clock }: SignInParts,
  query: URLSearchParams,
  browserKey: string | undefined,
) {
  const state = query.get('state') ?? '';
  if (state === '' || browserKey === undefined) throw callError('signInExpired');
  const attempt = await takeAttempt(database, {
    stateHash: hashKey(state),
    browserHash: hashKey(browserKey),
    now: clock(),
  });
  if (attempt === undefined) throw callError('signInExpired');
  return { attempt, state, browserKey };
}

async function getProvider(
  parts: SignInParts,
  { providerId, purpose }: { providerId: number; purpose: Attempt['purpose'] },
) {
  const provider = await findProvider(parts.database, providerId);
  if (provider === undefined || (!provider.isEnabled && purpose !== 'test'))
    throw callError('signInProviderUnknown');
  if (purpose === 'login') requireOpenTo(parts, provider.id);
  return provider;
}

/** The provider redirects with an error if the user refuses, or if its settings and ours do not fit. */
function refuseError({ logger }: SignInParts, query: URLSearchParams, { slug }: ProviderRow) {
  const error = query.get('error');
  if (error === null) return;
  if (error === 'access_denied') throw callError('signInCancelled');
  logger.warn({ code: error.slice(0, 100), provider: slug }, 'the provider returned an error');
  throw callError(
    error === 'temporarily_unavailable' || error === 'server_error' ? 'signInProviderDown' : 'signInRefused',
  );
}

interface Decision {
  attempt: Attempt;
  identified: Identified;
  request: FinishRequest;
}

async function decideOutcome(
  parts: SignInParts,
  { attempt, identified, request }: Decision,
): Promise<SignInOutcome> {
  const { provider, claims } = identified;
  const { origin } = request;
  const label = provider.labels[origin.locale];
  switch (attempt.purpose) {
    case 'test':
      return {
        kind: 'tested',
        label,
        claims: JSON.stringify({ sub: identified.subject, ...claims }, null, 2),
        role: findMappedRole(claims, provider.claimMapping.roles) ?? null,
        groups: listMappedGroups(claims, provider.claimMapping.groups),
      };
    case 'link':
      await link(parts, identified, { userId: attempt.userId ?? '', origin });
      return { kind: 'linked', label };
    case 'login':
      return logInOrAsk(parts, identified, request);
    default:
      return attempt.purpose satisfies never;
  }
}

async function link(
  parts: SignInParts,
  identified: Identified,
  { userId, origin }: { userId: string; origin: CallOrigin },
) {
  await inTransaction(parts.database, async (transaction) => {
    await linkIdentity(transaction, { ...identified, userId, origin, now: parts.clock() });
    await announceLink(parts, transaction, { userId, origin, label: identified.provider.labels });
  });
}

async function logInOrAsk(
  parts: SignInParts,
  identified: Identified,
  request: FinishRequest,
): Promise<SignInOutcome> {
  const { provider, claims } = identified;
  const { origin } = request;
  const known = await refreshIdentity(parts, { ...identified, origin });
  if (known !== undefined) return logIn(parts, { userId: known, provider, origin });
  const email = findClaimedEmail(claims);
  const isEmailTaken = email !== null && (await findAccountByEmail(parts.database, email)) !== undefined;
  if (!provider.createsAccounts || isEmailTaken)
    return askForAccount(parts, identified, { request, email, isEmailTaken });
  try {
    const userId = await createLinkedAccount(parts, { ...identified, origin, username: undefined });
    return await logIn(parts, { userId, provider, origin });
  } catch (error) {
    // Two first logins arrived together: the second finds the account of the first.
    const userId = isLinkedMeanwhile(error)
      ? await refreshIdentity(parts, { ...identified, origin })
      : undefined;
    if (userId === undefined) throw error;
    return logIn(parts, { userId, provider, origin });
  }
}

async function logIn(
  parts: SignInParts,
  login: { userId: string; provider: ProviderRow; origin: CallOrigin },
): Promise<SignInOutcome> {
  return { kind: 'logged-in', session: await openProviderSession(parts, login) };
}

async function askForAccount(
  parts: SignInParts,
  { provider, subject, claims }: Identified,
  { request, email, isEmailTaken }: { request: FinishRequest; email: string | null; isEmailTaken: boolean },
): Promise<SignInOutcome> {
  const ticket = await storeTicket(parts, request.browserKey, { providerId: provider.id, subject, claims });
  return {
    kind: 'first-login',
    firstLogin: {
      ticket,
      label: provider.labels[request.origin.locale],
      displayName: displayNameOf(claims),
      username: mapProfile(claims, provider.claimMapping).username,
      email,
      isEmailTaken,
      mayCreate: provider.createsAccounts,
    },
  };
}
