/**
 * Drafts in IndexedDB: a statement with typed cases can exceed the limit of localStorage.
 *
 * How this works: one table with a record per user and problem, and per tab for new problems (`tab-id.ts`). If the browser
 * refuses IndexedDB (some private windows), drafts live in memory until the tab closes. A failed write rejects; the caller
 * shows the error.
 */
import { parseDraft, type DraftRecord } from './draft-record.ts';

export interface StoredDraft {
  key: string;
  draft: DraftRecord;
}

export interface DraftStore {
  /** The drafts whose keys have this prefix, the latest first. */
  list: (prefix: string) => Promise<StoredDraft[]>;
  read: (key: string) => Promise<DraftRecord | undefined>;
  write: (key: string, draft: DraftRecord) => Promise<void>;
  remove: (key: string) => Promise<void>;
}

/** Skips records that are not valid drafts. */
const choose = (
  records: readonly (readonly [key: string, stored: unknown])[],
  prefix: string,
): StoredDraft[] =>
  records
    .flatMap(([key, stored]) => {
      const draft = key.startsWith(prefix) ? parseDraft(stored) : undefined;
      return draft === undefined ? [] : [{ key, draft }];
    })
    .toSorted((one, other) => other.draft.savedAtMs - one.draft.savedAtMs);

export function createMemoryDrafts(): DraftStore {
  const drafts = new Map<string, unknown>();
  return {
    list: (prefix) => Promise.resolve(choose([...drafts], prefix)),
    read: (key) => Promise.resolve(parseDraft(drafts.get(key))),
    write: (key, draft) => Promise.resolve(void drafts.set(key, structuredClone(draft))),
    remove: (key) => Promise.resolve(void drafts.delete(key)),
  };
}

const databaseName = 'touchstone-problem-drafts';
const table = 'drafts';

const settle = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('the database refused')));
  });

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(databaseName, 1);
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(table));
  return settle(request);
}

function createDatabaseDrafts(database: IDBDatabase): DraftStore {
  const inTable = (mode: IDBTransactionMode) => database.transaction(table, mode).objectStore(table);
  return {
    list: async (prefix) => {
      const objects = inTable('readonly');
      // Both queries in one transaction: the results correspond by index.
      const [keys, stored] = await Promise.all([
        settle(objects.getAllKeys()),
        settle<unknown[]>(objects.getAll()),
      ]);
      const records = keys.map((key, index) => [typeof key === 'string' ? key : '', stored[index]] as const);
      return choose(records, prefix);
    },
    read: async (key) => parseDraft(await settle<unknown>(inTable('readonly').get(key))),
    write: async (key, draft) => void (await settle(inTable('readwrite').put(draft, key))),
    remove: async (key) => settle(inTable('readwrite').delete(key)),
  };
}

let opened: Promise<DraftStore> | undefined;

/** Opened once for all forms of this tab. */
export function openDrafts(): Promise<DraftStore> {
  opened ??= openDatabase().then(createDatabaseDrafts, createMemoryDrafts);
  return opened;
}
