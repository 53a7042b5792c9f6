import { createAbandonedCheck, findTabId } from './tab-id.ts';
import { draftKey, newDraftsPrefix, tabOfKey, type DraftRecord } from './draft-record.ts';
import { openDrafts, type DraftStore, type StoredDraft } from './draft-store.ts';

export interface OpenedDraft {
  drafts: DraftStore;
  /** The key under which the form stores its draft. */
  key: string;
  draft: DraftRecord | undefined;
  /** Drafts of new problems from closed tabs. */
  abandoned: readonly StoredDraft[];
}

interface DraftTarget {
  uid: string;
  scope: string;
  /** Undefined: a new problem. */
  problemId: number | undefined;
}

export async function openDraft({ uid, scope, problemId }: DraftTarget): Promise<OpenedDraft> {
  const drafts = await openDrafts();
  if (problemId !== undefined) {
    const key = draftKey({ uid, scope, problem: { id: problemId } });
    return { drafts, key, draft: await drafts.read(key), abandoned: [] };
  }
  const key = draftKey({ uid, scope, problem: { newInTab: await findTabId() } });
  const [isAbandoned, stored] = await Promise.all([
    createAbandonedCheck(),
    drafts.list(newDraftsPrefix({ uid, scope })),
  ]);
  return {
    drafts,
    key,
    draft: stored.find((one) => one.key === key)?.draft,
    abandoned: stored.filter((one) => one.key !== key && isAbandoned(tabOfKey(one.key))),
  };
}
