/**
 * The stored editor state of a problem, keyed by user, problem and contest.
 *
 * How this works: an index lists every record with the time of its last write. If the storage is full, the least
 * recently written records are removed first; if that is not enough, the write reports failure. Invalid records count
 * as absent.
 */
import { parseEditorSettings, type EditorSettings } from '../../../../ui/code-editor/editor-settings.ts';
import { readJson, type KeyValueStorage } from '../../../../lib/storage.ts';
import type { ProblemContext } from '../workbench-problem.ts';
import type { CodeFamily } from './code-family.ts';

export interface OtherVersion {
  code: string;
  language: string;
  savedAtMs: number;
}

export interface DraftRecord {
  /** New with every write, to detect writes by other windows. */
  revision: string;
  savedAtMs: number;
  language: string;
  codes: Partial<Record<CodeFamily, string>>;
  /** Settings for this problem only. */
  settings: Partial<EditorSettings>;
  /** The version that another window wrote at the same time. */
  other?: OtherVersion;
}

const indexKey = 'problem-code-index';
/** Browsers store about five million characters in total. */
const maxRecords = 300;

export const draftKey = (uid: string | undefined, pid: number, { contestId }: ProblemContext): string =>
  `problem-code:${uid ?? 'guest'}:${String(pid)}${contestId === undefined ? '' : `:contest-${String(contestId)}`}`;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function parseCodes(value: unknown): DraftRecord['codes'] {
  if (!isRecord(value)) return {};
  return Object.fromEntries(Object.entries(value).filter(([, code]) => typeof code === 'string'));
}

function parseOther(value: unknown): OtherVersion | undefined {
  if (!isRecord(value)) return undefined;
  const { code, language, savedAtMs } = value;
  if (typeof code !== 'string' || typeof language !== 'string' || typeof savedAtMs !== 'number')
    return undefined;
  return { code, language, savedAtMs };
}

export function loadDraft(storage: KeyValueStorage, key: string): DraftRecord | undefined {
  const stored = readJson(storage, key);
  if (!isRecord(stored)) return undefined;
  const { revision, savedAtMs, language } = stored;
  if (typeof revision !== 'string' || typeof savedAtMs !== 'number' || typeof language !== 'string')
    return undefined;
  const other = parseOther(stored['other']);
  return {
    revision,
    savedAtMs,
    language,
    codes: parseCodes(stored['codes']),
    settings: parseEditorSettings(stored['settings']),
    ...(other !== undefined && { other }),
  };
}

type Index = Record<string, number>;

function loadIndex(storage: KeyValueStorage): Index {
  const stored = readJson(storage, indexKey);
  if (!isRecord(stored)) return {};
  return Object.fromEntries(
    Object.entries(stored).filter((entry): entry is [string, number] => typeof entry[1] === 'number'),
  );
}

/** Returns false if the storage is full. */
function write(storage: KeyValueStorage, key: string, value: string): boolean {
  try {
    storage.setItem(key, value);
    return true;
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    return false;
  }
}

function oldestFirst(index: Index, except: string): string[] {
  return Object.entries(index)
    .filter(([key]) => key !== except)
    .toSorted(([, one], [, other]) => one - other)
    .map(([key]) => key);
}

/** Returns whether the draft was stored. */
export function writeDraft(storage: KeyValueStorage, key: string, record: DraftRecord): boolean {
  const index = { ...loadIndex(storage), [key]: record.savedAtMs };
  const text = JSON.stringify(record);
  const old = oldestFirst(index, key);
  const evict = (one: string) => {
    storage.removeItem(one);
    delete index[one];
  };
  for (const one of old.slice(0, Math.max(0, old.length + 1 - maxRecords))) evict(one);
  const save = () => write(storage, key, text) && write(storage, indexKey, JSON.stringify(index));
  let isStored = save();
  for (const one of oldestFirst(index, key)) {
    if (isStored) break;
    evict(one);
    isStored = save();
  }
  return isStored;
}

export function removeDraft(storage: KeyValueStorage, key: string): void {
  storage.removeItem(key);
  const { [key]: _removed, ...index } = loadIndex(storage);
  write(storage, indexKey, JSON.stringify(index));
}
