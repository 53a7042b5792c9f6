import { useEffect, useState } from 'react';
import { formatDateTime, formatRelative, parseWireDate } from '../lib/dates.ts';
import { useLocale } from '../lib/locale.ts';

const refreshMs = 60_000;

/** "3 minutes ago", updated regularly; the tooltip has the exact time. */
export function RelativeTime({ value }: { value: string }) {
  const locale = useLocale();
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), refreshMs);
    return () => clearInterval(timer);
  }, []);
  const date = parseWireDate(value);
  if (Number.isNaN(date.getTime())) return null;
  return (
    <time dateTime={date.toISOString()} title={formatDateTime(date, locale)}>
      {formatRelative(date, now, locale)}
    </time>
  );
}
