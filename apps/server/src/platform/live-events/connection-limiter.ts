import { callError } from '../errors/call-error.ts';

export interface ConnectionLimits {
  perUser: number;
  /** A whole school may share one address. */
  perAddress: number;
}

export const defaultConnectionLimits: ConnectionLimits = { perUser: 20, perAddress: 1000 };

/** Bounds how many streams a user and an address keep open. Returns a function that acquires one and returns its release. */
export function createConnectionLimiter({ perUser, perAddress }: ConnectionLimits) {
  const counts = new Map<string, number>();
  const add = (key: string, change: number) => {
    const count = (counts.get(key) ?? 0) + change;
    if (count <= 0) counts.delete(key);
    else counts.set(key, count);
  };
  return ({ userId, address }: { userId: string | undefined; address: string }): (() => void) => {
    const keys = [`address ${address}`, ...(userId === undefined ? [] : [`user ${userId}`])];
    const limitOf = (key: string) => (key.startsWith('user ') ? perUser : perAddress);
    if (keys.some((key) => (counts.get(key) ?? 0) >= limitOf(key))) throw callError('tooManyStreams');
    for (const key of keys) add(key, 1);
    return () => {
      for (const key of keys) add(key, -1);
    };
  };
}
