import { IconCalendarDue } from '@tabler/icons-react';
import { formatDateTime, parseWireDate } from '../../../lib/dates.ts';
import { useLocale } from '../../../lib/locale.ts';
import { useMessages } from '../../../lib/messages.ts';
import { splitCountdown, timeSpanMessages } from '../../../lib/time-spans.ts';
import type { ServerClock } from '../../../lib/contest-clock/server-clock.ts';
import { useServerNow } from '../../../lib/contest-clock/use-server-now.ts';
import { useTraining } from '../use-training.ts';
import classes from './due-date.module.css';
import { dueMessages } from './due-messages.ts';

/** The due date with a countdown, and what a late result counts. */
export function DueDate() {
  const m = useMessages(dueMessages);
  const locale = useLocale();
  const { progress, clock } = useTraining();
  const { dueAt, lateFactor, lateCount } = progress;
  const rule = useLateRule(lateFactor);
  if (dueAt === null) return null;
  const date = parseWireDate(dueAt);
  return (
    <div className={classes['root']}>
      <span className={classes['time']}>
        <IconCalendarDue size={16} stroke={1.75} aria-hidden="true" />
        <time dateTime={date.toISOString()}>{m.due(formatDateTime(date, locale))}</time>
      </span>
      <Remaining dueMs={date.getTime()} clock={clock} />
      <span className={classes['rule']}>{rule}</span>
      {lateCount > 0 && <span className={classes['late']}>{m.lateCount(lateCount)}</span>}
    </div>
  );
}

function useLateRule(factor: number | null): string {
  const m = useMessages(dueMessages);
  const locale = useLocale();
  if (factor === null || factor === 1) return m.fullScore;
  if (factor === 0) return m.noScore;
  return m.factor(
    new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }).format(factor),
  );
}

/** It is no live region: a screen reader reads it on demand. */
function Remaining({ dueMs, clock }: { dueMs: number; clock: ServerClock }) {
  const m = useMessages(dueMessages);
  const spans = useMessages(timeSpanMessages);
  const leftMs = dueMs - useServerNow(clock);
  if (leftMs <= 0) return <strong className={classes['over']}>{m.over}</strong>;
  const { days, clock: digits } = splitCountdown(leftMs);
  return (
    <strong className={classes['left']} role="timer">
      {m.left(spans.countdown(days, digits))}
    </strong>
  );
}
