import type { Passwords } from '../../platform/passwords.ts';

/** As many wait in line at a time; the line of a caller is limited, and others take turns with it. */
const lanes = 4;

/** In the order of the passwords. Hashing happens off the event loop and never takes all its threads from people logging in. */
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
