/** The draft of an unsaved form, stored in the browser. */
import {
  emptyCase,
  newProblemValues,
  type CaseRow,
  type ProblemValues,
  type ValueName,
} from '../state/problem-values.ts';

export interface DraftRecord {
  savedAtMs: number;
  /** The stored version that the form was filled from; null for a new problem. */
  baseVersion: string | null;
  values: ProblemValues;
}

export interface DraftScope {
  uid: string;
  /** The bank, a contest or a group. */
  scope: string;
  /** Each tab writes its own draft of a new problem. */
  problem: { id: number } | { newInTab: string };
}

/** The key prefix of drafts of new problems. */
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

/** The languages are a list or null. */
const mayBe = (name: ValueName, value: unknown, fresh: unknown): boolean =>
  kindOf(value) === kindOf(fresh) || (name === 'languageIds' && ['array', 'null'].includes(kindOf(value)));

/** An older version of the site may have written the draft: missing or invalid values are those of a new problem. */
export function parseDraft(stored: unknown): DraftRecord | undefined {
  if (!isRecord(stored) || !isRecord(stored['values'])) return undefined;
  const { savedAtMs, baseVersion } = stored;
  if (typeof savedAtMs !== 'number') return undefined;
  const written = stored['values'];
  const fresh = newProblemValues();
  const known = (Object.keys(fresh) as ValueName[]).filter(
    (name) => name in written && mayBe(name, written[name], fresh[name]),
  );
  const kept: ProblemValues = { ...fresh, ...Object.fromEntries(known.map((name) => [name, written[name]])) };
  const values = {
    ...kept,
    uploadedCases: completeRows(kept.uploadedCases, written['uploadDir']),
    typedCases: completeRows(kept.typedCases, ''),
  };
  return { savedAtMs, baseVersion: typeof baseVersion === 'string' ? baseVersion : null, values };
}

/** Earlier versions stored one upload for all cases of the form. */
function completeRows(rows: readonly Partial<CaseRow>[], uploadDir: unknown): CaseRow[] {
  const dir = typeof uploadDir === 'string' ? uploadDir : '';
  return rows.map((row) => ({ ...emptyCase(), inputDir: dir, outputDir: dir, ...row }));
}

/** A draft never replaces a newer stored version without asking. */
export function decideDraft(
  draft: DraftRecord | undefined,
  storedVersion: string | null,
): 'none' | 'restore' | 'ask' {
  if (draft === undefined) return 'none';
  return draft.baseVersion === storedVersion ? 'restore' : 'ask';
}
