/**
 * Passkeys of this device.
 *
 * How this works: the server makes options with a challenge, the browser asks its user and signs them, and the answer goes
 * back with the key of the challenge. The library that converts between the two loads on first use. A user who closes the
 * question of the browser has changed their mind: that is no error, and nothing is sent.
 */
import type { SentBodyOf, Calls, UserInfo } from '@touchstone/contract';
import { callApi } from '../api/index.ts';

type Assertion = SentBodyOf<Calls['POST /api/login/passkey']>['response'];
type Attestation = SentBodyOf<Calls['POST /api/second-factor/passkey']>['response'];
interface Asked {
  key: string;
  options: Record<string, unknown>;
}

/** The user closed the question of the browser, or did not answer it. */
export class PasskeyCancelled extends Error {}
/** The browser refused for another reason: the passkey exists already, or the device cannot make one. */
export class PasskeyRefused extends Error {
  readonly isKnown: boolean;
  constructor(cause: Error) {
    super(cause.message, { cause });
    this.isKnown = cause.name === 'InvalidStateError';
  }
}

const cancellations = ['NotAllowedError', 'AbortError'];

function toPasskeyError(error: unknown): Error {
  if (!(error instanceof Error)) return new Error('The browser refused the passkey', { cause: error });
  const isCancelled = cancellations.includes(error.name);
  return isCancelled ? new PasskeyCancelled(error.message, { cause: error }) : new PasskeyRefused(error);
}

const loadLibrary = () => import('@simplewebauthn/browser');
type Library = Awaited<ReturnType<typeof loadLibrary>>;

async function sign({ key, options }: Asked): Promise<{ key: string; response: Assertion }> {
  const { startAuthentication } = await loadLibrary();
  // The server wrote the options in the form that the library reads.
  const optionsJSON = options as unknown as Parameters<Library['startAuthentication']>[0]['optionsJSON'];
  try {
    return { key, response: (await startAuthentication({ optionsJSON })) as Assertion };
  } catch (error) {
    throw toPasskeyError(error);
  }
}

export async function logInWithPasskey(): Promise<UserInfo> {
  const body = await sign(await callApi('POST /api/login/passkey-options'));
  return callApi('POST /api/login/passkey', { body });
}

export async function sendPasskeyStep(ticket: string): Promise<UserInfo> {
  const asked = await callApi('POST /api/login/second-factor/passkey-options', { body: { ticket } });
  const proof = { method: 'passkey', ...(await sign(asked)) } as const;
  return callApi('POST /api/login/second-factor', { body: { ticket, proof } });
}

export async function confirmByPasskey(): Promise<null> {
  const asked = await callApi('POST /api/second-factor/confirm-identity/passkey-options');
  const proof = { method: 'passkey', ...(await sign(asked)) } as const;
  return callApi('POST /api/second-factor/confirm-identity', { body: { proof } });
}

export async function addPasskey(name: string) {
  const { key, options } = await callApi('POST /api/second-factor/passkey-options');
  const { startRegistration } = await loadLibrary();
  const optionsJSON = options as unknown as Parameters<Library['startRegistration']>[0]['optionsJSON'];
  let response: Attestation;
  try {
    response = (await startRegistration({ optionsJSON })) as Attestation;
  } catch (error) {
    throw toPasskeyError(error);
  }
  return callApi('POST /api/second-factor/passkey', { body: { key, name, response } });
}

export type PasskeyObstacle = 'browser' | 'address' | 'elsewhere';

interface Surroundings {
  /** The origin at which passkeys of the site work; null: the address is an IP address. */
  passkeyOrigin: string | null;
  pageOrigin: string;
  isSupported: boolean;
}

/** Why passkeys cannot be used here. */
export function findPasskeyObstacle({
  passkeyOrigin,
  pageOrigin,
  isSupported,
}: Surroundings): PasskeyObstacle | undefined {
  if (passkeyOrigin === null) return 'address';
  if (passkeyOrigin !== pageOrigin) return 'elsewhere';
  return isSupported ? undefined : 'browser';
}

/** Browsers offer passkeys only on secure origins, and never at IP addresses. */
export const isPasskeySupported = (): boolean =>
  typeof window !== 'undefined' && window.isSecureContext && 'PublicKeyCredential' in window;

/** For the login, before the server is asked. */
export const canTryPasskey = (): boolean =>
  isPasskeySupported() && !/^[\d.]+$|:/.test(window.location.hostname);
