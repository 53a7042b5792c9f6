import { useQuery } from '@tanstack/react-query';
import { Skeleton } from '@mantine/core';
import { useMessages } from '../../../lib/messages.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import type { ProfileOwner } from '../api/get-user-home-info.ts';
import { userCalendarHeatmapQuery } from '../api/get-user-calendar-heatmap.ts';
import { HeatMap } from './heat-map.tsx';
import { heatMapMessages } from './heat-map-messages.ts';

/** The height of the loaded heat map: summary line, header, seven rows, legend. */
const loadedHeightPx = 196;

export function HeatMapSheet({ owner }: { owner: ProfileOwner }) {
  const m = useMessages(heatMapMessages);
  const { data, isError, refetch } = useQuery(userCalendarHeatmapQuery(owner));
  return (
    <Sheet title={m.title}>
      {data !== undefined && <HeatMap key={data.endDate} endDate={data.endDate} days={data.dataList} />}
      {data === undefined && isError && <ErrorState compact onRetry={() => void refetch()} />}
      {data === undefined && !isError && <HeatMapSkeleton />}
    </Sheet>
  );
}

export const HeatMapSkeleton = () => <Skeleton height={loadedHeightPx} />;
