/**
 * Bounds how many streams are open. Those of a user count by account, wherever they come from: a whole school may share one
 * address, and guests there must not take them away. Guests share what their address has.
 *
 * Many accounts together could still take all memory. From some number on a server is crowded: an account gets one stream there,
 * not one for each of its tabs, and guests get none. Pages without a stream ask at intervals.
 */
import { callError } from '../errors/call-error.ts';
import { countedAddress } from '../network-address.ts';

export interface ConnectionLimits {
  perUser: number;
  guestsPerAddress: number;
  /** Of streams of one kind on this server. */
  crowdedFrom?: number;
}

export const defaultConnectionLimits: ConnectionLimits = {
  perUser: 20,
  guestsPerAddress: 300,
};

const usuallyCrowdedFrom = 10_000;

/** Returns a function that acquires a stream and returns its release. */
export function createConnectionLimiter({
  perUser,
  guestsPerAddress,
  crowdedFrom = usuallyCrowdedFrom,
}: ConnectionLimits) {
  const counts = new Map<string, number>();
  let total = 0;
  const add = (key: string, change: number) => {
    const count = (counts.get(key) ?? 0) + change;
    if (count <= 0) counts.delete(key);
    else counts.set(key, count);
  };
  return ({ userId, address }: { userId: string | undefined; address: string }): (() => void) => {
    const isCrowded = total >= crowdedFrom;
    const [key, maximum] =
      userId === undefined
        ? [`guests ${countedAddress(address)}`, isCrowded ? 0 : guestsPerAddress]
        : [`user ${userId}`, isCrowded ? 1 : perUser];
    if ((counts.get(key) ?? 0) >= maximum) throw callError('tooManyStreams');
    add(key, 1);
    total += 1;
    return () => {
      add(key, -1);
      total -= 1;
    };
  };
}
