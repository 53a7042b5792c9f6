/** The settings of WeChat Pay. Keys are stored encrypted, are never sent to a browser again and are in no audit entry. */
import type { adminMembershipCalls, BodyOf } from '@touchstone/contract';
import { isIssuerAddress } from '@touchstone/rules/sign-on/methods';
import { createPrivateKey, createPublicKey } from 'node:crypto';
import { recordAudit } from '../../../platform/audit-log.ts';
import { callError } from '../../../platform/errors/call-error.ts';
import { ExternalCallError } from '../../../platform/fetch-json.ts';
import type { Actor } from '../../../platform/http/call-context.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { FindOnlineProvider } from '../payments/online-providers.ts';
import { encryptMerchantSecret, type WechatPaySettings } from './merchant.ts';
import { wechatProvider } from './wechat-payments.ts';

type Parts = Pick<Platform, 'settings' | 'secrets'>;
type Sent = BodyOf<(typeof adminMembershipCalls)['PUT /api/admin/membership/wechat-pay']>;

const apiKeyBytes = 32;

export const presentWechatPay = (stored: WechatPaySettings) => ({
  isEnabled: stored.isEnabled,
  merchantId: stored.merchantId,
  appId: stored.appId,
  serial: stored.serial,
  hasPrivateKey: stored.privateKey !== null,
  hasApiKey: stored.apiKey !== null,
  publicKeyId: stored.publicKeyId,
  publicKey: stored.publicKey,
  apiUrl: stored.apiUrl,
});

/** RSA keys only: the signatures of WeChat Pay are RSA. */
function isRsaKey(read: () => { asymmetricKeyType?: string | undefined }): boolean {
  try {
    return read().asymmetricKeyType === 'rsa';
  } catch (error) {
    // What is not a key makes OpenSSL throw.
    if (error instanceof Error) return false;
    throw error;
  }
}

function checkKeys({ privateKey, apiKey, publicKeyId, publicKey }: Sent) {
  if (privateKey !== undefined && !isRsaKey(() => createPrivateKey(privateKey)))
    throw callError('wechatPayKeyInvalid', { field: 'privateKey' });
  if (publicKey !== undefined && !isRsaKey(() => createPublicKey(publicKey)))
    throw callError('wechatPayKeyInvalid', { field: 'publicKey' });
  if ((publicKeyId === undefined) !== (publicKey === undefined))
    throw callError('wechatPayKeyInvalid', { field: 'publicKeyId' });
  if (apiKey !== undefined && Buffer.byteLength(apiKey) !== apiKeyBytes)
    throw callError('wechatPayKeyInvalid', { field: 'apiKey' });
}

/** A secret is kept as long as its merchant stays. */
function decideSecret(
  { settings, secrets }: Parts,
  merchantId: string | null,
  { part, sent }: { part: 'key' | 'api-key'; sent: string | undefined },
): string | null {
  if (merchantId === null) return null;
  if (sent !== undefined) return encryptMerchantSecret(secrets, merchantId, { part, text: sent });
  const stored = settings.current.wechatPay;
  if (stored.merchantId !== merchantId) return null;
  return part === 'key' ? stored.privateKey : stored.apiKey;
}

export async function changeWechatPay(parts: Parts, by: Actor, sent: Sent): Promise<void> {
  const { settings } = parts;
  checkKeys(sent);
  const apiUrl = sent.apiUrl.trim();
  if (!isIssuerAddress(apiUrl)) throw callError('providerIssuerInvalid');
  const merchantId = sent.merchantId ?? null;
  const changes: WechatPaySettings = {
    isEnabled: sent.isEnabled,
    merchantId,
    appId: sent.appId ?? null,
    serial: sent.serial ?? null,
    privateKey: decideSecret(parts, merchantId, { part: 'key', sent: sent.privateKey }),
    apiKey: decideSecret(parts, merchantId, { part: 'api-key', sent: sent.apiKey }),
    publicKeyId: sent.publicKeyId ?? null,
    publicKey: sent.publicKey ?? null,
    apiUrl,
  };
  const isComplete = [merchantId, changes.appId, changes.serial, changes.privateKey, changes.apiKey].every(
    (part) => part !== null,
  );
  if (changes.isEnabled && !isComplete) throw callError('wechatPayIncomplete');
  if (changes.isEnabled && settings.current.web.baseUrl === null) throw callError('wechatPayNoAddress');
  await settings.change('wechatPay', changes, (transaction) =>
    recordAudit(transaction, by, {
      action: 'wechat-pay.change',
      target: 'site',
      before: presentWechatPay(settings.current.wechatPay),
      after: presentWechatPay(changes),
    }),
  );
}

/** A number that no order has: a signed answer proves that both sides know each other's keys. */
const unusedNumber = 'TOUCHSTONE0TEST';

export async function testWechatPay(
  findProvider: FindOnlineProvider,
): Promise<{ isWorking: boolean; failure: string | null }> {
  const provider = findProvider(wechatProvider);
  if (provider === undefined) throw callError('wechatPayIncomplete');
  try {
    await provider.findPayment(unusedNumber);
    return { isWorking: true, failure: null };
  } catch (error) {
    if (!(error instanceof ExternalCallError)) throw error;
    return { isWorking: false, failure: error.message };
  }
}
