import { createHash } from 'node:crypto';
import { afterEach, expect, test } from 'vitest';
import { createPasswordHasher, type PasswordHasher } from './password-hasher.ts';

let hasher: PasswordHasher | undefined;

afterEach(async () => {
  await hasher?.close();
});

const cheap = { memoryCost: 64, timeCost: 1 };

test('hashes lists of any length on several threads, each hash with its own salt', async () => {
  hasher = createPasswordHasher(cheap, 2);
  const md5 = createHash('md5').update('same').digest('hex');
  const [none, hashes] = await Promise.all([
    hasher.hash([]),
    hasher.hash(Array.from({ length: 37 }, () => md5)),
  ]);
  expect(none).toEqual([]);
  expect(hashes).toHaveLength(37);
  expect(new Set(hashes).size).toBe(37);
  expect(hashes.every((hash) => hash.startsWith('md5$argon2id$v=19$m=64,t=1,p=1$'))).toBe(true);
});

test('reports a failed thread to the caller', async () => {
  // The library refuses this cost.
  hasher = createPasswordHasher({ memoryCost: 1, timeCost: 1 }, 1);
  await expect(hasher.hash(['0'.repeat(32)])).rejects.toThrow();
});
