import { Skeleton } from '@mantine/core';
import { IconCircleCheck, IconCircleX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMessages } from '../../lib/messages.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { healthQuery, type Health } from './api/get-health.ts';
import { dashboardMessages } from './dashboard-messages.ts';
import classes from './dashboard.module.css';
import { UpdatedNote } from './updated-note.tsx';

export function HealthSheet() {
  const m = useMessages(dashboardMessages);
  const { data, isError, dataUpdatedAt, refetch } = useQuery(healthQuery);
  return (
    <Sheet title={m.health} actions={<UpdatedNote updatedAtMs={dataUpdatedAt} isStale={isError} />} flush>
      {data !== undefined && <HealthFacts health={data} />}
      {data === undefined && isError && (
        <ErrorState compact title={m.unreachable} onRetry={() => void refetch()}>
          {m.unreachableText}
        </ErrorState>
      )}
      {data === undefined && !isError && <Skeleton className={classes['healthSkeleton'] ?? ''} />}
    </Sheet>
  );
}

function HealthFacts({ health }: { health: Health }) {
  const m = useMessages(dashboardMessages);
  const { database, queue, disk, judges, version } = health;
  return (
    <dl className={classes['health']}>
      <HealthFact name={m.database} isGood={database} text={database ? m.working : m.broken} />
      <HealthFact name={m.queue} isGood={queue} text={queue ? m.working : m.stopped} />
      <HealthFact name={m.disk} isGood={disk} text={disk ? m.working : m.diskFull} />
      <HealthFact name={m.judges} isGood={judges > 0} text={judges > 0 ? m.judgeCount(judges) : m.noJudge} />
      <HealthFact name={m.version} text={version} />
    </dl>
  );
}

interface HealthFactProps {
  name: string;
  text: string;
  /** Absent for facts that are neither good nor bad. */
  isGood?: boolean;
}

function HealthFact({ name, text, isGood }: HealthFactProps) {
  const Mark = isGood === true ? IconCircleCheck : IconCircleX;
  return (
    <div className={classes['healthFact']}>
      <dt>{name}</dt>
      <dd data-good={isGood}>
        {isGood !== undefined && <Mark size={20} stroke={1.75} aria-hidden="true" />}
        {text}
      </dd>
    </div>
  );
}
