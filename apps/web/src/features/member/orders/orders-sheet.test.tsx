import { describe, expect, it } from 'vitest';
import { membershipMessages } from '../../../lib/membership-messages.ts';
import { renderMarkup } from '../../../ui/testing/render-markup.tsx';
import { ordersQuery, type Order } from '../api/orders.ts';
import { anOrder } from '../testing/member-rows.ts';
import { ordersMessages } from './orders-messages.ts';
import { OrdersSheet } from './orders-sheet.tsx';

const m = ordersMessages['en-US'];
const states = membershipMessages['en-US'].orderStates;
const render = (data?: unknown) =>
  renderMarkup(<OrdersSheet />, {
    queries: data === undefined ? [] : [[ordersQuery(1, 'en-US').queryKey, data]],
  });
const page = (...records: Order[]) => ({ records, total: records.length });

describe('the orders of a user', () => {
  it('show title, number, amount and state, and link to the order', () => {
    const shown = render(page(anOrder({ id: 7, amountFen: 990, state: 'paid' }), anOrder({ id: 8 })));
    expect(shown.all('link').map(({ href }) => href)).toEqual(['/buy/order/7', '/buy/order/8']);
    expect(shown.text).toContain('202611160123456789');
    expect(shown.text).toContain('¥9.90');
    expect(shown.text).toContain(states.paid);
    expect(shown.text).toContain(states.created);
  });

  it('say what to expect while there are none', () => {
    expect(render(page()).text).toContain(m.emptyText);
  });

  it('can be loaded again after a failure', () => {
    expect(render(new Error('offline')).text).toContain(m.failed);
  });

  it('keep their place while they load', () => {
    expect(render().html).toContain('aria-busy');
  });
});
