import { useRef, type CSSProperties } from 'react';
import { useMessages } from '../../../lib/messages.ts';
import { useSession } from '../../../lib/session.ts';
import { RankMark } from '../../../ui/charts/rank-mark.tsx';
import { useGridNavigation } from '../../../ui/grid-navigation/grid-navigation.ts';
import { UserLink } from '../../../ui/user-link.tsx';
import sideScroll from '../../../ui/side-scroll.module.css';
import type { TrainingProblem } from '../api/list-training-problems.ts';
import type { RankRow } from '../api/list-training-rank.ts';
import { ProblemHead } from '../cells/problem-head.tsx';
import { ResultCell } from '../cells/result-cell.tsx';
import table from '../cells/result-table.module.css';
import { cellSubmissionsUrl } from '../training-context.ts';
import { useTraining } from '../use-training.ts';
import { rankMessages } from './rank-messages.ts';
import classes from './rank-tab.module.css';

interface RankTableProps {
  rows: readonly RankRow[];
  problems: readonly Pick<TrainingProblem, 'problemId' | 'title'>[];
  /** Number of users on earlier pages. */
  before: number;
  /** In a search the numbers count matches: they are no ranks and show no medals. */
  isSearch: boolean;
  /** The rows belong to the previous page while the new page loads. */
  isOutdated: boolean;
}

const figureColumns = { admin: '296px', others: '184px' } as const;

/** Participants × problems. Real names are shown to administrators of the training only. */
export function RankTable({ rows, problems, before, isSearch, isOutdated }: RankTableProps) {
  const m = useMessages(rankMessages);
  const { isAdmin } = useTraining();
  const grid = useRef<HTMLTableElement>(null);
  useGridNavigation(grid);
  const style = {
    '--problems': problems.length,
    '--figures': isAdmin ? figureColumns.admin : figureColumns.others,
  } as CSSProperties;
  return (
    <div
      className={`${sideScroll['root'] ?? ''} ${table['scroll'] ?? ''}`}
      data-pinned=""
      aria-busy={isOutdated || undefined}
    >
      <table ref={grid} className={table['root']} aria-label={m.table} style={style}>
        <thead>
          <tr>
            <th scope="col" className={table['who']}>
              {m.user}
            </th>
            {isAdmin && (
              <th scope="col" className={classes['realname']}>
                {m.realname}
              </th>
            )}
            <th scope="col" className={`${table['figure'] ?? ''} ${classes['solved'] ?? ''}`}>
              {m.solved}
            </th>
            <th
              scope="col"
              className={`${table['figure'] ?? ''} ${table['wide'] ?? ''} ${classes['time'] ?? ''}`}
            >
              {m.runTime}
            </th>
            {problems.map((problem) => (
              <ProblemHead key={problem.problemId} problem={problem} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <Row
              key={row.uid}
              row={row}
              problems={problems}
              rank={before + index + 1}
              hasMedal={!isSearch && row.ac > 0}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface RowProps {
  row: RankRow;
  problems: RankTableProps['problems'];
  rank: number;
  hasMedal: boolean;
}

function Row({ row, problems, rank, hasMedal }: RowProps) {
  const { context, isAdmin } = useTraining();
  const ownId = useSession().user?.uid;
  return (
    <tr data-own={row.uid === ownId || undefined}>
      <th scope="row" className={table['who']}>
        <Participant row={row} rank={rank} hasMedal={hasMedal} />
      </th>
      {isAdmin && <td className={table['text']}>{row.realname}</td>}
      <td className={table['figure']}>
        <strong>{row.ac}</strong>
      </td>
      <td className={`${table['figure'] ?? ''} ${table['wide'] ?? ''}`}>{row.totalRunTime} ms</td>
      {problems.map(({ problemId }) => {
        const cell = row.submissionInfo[problemId];
        return (
          <td key={problemId} className={table['problem']}>
            <ResultCell
              problemId={problemId}
              status={cell?.status}
              small={cell?.runTime === undefined ? undefined : `${String(cell.runTime)} ms`}
              to={cellSubmissionsUrl({ context, username: row.username, problemId })}
            />
          </td>
        );
      })}
    </tr>
  );
}

function Participant({ row, rank, hasMedal }: Omit<RowProps, 'problems'>) {
  return (
    <div className={table['person']}>
      <span className={table['place']}>
        <RankMark rank={rank} medal={hasMedal} />
      </span>
      <div className={table['names']}>
        <UserLink username={row.username} avatar={row.avatar} />
        {row.school !== null && row.school !== '' && <small title={row.school}>{row.school}</small>}
      </div>
    </div>
  );
}
