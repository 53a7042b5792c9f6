/**
 * Signed requests to WeChat Pay. An answer counts only if it is signed by WeChat and recent. An answer with an error is a
 * refusal; no answer, a failure of the service and an unsigned answer mean that the question must be asked again.
 */
import { z } from 'zod';
import type { Clock } from '../../../platform/clock.ts';
import { ExternalCallError, fetchText, type TextAnswer } from '../../../platform/fetch-json.ts';
import { ProviderRefusalError, ProviderUnavailableError } from '../payments/online-provider.ts';
import type { Merchant } from './merchant.ts';
import { authorizeRequest, isMessageSigned, isStampRecent, parseStamp } from './message-signature.ts';
import { createPlatformKeys, readCertificates, type FindPlatformKey } from './platform-keys.ts';

const refusal = z.object({ code: z.string(), message: z.string().default('') });

export interface WechatPayRequest {
  method: 'GET' | 'POST';
  path: string;
  body?: object;
}

export interface WechatPayClient {
  /** The answer of a call; undefined without content. */
  send: (merchant: Merchant, request: WechatPayRequest) => Promise<unknown>;
  findPlatformKey: FindPlatformKey;
}

const usualTimeoutMs = 10_000;
/** The request was not accepted as ours: the answer need not be signed. */
const unauthorized = 401;
const tooManyRequests = 429;

export function createWechatPayClient({
  clock,
  timeoutMs = usualTimeoutMs,
}: {
  clock: Clock;
  /** Tests shorten it. */
  timeoutMs?: number;
}): WechatPayClient {
  const ask = async (merchant: Merchant, { method, path, body }: WechatPayRequest): Promise<TextAnswer> => {
    const text = body === undefined ? '' : JSON.stringify(body);
    const url = URL.parse(`${merchant.apiUrl.replace(/\/+$/, '')}${path}`);
    if (url === null) throw new ProviderUnavailableError('the address of WeChat Pay is not valid');
    const headers = {
      accept: 'application/json',
      'user-agent': 'Touchstone',
      authorization: authorizeRequest(
        merchant,
        { method, path: `${url.pathname}${url.search}`, body: text },
        clock(),
      ),
      ...(merchant.publicKey !== undefined && { 'wechatpay-serial': merchant.publicKey.id }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    };
    try {
      const request = { method, headers, ...(body !== undefined && { body: text }) };
      const answer = await fetchText(url, request, timeoutMs);
      if (answer.status >= 500 || answer.status === tooManyRequests)
        throw new ProviderUnavailableError(`HTTP ${String(answer.status)}`);
      return answer;
    } catch (error) {
      if (error instanceof ProviderUnavailableError || !(error instanceof ExternalCallError)) throw error;
      throw new ProviderUnavailableError(error.message, { cause: error });
    }
  };

  const findPlatformKey = createPlatformKeys({ clock }, async (merchant) => {
    const answer = await ask(merchant, { method: 'GET', path: '/v3/certificates' });
    if (answer.status !== 200) throw toRefusal(answer);
    const keys = readCertificates(merchant, parseJson(answer.text));
    // The list is encrypted with the key of the merchant. Its signature is checked with the certificates in it.
    await checkSignature(answer, (serial) => Promise.resolve(keys.get(serial)?.key), clock());
    return keys;
  });

  return {
    findPlatformKey,
    send: async (merchant, request) => {
      const answer = await ask(merchant, request);
      if (answer.status === unauthorized) throw toRefusal(answer);
      await checkSignature(answer, (serial) => findPlatformKey(merchant, serial), clock());
      if (answer.status >= 400) throw toRefusal(answer);
      return answer.text === '' ? undefined : parseJson(answer.text);
    },
  };
}

async function checkSignature(
  { text, header }: TextAnswer,
  findKey: (serial: string) => ReturnType<FindPlatformKey>,
  now: Date,
): Promise<void> {
  const stamp = parseStamp(header);
  if (stamp === undefined) throw new ProviderUnavailableError('the answer is not signed');
  if (!isStampRecent(stamp, now)) throw new ProviderUnavailableError('the answer is of another time');
  const publicKey = await findKey(stamp.serial);
  if (publicKey === undefined) throw new ProviderUnavailableError('the answer is signed with an unknown key');
  if (!isMessageSigned(stamp, text, publicKey))
    throw new ProviderUnavailableError('the signature of the answer is wrong');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new ProviderUnavailableError('the answer is not JSON', { cause: error });
  }
}

function toRefusal({ status, text }: TextAnswer): ExternalCallError {
  const { data } = refusal.safeParse(parseJson(text));
  return data === undefined
    ? new ProviderUnavailableError(`HTTP ${String(status)}`)
    : new ProviderRefusalError(data.code, data.message);
}
