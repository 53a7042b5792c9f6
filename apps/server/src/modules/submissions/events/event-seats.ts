import { callError } from '../../../platform/errors/call-error.ts';

export interface SeatLimits {
  perUser: number;
  /** A school may sit behind one address. */
  perAddress: number;
}

export const usualSeatLimits: SeatLimits = { perUser: 20, perAddress: 1000 };

/** Open streams are held connections: nobody gets more than a share of them. Answers how to give the seat back. */
export function createSeats({ perUser, perAddress }: SeatLimits) {
  const taken = new Map<string, number>();
  const add = (key: string, change: number) => {
    const count = (taken.get(key) ?? 0) + change;
    if (count <= 0) taken.delete(key);
    else taken.set(key, count);
  };
  return ({ userId, address }: { userId: string | undefined; address: string }): (() => void) => {
    const keys = [`address ${address}`, ...(userId === undefined ? [] : [`user ${userId}`])];
    const limitOf = (key: string) => (key.startsWith('user ') ? perUser : perAddress);
    if (keys.some((key) => (taken.get(key) ?? 0) >= limitOf(key))) throw callError('tooManyStreams');
    for (const key of keys) add(key, 1);
    return () => {
      for (const key of keys) add(key, -1);
    };
  };
}
