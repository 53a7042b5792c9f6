/**
 * How this works: passwords are hashed with Argon2id on threads, not on the event loop. Hashing is the most
 * expensive work that a guest can request, so a fair semaphore limits it to the configured number of threads
 * and refuses an overlong queue. A decision that must be current at the check (is this account locked by now)
 * belongs inside `run`: otherwise a burst of parallel guesses passes before the first one is counted.
 *
 * Work inside `run` may use the database, but a transaction must never wait for `run`: it would occupy a
 * connection that the running work needs.
 *
 * Without an account or a password the check takes as long as any other: it verifies against a hash that no
 * password matches. The stored hash contains its parameters; `isOutdated` says when to hash the password
 * again. A site always uses the recommended cost. Only tests in which hashing is not the point choose another.
 *
 * Accounts that moved in from a judge with MD5 passwords have Argon2id over the MD5 hash, marked by a prefix. Such a hash is
 * outdated, so the next login replaces it. The MD5 hash itself is stored nowhere.
 */
import { hash, hashSync, verify, type Options } from '@node-rs/argon2';
import { createHash, randomBytes } from 'node:crypto';
import { FairSemaphore } from './fair-semaphore.ts';

export type HashingCost = Readonly<Required<Pick<Options, 'memoryCost' | 'timeCost'>>>;

/** The second of OWASP's recommended settings. */
export const recommendedCost: HashingCost = { memoryCost: 19_456, timeCost: 2 };

/** Before a hash over the MD5 hash of the password, in lower-case hexadecimal digits. */
const md5Prefix = 'md5';

const parametersOf = ({ memoryCost, timeCost }: HashingCost): Options =>
  // 2 is Argon2id: the library's enumeration exists only at compile time.
  ({ algorithm: 2, memoryCost, timeCost, parallelism: 1 });

/**
 * For moving in: the hash to store for an account of which only the MD5 hash of its password is known. It blocks its thread:
 * the four threads of the asynchronous call would be taken from the file system, and are fewer than the cores of a server.
 */
export const hashOverMd5 = (md5: string, cost: HashingCost = recommendedCost): string =>
  `${md5Prefix}${hashSync(md5.toLowerCase(), parametersOf(cost))}`;

const md5Of = (password: string) => createHash('md5').update(password).digest('hex');

/** At about 15 ms each, the last of a thousand is served before clients give up. */
const waitingLimits = { maximumWaiting: 1000, maximumWaitingOfOneCaller: 500 };

/** The operations available to the holder of a permit. */
export interface Hashing {
  hash: (password: string) => Promise<string>;
  /** Without a hash the result is false, after the same time. */
  verify: (passwordHash: string | null | undefined, password: string) => Promise<boolean>;
  /** Whether the hash has other parameters than new ones. */
  isOutdated: (passwordHash: string) => boolean;
}

export class Passwords {
  readonly #semaphore: FairSemaphore;
  readonly #parameters: Options;
  readonly #currentPrefix: string;
  #unmatchableHash: Promise<string> | undefined;

  constructor(threads: number, { memoryCost, timeCost }: HashingCost = recommendedCost) {
    this.#semaphore = new FairSemaphore({ parallel: threads, ...waitingLimits });
    this.#parameters = parametersOf({ memoryCost, timeCost });
    this.#currentPrefix = `$argon2id$v=19$m=${String(memoryCost)},t=${String(timeCost)},p=1$`;
  }

  /** `caller` is the key for fairness: an address or a user. */
  run<Result>(caller: string, work: (hashing: Hashing) => Promise<Result>): Promise<Result> {
    return this.#semaphore.run(caller, () =>
      work({
        hash: (password) => hash(password, this.#parameters),
        verify: (passwordHash, password) => this.#verify(passwordHash, password),
        isOutdated: (passwordHash) => !passwordHash.startsWith(this.#currentPrefix),
      }),
    );
  }

  hash(caller: string, password: string): Promise<string> {
    return this.run(caller, (hashing) => hashing.hash(password));
  }

  async #verify(passwordHash: string | null | undefined, password: string) {
    // Created at the first check of any account: if it were created only for a missing account, the time
    // would reveal that.
    const unmatchableHash = await (this.#unmatchableHash ??= hash(randomBytes(32), this.#parameters));
    if (passwordHash?.startsWith(md5Prefix) === true)
      return verify(passwordHash.slice(md5Prefix.length), md5Of(password));
    if (passwordHash != null) return verify(passwordHash, password);
    await verify(unmatchableHash, password);
    return false;
  }
}
