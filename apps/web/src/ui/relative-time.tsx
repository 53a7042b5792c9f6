import { formatDateTime, formatRelative, parseWireDate } from '../lib/dates.ts';
import { useLocale } from '../lib/locale.ts';
import { useNow } from '../lib/ticking-clock.ts';

/** "3 minutes ago", updated regularly; the tooltip has the exact time. */
export function RelativeTime({ value }: { value: string }) {
  const locale = useLocale();
  const now = useNow();
  const date = parseWireDate(value);
  if (Number.isNaN(date.getTime())) return null;
  return (
    <time dateTime={date.toISOString()} title={formatDateTime(date, locale)}>
      {formatRelative(date, now, locale)}
    </time>
  );
}
