import { VisuallyHidden } from '@mantine/core';
import { IconPin, IconPinFilled } from '@tabler/icons-react';
import { memo } from 'react';
import { Link } from 'react-router';
import { RankMark } from '../../../../ui/charts/rank-mark.tsx';
import { UserAvatar } from '../../../../ui/user-avatar.tsx';
import type { BoardProblem, BoardRow } from '../api/load-board.ts';
import type { BoardMessages } from '../board-messages.ts';
import { CellButton } from '../cells/cell-button.tsx';
import { formatDuration } from '../format-duration.ts';
import { letterColorOn } from '../users/award-colors.ts';
import classes from './board-table.module.css';

/** Props that are equal for every row. */
export interface SharedRowProps {
  problems: readonly BoardProblem[];
  nameOf: (row: BoardRow) => string;
  onOpen: (row: BoardRow, problem: BoardProblem) => void;
  onToggleFollowed: (uid: string) => void;
}

interface ContestantRowProps extends SharedRowProps {
  row: BoardRow;
  isOwn: boolean;
  isFollowed: boolean;
  isPinned: boolean;
  messages: BoardMessages;
}

/** Memoized: a refresh with one new verdict rerenders one row. */
export const ContestantRow = memo(function ContestantRow(props: ContestantRowProps) {
  const { row, problems, isOwn, isFollowed, messages, onOpen } = props;
  return (
    <tr data-own={isOwn || undefined} data-followed={isFollowed || undefined}>
      <td className={classes['rank']}>
        <Rank row={row} messages={messages} />
      </td>
      <th scope="row" className={classes['who']}>
        <Person {...props} />
      </th>
      <Totals row={row} />
      {problems.map((problem) => (
        <td key={problem.displayId} className={classes['problem']}>
          <CellButton
            row={row}
            displayId={problem.displayId}
            messages={messages}
            onOpen={() => onOpen(row, problem)}
          />
        </td>
      ))}
    </tr>
  );
});

const hasWon = (row: BoardRow): boolean => ('ac' in row ? row.ac : row.totalScore) > 0;

function Rank({ row, messages }: { row: BoardRow; messages: BoardMessages }) {
  if (row.rank > 0) return <RankMark rank={row.rank} medal={hasWon(row)} />;
  return (
    <span className={classes['star']} title={messages.starHint}>
      <span aria-hidden="true">★</span>
      <VisuallyHidden>{messages.star}</VisuallyHidden>
    </span>
  );
}

function Totals({ row }: { row: BoardRow }) {
  if ('ac' in row)
    return (
      <>
        <td className={classes['total']}>
          {row.ac} <span className={classes['tries']}>/ {row.total}</span>
        </td>
        <td className={classes['time']}>{formatDuration(row.totalTime)}</td>
      </>
    );
  return (
    <>
      <td className={classes['total']}>{row.totalScore}</td>
      <td className={classes['time']}>{row.totalTime} ms</td>
    </>
  );
}

function Person({ row, nameOf, isOwn, isFollowed, messages, onToggleFollowed }: ContestantRowProps) {
  const name = nameOf(row);
  const Pin = isFollowed ? IconPinFilled : IconPin;
  return (
    <div className={classes['person']}>
      <UserAvatar username={name} avatar={row.avatar} size={30} />
      <div className={classes['names']}>
        <div className={classes['line']}>
          <Link
            className={classes['nameLink']}
            to={`/user-home?username=${encodeURIComponent(row.username)}`}
            title={name}
          >
            {name}
          </Link>
          {isOwn && <span className={classes['self']}>{messages.self}</span>}
          <Award row={row} />
        </div>
        {row.school !== null && row.school !== '' && (
          <span className={classes['school']} title={row.school}>
            {row.school}
          </span>
        )}
      </div>
      {!isOwn && (
        <button
          type="button"
          tabIndex={-1}
          className={classes['follow']}
          aria-pressed={isFollowed}
          aria-label={isFollowed ? messages.unfollow(name) : messages.follow(name)}
          title={isFollowed ? messages.unfollow(name) : messages.follow(name)}
          onClick={() => onToggleFollowed(row.uid)}
        >
          <Pin size={16} stroke={1.75} aria-hidden="true" />
        </button>
      )}
    </div>
  );
}

function Award({ row }: { row: BoardRow }) {
  if (!row.isWinAward || row.awardName === null) return null;
  const background = row.awardBackground ?? '#e3b04b';
  return (
    <span
      className={classes['award']}
      style={{ background, color: letterColorOn(background, row.awardColor) }}
    >
      {row.awardName}
    </span>
  );
}
