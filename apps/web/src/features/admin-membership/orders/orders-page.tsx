import { SegmentedControl } from '@mantine/core';
import { IconReceipt } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { orderStates } from '@touchstone/contract/membership-limits';
import { useState } from 'react';
import { useLocale } from '../../../lib/locale.ts';
import { membershipMessages } from '../../../lib/membership-messages.ts';
import { useMessages } from '../../../lib/messages.ts';
import { EmptyRows } from '../../../ui/list-page/empty-rows.tsx';
import { ListRows } from '../../../ui/list-page/list-page.tsx';
import { useListAddress } from '../../../ui/list-page/use-list-address.ts';
import { SearchField } from '../../../ui/search-field.tsx';
import { ordersQuery, type AdministeredOrder } from '../api/orders.ts';
import classes from '../admin-membership.module.css';
import { MembershipFrame } from '../membership-frame.tsx';
import { OrderStepDialog } from './order-step-dialog.tsx';
import { OrderTable, type OrderStep } from './order-table.tsx';
import { ordersMessages } from './orders-messages.ts';

const defaultSize = 20;
const everyState = 'all';

/** The orders of all users: confirm transfers, refund. */
export function Component() {
  const m = useMessages(ordersMessages);
  const words = useMessages(membershipMessages);
  const address = useListAddress(defaultSize);
  // An unknown state in the address is no filter.
  const state = orderStates.find((one) => one === address.filter('state'));
  const keyword = address.filter('keyword');
  const orders = useQuery(
    ordersQuery({ currentPage: address.page, limit: address.size, state, keyword }, useLocale()),
  );
  const [asked, setAsked] = useState<{ step: OrderStep; order: AdministeredOrder }>();
  return (
    <MembershipFrame current="orders">
      <div className={classes['tools']}>
        <SegmentedControl
          aria-label={m.filter}
          value={state ?? everyState}
          onChange={(value) => address.setFilter('state', value === everyState ? '' : value)}
          data={[
            { value: everyState, label: m.all },
            ...orderStates.map((one) => ({ value: one, label: words.orderStates[one] })),
          ]}
        />
        <SearchField keyword={keyword} texts={m} onSearch={(text) => address.setFilter('keyword', text)} />
      </div>
      <ListRows
        address={address}
        rows={orders}
        failedTitle={m.failed}
        empty={
          <EmptyRows
            icon={<IconReceipt size={24} stroke={1.5} />}
            isFiltered={state !== undefined || keyword !== ''}
            title={m.empty}
            text={m.emptyText}
            filtered={{ title: m.noMatch, showAll: m.showAll }}
            onShowAll="/admin/membership/orders"
          />
        }
      >
        {(rows) => <OrderTable orders={rows} onStep={(step, order) => setAsked({ step, order })} />}
      </ListRows>
      {asked !== undefined && <OrderStepDialog {...asked} onClose={() => setAsked(undefined)} />}
    </MembershipFrame>
  );
}
