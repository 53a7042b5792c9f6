import { isUnderWay, statuses } from '@touchstone/contract/statuses';
import { memo, type CSSProperties } from 'react';
import { useMessages } from '../../../lib/messages.ts';
import { formatRunTime } from '@touchstone/rules/judging/measures';
import { verdictMessages } from '../../../ui/verdict/verdict-messages.ts';
import { verdictOf } from '../../../ui/verdict/verdicts.ts';
import type { Cell, Check } from '../api/check.ts';
import { checkMessages } from '../check-messages.ts';
import { byCase, type MatrixRow } from './matrix-rows.ts';
import classes from './matrix.module.css';
import { RowVerdict } from './row-verdict.tsx';
import { ShapeOf } from './shape-sprite.tsx';

interface MatrixRowViewProps extends MatrixRow {
  index: number;
  columns: Check['cases'];
  canEdit: boolean;
  onEdit: (name: string) => void;
}

/** Memoized: renders again only if its data changed. */
export const MatrixRowView = memo(function MatrixRowView(props: MatrixRowViewProps) {
  const { solution, program, timeLimitMs, index, columns, canEdit, onEdit } = props;
  const m = useMessages(checkMessages);
  const cells = byCase(program?.cells ?? []);
  const isRunning = program !== undefined && isUnderWay(program.status);
  return (
    <tr data-expected={program?.isAsExpected ?? undefined} data-running={isRunning || undefined}>
      <th className={classes['name']} scope="row">
        {canEdit ? (
          <button type="button" aria-label={m.editOf(solution.name)} onClick={() => onEdit(solution.name)}>
            {solution.name}
          </button>
        ) : (
          <span>{solution.name}</span>
        )}
        <small>{solution.language}</small>
      </th>
      <td className={classes['verdict']}>
        <RowVerdict solution={solution} program={program} caseCount={columns.length} />
      </td>
      {columns.map(({ seq, group }, at) => (
        <CellView
          key={seq}
          cell={cells.get(seq)}
          seq={seq}
          row={index}
          isFirst={at > 0 && columns[at - 1]?.group !== group}
          isReachable={index === 0 && at === 0}
          limitMs={timeLimitMs ?? 1}
        />
      ))}
      <Rest />
    </tr>
  );
});

/** Fills the width beside a few narrow columns, so that the lines reach the edge. */
export const Rest = () => <td className={classes['rest']} aria-hidden="true" />;

interface CellViewProps {
  cell: Cell | undefined;
  seq: number;
  row: number;
  /** The first case of its subtask. */
  isFirst: boolean;
  isReachable: boolean;
  limitMs: number;
}

function CellView({ cell, seq, row, isFirst, isReachable, limitMs }: CellViewProps) {
  const m = useMessages(checkMessages);
  const words = useMessages(verdictMessages);
  const place = {
    className: classes['cell'],
    'data-seq': seq,
    'data-row': row,
    'data-first': isFirst || undefined,
    tabIndex: isReachable ? 0 : -1,
  };
  if (cell === undefined) return <td {...place} aria-label={`${m.caseNumber(seq)}: ${m.notRun}`} />;
  const [, status, timeMs] = cell;
  const { key, tone } = verdictOf(status);
  const share = Math.min(1, timeMs / limitMs);
  return (
    <td
      {...place}
      data-tone={tone}
      data-over={status === statuses.timeLimitExceeded || undefined}
      style={{ '--share': share } as CSSProperties}
      aria-label={`${m.caseNumber(seq)}: ${words[key].name}, ${formatRunTime(status, timeMs)}`}
    >
      <ShapeOf status={status} />
    </td>
  );
}
