import type { RefObject } from 'react';
import { useMessages } from '../../../lib/messages.ts';
import type { ListedProblem } from '../api/list-problems.ts';
import { problemListMessages } from '../problem-list-messages.ts';
import { ProblemRow, type RowSettings } from './problem-row.tsx';
import { SortHead, type SortState } from './sort-head.tsx';
import tableClasses from '../../../ui/dense-table.module.css';
import classes from './problem-table.module.css';

interface ProblemTableProps {
  problems: readonly ListedProblem[];
  statusOf: (pid: number) => number | undefined;
  settings: RowSettings;
  order: SortState;
  /** The rows belong to the previous page while the new page loads. */
  isOutdated: boolean;
  table: RefObject<HTMLTableElement | null>;
}

export function ProblemTable({ problems, statusOf, settings, order, isOutdated, table }: ProblemTableProps) {
  const m = useMessages(problemListMessages);
  const { columns } = m;
  return (
    <table
      ref={table}
      className={`${tableClasses['root'] ?? ''} ${classes['table'] ?? ''}`}
      aria-label={m.title}
      aria-busy={isOutdated}
    >
      <thead className={classes['head']}>
        <tr>
          {settings.showsStatus && (
            <th scope="col" className={classes['status']}>
              <span className={classes['untried']}>{columns.status}</span>
            </th>
          )}
          <SortHead {...order} column="id" name={columns.id} className={classes['id']} />
          <th scope="col" className={classes['title']}>
            {columns.title}
          </th>
          {settings.showsTags && (
            <th scope="col" className={classes['tagCell']}>
              {columns.tags}
            </th>
          )}
          <SortHead
            {...order}
            column="difficulty"
            name={columns.difficulty}
            className={classes['difficulty']}
          />
          <SortHead {...order} column="rate" name={columns.rate} className={classes['rate']} />
          <th scope="col" className={classes['action']}>
            <span className={classes['untried']}>{columns.action}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {problems.map((problem) => (
          <ProblemRow
            key={problem.pid}
            problem={problem}
            status={statusOf(problem.pid)}
            settings={settings}
          />
        ))}
      </tbody>
    </table>
  );
}
