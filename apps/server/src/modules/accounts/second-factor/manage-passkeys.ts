import { secondFactorLimits, type PasskeyAttestation } from '@touchstone/contract';
import { findViolatedUniqueIndex, inTransaction } from '@touchstone/database';
import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import { callError } from '../../../platform/errors/call-error.ts';
import type { CallOrigin } from '../../../platform/http/call-context.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { CallerSession } from '../../../platform/sessions/sessions.ts';
import { getAccount, lockAccount } from '../accounts.repository.ts';
import { announceSecurityChange } from '../identity/announce-security-change.ts';
import { checkRemoval, updateFactorState } from './factors-of-account.ts';
import { forgetOtherProofs, requireFreshIdentity } from '../identity/fresh-identity.ts';
import { storeChallenge, takePasskeyChallenge, transportsOf } from './passkey-challenges.ts';
import { credentialIdIndex, deletePasskey, insertPasskey, listPasskeys } from './passkey.repository.ts';
import { ensureRecoveryCodes } from './recovery-codes.ts';
import { getRelyingParty, type RelyingParty } from './relying-party.ts';
import { loadWebAuthn } from './web-authn.ts';

type Parts = Pick<Platform, 'database' | 'clock' | 'settings' | 'logger' | 'mailer'>;

const kind = 'passkey-registration';

/** ES256, RS256 and EdDSA, which all devices have. The default of the library tries experimental functions of Node. */
const supportedAlgorithmIDs = [-7, -257, -8];

export async function makeRegistrationOptions(
  parts: Parts,
  { session, origin }: { session: CallerSession; origin: CallOrigin },
) {
  requireFreshIdentity(parts, session);
  const party = getRelyingParty(parts, origin);
  const { id: userId, username } = session.viewer;
  const passkeys = await listPasskeys(parts.database, userId);
  checkCount(passkeys.length);
  const { generateRegistrationOptions } = await loadWebAuthn();
  const options = await generateRegistrationOptions({
    rpID: party.id,
    rpName: party.name,
    userName: username,
    userID: new Uint8Array(Buffer.from(userId)),
    attestationType: 'none',
    supportedAlgorithmIDs,
    timeout: secondFactorLimits.passkeyChallengeSeconds * 1000,
    excludeCredentials: passkeys
      .filter(({ rpId }) => rpId === party.id)
      .map((passkey) => ({ id: passkey.credentialId, transports: transportsOf(passkey) })),
    // Stored on the device and with a check of the user: such a passkey logs in without a password.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  const key = await storeChallenge(parts, { kind, userId, challenge: options.challenge });
  return { key, options: { ...options } };
}

function checkCount(count: number) {
  const maximum = secondFactorLimits.passkeysMaximum;
  if (count >= maximum) throw callError('passkeyLimit', { maximum });
}

interface NewPasskey {
  session: CallerSession;
  origin: CallOrigin;
  key: string;
  name: string;
  response: PasskeyAttestation;
}

export async function addPasskey(parts: Parts, { session, origin, key, name, response }: NewPasskey) {
  requireFreshIdentity(parts, session);
  const party = getRelyingParty(parts, origin);
  const userId = session.viewer.id;
  const challenge = await takePasskeyChallenge(parts, { kind, key, userId });
  const credential = challenge && (await verifyAttestation(parts, party, { challenge, response }));
  if (!credential) throw callError('passkeyFailed');
  const passkey = { userId, rpId: party.id, name: name.trim(), createdAt: parts.clock(), ...credential };
  try {
    return await inTransaction(parts.database, async (transaction) => {
      await lockAccount(transaction, userId);
      checkCount((await listPasskeys(transaction, userId)).length);
      const account = await getAccount(transaction, userId);
      if (!account.hasSecondFactor) await forgetOtherProofs(transaction, session);
      await insertPasskey(transaction, passkey);
      await updateFactorState(transaction, userId);
      const recoveryCodes = await ensureRecoveryCodes(transaction, userId);
      const event = { kind: 'passkey-added', name: passkey.name } as const;
      await announceSecurityChange(parts, transaction, { account, origin, event });
      return { recoveryCodes };
    });
  } catch (error) {
    if (findViolatedUniqueIndex(error) === credentialIdIndex) throw callError('passkeyExists');
    throw error;
  }
}

async function verifyAttestation(
  { logger }: Parts,
  party: RelyingParty,
  { challenge, response }: { challenge: string; response: PasskeyAttestation },
) {
  const { verifyRegistrationResponse } = await loadWebAuthn();
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      // The contract has checked the same shape; its optional fields may also be null.
      response: response as RegistrationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      supportedAlgorithmIDs,
    });
    if (!verified) return undefined;
    const { id, publicKey, counter } = registrationInfo.credential;
    const transports = (response.response.transports ?? []).filter((name) => /^[a-z-]+$/.test(name));
    return {
      credentialId: id,
      publicKey: Buffer.from(publicKey),
      counter,
      transports: transports.join(' '),
    };
  } catch (error) {
    // The library throws plain errors for every kind of invalid response: a wrong origin, challenge or attestation.
    logger.info({ err: error }, 'a new passkey was refused');
    return undefined;
  }
}

export async function removePasskey(
  parts: Parts,
  { session, id, origin }: { session: CallerSession; id: number; origin: CallOrigin },
) {
  requireFreshIdentity(parts, session);
  const userId = session.viewer.id;
  await inTransaction(parts.database, async (transaction) => {
    await lockAccount(transaction, userId);
    const passkey = (await listPasskeys(transaction, userId)).find((one) => one.id === id);
    if (passkey === undefined) throw callError('passkeyUnknown');
    await checkRemoval(parts, transaction, userId);
    await deletePasskey(transaction, { userId, id });
    await updateFactorState(transaction, userId);
    const account = await getAccount(transaction, userId);
    const event = { kind: 'passkey-removed', name: passkey.name } as const;
    await announceSecurityChange(parts, transaction, { account, origin, event });
  });
}
