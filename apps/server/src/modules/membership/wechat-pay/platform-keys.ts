/**
 * The public keys of WeChat that verify its answers and notifications.
 *
 * How this works: a merchant verifies with platform certificates, which WeChat renews, or with one public key that the
 * administrator enters. Certificates are downloaded, decrypted with the API v3 key and kept in memory for half a day. An
 * unknown serial loads them again, at most once a minute, so that forged notifications do not cause requests. While the
 * download fails, known certificates stay in use until they expire.
 */
import { X509Certificate, type KeyObject } from 'node:crypto';
import { z } from 'zod';
import type { Clock } from '../../../platform/clock.ts';
import { ProviderUnavailableError } from '../payments/online-provider.ts';
import type { Merchant } from './merchant.ts';
import { decryptResource, encryptedResource } from './resource-cipher.ts';

const refreshMs = 12 * 3_600_000;
const shortestPauseMs = 60_000;

const certificateList = z.object({
  data: z.array(z.object({ serial_no: z.string(), encrypt_certificate: encryptedResource })),
});

interface PlatformKey {
  key: KeyObject;
  expiresAt: number;
}

interface LoadedKeys {
  keys: ReadonlyMap<string, PlatformKey>;
  /** Of the last attempt, also a failed one. */
  triedAt: number;
}

export type FindPlatformKey = (merchant: Merchant, serial: string) => Promise<KeyObject | undefined>;

/** Only what the API v3 key decrypts is used. */
export function readCertificates(merchant: Merchant, answer: unknown): Map<string, PlatformKey> {
  const { success, data } = certificateList.safeParse(answer);
  if (!success) throw new ProviderUnavailableError('the list of certificates has another form');
  const keys = new Map<string, PlatformKey>();
  for (const { serial_no: serial, encrypt_certificate: encrypted } of data.data) {
    const pem = decryptResource(merchant.apiKey, encrypted);
    if (pem === undefined)
      throw new ProviderUnavailableError('the API v3 key does not decrypt the certificates');
    keys.set(serial, readCertificate(pem));
  }
  return keys;
}

function readCertificate(pem: string): PlatformKey {
  try {
    const { publicKey, validTo } = new X509Certificate(pem);
    return { key: publicKey, expiresAt: Date.parse(validTo) };
  } catch (error) {
    // What is no certificate makes OpenSSL throw.
    throw new ProviderUnavailableError('a certificate cannot be read', { cause: error });
  }
}

export function createPlatformKeys(
  { clock }: { clock: Clock },
  fetchKeys: (merchant: Merchant) => Promise<ReadonlyMap<string, PlatformKey>>,
): FindPlatformKey {
  const loaded = new Map<string, LoadedKeys>();
  const loading = new Map<string, Promise<void>>();
  const cacheKey = ({ merchantId, apiUrl, apiKey }: Merchant) => [merchantId, apiUrl, apiKey].join(' ');

  async function load(merchant: Merchant, name: string) {
    const before = loaded.get(name);
    loaded.set(name, { keys: before?.keys ?? new Map(), triedAt: clock().getTime() });
    const keys = await fetchKeys(merchant);
    loaded.set(name, { keys, triedAt: clock().getTime() });
  }

  /** Concurrent calls share one download. */
  function loadOnce(merchant: Merchant, name: string): Promise<void> {
    const running = loading.get(name);
    if (running !== undefined) return running;
    const started = load(merchant, name).finally(() => loading.delete(name));
    loading.set(name, started);
    return started;
  }

  return async (merchant, serial) => {
    const { publicKey } = merchant;
    if (publicKey !== undefined) return publicKey.id === serial ? publicKey.key : undefined;
    const name = cacheKey(merchant);
    const findKnown = () => {
      const known = loaded.get(name)?.keys.get(serial);
      return known !== undefined && known.expiresAt > clock().getTime() ? known.key : undefined;
    };
    const running = loading.get(name);
    const before = loaded.get(name);
    const age = before === undefined ? Infinity : clock().getTime() - before.triedAt;
    const known = findKnown();
    if (known !== undefined && age < refreshMs) return known;
    if (running === undefined && known === undefined && age < shortestPauseMs) return undefined;
    try {
      await loadOnce(merchant, name);
    } catch (error) {
      if (!(error instanceof ProviderUnavailableError) || known === undefined) throw error;
    }
    return findKnown();
  };
}
