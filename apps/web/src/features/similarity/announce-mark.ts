import type { SimilarityMark } from '@touchstone/contract/similarity-limits';
import { currentMessages } from '../../lib/messages.ts';
import { showToast, showUndoToast } from '../../lib/toasts.ts';
import { similarityMessages } from './similarity-messages.ts';

export interface PairMark {
  mark: SimilarityMark | null;
  note: string;
}

export interface MarkChange {
  before: PairMark;
  after: PairMark;
}

/** Says what was stored and offers to store the former mark again. The call shows its own error. */
export function announceMark(
  { before, after }: MarkChange,
  store: (mark: PairMark) => Promise<void>,
  show: (text: string, onUndo: () => void) => void = showUndoToast,
) {
  const m = currentMessages(similarityMessages);
  const isNoteOnly = before.mark === after.mark;
  const markText = after.mark === null ? m.unmarked : m.marked(m.marks[after.mark]);
  show(isNoteOnly ? m.noteSaved : markText, () => {
    store(before).then(
      () => showToast('success', m.undone),
      () => undefined,
    );
  });
}
