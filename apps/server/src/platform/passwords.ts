/**
 * How this works: passwords are hashed with Argon2id on threads of their own, not on the event loop. Hashing is the
 * costliest thing a stranger can ask for, so it happens in turns (`FairTurns`): as many at once as the configuration
 * gives threads, callers take turns, and an absurdly long queue is refused. What must be decided right before a check (is
 * this account locked by now) is done inside the turn, so that a burst of parallel guesses cannot all slip in before the
 * first one is counted.
 *
 * A turn may use the database, but a transaction must never wait for a turn: it would hold a connection that the turn
 * before it needs.
 *
 * Where there is no account, or it has no password, the check takes as long as any other: it runs on a hash that no
 * password fits. The stored hash names its parameters; `isOutdated` tells when it should be made anew.
 */
import { hash, verify, type Options } from '@node-rs/argon2';
import { randomBytes } from 'node:crypto';
import { FairTurns } from './fair-turns.ts';

/** The second of OWASP's recommended settings; 2 is Argon2id (the library's enumeration exists only at compile time). */
const parameters = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } satisfies Options;
const currentPrefix = '$argon2id$v=19$m=19456,t=2,p=1$';

/** At some 15 ms each, the last of a thousand is served within the patience of a client. */
const waitingLimits = { maximumWaiting: 1000, maximumWaitingOfOneCaller: 500 };

/** What can be done within a turn. */
export interface Hashing {
  hash: (password: string) => Promise<string>;
  /** Without a hash the answer is no, after the same time. */
  verify: (passwordHash: string | null | undefined, password: string) => Promise<boolean>;
}

export class Passwords {
  readonly #turns: FairTurns;
  #hashOfNobody: Promise<string> | undefined;

  constructor(threads: number) {
    this.#turns = new FairTurns({ parallel: threads, ...waitingLimits });
  }

  /** `caller` is whom the wait is fair to: an address, or a user. */
  inTurn<Result>(caller: string, work: (hashing: Hashing) => Promise<Result>): Promise<Result> {
    return this.#turns.run(caller, () =>
      work({
        hash: (password) => hash(password, parameters),
        verify: (passwordHash, password) => this.#verify(passwordHash, password),
      }),
    );
  }

  hash(caller: string, password: string): Promise<string> {
    return this.inTurn(caller, (hashing) => hashing.hash(password));
  }

  async #verify(passwordHash: string | null | undefined, password: string) {
    // Made on the first check of any account: made only when needed, it would tell that one is missing.
    const hashOfNobody = await (this.#hashOfNobody ??= hash(randomBytes(32), parameters));
    if (passwordHash != null) return verify(passwordHash, password);
    await verify(hashOfNobody, password);
    return false;
  }
}

export const isOutdated = (passwordHash: string) => !passwordHash.startsWith(currentPrefix);
