/** The call to the social provider: exchanges the browser's code for the user's identity. */
import { z } from 'zod';
import { fetchJson, ExternalCallError } from '../../platform/fetch-json.ts';
import type { Settings } from '../../platform/settings/setting-sections.ts';

const identity = z.object({ openid: z.string().min(1).max(128), unionid: z.string().max(128).optional() });
const refusal = z.object({ errcode: z.number(), errmsg: z.string().optional() });

export interface SocialIdentity {
  openId: string;
  /** The same in all applications of one operator, if the provider sends it. */
  unionId: string | undefined;
}

export async function fetchSocialIdentity(
  { appId, secret, tokenUrl }: Settings['socialLogin'] & { appId: string; secret: string },
  code: string,
): Promise<SocialIdentity> {
  const url = URL.parse(tokenUrl);
  if (url === null) throw new ExternalCallError('the address of the provider is not valid');
  const parameters = { appid: appId, secret, code, grant_type: 'authorization_code' };
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  const answer = await fetchJson(url);
  const refused = refusal.safeParse(answer);
  if (refused.success && refused.data.errcode !== 0)
    throw new ExternalCallError(`refused: ${String(refused.data.errcode)} ${refused.data.errmsg ?? ''}`);
  const known = identity.safeParse(answer);
  if (!known.success) throw new ExternalCallError('the response contains no identity');
  return { openId: known.data.openid, unionId: known.data.unionid || undefined };
}
