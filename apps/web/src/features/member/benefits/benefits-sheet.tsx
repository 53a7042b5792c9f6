import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useLocale } from '../../../lib/locale.ts';
import { useMessages } from '../../../lib/messages.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { offersQuery } from '../api/membership.ts';
import { benefitsMessages } from './benefits-messages.ts';
import { BenefitsTable } from './benefits-table.tsx';
import classes from './benefits.module.css';

/** What each level includes, with the level of the user marked. */
export function BenefitsSheet({ level }: { level: number }) {
  const m = useMessages(benefitsMessages);
  const { data, isError, refetch } = useQuery(offersQuery(useLocale()));
  return (
    <Sheet title={m.title} flush>
      <div className={classes['body']}>
        {data !== undefined && <BenefitsTable benefits={data.benefits} level={level} />}
        {data === undefined && isError && <ErrorState compact onRetry={() => void refetch()} />}
        {data === undefined && !isError && <Skeleton height={160} />}
      </div>
    </Sheet>
  );
}
