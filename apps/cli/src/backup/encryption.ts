/**
 * How this works: an archive is encrypted to the public key of an age identity (decision 0053). The site has only the public
 * key, so a thief of the server cannot read older backups. The identity is needed to restore and for drills. The format is that
 * of the program `age`, which can decrypt an archive without Touchstone: `age -d -i identity.txt site.tar.gz.age | tar xz`.
 */
import { chmod, open, readFile, writeFile } from 'node:fs/promises';
import { ReadableStream as NodeReadableStream } from 'node:stream/web';
import { Decrypter, Encrypter, generateIdentity, identityToRecipient } from 'age-encryption';
import { UsageError } from '@touchstone/site-setup/usage-error';

export const encryptedSuffix = '.age';
const beginning = 'age-encryption.org/';

type Transform = (source: AsyncIterable<Buffer>) => AsyncGenerator<Buffer>;

export function encryptTo(recipient: string): Transform {
  const encrypter = new Encrypter();
  try {
    encrypter.addRecipient(recipient);
  } catch (error) {
    throw new UsageError(`"${recipient}" is no public key of age. touchstone backup key FILE creates one.`, {
      cause: error,
    });
  }
  return async function* encrypt(source) {
    for await (const chunk of await encrypter.encrypt(toWebStream(source))) yield Buffer.from(chunk);
  };
}

export function decryptWith(identities: readonly string[]): Transform {
  const decrypter = new Decrypter();
  for (const identity of identities) decrypter.addIdentity(identity);
  return async function* decrypt(source) {
    for await (const chunk of await decrypter.decrypt(toWebStream(source))) yield Buffer.from(chunk);
  };
}

/** The declarations of Node and of the DOM describe one class in two ways. */
const toWebStream = (source: AsyncIterable<Buffer>): ReadableStream<Uint8Array> =>
  NodeReadableStream.from(source) as unknown as ReadableStream<Uint8Array>;

export async function isEncrypted(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(beginning.length), 0, beginning.length, 0);
    return buffer.toString('latin1', 0, bytesRead) === beginning;
  } finally {
    await file.close();
  }
}

/** A file of `age-keygen` or of `touchstone backup key`: one identity per line, comments begin with `#`. */
export async function loadIdentities(path: string): Promise<string[]> {
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error)
      throw new UsageError(`The identity file ${path} cannot be read: ${error.message}`);
    throw error;
  });
  const lines = text.split('\n').map((line) => line.trim());
  const identities = lines.filter((line) => line.startsWith('AGE-SECRET-KEY-'));
  if (identities.length === 0) throw new UsageError(`${path} contains no identity (AGE-SECRET-KEY-1…).`);
  return identities;
}

/** Returns the public key. An existing file is not replaced: old backups need it. */
export async function createIdentityFile(path: string, now: Date): Promise<string> {
  const identity = await generateIdentity();
  const recipient = await identityToRecipient(identity);
  const text = `# created: ${now.toISOString()}\n# public key: ${recipient}\n${identity}\n`;
  try {
    await writeFile(path, text, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST')
      throw new UsageError(`${path} exists already. Choose another name.`, { cause: error });
    throw error;
  }
  await chmod(path, 0o600);
  return recipient;
}
