/** The name of a button for screen readers contains the text that others see, in every language. */
import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { renderMarkup } from '../../ui/testing/render-markup.tsx';
import { BatchTable } from './codes/batch-table.tsx';
import { GrantTable } from './ledger/grant-table.tsx';
import { OrderTable } from './orders/order-table.tsx';
import { PaymentTable } from './payments/payment-table.tsx';
import { PlanTable } from './plans/plan-table.tsx';
import { aBatch, aGrant, anOrder, aPayment, aPlan } from './testing/membership-rows.ts';

const nothing = () => undefined;
const at = '2026-11-16T08:00:00.000+0000';

const tables: readonly (readonly [string, number, ReactElement])[] = [
  [
    'plans',
    5,
    <PlanTable
      key="plans"
      plans={[aPlan(), aPlan({ id: 2, orderCount: 1, isOffered: false })]}
      onEdit={nothing}
      onOffer={nothing}
      onDelete={nothing}
    />,
  ],
  [
    'orders',
    2,
    <OrderTable
      key="orders"
      orders={[anOrder(), anOrder({ id: 8, state: 'paid' }), anOrder({ id: 9, state: 'refunded' })]}
      onStep={nothing}
    />,
  ],
  [
    'payments',
    1,
    <PaymentTable
      key="payments"
      payments={[aPayment(), aPayment({ id: 10, state: 'held', holdReason: 'duplicate' })]}
      onReturn={nothing}
    />,
  ],
  [
    'codes',
    4,
    <BatchTable
      key="codes"
      batches={[aBatch(), aBatch({ id: 4, disabledAt: at })]}
      onDownload={nothing}
      onDisable={nothing}
    />,
  ],
  [
    'ledger',
    3,
    <GrantTable
      key="ledger"
      grants={[aGrant(), aGrant({ id: 6, cancelledAt: at, cancelledBy: 'root', cancelNote: 'x' })]}
      onExtend={nothing}
      onRevoke={nothing}
      onRestore={nothing}
    />,
  ],
];

describe.each(['zh-CN', 'zh-HK', 'en-US'] as const)('in %s', (locale) => {
  it.each(tables)('the table of %s has %i buttons', (_name, count, table) => {
    const buttons = renderMarkup(table, { locale }).all('button');
    expect(buttons).toHaveLength(count);
    expect(buttons.filter(({ name, text }) => !name.includes(text))).toEqual([]);
  });
});
