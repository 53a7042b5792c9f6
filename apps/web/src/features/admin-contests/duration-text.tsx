import { useMessages } from '../../lib/messages.ts';
import { splitDuration, timeSpanMessages } from '../../lib/time-spans.ts';

/** Less than a minute is shown as a clock. */
export function DurationText({ seconds }: { seconds: number }) {
  const m = useMessages(timeSpanMessages);
  const { days, hours, minutes } = splitDuration(seconds);
  const text = m.duration(days, hours, minutes);
  return text === '' ? `00:00:${String(Math.floor(seconds)).padStart(2, '0')}` : text;
}
