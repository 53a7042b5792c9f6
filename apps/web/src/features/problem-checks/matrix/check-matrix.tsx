import { memo, useMemo } from 'react';
import { useMessages } from '../../../lib/messages.ts';
import sideScroll from '../../../ui/side-scroll.module.css';
import type { Check } from '../api/check.ts';
import type { Solution } from '../api/solutions.ts';
import { checkMessages } from '../check-messages.ts';
import { CellDetail } from './cell-detail.tsx';
import { MatrixLegend } from './matrix-legend.tsx';
import { MatrixRowView, Rest } from './matrix-row.tsx';
import { toColumns, toGroups, toRows, type CaseGroup } from './matrix-rows.ts';
import classes from './matrix.module.css';
import { ShapeSprite } from './shape-sprite.tsx';
import { useCellFocus } from './use-cell-focus.ts';

interface CheckMatrixProps {
  problemId: number;
  solutions: readonly Solution[];
  check: Check | null;
  canEdit: boolean;
  onEdit: (name: string) => void;
}

/** Solutions as rows, cases as columns: verdicts, and time relative to the limit. */
export function CheckMatrix({ problemId, solutions, check, canEdit, onEdit }: CheckMatrixProps) {
  const m = useMessages(checkMessages);
  const rows = useMemo(() => toRows(solutions, check), [solutions, check]);
  const cases = check?.cases;
  const columns = useMemo(() => toColumns(cases ?? []), [cases]);
  const groups = useMemo(() => toGroups(cases ?? []), [cases]);
  const { active, handlers } = useCellFocus();
  const activeRow = active === undefined ? undefined : rows[active.row];
  return (
    <>
      <ShapeSprite />
      <div
        className={`${sideScroll['root'] ?? ''} ${classes['scroller'] ?? ''}`}
        data-pinned=""
        {...handlers}
      >
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- its cells are gone through by arrow keys */}
        <table className={classes['table']} role="grid" aria-label={m.matrix}>
          <MatrixHead columns={columns} groups={groups} />
          <tbody>
            {rows.map((row, index) => (
              <MatrixRowView
                key={row.solution.name}
                {...row}
                index={index}
                columns={columns}
                canEdit={canEdit}
                onEdit={onEdit}
              />
            ))}
          </tbody>
        </table>
      </div>
      {check !== null && (
        <>
          <CellDetail problemId={problemId} row={activeRow} seq={active?.seq} check={check} />
          <MatrixLegend check={check} />
        </>
      )}
    </>
  );
}

const MatrixHead = memo(function MatrixHead({
  columns,
  groups,
}: {
  columns: Check['cases'];
  groups: readonly CaseGroup[];
}) {
  const m = useMessages(checkMessages);
  const firsts = new Set(groups.map(({ seqs }) => seqs[0]));
  const isGrouped = groups.length > 0;
  return (
    <thead>
      <tr>
        <th className={classes['nameHead']} scope="col" rowSpan={isGrouped ? 2 : 1}>
          {m.columnSolution}
        </th>
        <th className={classes['verdictHead']} scope="col" rowSpan={isGrouped ? 2 : 1}>
          {m.columnVerdict}
        </th>
        {isGrouped
          ? groups.map(({ group, seqs }) => (
              <th
                key={group}
                className={classes['group']}
                scope="colgroup"
                colSpan={seqs.length}
                title={m.group(group)}
              >
                <span>{seqs.length > 2 ? m.group(group) : m.groupShort(group)}</span>
              </th>
            ))
          : columns.map(({ seq }) => <CaseHead key={seq} seq={seq} isFirst={false} />)}
        <Rest />
      </tr>
      {isGrouped && (
        <tr>
          {columns.map(({ seq }) => (
            <CaseHead key={seq} seq={seq} isFirst={firsts.has(seq)} />
          ))}
          <Rest />
        </tr>
      )}
    </thead>
  );
});

const CaseHead = ({ seq, isFirst }: { seq: number; isFirst: boolean }) => (
  <th className={classes['caseHead']} scope="col" data-first={isFirst || undefined}>
    {seq}
  </th>
);
