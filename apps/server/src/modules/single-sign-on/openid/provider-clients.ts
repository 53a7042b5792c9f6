/**
 * How this works: the endpoints of a provider come from its discovery document, which must name the configured issuer. The
 * result is cached for some minutes per provider and version of its settings, so a change takes effect with the next login.
 * `openid-client` checks signature, issuer, audience, nonce, expiry, state and PKCE. Answers of a provider are not trusted
 * further than that: they are slow, wrong or missing at times, and each case becomes one of the errors of the contract.
 */
import { LRUCache } from 'lru-cache';
import * as openid from 'openid-client';
import { callError } from '../../../platform/errors/call-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { ProviderRow } from '../providers.repository.ts';
import { decryptClientSecret } from './client-secret.ts';

const timeoutSeconds = 10;
const clockToleranceSeconds = 60;
const cacheMinutes = 10;
const maxCached = 50;

export function discover(
  { issuer, clientId }: Pick<ProviderRow, 'issuer' | 'clientId'>,
  secret?: string,
): Promise<openid.Configuration> {
  const url = new URL(issuer);
  // `isIssuerAddress` allows plain HTTP on this machine only.
  const execute = url.protocol === 'http:' ? [openid.allowInsecureRequests] : [];
  const authentication = secret === undefined ? openid.None() : openid.ClientSecretBasic(secret);
  return openid.discovery(url, clientId, { [openid.clockTolerance]: clockToleranceSeconds }, authentication, {
    execute,
    timeout: timeoutSeconds,
  });
}

export interface Challenge {
  nonce: string;
  codeVerifier: string;
}

export function createProviderClients({ logger, secrets }: Pick<Platform, 'logger' | 'secrets'>) {
  const cache = new LRUCache<string, Promise<openid.Configuration>>({
    max: maxCached,
    ttl: cacheMinutes * 60_000,
  });

  const load = async (provider: ProviderRow): Promise<openid.Configuration> => {
    const key = `${String(provider.id)} ${provider.updatedAt.toISOString()}`;
    try {
      const loading = cache.get(key) ?? discover(provider, decryptClientSecret(secrets, provider));
      cache.set(key, loading);
      return await loading;
    } catch (error) {
      cache.delete(key);
      logger.warn({ ...describeFailure(error), provider: provider.slug }, 'discovery failed');
      throw callError('signInProviderDown');
    }
  };

  return {
    async authorizationUrl(
      provider: ProviderRow,
      { state, nonce, codeVerifier, returnUrl }: Challenge & { state: string; returnUrl: string },
    ): Promise<string> {
      const configuration = await load(provider);
      return openid.buildAuthorizationUrl(configuration, {
        redirect_uri: returnUrl,
        scope: provider.scopes,
        state,
        nonce,
        code_challenge: await openid.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
      }).href;
    },

    /** Exchanges the code for the claims of the ID token and of the user info endpoint. */
    async fetchClaims(
      provider: ProviderRow,
      returned: URL,
      { state, nonce, codeVerifier }: Challenge & { state: string },
    ): Promise<Record<string, unknown> & { sub: string }> {
      const configuration = await load(provider);
      try {
        const tokens = await openid.authorizationCodeGrant(configuration, returned, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: codeVerifier,
          idTokenExpected: true,
        });
        const idToken = tokens.claims();
        if (idToken === undefined) throw new Error('the response has no ID token');
        if (configuration.serverMetadata().userinfo_endpoint === undefined) return { ...idToken };
        const userInfo = await openid.fetchUserInfo(configuration, tokens.access_token, idToken.sub);
        return { ...idToken, ...userInfo, sub: idToken.sub };
      } catch (error) {
        logger.warn({ ...describeFailure(error), provider: provider.slug }, 'login at the provider failed');
        throw callError(isOutage(error) ? 'signInProviderDown' : 'signInRefused');
      }
    },
  };
}

export type ProviderClients = ReturnType<typeof createProviderClients>;

/** For the log: neither the code nor a secret. */
export function describeFailure(error: unknown): { reason: string; code: string | undefined } {
  if (!(error instanceof Error)) return { reason: String(error), code: undefined };
  const { cause } = error;
  const detail = cause instanceof Error ? `: ${cause.message}` : '';
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  return { reason: `${error.message}${detail}`, code };
}

/** The provider did not answer, or answered with an error of its own; otherwise it has refused the code. */
function isOutage(error: unknown): boolean {
  if (error instanceof openid.ResponseBodyError) return error.status >= 500;
  if (error instanceof openid.AuthorizationResponseError) return false;
  if (!(error instanceof Error)) return false;
  if (error instanceof TypeError && error.message === 'fetch failed') return true;
  const { cause } = error;
  if (cause instanceof Response) return cause.status >= 500;
  return 'code' in error && error.code === 'OAUTH_TIMEOUT';
}
