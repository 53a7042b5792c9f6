import { describe, expect, it } from 'vitest';
import { renderMarkup } from '../../ui/testing/render-markup.tsx';
import { ownMembershipQuery, type OwnMembership } from './api/get-own-membership.ts';
import { membershipQuery, offersQuery } from './api/membership.ts';
import { ordersQuery } from './api/orders.ts';
import { benefitsMessages } from './benefits/benefits-messages.ts';
import { memberMessages } from './member-messages.ts';
import { Component } from './member-page.tsx';
import { ordersMessages } from './orders/orders-messages.ts';
import { redeemMessages } from './redeem/redeem-messages.ts';
import { aMembership, someOffers } from './testing/member-rows.ts';

const m = memberMessages['en-US'];
const facts: OwnMembership = { memberStatus: 0, memberAnnual: 0, gmtMemberExp: null, level: 0, phone: null };
const own = [ownMembershipQuery.queryKey, facts] as const;
const time = (data: unknown) => [membershipQuery.queryKey, data] as const;
const rest = [
  [offersQuery('en-US').queryKey, someOffers()],
  [ordersQuery(1, 'en-US').queryKey, { records: [], total: 0 }],
] as const;

describe('the member centre', () => {
  it('has every part', () => {
    const shown = renderMarkup(<Component />, { queries: [own, time(aMembership()), ...rest] });
    expect(shown.names('heading')).toEqual([
      m.title,
      'Registered',
      m.facts,
      m.phone,
      redeemMessages['en-US'].title,
      benefitsMessages['en-US'].title,
      ordersMessages['en-US'].title,
    ]);
  });

  it('waits for the periods, so that nothing moves when they arrive', () => {
    const shown = renderMarkup(<Component />, { queries: [own, ...rest] });
    expect(shown.find('heading', ordersMessages['en-US'].title)).toBeUndefined();
    expect(shown.html).toContain('aria-busy');
  });

  it('opens without the periods if they fail', () => {
    const shown = renderMarkup(<Component />, { queries: [own, time(new Error('offline')), ...rest] });
    expect(shown.find('heading', ordersMessages['en-US'].title)).toBeDefined();
  });

  it('offers to try again if it fails', () => {
    const shown = renderMarkup(<Component />, {
      queries: [[ownMembershipQuery.queryKey, new Error('offline')], time(aMembership())],
    });
    expect(shown.all('alert')).toHaveLength(1);
    expect(shown.html).not.toContain('aria-busy');
  });
});
