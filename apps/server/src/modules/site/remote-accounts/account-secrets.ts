/**
 * What the site stores about its accounts at other judges so that it can read it again. Each part is encrypted for its own account:
 * a row that is copied to another account cannot be read there.
 */
import { z } from 'zod';
import type { Platform } from '../../../platform/platform.ts';

export interface AccountName {
  accountKey: string;
  username: string;
}

const secretSchema = z.object({
  password: z.string(),
  api: z.object({ key: z.string(), secret: z.string() }).optional(),
});
export type AccountSecret = z.output<typeof secretSchema>;

const sessionSchema = z.object({
  /** Cookies and token, as the client of the vendor exports them. */
  state: z.string(),
  /** Sites accept the session of a browser with its name only. */
  userAgent: z.string().optional(),
});
export type AccountSession = z.output<typeof sessionSchema>;

const secretPurpose = ({ accountKey, username }: AccountName) =>
  `password of the account ${username} at ${accountKey}`;
const sessionPurpose = ({ accountKey, username }: AccountName) =>
  `session of the account ${username} at ${accountKey}`;

type Secrets = Platform['secrets'];

export const encryptSecret = (secrets: Secrets, name: AccountName, secret: AccountSecret) =>
  secrets.encrypt(JSON.stringify(secret), secretPurpose(name));

export const decryptSecret = (secrets: Secrets, name: AccountName, stored: Buffer): AccountSecret =>
  secretSchema.parse(JSON.parse(secrets.decrypt(stored, secretPurpose(name))));

export const encryptSession = (secrets: Secrets, name: AccountName, session: AccountSession) =>
  secrets.encrypt(JSON.stringify(session), sessionPurpose(name));

export const decryptSession = (secrets: Secrets, name: AccountName, stored: Buffer): AccountSession =>
  sessionSchema.parse(JSON.parse(secrets.decrypt(stored, sessionPurpose(name))));
