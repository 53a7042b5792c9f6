import { useMemo } from 'react';
import { useMessages } from '../../../lib/messages.ts';
import { VerdictOption } from '../../../ui/verdict/verdict-option.tsx';
import type { Check } from '../api/check.ts';
import { checkMessages } from '../check-messages.ts';
import classes from './matrix.module.css';

/** Explains only the signs that occur. */
export function MatrixLegend({ check }: { check: Check }) {
  const m = useMessages(checkMessages);
  const statuses = useMemo(
    () =>
      [...new Set(check.programs.flatMap(({ cells }) => cells.map(([, status]) => status)))].toSorted(
        (one, other) => Math.abs(one) - Math.abs(other),
      ),
    [check],
  );
  if (statuses.length === 0) return null;
  return (
    <div className={classes['legend']} role="group" aria-label={m.legend}>
      {statuses.map((status) => (
        <VerdictOption key={status} status={status} />
      ))}
      <span className={classes['legendBar']}>
        <i aria-hidden="true" />
        {m.legendBar}
      </span>
      <span className={classes['legendBar']} data-over>
        <i aria-hidden="true" />
        {m.legendOver}
      </span>
    </div>
  );
}
