/** Unpublished text, kept in the browser of its author until it is posted or discarded. */
import type { KeyValueStorage } from '../../../lib/storage.ts';
import { readJson } from '../../../lib/storage.ts';
import type { DiscussionScope } from '../discussion-scope.ts';
import { emptyValues, type DiscussionValues, type FormSubject } from './discussion-values.ts';

export interface DraftSubject extends DiscussionScope, FormSubject {
  uid: string;
  /** Of the edited discussion; undefined for a new one. */
  discussionId: number | undefined;
}

export function draftKey({ uid, groupId, problemId, kind, discussionId }: DraftSubject): string {
  const parts =
    discussionId === undefined ? ['new', kind, groupId ?? '', problemId ?? ''] : ['edit', discussionId];
  return ['discussion-draft', uid, ...parts].join(':');
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Undefined without a draft. The stored value may be of another version: unknown parts count as empty. */
export function findDraft(storage: KeyValueStorage, key: string): DiscussionValues | undefined {
  const stored = readJson(storage, key);
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { title, description, content, categoryId, isPinned } = stored as Record<string, unknown>;
  return {
    title: textOf(title),
    description: textOf(description),
    content: textOf(content),
    categoryId: typeof categoryId === 'number' ? categoryId : undefined,
    isPinned: isPinned === true,
  };
}

const isSame = (one: DiscussionValues, other: DiscussionValues): boolean =>
  JSON.stringify([one.title, one.description, one.content, one.categoryId, one.isPinned]) ===
  JSON.stringify([other.title, other.description, other.content, other.categoryId, other.isPinned]);

/** Values without a change need no draft. A full storage loses the draft, not the form. */
export function keepDraft(
  storage: KeyValueStorage,
  key: string,
  values: DiscussionValues,
  initial: DiscussionValues = emptyValues,
): void {
  if (isSame(values, initial)) {
    storage.removeItem(key);
    return;
  }
  try {
    storage.setItem(key, JSON.stringify(values));
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}
