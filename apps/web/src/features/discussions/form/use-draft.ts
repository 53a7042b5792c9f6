import { useCallback, useEffect, useRef, useState } from 'react';
import { browserStorage } from '../../../lib/storage.ts';
import { findDraft, keepDraft } from './discussion-draft.ts';
import type { DiscussionValues } from './discussion-values.ts';

/** Limits how much typing a crash can lose. */
const saveAfterMs = 400;

/**
 * Keeps what is typed: shortly after a change, and immediately when the page is hidden or left, because it may never
 * become visible again.
 */
export function useDraft(key: string, initial: DiscussionValues) {
  const [found] = useState(() => findDraft(browserStorage, key));
  const pending = useRef<DiscussionValues>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const flush = useCallback(() => {
    clearTimeout(timer.current);
    if (pending.current !== undefined) keepDraft(browserStorage, key, pending.current, initial);
    pending.current = undefined;
  }, [key, initial]);
  useEffect(() => {
    const saveHidden = () => {
      if (document.visibilityState === 'hidden') flush();
    };
    document.addEventListener('visibilitychange', saveHidden);
    return () => {
      document.removeEventListener('visibilitychange', saveHidden);
      flush();
    };
  }, [flush]);
  return {
    /** The draft of a former visit. */
    found,
    keep: (values: DiscussionValues) => {
      pending.current = values;
      clearTimeout(timer.current);
      timer.current = setTimeout(flush, saveAfterMs);
    },
    discard: () => {
      clearTimeout(timer.current);
      pending.current = undefined;
      browserStorage.removeItem(key);
    },
  };
}
