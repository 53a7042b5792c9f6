/** What is kept in the browser of a form that was not saved. */
import { newProblemValues, type ProblemValues, type ValueName } from '../state/problem-values.ts';

export interface DraftRecord {
  savedAtMs: number;
  /** Which stored version the form was filled from; null for a new problem. */
  baseVersion: string | null;
  values: ProblemValues;
}

export interface DraftScope {
  uid: string;
  /** Where the problem belongs: the bank, a contest, a group. */
  scope: string;
  /** Of new problems each tab writes its own. */
  problem: { id: number } | { newInTab: string };
}

/** What the drafts of new problems begin with. */
export const newDraftsPrefix = ({ uid, scope }: Pick<DraftScope, 'uid' | 'scope'>): string =>
  `${uid}:${scope}:new`;

export const draftKey = ({ uid, scope, problem }: DraftScope): string =>
  'id' in problem
    ? `${uid}:${scope}:${String(problem.id)}`
    : `${newDraftsPrefix({ uid, scope })}:${problem.newInTab}`;

export const tabOfKey = (key: string): string => key.slice(key.lastIndexOf(':') + 1);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const kindOf = (value: unknown): string => {
  if (Array.isArray(value)) return 'array';
  return value === null ? 'null' : typeof value;
};

/** The languages are a list or nothing. */
const mayBe = (name: ValueName, value: unknown, fresh: unknown): boolean =>
  kindOf(value) === kindOf(fresh) || (name === 'languageIds' && ['array', 'null'].includes(kindOf(value)));

/** An older version of the site may have written it: what is missing or of another kind is as in a new problem. */
export function parseDraft(stored: unknown): DraftRecord | undefined {
  if (!isRecord(stored) || !isRecord(stored['values'])) return undefined;
  const { savedAtMs, baseVersion } = stored;
  if (typeof savedAtMs !== 'number') return undefined;
  const written = stored['values'];
  const fresh = newProblemValues();
  const known = (Object.keys(fresh) as ValueName[]).filter(
    (name) => name in written && mayBe(name, written[name], fresh[name]),
  );
  const values = { ...fresh, ...Object.fromEntries(known.map((name) => [name, written[name]])) };
  return { savedAtMs, baseVersion: typeof baseVersion === 'string' ? baseVersion : null, values };
}

/** A draft of a version that somebody has saved over is never put in its place unasked. */
export function decideDraft(
  draft: DraftRecord | undefined,
  storedVersion: string | null,
): 'none' | 'restore' | 'ask' {
  if (draft === undefined) return 'none';
  return draft.baseVersion === storedVersion ? 'restore' : 'ask';
}
