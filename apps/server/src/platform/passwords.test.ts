import { hash } from '@node-rs/argon2';
import { describe, expect, test } from 'vitest';
import { hashOverMd5, Passwords } from './passwords.ts';

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

  test('over an MD5 hash match the password, not the MD5 hash, and are outdated', async () => {
    const md5 = '5F4DCC3B5AA765D61D8327DEB882CF99';
    const stored = hashOverMd5(md5);
    expect(stored).toMatch(/^md5\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await check(stored, 'password')).toBe(true);
    expect(await check(stored, md5.toLowerCase())).toBe(false);
    expect(await isOutdated(stored)).toBe(true);
  });
});
