/** The keys of both sides, and what WeChat does with them: verify requests, sign answers, encrypt for the merchant. */
import { createCipheriv, generateKeyPairSync, randomBytes, sign, verify, type KeyObject } from 'node:crypto';
import { makeCertificate } from '../../../testing/make-certificate.ts';

const dayMs = 86_400_000;

interface KeyPair {
  publicKey: KeyObject;
  privateKey: KeyObject;
}

export interface WechatKeys {
  merchant: {
    merchantId: string;
    appId: string;
    serial: string;
    /** PEM. */
    privateKey: string;
    apiKey: string;
  };
  merchantKeys: KeyPair;
  /** What the platform signs with. A forger has another key and uses the serial of the platform. */
  platform: KeyPair & { serial: string };
  forger: KeyPair;
  /** PEM, for merchants that verify with the public key. */
  publicKey: string;
  publicKeyId: string;
  /** An entry of the list of certificates. */
  listCertificate: () => object;
}

const newPair = () => generateKeyPairSync('rsa', { modulusLength: 2048 });
/** As those of WeChat, 40 digits. */
const newSerial = () => `5${randomBytes(20).toString('hex').slice(1)}`.toUpperCase();

export function createWechatKeys(now: Date): WechatKeys {
  const merchantKeys = newPair();
  const platform = { ...newPair(), serial: newSerial() };
  const validity = {
    from: new Date(now.getTime() - dayMs),
    to: new Date(now.getTime() + 5 * 365 * dayMs),
  };
  const certificate = makeCertificate(platform, {
    serial: platform.serial,
    ...validity,
    name: 'Tenpay.com Root CA',
  });
  const keys: WechatKeys = {
    merchant: {
      merchantId: '1900000109',
      appId: 'wx8888888888888888',
      serial: newSerial(),
      privateKey: merchantKeys.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
      apiKey: randomBytes(16).toString('hex'),
    },
    merchantKeys,
    platform,
    forger: newPair(),
    publicKey: platform.publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    publicKeyId: `PUB_KEY_ID_${randomBytes(8).toString('hex')}`,
    listCertificate: () => ({
      serial_no: platform.serial,
      effective_time: validity.from.toISOString(),
      expire_time: validity.to.toISOString(),
      encrypt_certificate: encryptForMerchant(keys, certificate, 'certificate'),
    }),
  };
  return keys;
}

export function encryptForMerchant({ merchant }: WechatKeys, text: string, context: string) {
  const nonce = randomBytes(6).toString('hex');
  const cipher = createCipheriv('aes-256-gcm', Buffer.from(merchant.apiKey), Buffer.from(nonce));
  cipher.setAAD(Buffer.from(context));
  const bytes = Buffer.concat([cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return {
    algorithm: 'AEAD_AES_256_GCM',
    nonce,
    associated_data: context,
    ciphertext: bytes.toString('base64'),
  };
}

interface MessageSigner {
  time: Date;
  key: 'platform' | 'forger';
  serial: string;
}

/** The headers of a signed answer or notification. */
export function signMessage(keys: WechatKeys, body: string, { time, key, serial }: MessageSigner) {
  const timestamp = String(Math.floor(time.getTime() / 1000));
  const nonce = randomBytes(16).toString('hex');
  const content = Buffer.from(`${timestamp}\n${nonce}\n${body}\n`);
  return {
    'wechatpay-timestamp': timestamp,
    'wechatpay-nonce': nonce,
    'wechatpay-signature': sign('sha256', content, keys[key].privateKey).toString('base64'),
    'wechatpay-serial': serial,
  };
}

export function isRequestSigned(
  { merchant, merchantKeys }: WechatKeys,
  authorization: string,
  { method, path, body }: { method: string; path: string; body: string },
): boolean {
  const scheme = 'WECHATPAY2-SHA256-RSA2048 ';
  if (!authorization.startsWith(scheme)) return false;
  const fields = new Map(
    Array.from(
      authorization.slice(scheme.length).matchAll(/(\w+)="([^"]*)"/g),
      ([, name = '', value = '']) => [name, value],
    ),
  );
  if (fields.get('mchid') !== merchant.merchantId || fields.get('serial_no') !== merchant.serial)
    return false;
  const lines = [method, path, fields.get('timestamp'), fields.get('nonce_str'), body];
  const content = Buffer.from(lines.map((line) => `${line ?? ''}\n`).join(''));
  const signature = Buffer.from(fields.get('signature') ?? '', 'base64');
  return verify('sha256', content, merchantKeys.publicKey, signature);
}
