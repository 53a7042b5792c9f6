/**
 * What decides about the access of subscribers, in memory.
 *
 * How this works: it is loaded when a subscriber joins, and for all subscribers of a key when access may have changed. Loads of one
 * key run one after another, so that an older one never overwrites a newer one; requests that arrive while one runs share the
 * next. A load that fails closes the access of those it was for. What is refused or uncertain is loaded again with each
 * heartbeat, since access may be granted without an event.
 */
import type { Logger } from 'pino';
import type { Viewer } from '../sessions/sessions.ts';

export interface AccessCheck<Access> {
  /** In the order of the viewers; undefined refuses. */
  readonly load: (
    key: string,
    viewers: readonly (Viewer | undefined)[],
  ) => Promise<readonly (Access | undefined)[]>;
  /** Whether a heartbeat loads it again. */
  readonly isUncertain?: (access: Access, viewer: Viewer | undefined) => boolean;
}

interface Member {
  readonly viewer: Viewer | undefined;
}

interface Load<Joined extends Member> {
  readonly members: Set<Joined>;
  readonly done: Promise<void>;
}

interface KeyEntry<Joined extends Member, Access> {
  readonly accessOf: Map<Joined, Access | undefined>;
  running: Promise<void>;
  waiting: Load<Joined> | undefined;
}

export function createAccessCache<Joined extends Member, Access>(check: AccessCheck<Access>, logger: Logger) {
  const entries = new Map<string, KeyEntry<Joined, Access>>();

  const loadNow = async (key: string, { accessOf }: KeyEntry<Joined, Access>, members: readonly Joined[]) => {
    const present = members.filter((member) => accessOf.has(member));
    const set = (accesses: readonly (Access | undefined)[]) => {
      for (const [index, member] of present.entries())
        if (accessOf.has(member)) accessOf.set(member, accesses[index]);
    };
    if (present.length === 0) return;
    try {
      set(
        await check.load(
          key,
          present.map(({ viewer }) => viewer),
        ),
      );
    } catch (error) {
      set([]);
      logger.warn(
        { err: error, key },
        'access of live subscribers could not be loaded; closed until the next heartbeat',
      );
    }
  };

  const load = (key: string, members: Iterable<Joined>): Promise<void> => {
    const entry = entries.get(key);
    if (entry === undefined) return Promise.resolve();
    if (entry.waiting !== undefined) {
      for (const member of members) entry.waiting.members.add(member);
      return entry.waiting.done;
    }
    const concerned = new Set(members);
    const done = entry.running.then(() => {
      entry.waiting = undefined;
      return loadNow(key, entry, [...concerned]);
    });
    entry.running = done;
    entry.waiting = { members: concerned, done };
    return done;
  };

  const loadAll = (key: string) => load(key, entries.get(key)?.accessOf.keys() ?? []);

  const isDoubtful = (access: Access | undefined, { viewer }: Member) =>
    access === undefined || check.isUncertain?.(access, viewer) === true;

  return {
    /** Undefined where access is refused. */
    find: (key: string, member: Joined) => entries.get(key)?.accessOf.get(member),
    join: (key: string, member: Joined): Promise<void> => {
      const known = entries.get(key);
      const entry = known ?? { accessOf: new Map(), running: Promise.resolve(), waiting: undefined };
      entries.set(key, entry);
      entry.accessOf.set(member, undefined);
      return load(key, [member]);
    },
    leave: (key: string, member: Joined) => {
      const entry = entries.get(key);
      entry?.accessOf.delete(member);
      if (entry?.accessOf.size === 0) entries.delete(key);
    },
    load,
    loadAll,
    recheck: async () => {
      const loads = [...entries].flatMap(([key, { accessOf }]) => {
        const doubtful = [...accessOf].filter(([member, access]) => isDoubtful(access, member));
        if (doubtful.length === 0) return [];
        const members = doubtful.map(([member]) => member);
        return [load(key, members)];
      });
      await Promise.all(loads);
    },
  };
}
