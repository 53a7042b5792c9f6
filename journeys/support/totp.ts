/** Codes of an authenticator app (RFC 6238), as a phone computes them. */
import { createHmac } from 'node:crypto';

const periodMs = 30_000;
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

function decodeBase32(text: string): Buffer {
  const bits = Array.from(text, (sign) => alphabet.indexOf(sign).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

function codeOfStep(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', decodeBase32(secret)).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 15;
  return String((digest.readUInt32BE(offset) & 0x7f_ff_ff_ff) % 1_000_000).padStart(6, '0');
}

/** Every code is of a later step than the one before, because the site accepts a code once. */
export function createAuthenticatorApp(secret: string): { nextCode: () => string } {
  let lastStep = 0;
  return {
    nextCode: () => {
      lastStep = Math.max(lastStep + 1, Math.floor(Date.now() / periodMs));
      return codeOfStep(secret, lastStep);
    },
  };
}
