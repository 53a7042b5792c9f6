import type { Platform } from '../../../platform/platform.ts';
import type { Secrets } from '../../../platform/secrets.ts';

const purpose = 'assistant key';

export const encryptModelKey = (secrets: Secrets, key: string): string =>
  secrets.encrypt(key, purpose).toString('base64');

export interface Endpoint {
  url: URL;
  /** Local endpoints need none. */
  key: string | null;
  model: string;
  temperature: number;
}

/** Of the address of an administrator: `/chat/completions` is added to it. */
export function parseBaseUrl(baseUrl: string): URL | undefined {
  const url = URL.parse(baseUrl.trim());
  if (url === null || !['http:', 'https:'].includes(url.protocol)) return undefined;
  if (url.username !== '' || url.password !== '' || url.search !== '' || url.hash !== '') return undefined;
  return url;
}

/** Undefined if the assistant is off or has no endpoint. */
export function findEndpoint({
  settings,
  secrets,
}: Pick<Platform, 'settings' | 'secrets'>): Endpoint | undefined {
  const { isEnabled, baseUrl, key, model, temperature } = settings.current.assistant;
  const base = parseBaseUrl(baseUrl);
  if (!isEnabled || base === undefined || model === '') return undefined;
  const url = new URL(`${base.pathname.replace(/\/+$/, '')}/chat/completions`, base);
  return {
    url,
    key: key === null ? null : secrets.decrypt(Buffer.from(key, 'base64'), purpose),
    model,
    temperature,
  };
}
