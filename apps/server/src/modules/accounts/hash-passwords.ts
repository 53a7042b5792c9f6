import pMap from 'p-map';
import type { Passwords } from '../../platform/passwords.ts';

/** Queued at a time: the queue of one caller is limited, and the semaphore serves other callers in between. */
const concurrency = 4;

/** Results are in the order of the passwords. Hashing leaves threads to users who log in. */
export const hashPasswords = (
  passwords: Passwords,
  caller: string,
  clear: readonly string[],
): Promise<string[]> => pMap(clear, (password) => passwords.hash(caller, password), { concurrency });
