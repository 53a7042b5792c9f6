/**
 * How this works: the server makes a random challenge and stores it under a key; the browser signs it with a passkey. An
 * answer takes the challenge out of the table before it is verified, so it is valid once, also in concurrent calls. A
 * challenge is for one purpose and, where the user is known, for one user.
 */
import { secondFactorLimits, type PasskeyAssertion } from '@touchstone/contract';
import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import { randomBytes } from 'node:crypto';
import type { Platform } from '../../../platform/platform.ts';
import { insertChallenge, takeChallenge, type ChallengeKind } from '../challenge.repository.ts';
import { findPasskey, listPasskeys, recordPasskeyUse, type Passkey } from './passkey.repository.ts';
import type { RelyingParty } from './relying-party.ts';
import { loadWebAuthn } from './web-authn.ts';

type Parts = Pick<Platform, 'database' | 'clock' | 'logger'>;
type PasskeyChallengeKind = Extract<ChallengeKind, `passkey-${string}`>;

const anyUser = '';
const timeoutMs = secondFactorLimits.passkeyChallengeSeconds * 1000;

/** The owner of a challenge is part of its stored answer. */
const answerOf = (userId: string, challenge: string) => `${userId} ${challenge}`;

export async function storeChallenge(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  { kind, userId = anyUser, challenge }: { kind: PasskeyChallengeKind; userId?: string; challenge: string },
): Promise<string> {
  const key = randomBytes(16).toString('hex');
  const expiresAt = new Date(clock().getTime() + timeoutMs);
  await insertChallenge(database, { key, kind, answer: answerOf(userId, challenge), expiresAt });
  return key;
}

export async function takePasskeyChallenge(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  { kind, key, userId = anyUser }: { kind: PasskeyChallengeKind; key: string; userId?: string },
): Promise<string | undefined> {
  const answer = await takeChallenge(database, { key, kind, now: clock() });
  const prefix = answerOf(userId, '');
  return answer?.startsWith(prefix) ? answer.slice(prefix.length) : undefined;
}

export const transportsOf = ({ transports }: Pick<Passkey, 'transports'>) =>
  transports.split(' ').filter(Boolean);

/** Without a user: the browser offers every passkey that it has for the site. */
export async function makeAssertionOptions(
  parts: Parts,
  party: RelyingParty,
  { kind, userId }: { kind: PasskeyChallengeKind; userId?: string },
) {
  const passkeys = userId === undefined ? [] : await listPasskeys(parts.database, userId);
  const usable = passkeys.filter(({ rpId }) => rpId === party.id);
  const { generateAuthenticationOptions } = await loadWebAuthn();
  const options = await generateAuthenticationOptions({
    rpID: party.id,
    userVerification: 'required',
    timeout: timeoutMs,
    ...(userId !== undefined && {
      allowCredentials: usable.map((passkey) => ({
        id: passkey.credentialId,
        transports: transportsOf(passkey),
      })),
    }),
  });
  const key = await storeChallenge(parts, {
    kind,
    challenge: options.challenge,
    ...(userId !== undefined && { userId }),
  });
  return { key, options: { ...options } };
}

/** Returns the passkey that signed the challenge, and records its use. */
export async function verifyAssertion(
  parts: Parts,
  party: RelyingParty,
  {
    kind,
    key,
    response,
    userId,
  }: { kind: PasskeyChallengeKind; key: string; response: PasskeyAssertion; userId?: string },
): Promise<Passkey | undefined> {
  const owner = userId === undefined ? {} : { userId };
  const challenge = await takePasskeyChallenge(parts, { kind, key, ...owner });
  const passkey = await findPasskey(parts.database, { credentialId: response.id, rpId: party.id });
  if (challenge === undefined || passkey === undefined) return undefined;
  if (userId !== undefined && passkey.userId !== userId) return undefined;
  const newCounter = await findSignedCounter(parts, party, { response, challenge, passkey });
  if (newCounter === undefined) return undefined;
  const isUsed = await recordPasskeyUse(parts.database, passkey, { newCounter, now: parts.clock() });
  return isUsed ? passkey : undefined;
}

async function findSignedCounter(
  { logger }: Parts,
  party: RelyingParty,
  { response, challenge, passkey }: { response: PasskeyAssertion; challenge: string; passkey: Passkey },
): Promise<number | undefined> {
  const { verifyAuthenticationResponse } = await loadWebAuthn();
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      // The contract has checked the same shape; its optional fields may also be null.
      response: response as AuthenticationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      credential: {
        id: passkey.credentialId,
        publicKey: new Uint8Array(passkey.publicKey),
        counter: passkey.counter,
        transports: transportsOf(passkey),
      },
    });
    return verified ? authenticationInfo.newCounter : undefined;
  } catch (error) {
    // The library throws plain errors for every kind of invalid response: a wrong origin, challenge, counter or signature.
    logger.info({ err: error }, 'a passkey was refused');
    return undefined;
  }
}
