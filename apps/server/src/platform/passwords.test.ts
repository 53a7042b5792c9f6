import { hash } from '@node-rs/argon2';
import { describe, expect, test } from 'vitest';
import { Passwords } from './passwords.ts';

const passwords = new Passwords(1);
const isOutdated = (passwordHash: string) =>
  passwords.run('test', async (hashing) => hashing.isOutdated(passwordHash));
const check = (passwordHash: string | null | undefined, password: string) =>
  passwords.run('test', (hashing) => hashing.verify(passwordHash, password));

describe('password hashes', () => {
  test('are Argon2id with the current parameters, salted, and match only their password', async () => {
    const [one, other] = await Promise.all([
      passwords.hash('test', 'pass 口令'),
      passwords.hash('test', 'pass 口令'),
    ]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(one).not.toBe(other);
    expect(await isOutdated(one)).toBe(false);
    expect(await check(one, 'pass 口令')).toBe(true);
    expect(await check(one, 'pass 口令 ')).toBe(false);
  });

  test.each([null, undefined])('no password matches an account without one (%s)', async (nothing) => {
    expect(await check(nothing, '')).toBe(false);
    expect(await check(nothing, 'anything')).toBe(false);
  });

  test('with other parameters are still verified, and detected as outdated', async () => {
    const old = await hash('secret1', { algorithm: 2, memoryCost: 8192, timeCost: 1, parallelism: 1 });
    expect(await check(old, 'secret1')).toBe(true);
    expect(await isOutdated(old)).toBe(true);
  });
});
