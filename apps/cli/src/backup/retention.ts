import { UsageError } from '@touchstone/site-setup/usage-error';

/** How many days, weeks and months keep a backup. */
export interface Retention {
  readonly days: number;
  readonly weeks: number;
  readonly months: number;
}

export const usualRetention: Retention = { days: 7, weeks: 4, months: 6 };

/** `7,4,6`: days, weeks, months. */
export function parseRetention(text: string): Retention {
  const [, days, weeks, months] = /^(\d{1,4}),(\d{1,4}),(\d{1,4})$/.exec(text.trim()) ?? [];
  if (days === undefined || weeks === undefined || months === undefined || Number(days) === 0)
    throw new UsageError(
      `The backups to keep are days,weeks,months (7,4,6), with at least one day, not "${text}".`,
    );
  return { days: Number(days), weeks: Number(weeks), months: Number(months) };
}

/**
 * Returns the backups to keep: the newest of each of the last days, weeks and months that have one. A site that was off
 * for a month loses none of its older backups by that. Days are those of UTC.
 */
export function chooseKept(createdAt: readonly Date[], { days, weeks, months }: Retention): Date[] {
  const newestFirst = createdAt.toSorted((one, other) => other.getTime() - one.getTime());
  const kept = new Set<Date>();
  const keepBy = (period: (date: Date) => string, count: number): void => {
    const seen = new Set<string>();
    for (const date of newestFirst) {
      const name = period(date);
      if (seen.has(name)) continue;
      if (seen.size === count) return;
      seen.add(name);
      kept.add(date);
    }
  };
  keepBy((date) => date.toISOString().slice(0, 10), days);
  keepBy((date) => mondayOf(date), weeks);
  keepBy((date) => date.toISOString().slice(0, 7), months);
  return createdAt.filter((date) => kept.has(date));
}

function mondayOf(date: Date): string {
  const sinceMonday = (date.getUTCDay() + 6) % 7;
  return new Date(date.getTime() - sinceMonday * 86_400_000).toISOString().slice(0, 10);
}
