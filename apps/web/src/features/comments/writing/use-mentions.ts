import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useSession } from '../../../lib/session.ts';
import { mentionCandidatesQuery, type MentionCandidate } from '../api/list-mention-candidates.ts';
import type { CommentSource } from '../comment-source.ts';
import { findMention, type WrittenMention } from './find-mention.ts';

const typingMs = 150;

export interface OfferedNames {
  /** Undefined while no mention is being written. */
  mention: WrittenMention | undefined;
  candidates: readonly MentionCandidate[];
  /** The highlighted candidate. */
  index: number;
  /** Ids of the list and of its entries, for screen readers. */
  listId: string;
  entryId: (index: number) => string;
  isOpen: boolean;
  move: (step: 1 | -1) => void;
  highlight: (index: number) => void;
  /** Closes the list until another mention is written. */
  dismiss: () => void;
}

/** The names that fit the mention at the caret. */
export function useMentions(
  source: CommentSource | undefined,
  { text, caret }: { text: string; caret: number },
): OfferedNames {
  const { user } = useSession();
  const listId = useId();
  const mention = source === undefined || user === undefined ? undefined : findMention(text, caret);
  const [keyword] = useDebouncedValue(mention?.keyword, typingMs);
  const [dismissedAt, setDismissedAt] = useState<number>();
  const [chosen, setChosen] = useState({ keyword: '', index: 0 });
  const { data = [] } = useQuery({
    ...mentionCandidatesQuery(source, keyword ?? ''),
    enabled: mention !== undefined && keyword !== undefined,
  });
  const candidates = mention === undefined ? [] : data;
  const isOpen = mention !== undefined && mention.from !== dismissedAt && candidates.length > 0;
  // A changed keyword has other candidates: the first one is highlighted again.
  const index = chosen.keyword === mention?.keyword ? Math.min(chosen.index, candidates.length - 1) : 0;
  const highlight = (next: number) => setChosen({ keyword: mention?.keyword ?? '', index: next });
  return {
    mention,
    candidates,
    index,
    listId,
    entryId: (position) => `${listId}-${String(position)}`,
    isOpen,
    move: (step) => highlight((index + step + candidates.length) % candidates.length),
    highlight,
    dismiss: () => setDismissedAt(mention?.from),
  };
}
