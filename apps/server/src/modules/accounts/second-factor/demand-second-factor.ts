/**
 * How this works: after the first step of a login (the password, or another provider) an account with a second factor gets
 * no session but a ticket: random, stored as a hash, valid for minutes and for a few tries, used up by the login. Clients
 * that know no second step show the text of the error.
 */
import { secondFactorLimits, type SecondFactorMethod } from '@touchstone/contract';
import { createHash, randomBytes } from 'node:crypto';
import { callError, type CallError } from '../../../platform/errors/call-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findAuthenticatorApp } from './authenticator-app.repository.ts';
import { insertTicket } from './login-ticket.repository.ts';
import { listPasskeys } from './passkey.repository.ts';
import { countRecoveryCodes } from './recovery-code.repository.ts';

export const hashTicket = (ticket: string) => createHash('sha256').update(ticket).digest();

/** The error that ends the first step; its data hold the ticket. */
export async function demandSecondFactor(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  { userId, usedPassword }: { userId: string; usedPassword: boolean },
): Promise<CallError> {
  const ticket = randomBytes(32).toString('hex');
  const expiresAt = new Date(clock().getTime() + secondFactorLimits.ticketLifeSeconds * 1000);
  await insertTicket(database, { ticketHash: hashTicket(ticket), userId, usedPassword, expiresAt });
  const methods: SecondFactorMethod[] = [];
  const app = await findAuthenticatorApp(database, userId);
  if (app !== undefined && app.confirmedAt !== null) methods.push('totp');
  if ((await listPasskeys(database, userId)).length > 0) methods.push('passkey');
  if ((await countRecoveryCodes(database, userId)) > 0) methods.push('recovery');
  return callError('secondFactorRequired').withData({ ticket, methods });
}
