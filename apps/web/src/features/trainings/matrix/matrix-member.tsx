import { memo } from 'react';
import { useMessages } from '../../../lib/messages.ts';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { UserLink } from '../../../ui/user-link.tsx';
import type { MatrixProblem, MatrixRow } from '../api/get-matrix.ts';
import { ResultCell } from '../cells/result-cell.tsx';
import table from '../cells/result-table.module.css';
import { cellSubmissionsUrl } from '../training-context.ts';
import { useTraining } from '../use-training.ts';
import { matrixMessages } from './matrix-messages.ts';
import { MemberMenu } from './member-menu.tsx';
import classes from './matrix-tab.module.css';

interface MatrixMemberProps {
  row: MatrixRow;
  problems: readonly MatrixProblem[];
  /** Scores and late marks are shown only with a due date. */
  hasDue: boolean;
}

/** The names that help a teacher to recognise a member; the username is shown above them. */
export const describeMember = ({
  realname,
  nickname,
  number,
}: Pick<MatrixRow, 'realname' | 'nickname' | 'number'>): string =>
  [realname ?? nickname, number].filter((part) => part !== null && part !== '').join(' · ');

/** Memoized: a live update with one new result rerenders one row. */
export const MatrixMember = memo(function MatrixMember({ row, problems, hasDue }: MatrixMemberProps) {
  const m = useMessages(matrixMessages);
  const { context } = useTraining();
  const names = describeMember(row);
  return (
    <tr>
      <th scope="row" className={table['who']}>
        <div className={table['person']}>
          <div className={table['names']}>
            <UserLink username={row.username} avatar={row.avatar} size={24} />
            {names !== '' && <small title={names}>{names}</small>}
            <small className={table['phone']}>
              {m.figures(hasDue ? row.score : null, row.lateCount, row.attempts)}
            </small>
            {row.isDisabled && <span className={classes['barred']}>{m.barred}</span>}
          </div>
          <MemberMenu row={row} />
        </div>
      </th>
      <td>
        <strong>{row.ac}</strong> / {problems.length}
      </td>
      {hasDue && <td className={table['wide']}>{row.score}</td>}
      {hasDue && <td className={table['wide']}>{row.lateCount}</td>}
      <td className={table['wide']}>{row.attempts}</td>
      <td className={`${table['text'] ?? ''} ${table['wide'] ?? ''}`}>
        {row.lastSubmission === null ? m.never : <RelativeTime value={row.lastSubmission} />}
      </td>
      {problems.map(({ pid, problemId }) => {
        const cell = row.cells[problemId];
        return (
          <td key={pid} className={table['problem']}>
            <ResultCell
              problemId={problemId}
              status={cell?.status}
              small={cell === undefined ? undefined : String(cell.attempts)}
              isLate={cell?.isLate ?? false}
              to={cellSubmissionsUrl({ context, username: row.username, problemId })}
            />
          </td>
        );
      })}
    </tr>
  );
});
