/** A passkey device in software: it makes a key pair and signs challenges as an authenticator does. */
import type { PasskeyAssertion, PasskeyAttestation } from '@touchstone/contract';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import { createHash, createSign, generateKeyPairSync, randomBytes, type KeyObject } from 'node:crypto';

const userPresentAndVerified = 0x05;
const hasCredentialData = 0x40;

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const toBase64Url = (data: Uint8Array) => Buffer.from(data).toString('base64url');

interface Page {
  origin: string;
  rpId: string;
}

export interface SoftwareAuthenticator {
  credentialId: string;
  register: (challenge: string, page?: Partial<Page>) => PasskeyAttestation;
  sign: (
    challenge: string,
    page?: Partial<Page> & { counter?: number; isVerified?: boolean },
  ) => PasskeyAssertion;
}

/** The key of the COSE format: a map with integer keys. */
function coseKey(publicKey: KeyObject): Uint8Array {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  return isoCBOR.encode(
    new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ]),
  );
}

function authenticatorData(rpId: string, { flags, counter }: { flags: number; counter: number }): Buffer {
  const tail = Buffer.alloc(5);
  tail.writeUInt8(flags, 0);
  tail.writeUInt32BE(counter, 1);
  return Buffer.concat([sha256(rpId), tail]);
}

export function createAuthenticator(page: Page): SoftwareAuthenticator {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  const credentialId = toBase64Url(id);
  let uses = 0;
  const clientData = (type: string, challenge: string, origin: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const envelope = {
    id: credentialId,
    rawId: credentialId,
    type: 'public-key',
    clientExtensionResults: {},
  } as const;
  return {
    credentialId,
    register: (challenge, { origin = page.origin, rpId = page.rpId } = {}) => {
      const flags = userPresentAndVerified | hasCredentialData;
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const data = Buffer.concat([
        authenticatorData(rpId, { flags, counter: 0 }),
        Buffer.alloc(16),
        length,
        id,
        coseKey(publicKey),
      ]);
      const attestation = isoCBOR.encode(
        new Map<string, unknown>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', new Uint8Array(data)],
        ]) as Parameters<typeof isoCBOR.encode>[0],
      );
      return {
        ...envelope,
        response: {
          clientDataJSON: toBase64Url(clientData('webauthn.create', challenge, origin)),
          attestationObject: toBase64Url(attestation),
          transports: ['internal'],
        },
      };
    },
    sign: (challenge, { origin = page.origin, rpId = page.rpId, counter, isVerified = true } = {}) => {
      uses += 1;
      const flags = isVerified ? userPresentAndVerified : 0x01;
      const data = authenticatorData(rpId, { flags, counter: counter ?? uses });
      const client = clientData('webauthn.get', challenge, origin);
      const signature = createSign('sha256').update(data).update(sha256(client)).sign(privateKey);
      return {
        ...envelope,
        response: {
          clientDataJSON: toBase64Url(client),
          authenticatorData: toBase64Url(data),
          signature: toBase64Url(signature),
        },
      };
    },
  };
}
