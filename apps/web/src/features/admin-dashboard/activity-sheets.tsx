import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useLocale } from '../../lib/locale.ts';
import { useMessages } from '../../lib/messages.ts';
import { ColumnChart } from '../../ui/charts/column-chart.tsx';
import { DonutChart } from '../../ui/charts/donut-chart.tsx';
import { formatRate } from '../../ui/charts/percentages.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { useVerdictParts } from '../../ui/verdict/use-verdict-parts.tsx';
import { statisticsQuery, type Statistics } from './api/dashboard.ts';
import { overviewMessages } from './overview-messages.ts';
import classes from './overview.module.css';

type Day = Statistics['days'][number];

const sumOf = (days: readonly Day[], name: 'submissions' | 'accepted' | 'newUsers'): number =>
  days.reduce((sum, day) => sum + day[name], 0);

/** `2026-11-15` is labelled 15: the description has the month. */
const labelOf = (day: string): string => String(Number(day.slice(8)));

export function ActivitySheets() {
  const m = useMessages(overviewMessages);
  const { data, isError, refetch } = useQuery(statisticsQuery);
  if (data === undefined && isError) {
    return (
      <Sheet title={m.activityTitle}>
        <ErrorState compact onRetry={() => void refetch()} />
      </Sheet>
    );
  }
  return (
    <>
      <Sheet title={m.activityTitle}>
        {data === undefined ? <ChartSkeleton /> : <SubmissionChart days={data.days} />}
      </Sheet>
      <div className={classes['pair']}>
        <Sheet title={m.resultsTitle}>
          {data === undefined ? <ChartSkeleton /> : <ResultChart results={data.results} />}
        </Sheet>
        <Sheet title={m.newUsersTitle}>
          {data === undefined ? <ChartSkeleton /> : <UserChart days={data.days} />}
        </Sheet>
      </div>
    </>
  );
}

const ChartSkeleton = () => <Skeleton className={classes['chartSkeleton'] ?? ''} />;

function Sum({ label, value }: { label: string; value: string }) {
  return (
    <>
      {label} <strong>{value}</strong>
    </>
  );
}

function SubmissionChart({ days }: { days: readonly Day[] }) {
  const m = useMessages(overviewMessages);
  const numbers = new Intl.NumberFormat(useLocale());
  const [submitted, accepted] = [sumOf(days, 'submissions'), sumOf(days, 'accepted')];
  return (
    <ColumnChart
      caption={m.activityCaption}
      columns={days.map((day) => ({
        key: day.day,
        label: labelOf(day.day),
        whole: day.submissions,
        part: day.accepted,
        description: m.dayText(day.day, day.submissions, day.accepted),
      }))}
      wholeLabel={<Sum label={m.submitted} value={numbers.format(submitted)} />}
      partLabel={<Sum label={m.accepted} value={numbers.format(accepted)} />}
      note={<Sum label={m.rate} value={formatRate(accepted, submitted)} />}
      height={196}
    />
  );
}

function ResultChart({ results }: { results: Statistics['results'] }) {
  const m = useMessages(overviewMessages);
  const toParts = useVerdictParts();
  return (
    <DonutChart
      caption={m.resultsTitle}
      parts={toParts(results.map(({ status, count }) => ({ key: String(status), status, count })))}
      emptyText={m.resultsEmpty}
    />
  );
}

function UserChart({ days }: { days: readonly Day[] }) {
  const m = useMessages(overviewMessages);
  const numbers = new Intl.NumberFormat(useLocale(), { maximumFractionDigits: 1 });
  const total = sumOf(days, 'newUsers');
  return (
    <ColumnChart
      caption={m.newUsersTitle}
      columns={days.map(({ day, newUsers }) => ({
        key: day,
        label: labelOf(day),
        whole: newUsers,
        part: 0,
        description: m.newUsersText(day, newUsers),
      }))}
      wholeLabel={<Sum label={m.newUsers} value={numbers.format(total)} />}
      note={<Sum label={m.perDay} value={numbers.format(total / Math.max(1, days.length))} />}
      height={168}
    />
  );
}
