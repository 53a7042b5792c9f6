import { formatTimeWithSeconds } from '../../lib/dates.ts';
import { useLocale } from '../../lib/locale.ts';
import { useMessages } from '../../lib/messages.ts';
import { dashboardMessages } from './dashboard-messages.ts';
import classes from './dashboard.module.css';

/** The age of the facts, and whether refreshing them failed. */
export function UpdatedNote({ updatedAtMs, isStale }: { updatedAtMs: number; isStale: boolean }) {
  const m = useMessages(dashboardMessages);
  const locale = useLocale();
  if (updatedAtMs === 0) return null;
  const time = formatTimeWithSeconds(updatedAtMs, locale);
  return (
    <span className={classes['updated']} data-stale={isStale || undefined}>
      {isStale ? m.stale(time) : m.updated(time)}
    </span>
  );
}
