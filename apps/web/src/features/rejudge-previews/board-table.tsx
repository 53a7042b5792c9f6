import { IconArrowDown, IconArrowRight, IconArrowUp, IconMedal } from '@tabler/icons-react';
import { useMessages } from '../../lib/messages.ts';
import tableClasses from '../../ui/roomy-table.module.css';
import type { PreviewBoardRow } from './api/preview.ts';
import { describeMove, formatBoardTime } from './board-moves.ts';
import classes from './preview.module.css';
import { tableMessages } from './table-messages.ts';

type Scoring = 'acm' | 'oi';

interface BoardTableProps {
  rows: readonly PreviewBoardRow[];
  scoring: Scoring;
  /** Marks the rows that change among others. */
  marksChanges: boolean;
}

/** One row per contestant, in the order after the preview; what changes is shown as before → after. */
export function BoardTable({ rows, scoring, marksChanges }: BoardTableProps) {
  const m = useMessages(tableMessages);
  return (
    <table className={`${tableClasses['root'] ?? ''} ${classes['table'] ?? ''}`}>
      <thead>
        <tr>
          <th scope="col">{m.rank}</th>
          <th scope="col">{m.user}</th>
          <th scope="col">{scoring === 'acm' ? m.solved : m.score}</th>
          <th scope="col" className={classes['wideOnly']}>
            {m.time}
          </th>
          <th scope="col" className={classes['wideOnly']}>
            {m.award}
          </th>
          <th scope="col" className={classes['wideOnly']}>
            {m.problems}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <BoardRow key={row.uid} row={row} scoring={scoring} isMarked={marksChanges && row.isChanged} />
        ))}
      </tbody>
    </table>
  );
}

interface BoardRowProps {
  row: PreviewBoardRow;
  scoring: Scoring;
  isMarked: boolean;
}

function BoardRow({ row, scoring, isMarked }: BoardRowProps) {
  const timeOf = (place: PreviewBoardRow['after']) =>
    place === null ? null : formatBoardTime(place.time, scoring);
  return (
    <tr data-marked={isMarked || undefined} className={classes['boardRow']}>
      <td>
        <Rank row={row} />
      </td>
      <td className={classes['person']}>
        {row.realname ?? row.nickname ?? row.username}
        {row.school !== null && row.school !== '' && <small>{row.school}</small>}
        <span className={classes['narrowOnly']}>
          <Problems row={row} />
        </span>
      </td>
      <td>
        <Change before={row.before?.result ?? null} after={row.after?.result ?? null} />
      </td>
      <td className={classes['wideOnly']}>
        <Change before={timeOf(row.before)} after={timeOf(row.after)} />
      </td>
      <td className={classes['wideOnly']}>
        <Change before={row.before?.award?.name ?? null} after={row.after?.award?.name ?? null} />
      </td>
      <td className={classes['wideOnly']}>
        <Problems row={row} />
      </td>
    </tr>
  );
}

function Rank({ row }: { row: PreviewBoardRow }) {
  const m = useMessages(tableMessages);
  const move = describeMove(row);
  if (move.kind === 'unranked') return <span className={classes['muted']}>{m.unranked}</span>;
  const shown = row.after?.rank ?? m.absent;
  return (
    <span className={classes['rank']} data-move={move.kind}>
      <strong>{shown}</strong>
      {move.kind === 'up' && (
        <span>
          <IconArrowUp size={14} stroke={2} role="img" aria-label={m.up(move.by)} />
          {move.by}
        </span>
      )}
      {move.kind === 'down' && (
        <span>
          <IconArrowDown size={14} stroke={2} role="img" aria-label={m.down(move.by)} />
          {move.by}
        </span>
      )}
    </span>
  );
}

type Value = string | number | null;

function Change({ before, after }: { before: Value; after: Value }) {
  const m = useMessages(tableMessages);
  const shown = (value: Value) => value ?? m.none;
  if (before === after) return <span className={classes['number']}>{before === null ? '' : before}</span>;
  return (
    <span className={classes['change']}>
      <del>{shown(before)}</del>
      <IconArrowRight size={13} stroke={1.75} aria-hidden="true" />
      <ins>{shown(after)}</ins>
    </span>
  );
}

function Problems({ row }: { row: PreviewBoardRow }) {
  const m = useMessages(tableMessages);
  return (
    <span className={classes['problems']}>
      {row.changedProblems.map((name) => (
        <span key={name}>{name}</span>
      ))}
      {row.firstsGained.map((name) => (
        <span key={`+${name}`} data-first="gained">
          <IconMedal size={14} stroke={1.75} aria-hidden="true" />
          {m.firstGained(name)}
        </span>
      ))}
      {row.firstsLost.map((name) => (
        <span key={`-${name}`} data-first="lost">
          {m.firstLost(name)}
        </span>
      ))}
    </span>
  );
}
