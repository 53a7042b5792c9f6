/** The one call to the social-messaging provider: exchanges the code of the browser for the identity behind it. */
import { z } from 'zod';
import type { Settings } from '../../platform/settings/setting-sections.ts';

/** What the provider said or failed to say; for the log, never for the caller. */
export class SocialProviderError extends Error {}

const timeoutMs = 10_000;
const maximumAnswerBytes = 64 * 1024;

const identity = z.object({ openid: z.string().min(1).max(128), unionid: z.string().max(128).optional() });
const refusal = z.object({ errcode: z.number(), errmsg: z.string().optional() });

export interface SocialIdentity {
  openId: string;
  /** The same across all applications of one operator, where the provider tells it. */
  unionId: string | undefined;
}

export async function fetchSocialIdentity(
  { appId, secret, tokenUrl }: Settings['socialLogin'] & { appId: string; secret: string },
  code: string,
): Promise<SocialIdentity> {
  const url = URL.parse(tokenUrl);
  if (url === null) throw new SocialProviderError('the address of the provider is not valid');
  const parameters = { appid: appId, secret, code, grant_type: 'authorization_code' };
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  const answer = await fetchJson(url);
  const refused = refusal.safeParse(answer);
  if (refused.success && refused.data.errcode !== 0)
    throw new SocialProviderError(`refused: ${String(refused.data.errcode)} ${refused.data.errmsg ?? ''}`);
  const known = identity.safeParse(answer);
  if (!known.success) throw new SocialProviderError('the answer holds no identity');
  return { openId: known.data.openid, unionId: known.data.unionid || undefined };
}

async function fetchJson(url: URL): Promise<unknown> {
  try {
    // A redirect would carry the secret to wherever it points.
    const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
    if (!response.ok) throw new SocialProviderError(`HTTP ${String(response.status)}`);
    return JSON.parse(await readBounded(response));
  } catch (error) {
    if (error instanceof SocialProviderError) throw error;
    throw new SocialProviderError(describeFailure(error), { cause: error });
  }
}

function describeFailure(error: unknown) {
  if (error instanceof SyntaxError) return 'the answer is not JSON';
  if (!(error instanceof Error)) return String(error);
  // What went wrong on the network is one level down; neither level holds the query with the secret.
  return error.cause instanceof Error ? error.cause.message : error.message;
}

async function readBounded(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > maximumAnswerBytes) throw new SocialProviderError('the answer is too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
