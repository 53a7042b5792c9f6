import { signOnReturnPath, signOnTimers, wechatSlug } from '@touchstone/contract';
import { isSuperAdmin } from '@touchstone/rules/permissions';
import { findSiteOrigin, isOwnPageOrigin, isPageOrigin } from '@touchstone/rules/sign-on/methods';
import { callError } from '../../platform/errors/call-error.ts';
import { makeBrowserKey } from '../../platform/http/browser-key.ts';
import type { CallOrigin } from '../../platform/http/call-context.ts';
import { countedAddress } from '../../platform/network-address.ts';
import { enforceRateLimit } from '../../platform/rate-limits.ts';
import type { CallerSession } from '../../platform/sessions/sessions.ts';
import { requireFreshIdentity } from '../accounts/index.ts';
import { hashKey, makeKey } from './attempt-keys.ts';
import { requireOpenTo } from './only-provider.ts';
import type { Challenge } from './openid/provider-clients.ts';
import { insertAttempt, type Attempt } from './attempts.repository.ts';
import { findProviderBySlug, type ProviderRow } from './providers.repository.ts';
import type { SignInParts } from './sign-in-parts.ts';
import { wechatAuthorizeUrl } from './wechat/wechat-sign-in.ts';

interface StartRequest {
  provider: string;
  purpose: Attempt['purpose'];
  pageOrigin: string;
  isInsideApp: boolean;
  browserKey: string | undefined;
  session: CallerSession | undefined;
  origin: CallOrigin;
}

/** Returns the address of the provider, and the key that the browser must keep. */
export async function startSignIn(
  parts: SignInParts,
  request: StartRequest,
): Promise<{ url: string; browserKey: string }> {
  await enforceRateLimit(parts, 'login', countedAddress(request.origin.ip));
  checkPageOrigin(parts, request);
  checkCaller(parts, request);
  const browserKey = request.browserKey ?? makeBrowserKey();
  const challenge = { nonce: makeKey(), codeVerifier: makeKey() };
  const state = makeKey();
  const { url, returnUrl, providerId } =
    request.provider === wechatSlug
      ? addressWechat(parts, request, state)
      : await addressProvider(parts, request, { ...challenge, state });
  await insertAttempt(parts.database, {
    stateHash: hashKey(state),
    browserHash: hashKey(browserKey),
    providerId,
    purpose: request.purpose,
    userId: request.purpose === 'login' ? null : (request.session?.viewer.id ?? null),
    ...challenge,
    returnUrl,
    isInsideApp: request.isInsideApp,
    expiresAt: new Date(parts.clock().getTime() + signOnTimers.attemptLifeSeconds * 1000),
  });
  return { url, browserKey };
}

function checkPageOrigin({ settings }: SignInParts, { pageOrigin, origin }: StartRequest) {
  if (!isPageOrigin(pageOrigin)) throw callError('invalidField', { field: 'origin', reason: 'bad-format' });
  const siteOrigin = findSiteOrigin(settings.current.web.baseUrl);
  const { requestedOrigin } = origin;
  if (!isOwnPageOrigin(pageOrigin, { siteOrigin, requestedOrigin }))
    throw callError('signInElsewhere', { origin: siteOrigin ?? requestedOrigin });
}

function addressWechat(
  parts: SignInParts,
  { purpose, pageOrigin, isInsideApp }: StartRequest,
  state: string,
) {
  if (purpose === 'test') throw callError('signInProviderUnknown');
  if (purpose === 'login') requireOpenTo(parts, null);
  return { ...wechatAuthorizeUrl(parts, { state, pageOrigin, isInsideApp }), providerId: null };
}

async function addressProvider(
  parts: SignInParts,
  request: StartRequest,
  challenge: Challenge & { state: string },
) {
  const provider = await getProvider(parts, request);
  const returnUrl = `${request.pageOrigin}${signOnReturnPath}`;
  const url = await parts.clients.authorizationUrl(provider, { ...challenge, returnUrl });
  return { url, returnUrl, providerId: provider.id };
}

/** A link opens the account for good, so a stolen session must not be enough to make one. */
function checkCaller(parts: SignInParts, { purpose, session }: StartRequest) {
  if (purpose === 'login') return;
  if (session === undefined) throw callError('loginRequired');
  if (purpose === 'test' && !isSuperAdmin(session.viewer.role)) throw callError('noPermission');
  if (purpose === 'link') requireFreshIdentity(parts, session);
}

async function getProvider(
  parts: SignInParts,
  { provider: slug, purpose }: StartRequest,
): Promise<ProviderRow> {
  const provider = await findProviderBySlug(parts.database, slug);
  // A provider can be tested before it is enabled.
  if (provider === undefined || (!provider.isEnabled && purpose !== 'test'))
    throw callError('signInProviderUnknown');
  if (purpose === 'login') requireOpenTo(parts, provider.id);
  return provider;
}
