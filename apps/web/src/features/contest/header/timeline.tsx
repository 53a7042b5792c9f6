import type { CSSProperties } from 'react';
import { formatDateTime } from '../../../lib/dates.ts';
import { useLocale } from '../../../lib/locale.ts';
import { useMessages } from '../../../lib/messages.ts';
import { momentOf, shareAt, type ContestTimes } from '../../../lib/contest-clock/contest-moment.ts';
import type { ServerClock } from '../../../lib/contest-clock/server-clock.ts';
import { useServerNow } from '../../../lib/contest-clock/use-server-now.ts';
import { contestMessages } from '../contest-messages.ts';
import classes from './timeline.module.css';

interface TimelineProps {
  times: ContestTimes;
  clock: ServerClock;
  /** Without marks it is a thin line that takes no extra space. */
  hasMarks?: boolean;
}

const percent = (share: number): string => `${(share * 100).toFixed(3)}%`;

/** The contest from start to end: elapsed time, freeze and current moment. */
export function Timeline({ times, clock, hasMarks = true }: TimelineProps) {
  const m = useMessages(contestMessages);
  const nowMs = useServerNow(clock);
  const { stage } = momentOf(times, nowMs);
  const share = shareAt(times, nowMs);
  const sealShare = times.frozenFromMs === null ? undefined : shareAt(times, times.frozenFromMs);
  return (
    <div className={classes['root']} data-stage={stage} data-form={hasMarks ? 'full' : 'line'}>
      <div
        className={classes['track']}
        role="progressbar"
        aria-label={m.progress}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.floor(share * 100)}
        aria-valuetext={m.progressText(Math.floor(share * 100))}
      >
        <span className={classes['passed']} style={{ width: percent(share) }} />
        {sealShare !== undefined && (
          <span className={classes['sealed']} style={{ left: percent(sealShare) }} />
        )}
        {stage === 'running' && hasMarks && (
          <span className={classes['now']} style={{ left: percent(share) }} />
        )}
      </div>
      {hasMarks && <Marks times={times} />}
    </div>
  );
}

function Marks({ times }: { times: ContestTimes }) {
  const m = useMessages(contestMessages);
  const { startMs, frozenFromMs, endMs } = times;
  return (
    <div className={classes['marks']}>
      <Mark label={m.starts} atMs={startMs} />
      {frozenFromMs !== null && (
        // Where the hatching begins.
        <div
          className={classes['freeze']}
          style={{ '--freeze-at': percent(shareAt(times, frozenFromMs)) } as CSSProperties}
        >
          <Mark label={m.sealed} atMs={frozenFromMs} />
        </div>
      )}
      <Mark label={m.ends} atMs={endMs} />
    </div>
  );
}

function Mark({ label, atMs }: { label: string; atMs: number }) {
  const locale = useLocale();
  const date = new Date(atMs);
  return (
    <span className={classes['mark']}>
      {label} <time dateTime={date.toISOString()}>{formatDateTime(date, locale)}</time>
    </span>
  );
}
