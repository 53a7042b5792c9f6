import { signOnReturnPath, signOnTimers } from '@touchstone/contract';
import { isSuperAdmin } from '@touchstone/rules/permissions';
import { isPageOrigin } from '@touchstone/rules/sign-on/methods';
import { callError } from '../../platform/errors/call-error.ts';
import { makeBrowserKey } from '../../platform/http/browser-key.ts';
import type { CallOrigin } from '../../platform/http/call-context.ts';
import { countedAddress } from '../../platform/network-address.ts';
import { enforceRateLimit } from '../../platform/rate-limits.ts';
import type { Viewer } from '../../platform/sessions/sessions.ts';
import { hashKey, makeKey } from './attempt-keys.ts';
import { insertAttempt, type Attempt } from './attempts.repository.ts';
import { findProviderBySlug, type ProviderRow } from './providers.repository.ts';
import type { SignInParts } from './sign-in-parts.ts';

interface StartRequest {
  provider: string;
  purpose: Attempt['purpose'];
  pageOrigin: string;
  browserKey: string | undefined;
  viewer: Viewer | undefined;
  origin: CallOrigin;
}

/** Returns the address of the provider, and the key that the browser must keep. */
export async function startSignIn(
  parts: SignInParts,
  request: StartRequest,
): Promise<{ url: string; browserKey: string }> {
  await enforceRateLimit(parts, 'login', countedAddress(request.origin.ip));
  if (!isPageOrigin(request.pageOrigin))
    throw callError('invalidField', { field: 'origin', reason: 'bad-format' });
  checkCaller(request);
  const provider = await getProvider(parts, request);
  const browserKey = request.browserKey ?? makeBrowserKey();
  const challenge = { nonce: makeKey(), codeVerifier: makeKey() };
  const state = makeKey();
  const returnUrl = `${request.pageOrigin}${signOnReturnPath}`;
  const url = await parts.clients.authorizationUrl(provider, { ...challenge, state, returnUrl });
  await insertAttempt(parts.database, {
    stateHash: hashKey(state),
    browserHash: hashKey(browserKey),
    providerId: provider.id,
    purpose: request.purpose,
    userId: request.purpose === 'login' ? null : (request.viewer?.id ?? null),
    ...challenge,
    returnUrl,
    expiresAt: new Date(parts.clock().getTime() + signOnTimers.attemptLifeSeconds * 1000),
  });
  return { url, browserKey };
}

function checkCaller({ purpose, viewer }: StartRequest) {
  if (purpose === 'login') return;
  if (viewer === undefined) throw callError('loginRequired');
  if (purpose === 'test' && !isSuperAdmin(viewer.role)) throw callError('noPermission');
}

async function getProvider(
  { database, settings }: SignInParts,
  { provider: slug, purpose }: StartRequest,
): Promise<ProviderRow> {
  const provider = await findProviderBySlug(database, slug);
  // A provider can be tested before it is enabled.
  if (provider === undefined || (!provider.isEnabled && purpose !== 'test'))
    throw callError('signInProviderUnknown');
  const { onlyProviderId } = settings.current.signIn;
  if (purpose === 'login' && onlyProviderId !== null && onlyProviderId !== provider.id)
    throw callError('signInOnlyProvider');
  return provider;
}
