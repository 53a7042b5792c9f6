/** Second factors of an account: passkeys, an authenticator app, recovery codes; and the login with them. */
import { z } from 'zod';
import { anonymous, defineCalls, login, withPermission } from '../define-calls.ts';
import { secondFactorLimits, type PolicyRole } from '../second-factor-limits.ts';
import { userInfo } from '../shapes/user-info.ts';
import { boolean, filledText, integer, nothing, text, wireDate } from '../wire.ts';

const encoded = () => text(16_384);

/** The JSON form of a WebAuthn credential, as browsers send it. The server verifies its content. */
const credential = {
  id: filledText(2048),
  rawId: filledText(2048),
  type: z.literal('public-key'),
  clientExtensionResults: z.record(z.string(), z.unknown()).default({}),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).nullish(),
};
const assertion = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: encoded(),
    authenticatorData: encoded(),
    signature: encoded(),
    userHandle: encoded().nullish(),
  }),
});
export type PasskeyAssertion = z.output<typeof assertion>;
const attestation = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: encoded(),
    attestationObject: encoded(),
    transports: z.array(text(32)).max(10).nullish(),
  }),
});
export type PasskeyAttestation = z.output<typeof attestation>;

const challengeKey = filledText(100);
const ticket = filledText(100);
const passkeyProof = z.object({ method: z.literal('passkey'), key: challengeKey, response: assertion });
const codeProof = <Method extends string>(method: Method) =>
  z.object({ method: z.literal(method), code: filledText(100) });

const secondStepProof = z.discriminatedUnion('method', [
  codeProof('totp'),
  codeProof('recovery'),
  passkeyProof,
]);
export type SecondStepProof = z.output<typeof secondStepProof>;

const identityProof = z.discriminatedUnion('method', [
  z.object({ method: z.literal('password'), password: filledText(200) }),
  codeProof('totp'),
  codeProof('recovery'),
  passkeyProof,
]);
export type IdentityProof = z.output<typeof identityProof>;

/** `options` are those of WebAuthn in their JSON form; the browser passes them on unchanged. */
const passkeyOptions = z.object({ key: z.string(), options: z.record(z.string(), z.unknown()) });
const newCodes = z.object({
  /** Shown once. Null: the account keeps the codes that it has. */
  recoveryCodes: z.array(z.string()).nullable(),
});

const passkey = z.object({
  id: z.int(),
  name: z.string(),
  gmtCreate: wireDate(),
  lastUsedAt: wireDate().nullable(),
  /** Passkeys belong to the address of the site at which they were made. */
  worksHere: z.boolean(),
});

const ofEachRole = <Schema extends z.ZodType>(schemaOf: () => Schema) =>
  ({
    root: schemaOf(),
    admin: schemaOf(),
    problem_admin: schemaOf(),
    user: schemaOf(),
  }) satisfies Record<PolicyRole, Schema>;

/** Also for a session whose role requires a second factor that the account does not have yet. */
const own = { access: login, acceptsMissingFactor: true } as const;

export const secondFactorCalls = defineCalls({
  'POST /api/login/second-factor': {
    summary: 'The second step of a login. The token comes in the Authorization header of the answer.',
    access: anonymous,
    body: z.object({ ticket, proof: secondStepProof }),
    data: userInfo,
  },
  'POST /api/login/second-factor/passkey-options': {
    summary: 'The WebAuthn options of the second step of a login.',
    access: anonymous,
    body: z.object({ ticket }),
    data: passkeyOptions,
  },
  'POST /api/login/passkey-options': {
    summary: 'The WebAuthn options of a login with a passkey alone.',
    access: anonymous,
    data: passkeyOptions,
  },
  'POST /api/login/passkey': {
    summary: 'Logs in with a passkey. The token comes in the Authorization header of the answer.',
    access: anonymous,
    body: z.object({ key: challengeKey, response: assertion }),
    data: userInfo,
  },
  'GET /api/second-factor': {
    summary: 'The second factors of the caller.',
    ...own,
    data: z.object({
      /** When the authenticator app was set up. */
      totpSince: wireDate().nullable(),
      passkeys: z.array(passkey),
      recoveryCodesLeft: z.int(),
      isRequired: z.boolean(),
      /** Whether the ways to log in can be changed without confirming the identity first. */
      isIdentityFresh: z.boolean(),
      identityMethods: z.array(z.enum(['password', 'totp', 'passkey', 'recovery'])),
      /** The only origin at which passkeys of this site work. Null: the address is an IP address, which has none. */
      passkeyOrigin: z.string().nullable(),
    }),
  },
  'POST /api/second-factor/confirm-identity': {
    summary:
      'Confirms the identity of the caller, so that the ways to log in can be changed for some minutes. For an account with a second factor the password is not enough.',
    ...own,
    body: z.object({ proof: identityProof }),
    data: nothing(),
  },
  'POST /api/second-factor/confirm-identity/passkey-options': {
    summary: 'The WebAuthn options to confirm the identity of the caller.',
    ...own,
    data: passkeyOptions,
  },
  'POST /api/second-factor/totp': {
    summary: 'Begins to set up an authenticator app: a new secret, which is not in use yet.',
    ...own,
    data: z.object({ secret: z.string(), uri: z.string() }),
  },
  'POST /api/second-factor/totp/confirm': {
    summary: 'Puts the authenticator app into use with a code that it shows.',
    ...own,
    body: z.object({ code: filledText(100) }),
    data: newCodes,
  },
  'DELETE /api/second-factor/totp': {
    summary: 'Removes the authenticator app.',
    ...own,
    data: nothing(),
  },
  'POST /api/second-factor/passkey-options': {
    summary: 'The WebAuthn options to create a passkey.',
    ...own,
    data: passkeyOptions,
  },
  'POST /api/second-factor/passkey': {
    summary: 'Adds a passkey.',
    ...own,
    body: z.object({
      key: challengeKey,
      name: filledText(secondFactorLimits.passkeyNameMaximum),
      response: attestation,
    }),
    data: newCodes,
  },
  'PUT /api/second-factor/passkey': {
    summary: 'Renames a passkey.',
    ...own,
    body: z.object({ id: integer(), name: filledText(secondFactorLimits.passkeyNameMaximum) }),
    data: nothing(),
  },
  'DELETE /api/second-factor/passkey': {
    summary: 'Removes a passkey.',
    ...own,
    query: z.object({ id: integer() }),
    data: nothing(),
  },
  'POST /api/second-factor/recovery-codes': {
    summary: 'Makes new recovery codes. The old ones are no longer valid.',
    ...own,
    data: z.object({ recoveryCodes: z.array(z.string()) }),
  },
});

const ofUser = z.object({ uid: filledText(64) });

export const adminSecondFactorCalls = defineCalls({
  'GET /api/admin/user/second-factor': {
    summary: 'Which second factors a user has.',
    access: withPermission('user_admin'),
    query: ofUser,
    data: z.object({
      hasTotp: z.boolean(),
      passkeyCount: z.int(),
      recoveryCodesLeft: z.int(),
      isRequired: z.boolean(),
    }),
  },
  'DELETE /api/admin/user/second-factor': {
    summary: 'Removes all second factors of a user who lost them, and ends the sessions of the user.',
    access: withPermission('user_admin'),
    query: ofUser,
    data: nothing(),
  },
  'GET /api/admin/second-factor/policy': {
    summary: 'The roles that must have a second factor.',
    access: withPermission('system_info_admin'),
    data: z.object(ofEachRole(z.boolean)),
  },
  'PUT /api/admin/second-factor/policy': {
    summary: 'Changes which roles must have a second factor, on all servers immediately.',
    access: withPermission('system_info_admin'),
    body: z.object(ofEachRole(boolean)),
    data: nothing(),
  },
});
