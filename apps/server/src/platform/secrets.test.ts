import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ConfigurationError } from './configuration.ts';
import { openSecrets, SecretUnreadableError } from './secrets.ts';

let dataDirectory: string;
beforeEach(async () => {
  dataDirectory = await mkdtemp(join(tmpdir(), 'touchstone-secrets-'));
});
afterEach(() => rm(dataDirectory, { recursive: true }));

const open = (secretKey?: string) => openSecrets({ secretKey, dataDirectory });

describe('secrets', () => {
  it('are read again after a restart, with the key of the data folder', async () => {
    const secret = (await open()).encrypt('pass 密码', 'remote-account:7');
    expect((await open()).decrypt(secret, 'remote-account:7')).toBe('pass 密码');
    expect((await stat(join(dataDirectory, 'secret-key'))).mode & 0o777).toBe(0o600);
  });

  it('are not the same twice and do not contain the text', async () => {
    const secrets = await open();
    const one = secrets.encrypt('password', 'x');
    expect(one.equals(secrets.encrypt('password', 'x'))).toBe(false);
    expect(one.includes('password')).toBe(false);
  });

  it('cannot be read with another key, for another purpose or after a change', async () => {
    const secrets = await open('a'.repeat(64));
    const secret = secrets.encrypt('password', 'x');
    expect(() => secrets.decrypt(secret, 'y')).toThrow(SecretUnreadableError);
    const other = await open('b'.repeat(64));
    expect(() => other.decrypt(secret, 'x')).toThrow(SecretUnreadableError);
    secret[secret.length - 1] = (secret.at(-1) ?? 0) ^ 1;
    expect(() => secrets.decrypt(secret, 'x')).toThrow(SecretUnreadableError);
  });

  it('of two processes that start at once have one key', async () => {
    const [one, other] = await Promise.all([open(), open()]);
    expect(other.decrypt(one.encrypt('password', 'x'), 'x')).toBe('password');
  });

  it('refuse a malformed key', async () => {
    await writeFile(join(dataDirectory, 'secret-key'), 'short');
    await expect(open()).rejects.toThrow(ConfigurationError);
    expect(await readFile(join(dataDirectory, 'secret-key'), 'utf8')).toBe('short');
  });
});
