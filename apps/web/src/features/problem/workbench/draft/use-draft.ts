/**
 * The draft of the current problem: bound to the logged-in user, saved while typing, synchronized with other
 * windows.
 */
import { useCallback, useEffect, useRef, useState } from 'react';
import { useStore } from '../../../../lib/external-store.ts';
import { session } from '../../../../lib/session.ts';
import { browserStorage } from '../../../../lib/storage.ts';
import type { ProblemContext, WorkbenchProblem } from '../workbench-problem.ts';
import { createDraft, type Draft } from './create-draft.ts';
import { draftKey, removeDraft } from './draft-record.ts';
import { defaultsKey } from './editor-defaults.ts';
import type { DraftState } from './open-record.ts';

/** Limits how much typing a crash can lose. */
export const saveAfterMs = 400;

type DraftProblem = Pick<WorkbenchProblem, 'pid' | 'languages' | 'codeTemplate' | 'isRemote'>;

const openDraft = (key: string, problem: DraftProblem): Draft =>
  createDraft({
    storage: browserStorage,
    key,
    problem,
    now: () => Date.now(),
    newRevision: () => `${String(Date.now())}-${Math.random().toString(36).slice(2)}`,
  });

interface OwnDraft {
  key: string;
  uid: string | undefined;
  draft: Draft;
}

/** Opens the draft of the current user. */
export function openOwnDraft(problem: DraftProblem, context: ProblemContext): OwnDraft {
  const uid = session.get().user?.uid;
  const key = draftKey(uid, problem.pid, context);
  return { key, uid, draft: openDraft(key, problem) };
}

function changeOwner(former: OwnDraft, next: OwnDraft): void {
  former.draft.flush();
  const isLogin = former.uid === undefined && next.uid !== undefined;
  if (!isLogin || former.draft.isUntouched()) return;
  next.draft.carryOver({ code: former.draft.getCode(), language: former.draft.get().language });
  removeDraft(browserStorage, former.key);
}

function useOwnDraft(problem: WorkbenchProblem, context: ProblemContext): Draft {
  const [own, setOwn] = useState(() => openOwnDraft(problem, context));
  useEffect(
    () =>
      session.subscribe(() => {
        if (session.get().user?.uid === own.uid) return;
        const next = openOwnDraft(problem, context);
        changeOwner(own, next);
        setOwn(next);
      }),
    [own, problem, context],
  );
  return own.draft;
}

/**
 * Saves shortly after a change, and immediately when the page is hidden, because it may never become visible
 * again.
 */
function useSaving(draft: Draft): (text: string) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    const flush = () => {
      clearTimeout(timer.current);
      timer.current = undefined;
      draft.flush();
    };
    const saveHidden = () => {
      if (document.visibilityState === 'hidden') flush();
    };
    document.addEventListener('visibilitychange', saveHidden);
    window.addEventListener('pagehide', flush);
    return () => {
      document.removeEventListener('visibilitychange', saveHidden);
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, [draft]);
  return useCallback(
    (text) => {
      draft.type(text);
      timer.current ??= setTimeout(() => {
        timer.current = undefined;
        draft.flush();
      }, saveAfterMs);
    },
    [draft],
  );
}

function useOtherWindows(draft: Draft): void {
  useEffect(() => {
    const follow = ({ key }: StorageEvent) => {
      if (key === null || key === defaultsKey || key.startsWith('problem-code:')) draft.follow();
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [draft]);
}

export interface OpenDraft {
  draft: Draft;
  state: DraftState;
  type: (text: string) => void;
}

export function useDraft(problem: WorkbenchProblem, context: ProblemContext): OpenDraft {
  const draft = useOwnDraft(problem, context);
  const type = useSaving(draft);
  useOtherWindows(draft);
  return { draft, state: useStore(draft), type };
}
