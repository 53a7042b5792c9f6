import { memo } from 'react';
import type { AcmCell } from '@touchstone/rules/contests/acm-standing';
import { useMessages } from '../../../../lib/messages.ts';
import { UserAvatar } from '../../../../ui/user-avatar.tsx';
import { minuteOf } from '../../board/cells/acm-cell.ts';
import { formatDuration } from '../../board/format-duration.ts';
import type { Contender, RevealPlan } from './build-plan.ts';
import { awardText } from './award-text.ts';
import { describeRow } from './describe-row.ts';
import { revealMessages } from './reveal-messages.ts';
import type { Settled, StandingNow } from './reveal-state.ts';
import classes from './stage-row.module.css';

interface StageRowProps {
  plan: RevealPlan;
  person: Contender;
  standing: StandingNow;
  settled: Settled | undefined;
  /** Undefined for stars. */
  rank: number | undefined;
  /** Zero-based, best first. */
  index: number;
  rowHeight: number;
  isCurrent: boolean;
  /** Whether the row is moving up. */
  isRising: boolean;
  /** The problem to be opened next. */
  nextProblem: string | undefined;
  /** The problem opened by the last step. */
  openedProblem: string | undefined;
}

/** Moves only by transform, so that the compositor animates it. */
export const StageRow = memo(function StageRow({ plan, person, standing, settled, ...row }: StageRowProps) {
  const m = useMessages(revealMessages);
  const { solved, seconds } = standing.total;
  return (
    <li
      className={classes['row']}
      style={{
        transform: `translate3d(0, ${String(row.index * row.rowHeight)}px, 0)`,
        height: row.rowHeight,
        ...(typeof settled?.medal === 'object' && { '--metal': settled.medal?.background }),
      }}
      aria-label={describeRow({ plan, person, standing, settled, ...row }, m)}
      aria-posinset={row.index + 1}
      aria-setsize={plan.rows.length}
      data-current={row.isCurrent || undefined}
      data-rising={row.isRising || undefined}
      data-settled={settled !== undefined || undefined}
      data-medal={typeof settled?.medal === 'object' ? settled.medal?.name : settled?.medal}
    >
      <div className={classes['face']} aria-hidden="true">
        <span className={classes['rank']}>{row.rank ?? '★'}</span>
        <UserAvatar username={person.name} avatar={person.avatar} size={40} />
        <span className={classes['who']}>
          <span className={classes['name']}>
            <span className={classes['nameText']}>{person.name}</span>
            {settled?.medal !== undefined && settled.medal !== null && (
              <span className={classes['medal']}>{awardText(settled.medal, m)}</span>
            )}
          </span>
          <span className={classes['school']}>{person.school}</span>
        </span>
        <span className={classes['cells']}>
          {plan.problems.map(({ displayId, color }) => (
            <Cell
              key={displayId}
              cell={standing.cells.get(displayId)}
              color={color}
              firstSecond={plan.firstSolved.get(displayId)}
              isNext={row.nextProblem === displayId}
              isOpened={row.openedProblem === displayId}
            />
          ))}
        </span>
        <span className={classes['solved']}>{solved}</span>
        <span className={classes['penalty']}>{formatDuration(seconds)}</span>
      </div>
    </li>
  );
});

interface CellProps {
  cell: AcmCell | undefined;
  color: string | null;
  firstSecond: number | undefined;
  isNext: boolean;
  isOpened: boolean;
}

/** Every state has its own shape besides its colour: balloon and minute, minus, hatching, dot. */
function Cell({ cell, color, firstSecond, isNext, isOpened }: CellProps) {
  const marks = { 'data-next': isNext || undefined, 'data-opened': isOpened || undefined };
  if (cell === undefined) return <span className={classes['cell']} {...marks} />;
  const { acceptedSecond, errorCount, frozenTryCount } = cell;
  if (acceptedSecond !== null)
    return (
      <span
        className={classes['cell']}
        data-look={acceptedSecond === firstSecond ? 'first' : 'solved'}
        {...marks}
      >
        <span className={classes['balloon']} style={{ background: color ?? undefined }} />
        <span className={classes['main']}>{minuteOf(acceptedSecond)}</span>
        {errorCount > 0 && <span className={classes['tries']}>+{errorCount}</span>}
      </span>
    );
  if (frozenTryCount > 0)
    return (
      <span className={classes['cell']} data-look="sealed" {...marks}>
        <span className={classes['main']}>?</span>
        <span className={classes['tries']}>{errorCount + frozenTryCount}</span>
      </span>
    );
  return (
    <span className={classes['cell']} data-look={errorCount > 0 ? 'wrong' : 'uncounted'} {...marks}>
      <span className={classes['main']}>{errorCount > 0 ? `−${String(errorCount)}` : '·'}</span>
    </span>
  );
}
