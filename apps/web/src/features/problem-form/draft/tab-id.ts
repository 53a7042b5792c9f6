/**
 * Identifies this tab, so that two tabs with a new problem do not share a draft.
 *
 * How this works: the id is in the session storage, where a reload finds it again. A browser that duplicates a tab
 * copies that storage, so the tab also holds a Web Lock with the id for as long as it lives: a tab that finds the lock
 * taken creates another id. The locks also show which drafts are open in other tabs. Over plain HTTP there are no Web
 * Locks: then the stored id is used, and every draft counts as abandoned.
 */
const storageKey = 'touchstone-problem-draft-tab';
const lockOf = (id: string): string => `touchstone-problem-draft-tab:${id}`;
/** A page that is being left releases its lock a moment after the next page requests it. */
const lockTimeoutMs = 400;

/** Returns whether this page got the lock; it keeps it until it is closed. */
const acquireLock = (locks: LockManager, id: string): Promise<boolean> =>
  new Promise((resolve) => {
    const holdForever = () => {
      resolve(true);
      return new Promise<never>(() => undefined);
    };
    locks
      .request(lockOf(id), { signal: AbortSignal.timeout(lockTimeoutMs) }, holdForever)
      .catch(() => resolve(false));
  });

/** Undefined outside of secure contexts. */
const findLocks = (): LockManager | undefined => ('locks' in navigator ? navigator.locks : undefined);

async function find(): Promise<string> {
  const locks = findLocks();
  const known = sessionStorage.getItem(storageKey);
  if (known !== null && (locks === undefined || (await acquireLock(locks, known)))) return known;
  // Not randomUUID: it exists only over HTTPS.
  const [first = 0, second = 0] = crypto.getRandomValues(new Uint32Array(2));
  const id = first.toString(36) + second.toString(36);
  sessionStorage.setItem(storageKey, id);
  if (locks !== undefined) await acquireLock(locks, id);
  return id;
}

let found: Promise<string> | undefined;

/** Returns the same id during the life of the page. */
export function findTabId(): Promise<string> {
  found ??= find();
  return found;
}

/** Returns a function that tells whether a draft is abandoned: no open tab writes it. */
export async function createAbandonedCheck(): Promise<(tab: string) => boolean> {
  const held = (await findLocks()?.query())?.held ?? [];
  const names = new Set(held.map(({ name }) => name));
  return (tab) => !names.has(lockOf(tab));
}
