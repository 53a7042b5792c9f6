import { Button, Skeleton } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router';
import { ApiError } from '../../../lib/api/index.ts';
import { useLocale } from '../../../lib/locale.ts';
import { useMessages } from '../../../lib/messages.ts';
import { parsePositiveInteger } from '../../../lib/search-parameters.ts';
import { showToast } from '../../../lib/toasts.ts';
import { useOnChange } from '../../../lib/use-on-change.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { OrderStateBadge } from '../../../ui/membership/order-state-badge.tsx';
import { PageContainer } from '../../../ui/page-container.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { invalidateMembership } from '../api/membership.ts';
import { orderQuery, type Order } from '../api/orders.ts';
import { CancelOrder } from './cancel-order.tsx';
import { CodePayment } from './code-payment.tsx';
import { ManualPayment } from './manual-payment.tsx';
import { OrderFacts } from './order-facts.tsx';
import { orderMessages } from './order-messages.ts';
import { OrderOutcome } from './order-outcome.tsx';
import classes from './order.module.css';
import { pollIntervalOf } from './poll-order.ts';

/** One order of the user: how to pay it, and what became of it. */
export function Component() {
  const id = parsePositiveInteger(useParams()['orderID'] ?? null, 0);
  const { data, error, refetch } = useQuery({
    ...orderQuery(id, useLocale()),
    enabled: id > 0,
    refetchInterval: ({ state }) => pollIntervalOf(state.data),
  });
  const isGone = id === 0 || (error instanceof ApiError && error.code === 'membershipOrderGone');
  const isFailed = data === undefined && !isGone && error !== null;
  return (
    <Frame>
      {data !== undefined && <LoadedOrder key={data.id} order={data} />}
      {data === undefined && isGone && <OrderGone />}
      {isFailed && <OrderFailed onRetry={() => void refetch()} />}
      {data === undefined && !isGone && !isFailed && <OrderSkeleton />}
    </Frame>
  );
}

function Frame({ children }: { children: ReactNode }) {
  const m = useMessages(orderMessages);
  return (
    <PageContainer>
      <PageHeader title={m.title} />
      <div className={classes['root']}>{children}</div>
    </PageContainer>
  );
}

function LoadedOrder({ order }: { order: Order }) {
  const m = useMessages(orderMessages);
  const client = useQueryClient();
  const { state } = order;
  useOnChange(state, () => {
    if (state === 'paid') showToast('success', m.paidToast);
    void invalidateMembership(client);
  });
  return (
    <div className={classes['columns']}>
      <Sheet title={m.pay} actions={<OrderStateBadge state={state} />}>
        {state === 'created' ? (
          <>
            {order.provider === 'manual' ? <ManualPayment order={order} /> : <CodePayment order={order} />}
            <div className={classes['cancel']}>
              <CancelOrder id={order.id} />
            </div>
          </>
        ) : (
          <OrderOutcome state={state} />
        )}
      </Sheet>
      <OrderFacts order={order} />
    </div>
  );
}

function OrderGone() {
  const m = useMessages(orderMessages);
  return (
    <Sheet>
      <EmptyState
        title={m.gone}
        action={
          <Button component={Link} to="/member">
            {m.memberCentre}
          </Button>
        }
      >
        {m.goneText}
      </EmptyState>
    </Sheet>
  );
}

function OrderFailed({ onRetry }: { onRetry: () => void }) {
  const m = useMessages(orderMessages);
  return (
    <Sheet>
      <ErrorState title={m.failed} onRetry={onRetry} />
    </Sheet>
  );
}

const OrderSkeleton = () => (
  <div className={classes['columns']}>
    <Skeleton height={480} />
    <Skeleton height={360} />
  </div>
);
