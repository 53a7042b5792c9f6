import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { formatBytes } from '../../lib/format-bytes.ts';
import { useMessages } from '../../lib/messages.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { serviceQuery, type ServiceInfo } from './api/dashboard.ts';
import { LoadBar } from '../../ui/load-bar.tsx';
import { overviewMessages } from './overview-messages.ts';
import classes from './overview.module.css';
import { parsePercent } from './parse-percent.ts';

export function ServiceSheet() {
  const m = useMessages(overviewMessages);
  const { data, isError, refetch } = useQuery(serviceQuery);
  return (
    <Sheet title={m.serviceTitle} flush>
      {data !== undefined && <Service service={data} />}
      {data === undefined && isError && <ErrorState compact onRetry={() => void refetch()} />}
      {data === undefined && !isError && <Skeleton className={classes['sideSkeleton'] ?? ''} />}
    </Sheet>
  );
}

function Service({ service }: { service: ServiceInfo }) {
  const m = useMessages(overviewMessages);
  return (
    <div className={classes['service']}>
      <div className={classes['loads']}>
        <LoadBar name={m.load} percent={parsePercent(service.backupPercentCpuLoad)} />
        <LoadBar name={m.memory} percent={parsePercent(service.backupPercentMemoryLoad)} />
      </div>
      <dl className={classes['facts']}>
        <dt>{m.host}</dt>
        <dd>{service.backupService[0]?.host}</dd>
        <dt>{m.version}</dt>
        <dd>{service.version}</dd>
        <dt>{m.node}</dt>
        <dd>{service.nodeVersion}</dd>
        <dt>{m.database}</dt>
        <dd>PostgreSQL {service.databaseVersion}</dd>
        <dt>{m.databaseSize}</dt>
        <dd>{formatBytes(service.databaseBytes)}</dd>
        <dt>{m.processMemory}</dt>
        <dd>{formatBytes(service.processMemoryBytes)}</dd>
        <dt>{m.started}</dt>
        <dd>
          <RelativeTime value={service.startTime} />
        </dd>
      </dl>
    </div>
  );
}
