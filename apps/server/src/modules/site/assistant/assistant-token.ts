/**
 * How this works: the site is an application of the assistant's provider. It signs a short-lived assertion (a JSON Web Token)
 * with its own key and the id of the user; the provider returns an access token, with which the browser of that user calls
 * the assistant. The key never leaves the server. The id of the user keeps the conversations of users apart.
 */
import { createPrivateKey, randomBytes } from 'node:crypto';
import { SignJWT } from 'jose';
import { z } from 'zod';
import { callError } from '../../../platform/errors/call-error.ts';
import { fetchJson, ExternalCallError } from '../../../platform/fetch-json.ts';
import type { Platform } from '../../../platform/platform.ts';
import { enforceRateLimit } from '../../../platform/rate-limits.ts';
import { decryptCozeKey } from './coze-key.ts';

type Parts = Pick<Platform, 'database' | 'clock' | 'settings' | 'secrets' | 'logger'>;
type Application = Record<'appId' | 'keyId' | 'privateKey' | 'tokenUrl', string>;

const assertionSeconds = 600;
/** As long as a login, because the browser requests a token once after it. */
const tokenSeconds = 86_399;

const answer = z.object({ access_token: z.string().min(1).max(8192) });

export async function getAssistantToken(parts: Parts, userId: string): Promise<string> {
  const application = findApplication(parts);
  if (application === undefined) throw callError('assistantNotConfigured');
  await enforceRateLimit(parts, 'assistant-token', userId);
  try {
    return await fetchToken(application, { userId, now: parts.clock() });
  } catch (error) {
    if (!(error instanceof ExternalCallError)) throw error;
    parts.logger.warn({ err: error }, 'the assistant gave no token');
    throw callError('assistantUnavailable');
  }
}

function findApplication({ settings, secrets }: Parts): Application | undefined {
  const { appId, keyId, privateKey, tokenUrl } = settings.current.coze;
  if (appId === '' || keyId === '' || privateKey === null) return undefined;
  return { appId, keyId, privateKey: decryptCozeKey(secrets, privateKey), tokenUrl };
}

async function fetchToken(application: Application, { userId, now }: { userId: string; now: Date }) {
  const url = URL.parse(application.tokenUrl);
  if (url === null) throw new ExternalCallError('the address of the provider is not valid');
  const assertion = await signAssertion(application, { audience: url.host, userId, now });
  const response = await fetchJson(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${assertion}` },
    body: JSON.stringify({
      grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
      duration_seconds: tokenSeconds,
    }),
  });
  const parsed = answer.safeParse(response);
  if (!parsed.success) throw new ExternalCallError('the response contains no token');
  return parsed.data.access_token;
}

async function signAssertion(
  { appId, keyId, privateKey }: Application,
  { audience, userId, now }: { audience: string; userId: string; now: Date },
): Promise<string> {
  const issuedAt = Math.floor(now.getTime() / 1000);
  const assertion = new SignJWT({ session_name: userId })
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT', kid: keyId })
    .setIssuer(appId)
    .setAudience(audience)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + assertionSeconds)
    .setJti(randomBytes(16).toString('hex'));
  try {
    return await assertion.sign(createPrivateKey(privateKey));
  } catch (error) {
    throw new ExternalCallError('the private key cannot be used', { cause: error });
  }
}
