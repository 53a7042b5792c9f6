/** Codes that users type: upper case, without letters and digits that look alike. */
import { membershipCodePattern } from '@touchstone/contract/membership-limits';

const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const groupLength = 4;
const codeLength = 16;

/** One letter per random byte; the alphabet has 32 signs, so all are equally likely. */
export function makeCode(randomBytes: Uint8Array): string {
  if (randomBytes.length !== codeLength) throw new Error(`A code is made of ${String(codeLength)} bytes.`);
  const signs = Array.from(randomBytes, (byte) => alphabet.charAt(byte % alphabet.length)).join('');
  return signs.match(new RegExp(`.{${String(groupLength)}}`, 'gu'))?.join('-') ?? '';
}

/** As typed: letter case, spaces and hyphens do not matter. Undefined if it cannot be a code. */
export function normalizeCode(typed: string): string | undefined {
  const signs = typed.toUpperCase().replace(/[\s-]+/g, '');
  const code = signs.match(/.{1,4}/gu)?.join('-') ?? '';
  return membershipCodePattern.test(code) ? code : undefined;
}
