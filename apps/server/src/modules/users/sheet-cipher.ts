/**
 * Encrypts generated passwords with a key that is not stored: AES-256-GCM, found again by the hash of the
 * key.
 */
import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

export interface GeneratedUser {
  username: string;
  password: string;
}

const cipher = 'aes-256-gcm';
const vectorBytes = 12;
const tagBytes = 16;
const keyPattern = /^[0-9a-f]{64}$/;

const hashKey = (key: Buffer) => createHash('sha256').update(key).digest();

export function encryptSheet(users: readonly GeneratedUser[]) {
  const key = randomBytes(32);
  const vector = randomBytes(vectorBytes);
  const encryption = createCipheriv(cipher, key, vector);
  const body = Buffer.concat([encryption.update(JSON.stringify(users), 'utf8'), encryption.final()]);
  return {
    key: key.toString('hex'),
    keyHash: hashKey(key),
    content: Buffer.concat([vector, encryption.getAuthTag(), body]),
  };
}

/** Returns undefined for a malformed key. */
export const hashOfSheetKey = (key: string): Buffer | undefined =>
  keyPattern.test(key) ? hashKey(Buffer.from(key, 'hex')) : undefined;

export function decryptSheet(key: string, content: Buffer): GeneratedUser[] {
  const decryption = createDecipheriv(cipher, Buffer.from(key, 'hex'), content.subarray(0, vectorBytes));
  decryption.setAuthTag(content.subarray(vectorBytes, vectorBytes + tagBytes));
  const body = content.subarray(vectorBytes + tagBytes);
  return JSON.parse(
    Buffer.concat([decryption.update(body), decryption.final()]).toString(),
  ) as GeneratedUser[];
}
