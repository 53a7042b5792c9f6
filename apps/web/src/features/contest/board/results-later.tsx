import { IconInbox } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { statuses } from '@touchstone/contract/statuses';
import { useMessages } from '../../../lib/messages.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import type { KnownContest } from '../api/get-contest.ts';
import { ownResultsQuery } from '../api/get-own-results.ts';
import type { BoardProblem, BoardSide } from './api/load-board.ts';
import { boardMessages } from './board-messages.ts';

interface ResultsLaterProps {
  side: BoardSide;
  known: KnownContest;
  problems: readonly BoardProblem[];
  ownId: string | undefined;
}

/** A frozen scoreboard without rows: says what was received, and when the results appear. */
export function ResultsLater({ side, known, problems, ownId }: ResultsLaterProps) {
  const m = useMessages(boardMessages);
  const own = useQuery(
    ownResultsQuery({
      contestId: known.contest.id,
      uid: side === 'inside' ? ownId : undefined,
      pids: problems.map(({ pid }) => pid),
      containsEnd: false,
    }),
  );
  const received = Object.values(own.data ?? {}).filter(({ status }) => status !== statuses.notSubmitted);
  return (
    <EmptyState icon={<IconInbox size={24} stroke={1.5} />} title={m.resultsLater}>
      {received.length === 0 ? m.resultsLaterText : m.ownReceived(received.length)}
    </EmptyState>
  );
}
