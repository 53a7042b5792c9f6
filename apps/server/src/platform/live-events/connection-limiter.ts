/**
 * Bounds how many streams are open. Those of a user count by account, wherever they come from: a whole school may share one
 * address, and guests there must not take them away. Guests share what their address has.
 */
import { callError } from '../errors/call-error.ts';
import { countedAddress } from '../network-address.ts';

export interface ConnectionLimits {
  perUser: number;
  guestsPerAddress: number;
}

export const defaultConnectionLimits: ConnectionLimits = { perUser: 20, guestsPerAddress: 300 };

/** Returns a function that acquires a stream and returns its release. */
export function createConnectionLimiter({ perUser, guestsPerAddress }: ConnectionLimits) {
  const counts = new Map<string, number>();
  const add = (key: string, change: number) => {
    const count = (counts.get(key) ?? 0) + change;
    if (count <= 0) counts.delete(key);
    else counts.set(key, count);
  };
  return ({ userId, address }: { userId: string | undefined; address: string }): (() => void) => {
    const [key, maximum] =
      userId === undefined
        ? [`guests ${countedAddress(address)}`, guestsPerAddress]
        : [`user ${userId}`, perUser];
    if ((counts.get(key) ?? 0) >= maximum) throw callError('tooManyStreams');
    add(key, 1);
    return () => add(key, -1);
  };
}
