/**
 * Which tab this is, so that two tabs in which a new problem is written do not share a draft.
 *
 * How this works: the id lies in the storage of the tab, where a reload finds it again. A browser that duplicates a tab
 * copies that storage, so the id is also held as a lock for as long as the tab lives: who finds it taken makes another. The
 * locks tell as well which drafts are being written elsewhere. Over plain HTTP there are none: then the storage is believed,
 * and every draft counts as left behind.
 */
const storageKey = 'touchstone-problem-draft-tab';
const lockOf = (id: string): string => `touchstone-problem-draft-tab:${id}`;
/** A page that is being left lets go of its lock a moment after the next one asks. */
const patienceMs = 400;

/** Answers whether the lock is ours; it stays so until the page goes. */
const hold = (locks: LockManager, id: string): Promise<boolean> =>
  new Promise((resolve) => {
    const stayHeld = () => {
      resolve(true);
      return new Promise<never>(() => undefined);
    };
    locks
      .request(lockOf(id), { signal: AbortSignal.timeout(patienceMs) }, stayHeld)
      .catch(() => resolve(false));
  });

/** Undefined where the page is not trusted with them. */
const findLocks = (): LockManager | undefined => ('locks' in navigator ? navigator.locks : undefined);

async function find(): Promise<string> {
  const locks = findLocks();
  const known = sessionStorage.getItem(storageKey);
  if (known !== null && (locks === undefined || (await hold(locks, known)))) return known;
  // Not randomUUID: it is there over HTTPS only.
  const [first = 0, second = 0] = crypto.getRandomValues(new Uint32Array(2));
  const id = first.toString(36) + second.toString(36);
  sessionStorage.setItem(storageKey, id);
  if (locks !== undefined) await hold(locks, id);
  return id;
}

let found: Promise<string> | undefined;

/** The same for as long as the page is there. */
export function findTabId(): Promise<string> {
  found ??= find();
  return found;
}

/** Whether a draft was left behind: no tab that is open writes it. */
export async function createLeftBehind(): Promise<(tab: string) => boolean> {
  const held = (await findLocks()?.query())?.held ?? [];
  const names = new Set(held.map(({ name }) => name));
  return (tab) => !names.has(lockOf(tab));
}
