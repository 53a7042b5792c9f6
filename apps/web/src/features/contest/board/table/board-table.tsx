import { Tooltip, VisuallyHidden } from '@mantine/core';
import { useRef, type CSSProperties } from 'react';
import { Link } from 'react-router';
import { useMessages } from '../../../../lib/messages.ts';
import type { BoardProblem, BoardRow } from '../api/load-board.ts';
import { boardMessages } from '../board-messages.ts';
import { ContestantRow, type SharedRowProps } from './contestant-row.tsx';
import classes from './board-table.module.css';
import { useGridNavigation } from '../../../../ui/grid-navigation/grid-navigation.ts';
import sideScroll from '../../../../ui/side-scroll.module.css';

export interface BoardTableProps extends SharedRowProps {
  kind: 'acm' | 'oi';
  /** Pinned rows: the viewer's own and the followed ones. */
  pinned: readonly BoardRow[];
  ranked: readonly BoardRow[];
  /** Base path of the problems; undefined if the viewer may not open them. */
  problemAddress: string | undefined;
  followed: ReadonlySet<string>;
  ownId: string | undefined;
}

export function BoardTable({
  kind,
  pinned,
  ranked,
  problemAddress,
  followed,
  ownId,
  ...places
}: BoardTableProps) {
  const m = useMessages(boardMessages);
  const table = useRef<HTMLTableElement>(null);
  useGridNavigation(table);
  const rowOf = (row: BoardRow, isPinned: boolean) => (
    <ContestantRow
      key={row.uid}
      row={row}
      isOwn={row.uid === ownId}
      isFollowed={followed.has(row.uid)}
      isPinned={isPinned}
      messages={m}
      {...places}
    />
  );
  return (
    <div className={`${sideScroll['root'] ?? ''} ${classes['scroll'] ?? ''}`} data-pinned="">
      <table
        ref={table}
        className={classes['root']}
        aria-label={m.table}
        style={{ '--problems': places.problems.length } as CSSProperties}
      >
        <thead>
          <tr>
            <th scope="col" className={classes['rank']}>
              {m.rank}
            </th>
            <th scope="col" className={classes['who']}>
              {m.who}
            </th>
            <TotalHeads kind={kind} />
            {places.problems.map((problem) => (
              <ProblemHead key={problem.displayId} problem={problem} address={problemAddress} />
            ))}
          </tr>
        </thead>
        {pinned.length > 0 && (
          <tbody className={classes['pinned']} aria-label={m.pinned}>
            {pinned.map((row) => rowOf(row, true))}
          </tbody>
        )}
        <tbody>{ranked.map((row) => rowOf(row, false))}</tbody>
      </table>
    </div>
  );
}

function TotalHeads({ kind }: { kind: 'acm' | 'oi' }) {
  const m = useMessages(boardMessages);
  const isAcm = kind === 'acm';
  return (
    <>
      <th scope="col" className={classes['total']} title={isAcm ? m.solvedHint : undefined}>
        {isAcm ? m.solved : m.score}
      </th>
      <th scope="col" className={classes['time']} title={isAcm ? undefined : m.runTimeHint}>
        {isAcm ? m.penalty : m.runTime}
      </th>
    </>
  );
}

function ProblemHead({ problem, address }: { problem: BoardProblem; address: string | undefined }) {
  const { displayId, displayTitle, color } = problem;
  const face = (
    <>
      {color !== null && color !== '' && (
        <span className={classes['balloon']} style={{ backgroundColor: color }} aria-hidden="true" />
      )}
      {displayId}
      {displayTitle !== '' && <VisuallyHidden> {displayTitle}</VisuallyHidden>}
    </>
  );
  return (
    <th scope="col" className={classes['problem']}>
      <Tooltip label={displayTitle} disabled={displayTitle === ''}>
        {address === undefined ? (
          <span className={classes['name']}>{face}</span>
        ) : (
          <Link className={classes['name']} to={`${address}${encodeURIComponent(displayId)}`}>
            {face}
          </Link>
        )}
      </Tooltip>
    </th>
  );
}
