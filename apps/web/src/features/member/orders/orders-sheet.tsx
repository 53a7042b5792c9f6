import { useQuery } from '@tanstack/react-query';
import { IconReceipt } from '@tabler/icons-react';
import { useState } from 'react';
import { useLocale } from '../../../lib/locale.ts';
import { useMessages } from '../../../lib/messages.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { RowsSkeleton } from '../../../ui/skeletons.tsx';
import { ordersPageSize, ordersQuery } from '../api/orders.ts';
import { OrderTable } from './order-table.tsx';
import { ordersMessages } from './orders-messages.ts';
import classes from './orders.module.css';

export function OrdersSheet() {
  const m = useMessages(ordersMessages);
  const [page, setPage] = useState(1);
  const { data, isError, refetch } = useQuery(ordersQuery(page, useLocale()));
  return (
    <>
      <Sheet title={m.title} flush>
        <div className={classes['body']}>
          {data !== undefined && data.records.length > 0 && <OrderTable orders={data.records} />}
          {data?.records.length === 0 && (
            <EmptyState compact icon={<IconReceipt size={24} stroke={1.5} />} title={m.empty}>
              {m.emptyText}
            </EmptyState>
          )}
          {data === undefined && isError && (
            <ErrorState compact title={m.failed} onRetry={() => void refetch()} />
          )}
          {data === undefined && !isError && <RowsSkeleton rows={3} height={52} />}
        </div>
      </Sheet>
      <Pager total={data?.total ?? 0} page={page} size={ordersPageSize} onPageChange={setPage} />
    </>
  );
}
