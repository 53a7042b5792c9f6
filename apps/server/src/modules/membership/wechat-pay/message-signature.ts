/**
 * Signatures of WeChat Pay, API v3: RSA with SHA-256 (PKCS #1 v1.5) over lines that each end with a line feed. Requests sign
 * method, path with query, time, nonce and body; answers and notifications sign time, nonce and body.
 */
import { randomBytes, sign, verify, type KeyObject } from 'node:crypto';

const algorithm = 'sha256';
const scheme = 'WECHATPAY2-SHA256-RSA2048';

/** How far a signed time may be from ours, in both directions. A recorded message is useless after it. */
export const clockToleranceSeconds = 300;

const joinLines = (lines: readonly string[]) => Buffer.from(lines.map((line) => `${line}\n`).join(''));

export const signLines = (lines: readonly string[], privateKey: KeyObject): string =>
  sign(algorithm, joinLines(lines), privateKey).toString('base64');

export const areLinesSigned = (
  lines: readonly string[],
  { signature, publicKey }: { signature: string; publicKey: KeyObject },
): boolean => verify(algorithm, joinLines(lines), publicKey, Buffer.from(signature, 'base64'));

export interface Signer {
  merchantId: string;
  /** Of the certificate of the merchant. */
  serial: string;
  privateKey: KeyObject;
}

export interface SignedRequest {
  method: 'GET' | 'POST';
  /** With the query. */
  path: string;
  body: string;
}

const secondsOf = (now: Date) => String(Math.floor(now.getTime() / 1000));

/** The value of the Authorization header. */
export function authorizeRequest(
  { merchantId, serial, privateKey }: Signer,
  { method, path, body }: SignedRequest,
  now: Date,
): string {
  const nonce = randomBytes(16).toString('hex');
  const timestamp = secondsOf(now);
  const signature = signLines([method, path, timestamp, nonce, body], privateKey);
  const fields = { mchid: merchantId, nonce_str: nonce, signature, timestamp, serial_no: serial };
  const list = Object.entries(fields).map(([name, value]) => `${name}="${value}"`);
  return `${scheme} ${list.join(',')}`;
}

/** The headers of a signed answer or notification. */
export interface MessageStamp {
  timestamp: string;
  nonce: string;
  signature: string;
  /** Of the certificate, or the id of the public key, that verifies it. */
  serial: string;
}

export function parseStamp(header: (name: string) => string | undefined): MessageStamp | undefined {
  const timestamp = header('wechatpay-timestamp');
  const nonce = header('wechatpay-nonce');
  const signature = header('wechatpay-signature');
  const serial = header('wechatpay-serial');
  if (!timestamp || !nonce || !signature || !serial) return undefined;
  return { timestamp, nonce, signature, serial };
}

export function isStampRecent({ timestamp }: MessageStamp, now: Date): boolean {
  if (!/^\d{1,12}$/.test(timestamp)) return false;
  return Math.abs(now.getTime() / 1000 - Number(timestamp)) <= clockToleranceSeconds;
}

export const isMessageSigned = (
  { timestamp, nonce, signature }: MessageStamp,
  body: string,
  publicKey: KeyObject,
): boolean => areLinesSigned([timestamp, nonce, body], { signature, publicKey });
