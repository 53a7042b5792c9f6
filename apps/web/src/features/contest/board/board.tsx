import { Button } from '@mantine/core';
import { IconUserSearch } from '@tabler/icons-react';
import { useCallback, useMemo, useRef, useState, type ReactNode } from 'react';
import { useMessages } from '../../../lib/messages.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { RowsSkeleton } from '../../../ui/skeletons.tsx';
import type { KnownContest } from '../api/get-contest.ts';
import type { BoardProblem, BoardRow, BoardSide } from './api/load-board.ts';
import { boardSizes, type BoardAddress } from './board-address.ts';
import { BoardLegend } from './board-legend.tsx';
import { boardMessages } from './board-messages.ts';
import { BoardTools } from './board-tools.tsx';
import classes from './board.module.css';
import { CellDetails } from './cells/cell-details.tsx';
import type { OpenedCell } from './cells/cell-facts.ts';
import { splitPinned } from './users/pinned-rows.ts';
import { shownNameOf } from './users/shown-name.ts';
import { FreezeNotice } from './freeze-notice.tsx';
import { ResultsLater } from './results-later.tsx';
import { BoardTable } from './table/board-table.tsx';
import { useBoard, type BoardState } from './use-board.ts';

export interface BoardProps {
  side: BoardSide;
  known: KnownContest;
  problems: readonly BoardProblem[];
  /** Whether the viewer administers the contest. */
  isAdmin: boolean;
  /** Whether the viewer may look behind the freeze: administrators and jury. */
  hasResults: boolean;
}

const skeletonRows = 12;

/** The scoreboard of a contest, used inside the contest and on the public page. */
export function Board({ side, known, problems, isAdmin, hasResults }: BoardProps) {
  const m = useMessages(boardMessages);
  const { contest } = known;
  const board = useBoard({ side, known, hasResults });
  const top = useRef<HTMLElement>(null);
  const [opened, setOpened] = useState<OpenedCell>();
  const { address, changeAddress } = board;
  const changeAndScroll = (changes: Partial<BoardAddress>) => {
    changeAddress(changes);
    top.current?.scrollIntoView({ block: 'start' });
  };
  const isAcm = contest.type === 0;
  return (
    <section className={classes['root']} ref={top} aria-label={m.table}>
      <BoardTools board={board} contest={contest} isAdmin={isAdmin} hasResults={hasResults} />
      {board.isFrozen && <FreezeNotice contest={contest} isForced={board.force.isOn} />}
      <div className={classes['frame']} aria-busy={board.rows.isPlaceholderData || undefined}>
        <BoardBody {...{ side, known, problems, board }} onOpen={setOpened} />
      </div>
      <BoardLegend
        isAcm={isAcm}
        isFrozen={board.isFrozen && !board.force.isOn}
        hasAfter={board.withAfterEnd}
      />
      <Pager
        total={board.rows.data?.total ?? 0}
        page={address.page}
        size={address.size}
        sizes={boardSizes}
        onPageChange={(page) => changeAndScroll({ page })}
        onSizeChange={(size, page) => changeAndScroll({ size, page })}
      />
      <CellDetails cell={opened} onClose={() => setOpened(undefined)} />
    </section>
  );
}

interface BoardBodyProps extends Omit<BoardProps, 'isAdmin' | 'hasResults'> {
  board: BoardState;
  onOpen: (cell: OpenedCell) => void;
}

function BoardBody({ side, known, problems, board, onOpen }: BoardBodyProps) {
  const { contest } = known;
  const { rows, followed, ownId } = board;
  const { data } = rows;
  const split = useMemo(
    () =>
      splitPinned(data?.records ?? [], {
        ownId: side === 'inside' ? ownId : undefined,
        followed: data?.followed ?? new Set(),
        before: data === undefined ? 0 : (data.current - 1) * data.size,
      }),
    [data, side, ownId],
  );
  const nameOf = useMemo(() => shownNameOf(contest.rankShowName), [contest.rankShowName]);
  const open = useCallback(
    (row: BoardRow, problem: BoardProblem) => onOpen({ row, problem, name: nameOf(row) }),
    [onOpen, nameOf],
  );
  if (data === undefined)
    return rows.isError ? (
      <ErrorState onRetry={() => void rows.refetch()} />
    ) : (
      <RowsSkeleton rows={skeletonRows} height={52} />
    );
  if (data.records.length === 0)
    return (
      <EmptyBoard board={board} total={data.total}>
        {board.isFrozen && !board.force.isOn && <ResultsLater {...{ side, known, problems, ownId }} />}
      </EmptyBoard>
    );
  return (
    <BoardTable
      kind={contest.type === 0 ? 'acm' : 'oi'}
      {...split}
      problems={problems}
      problemAddress={side === 'inside' ? `/contest/${String(contest.id)}/problem/` : undefined}
      followed={followed}
      ownId={ownId}
      nameOf={nameOf}
      onOpen={open}
      onToggleFollowed={board.toggleFollowed}
    />
  );
}

interface EmptyBoardProps {
  board: BoardState;
  total: number;
  /** In place of "no contestants yet", if given. */
  children: ReactNode;
}

function EmptyBoard({ board, total, children }: EmptyBoardProps) {
  const m = useMessages(boardMessages);
  const { address, changeAddress } = board;
  if (total > 0 || address.page > 1)
    return (
      <EmptyState
        title={m.beyond}
        action={
          <Button variant="default" onClick={() => changeAddress({ page: 1 })}>
            {m.toFirstPage}
          </Button>
        }
      >
        {m.beyondText}
      </EmptyState>
    );
  if (address.search === '')
    return children || <EmptyState title={m.noContestants}>{m.noContestantsText}</EmptyState>;
  return (
    <EmptyState
      icon={<IconUserSearch size={24} stroke={1.5} />}
      title={m.noMatch(address.search)}
      action={
        <Button variant="default" onClick={() => changeAddress({ search: '', page: 1 })}>
          {m.clear}
        </Button>
      }
    >
      {m.noMatchText}
    </EmptyState>
  );
}
