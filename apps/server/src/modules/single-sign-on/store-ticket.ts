import { signOnTimers } from '@touchstone/contract';
import { hashKey, makeKey } from './attempt-keys.ts';
import { insertPendingIdentity, type PendingIdentity } from './attempts.repository.ts';
import type { SignInParts } from './sign-in-parts.ts';

/** Keeps an identity without an account for the choice of its user, in the same browser. */
export async function storeTicket(
  { database, clock }: Pick<SignInParts, 'database' | 'clock'>,
  browserKey: string | undefined,
  pending: PendingIdentity,
): Promise<string> {
  const ticket = makeKey();
  await insertPendingIdentity(database, {
    ticketHash: hashKey(ticket),
    browserHash: hashKey(browserKey ?? ''),
    ...pending,
    expiresAt: new Date(clock().getTime() + signOnTimers.ticketLifeSeconds * 1000),
  });
  return ticket;
}
