/**
 * Secrets that the site must be able to read again: passwords at other sites, keys of providers. They are encrypted with
 * AES-256-GCM. The key is in the data folder or in the environment, never in the database, so a copy of the database does not
 * reveal them. Several servers need the same key from the environment.
 */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ConfigurationError, type Configuration } from './configuration.ts';

const cipher = 'aes-256-gcm';
const vectorBytes = 12;
const tagBytes = 16;
const keyPattern = /^[0-9a-f]{64}$/;

/** The secret was encrypted with another key, or it is for another purpose. */
export class SecretUnreadableError extends Error {}

export class Secrets {
  readonly #key: Buffer;

  constructor(key: Buffer) {
    this.#key = key;
  }

  /** The purpose is part of the encryption: a secret that is moved to another row or column cannot be read. */
  encrypt(text: string, purpose: string): Buffer {
    const vector = randomBytes(vectorBytes);
    const encryption = createCipheriv(cipher, this.#key, vector).setAAD(Buffer.from(purpose));
    const body = Buffer.concat([encryption.update(text, 'utf8'), encryption.final()]);
    return Buffer.concat([vector, encryption.getAuthTag(), body]);
  }

  decrypt(secret: Buffer, purpose: string): string {
    const decryption = createDecipheriv(cipher, this.#key, secret.subarray(0, vectorBytes), {
      authTagLength: tagBytes,
    });
    decryption.setAAD(Buffer.from(purpose));
    decryption.setAuthTag(secret.subarray(vectorBytes, vectorBytes + tagBytes));
    const body = secret.subarray(vectorBytes + tagBytes);
    try {
      return Buffer.concat([decryption.update(body), decryption.final()]).toString('utf8');
    } catch (error) {
      throw new SecretUnreadableError(`The secret for ${purpose} cannot be read with this key.`, {
        cause: error,
      });
    }
  }
}

export async function openSecrets({
  secretKey,
  dataDirectory,
}: Pick<Configuration, 'secretKey' | 'dataDirectory'>): Promise<Secrets> {
  const text = secretKey ?? (await loadKey(join(dataDirectory, 'secret-key')));
  if (!keyPattern.test(text))
    throw new ConfigurationError('The key of the secrets must be 64 hexadecimal digits.');
  return new Secrets(Buffer.from(text, 'hex'));
}

async function loadKey(path: string): Promise<string> {
  await createKey(path);
  return (await readFile(path, 'utf8')).trim();
}

/** The first start creates the key. If two processes start at once, both use the file of the first. */
export async function createKey(path: string): Promise<void> {
  try {
    await writeFile(path, `${randomBytes(32).toString('hex')}\n`, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
}
