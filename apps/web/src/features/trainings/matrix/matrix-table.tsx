import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import type { MatrixSort } from '@touchstone/contract/training-matrix';
import { useRef, type CSSProperties } from 'react';
import { useMessages } from '../../../lib/messages.ts';
import { useGridNavigation } from '../../../ui/grid-navigation/grid-navigation.ts';
import sideScroll from '../../../ui/side-scroll.module.css';
import type { Matrix } from '../api/get-matrix.ts';
import { ProblemHead } from '../cells/problem-head.tsx';
import table from '../cells/result-table.module.css';
import { nextSort, type MatrixAddress } from './matrix-address.ts';
import { matrixMessages } from './matrix-messages.ts';
import { MatrixMember } from './matrix-member.tsx';
import classes from './matrix-tab.module.css';

interface MatrixTableProps {
  matrix: Matrix;
  address: MatrixAddress;
  /** The rows belong to the previous page while the new page loads. */
  isOutdated: boolean;
  onSort: (sort: Pick<MatrixAddress, 'sort' | 'order'>) => void;
}

/** Hidden on phones. */
const wide = (column: string): string => `${table['wide'] ?? ''} ${classes[column] ?? ''}`;

/** Width of the columns between the member and the problems. */
const figureWidth = { withDue: '420px', withoutDue: '276px' } as const;

export function MatrixTable({ matrix, address, isOutdated, onSort }: MatrixTableProps) {
  const m = useMessages(matrixMessages);
  const grid = useRef<HTMLTableElement>(null);
  useGridNavigation(grid);
  const hasDue = matrix.dueAt !== null;
  const style = {
    '--problems': matrix.problems.length,
    '--figures': hasDue ? figureWidth.withDue : figureWidth.withoutDue,
  } as CSSProperties;
  const head = (column: MatrixSort, name: string, className: string | undefined) => (
    <SortHead column={column} name={name} className={className} address={address} onSort={onSort} />
  );
  return (
    <div
      className={`${sideScroll['root'] ?? ''} ${table['scroll'] ?? ''}`}
      data-pinned=""
      aria-busy={isOutdated || undefined}
    >
      <table ref={grid} className={table['root']} aria-label={m.table} style={style}>
        <thead>
          <tr>
            {head('username', m.member, table['who'])}
            {head('solved', m.solved, classes['solved'])}
            {hasDue && head('score', m.score, wide('score'))}
            {hasDue && head('late', m.late, wide('late'))}
            {head('attempts', m.attempts, wide('attempts'))}
            {head('lastSubmission', m.lastSubmission, wide('last'))}
            {matrix.problems.map((problem) => (
              <ProblemHead key={problem.pid} problem={problem}>
                {m.ofProblem(problem.solved, matrix.participantCount)}
              </ProblemHead>
            ))}
          </tr>
        </thead>
        <tbody>
          {matrix.rows.records.map((row) => (
            <MatrixMember key={row.uid} row={row} problems={matrix.problems} hasDue={hasDue} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface SortHeadProps {
  column: MatrixSort;
  name: string;
  className: string | undefined;
  address: MatrixAddress;
  onSort: MatrixTableProps['onSort'];
}

function SortHead({ column, name, className, address, onSort }: SortHeadProps) {
  const m = useMessages(matrixMessages);
  const isActive = address.sort === column;
  const isAscending = isActive && (address.order ?? (column === 'username' ? 'asc' : 'desc')) === 'asc';
  const Arrow = isAscending ? IconArrowUp : IconArrowDown;
  return (
    <th
      scope="col"
      className={className}
      aria-sort={isActive ? (isAscending ? 'ascending' : 'descending') : undefined}
    >
      <button
        type="button"
        className={table['sort']}
        data-active={isActive || undefined}
        title={m.sortBy(name)}
        onClick={() => onSort(nextSort(address, column))}
      >
        {name}
        {isActive && <Arrow size={14} stroke={2} aria-hidden="true" />}
      </button>
    </th>
  );
}
