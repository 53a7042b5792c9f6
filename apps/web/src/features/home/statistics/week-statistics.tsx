import { ActionIcon, Button, Skeleton } from '@mantine/core';
import { IconChartBar, IconRefresh } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useLocale } from '../../../lib/locale.ts';
import { useMessages } from '../../../lib/messages.ts';
import { isSuperAdminRole } from '../../../lib/roles.ts';
import { useSession } from '../../../lib/session.ts';
import { showToast } from '../../../lib/toasts.ts';
import { ColumnChart } from '../../../ui/charts/column-chart.tsx';
import { formatRate } from '../../../ui/charts/percentages.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { recountWeek, weekStatisticsQuery, type WeekStatistics } from '../api/get-week-statistics.ts';
import { QueryStates } from '../query-states.tsx';
import { sumColumns, weekColumns } from './week-columns.ts';
import { weekStatisticsMessages } from './week-statistics-messages.ts';
import classes from './week-statistics.module.css';

const isQuiet = ({ totalCountList }: WeekStatistics): boolean => totalCountList.every((count) => count === 0);

/** Submissions per day as columns. */
export function WeekStatisticsPanel() {
  const m = useMessages(weekStatisticsMessages);
  const statistics = useQuery(weekStatisticsQuery);
  const mayRecount = isSuperAdminRole(useSession().user?.roleList ?? []);
  return (
    <Sheet title={m.title} actions={mayRecount ? <RecountButton /> : undefined}>
      <div className={classes['panel']}>
        <QueryStates query={statistics} skeleton={<WaitingChart />} isEmpty={isQuiet} empty={<QuietWeek />}>
          {(week) => <WeekChart week={week} />}
        </QueryStates>
      </div>
    </Sheet>
  );
}

function WeekChart({ week }: { week: WeekStatistics }) {
  const m = useMessages(weekStatisticsMessages);
  const locale = useLocale();
  const numbers = new Intl.NumberFormat(locale);
  const columns = weekColumns(week, locale, m);
  const { submitted, accepted } = sumColumns(columns);
  return (
    <ColumnChart
      caption={m.caption}
      columns={columns}
      wholeLabel={<Sum label={m.submitted} value={numbers.format(submitted)} />}
      partLabel={<Sum label={m.accepted} value={numbers.format(accepted)} />}
      note={<Sum label={m.rate} value={formatRate(accepted, submitted)} />}
      height={212}
    />
  );
}

function Sum({ label, value }: { label: string; value: string }) {
  return (
    <>
      {label} <strong>{value}</strong>
    </>
  );
}

/**
 * Counting scans a week of submissions, so the server caches it for half an hour; a super administrator can
 * force a recount.
 */
function RecountButton() {
  const m = useMessages(weekStatisticsMessages);
  const client = useQueryClient();
  const recount = useMutation({
    mutationFn: recountWeek,
    onSuccess: (week) => {
      client.setQueryData(weekStatisticsQuery.queryKey, week);
      showToast('success', m.refreshed);
    },
  });
  return (
    <ActionIcon
      aria-label={m.refresh}
      title={m.refresh}
      loading={recount.isPending}
      onClick={() => recount.mutate()}
    >
      <IconRefresh size={18} stroke={1.75} />
    </ActionIcon>
  );
}

function WaitingChart() {
  return (
    <div className={classes['waiting']}>
      {[38, 62, 45, 80, 56, 90, 30].map((percent) => (
        <Skeleton key={percent} height={`${String(percent)}%`} />
      ))}
    </div>
  );
}

function QuietWeek() {
  const m = useMessages(weekStatisticsMessages);
  return (
    <EmptyState
      icon={<IconChartBar size={24} stroke={1.5} />}
      title={m.emptyTitle}
      action={
        <Button component={Link} to="/problem" variant="default">
          {m.emptyAction}
        </Button>
      }
    >
      {m.emptyText}
    </EmptyState>
  );
}
