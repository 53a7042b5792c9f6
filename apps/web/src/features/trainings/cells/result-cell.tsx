import { VisuallyHidden } from '@mantine/core';
import { memo } from 'react';
import { Link } from 'react-router';
import { useMessages } from '../../../lib/messages.ts';
import { VerdictShape } from '../../../ui/verdict/verdict-shape.tsx';
import { verdictMessages } from '../../../ui/verdict/verdict-messages.ts';
import { verdictOf } from '../../../ui/verdict/verdicts.ts';
import { dueMessages } from '../header/due-messages.ts';
import classes from './result-cell.module.css';

interface ResultCellProps {
  /** The display id of the problem, part of the accessible name. */
  problemId: string;
  /** Undefined: no result. */
  status: number | undefined;
  /** The figure below the mark. */
  small?: string | undefined;
  isLate?: boolean;
  /** The submissions behind the result. */
  to: string;
}

/**
 * The result of one user and one problem, linked to the submissions. The cells are no Tab stops; the table moves the focus
 * with the arrow keys.
 */
export const ResultCell = memo(function ResultCell({
  problemId,
  status,
  small,
  isLate = false,
  to,
}: ResultCellProps) {
  const words = useMessages(verdictMessages);
  const m = useMessages(dueMessages);
  if (status === undefined)
    return (
      <span className={classes['none']} aria-hidden="true">
        ·
      </span>
    );
  const verdict = verdictOf(status);
  const { name } = words[verdict.key];
  return (
    <Link
      className={classes['cell']}
      to={to}
      tabIndex={-1}
      data-tone={verdict.tone}
      data-late={isLate || undefined}
      title={isLate ? `${name} · ${m.lateHint}` : name}
    >
      <VerdictShape shape={verdict.shape} size={16} />
      <VisuallyHidden>{[problemId, name, ...(isLate ? [m.late] : [])].join(' ')}</VisuallyHidden>
      {(small !== undefined || isLate) && (
        <small aria-hidden="true">{isLate ? [m.late, small].filter(Boolean).join(' ') : small}</small>
      )}
    </Link>
  );
});
