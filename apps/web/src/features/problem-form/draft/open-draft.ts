import { createLeftBehind, findTabId } from './tab-id.ts';
import { draftKey, newDraftsPrefix, tabOfKey, type DraftRecord } from './draft-record.ts';
import { openDrafts, type DraftStore, type KeptDraft } from './draft-store.ts';

export interface OpenedDraft {
  drafts: DraftStore;
  /** The key under which the form stores its draft. */
  key: string;
  draft: DraftRecord | undefined;
  /** Drafts of new problems from closed tabs. */
  abandoned: readonly KeptDraft[];
}

interface Place {
  uid: string;
  scope: string;
  /** Undefined: a new problem. */
  problemId: number | undefined;
}

export async function openDraft({ uid, scope, problemId }: Place): Promise<OpenedDraft> {
  const drafts = await openDrafts();
  if (problemId !== undefined) {
    const key = draftKey({ uid, scope, problem: { id: problemId } });
    return { drafts, key, draft: await drafts.read(key), abandoned: [] };
  }
  const key = draftKey({ uid, scope, problem: { newInTab: await findTabId() } });
  const [isLeftBehind, kept] = await Promise.all([
    createLeftBehind(),
    drafts.list(newDraftsPrefix({ uid, scope })),
  ]);
  return {
    drafts,
    key,
    draft: kept.find((one) => one.key === key)?.draft,
    abandoned: kept.filter((one) => one.key !== key && isLeftBehind(tabOfKey(one.key))),
  };
}
