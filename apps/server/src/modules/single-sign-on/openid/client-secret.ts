import type { Secrets } from '../../../platform/secrets.ts';

/** The slug may change, so it is not part of the purpose; the client is, and a new client needs a new secret. */
const purposeOf = ({ clientId }: { clientId: string }) => `identity-provider ${clientId}`;

export const encryptClientSecret = (secrets: Secrets, client: { clientId: string }, secret: string): Buffer =>
  secrets.encrypt(secret, purposeOf(client));

export const decryptClientSecret = (
  secrets: Secrets,
  client: { clientId: string; clientSecret: Buffer | null },
): string | undefined =>
  client.clientSecret === null ? undefined : secrets.decrypt(client.clientSecret, purposeOf(client));
