/**
 * How this works: the site is an application of the assistant's provider. It signs a short-lived statement of who it is, and
 * on whose behalf it asks, with its own key; the provider answers a token that the browser of that user talks to the
 * assistant with. The key never leaves the server. The user's id keeps the conversations of users apart.
 */
import { createPrivateKey, randomBytes, sign, type KeyObject } from 'node:crypto';
import { z } from 'zod';
import { callError } from '../../../platform/errors/call-error.ts';
import { fetchJson, OutsideCallError } from '../../../platform/fetch-json.ts';
import type { Platform } from '../../../platform/platform.ts';
import { enforceRateLimit } from '../../../platform/rate-limits.ts';
import type { Settings } from '../../../platform/settings/setting-sections.ts';

type Parts = Pick<Platform, 'database' | 'clock' | 'settings' | 'logger'>;
type Application = Record<'appId' | 'keyId' | 'privateKey' | 'tokenUrl', string>;

const statementSeconds = 600;
/** As long as a login: the browser asks once after it. */
const tokenSeconds = 86_399;

const answer = z.object({ access_token: z.string().min(1).max(8192) });

export async function getAssistantToken(parts: Parts, userId: string): Promise<string> {
  const application = findApplication(parts.settings.current.assistant);
  if (application === undefined) throw callError('assistantNotConfigured');
  await enforceRateLimit(parts, 'assistant-token', userId);
  try {
    return await fetchToken(application, { userId, now: parts.clock() });
  } catch (error) {
    if (!(error instanceof OutsideCallError)) throw error;
    parts.logger.warn({ err: error }, 'the assistant gave no token');
    throw callError('assistantUnavailable');
  }
}

function findApplication({ appId, keyId, privateKey, tokenUrl }: Settings['assistant']) {
  const isComplete = appId !== null && keyId !== null && privateKey !== null;
  return isComplete ? { appId, keyId, privateKey, tokenUrl } : undefined;
}

async function fetchToken(application: Application, { userId, now }: { userId: string; now: Date }) {
  const url = URL.parse(application.tokenUrl);
  if (url === null) throw new OutsideCallError('the address of the provider is not valid');
  const statement = signStatement(application, { audience: url.host, userId, now });
  const told = await fetchJson(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${statement}` },
    body: JSON.stringify({
      grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
      duration_seconds: tokenSeconds,
    }),
  });
  const parsed = answer.safeParse(told);
  if (!parsed.success) throw new OutsideCallError('the answer holds no token');
  return parsed.data.access_token;
}

/** A JSON Web Token, signed with RS256. */
function signStatement(
  { appId, keyId, privateKey }: Application,
  { audience, userId, now }: { audience: string; userId: string; now: Date },
): string {
  const issuedAt = Math.floor(now.getTime() / 1000);
  const header = { alg: 'RS256', typ: 'JWT', kid: keyId };
  const claims = {
    iss: appId,
    aud: audience,
    iat: issuedAt,
    exp: issuedAt + statementSeconds,
    jti: randomBytes(16).toString('hex'),
    session_name: userId,
  };
  const content = [header, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');
  const signature = sign('sha256', Buffer.from(content), readKey(privateKey)).toString('base64url');
  return `${content}.${signature}`;
}

function readKey(pem: string): KeyObject {
  try {
    return createPrivateKey(pem);
  } catch (error) {
    throw new OutsideCallError('the private key cannot be read', { cause: error });
  }
}
