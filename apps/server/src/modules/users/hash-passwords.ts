import type { Passwords } from '../../platform/passwords.ts';

/** Queued at a time: the queue of one caller is limited, and the semaphore serves other callers in between. */
const lanes = 4;

/** Results are in the order of the passwords. Hashing leaves threads to users who log in. */
export async function hashPasswords(
  passwords: Passwords,
  caller: string,
  clear: readonly string[],
): Promise<string[]> {
  const hashes: string[] = [];
  const rest = clear.entries();
  const work = async () => {
    for (const [place, password] of rest) hashes[place] = await passwords.hash(caller, password);
  };
  await Promise.all(Array.from({ length: lanes }, work));
  return hashes;
}
