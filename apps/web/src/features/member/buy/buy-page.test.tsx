import { describe, expect, it } from 'vitest';
import { aUser } from '../../../lib/testing/a-user.ts';
import { renderMarkup } from '../../../ui/testing/render-markup.tsx';
import { membershipQuery, offersQuery, type Offers } from '../api/membership.ts';
import { aLevel, aMembership, aPlan, someOffers } from '../testing/member-rows.ts';
import { buyMessages } from './buy-messages.ts';
import { BuyPage } from './buy-page.tsx';

const m = buyMessages['en-US'];
const plans = [
  aPlan({ id: 1, title: 'One month', level: 1 }),
  aPlan({ id: 2, title: 'One year', level: 2, days: 365, isAnnual: true, priceFen: 19_900 }),
  aPlan({ id: 3, title: 'A gift', level: 1, days: null, priceFen: 0 }),
];
const benefits = [aLevel(), aLevel({ assistantQuota: 5 }), aLevel({ canReadSolutions: true }), aLevel()];
const until = '2026-12-15T12:00:00.000+0000';
const member = aMembership({
  level: 1,
  periods: [{ level: 1, from: '2026-11-15T12:00:00.000+0000', to: until }],
  endsAt: until,
});

function show(offers: Partial<Offers> | Error, { url = '/buy', isGuest = false, membership = member } = {}) {
  const data = offers instanceof Error ? offers : someOffers({ plans, benefits, ...offers });
  return renderMarkup(<BuyPage closed={<p>not on sale</p>} />, {
    url,
    ...(!isGuest && { user: aUser() }),
    queries: [
      [offersQuery('en-US').queryKey, data],
      [membershipQuery.queryKey, membership],
    ],
  });
}

describe('the plans', () => {
  it('are radio buttons with price, length and what they give', () => {
    const shown = show({});
    const radios = shown.all('radio').filter(({ attribute }) => attribute('value') === undefined);
    expect(radios.map(({ isChecked }) => isChecked)).toEqual([true, false, false]);
    expect(shown.text).toContain('¥199');
    expect(shown.text).toContain('1 year');
    expect(shown.text).toContain(m.free);
    expect(shown.text).toContain('5 questions to the assistant per day');
  });

  it.each([
    ['/buy?plan=2', 'One year', '¥199'],
    ['/buy?level=2', 'One year', '¥199'],
    ['/buy?plan=99', 'One month', '¥19.90'],
  ])('are chosen by the address %s', (url, title, price) => {
    const values = show({}, { url }).all('definition');
    expect(values[0]?.text).toBe(title);
    expect(values.at(-1)?.text).toBe(price);
  });
});

describe('the checkout', () => {
  it('says what the plan means for the membership', () => {
    expect(show({}).text).toContain(m.hints.extend('12/15/2026'));
    expect(show({}, { url: '/buy?plan=2' }).text).toContain(m.hints.above);
    expect(show({}, { membership: aMembership() }).text).toContain(m.hints.none);
  });

  it('says what happens after the order', () => {
    expect(show({}).text).toContain(m.after.manual);
  });

  it.each([
    ['a guest', { isGuest: true }, m.loginFirst],
    ['a user', {}, m.order],
    ['a user with a plan for free', { url: '/buy?plan=3' }, m.orderFree],
  ])('has a button for %s', (_case, options, name) => {
    expect(show({}, options).find('button', name)).toBeDefined();
  });

  it('refuses a free plan that the account has used up, with the reason', () => {
    const membership = { ...member, takenPlanIds: [3] };
    const shown = show({}, { url: '/buy?plan=3', membership });
    expect(shown.find('button', m.orderFree)).toBeUndefined();
    const button = shown.get('button', m.taken);
    expect(button.isDisabled).toBe(true);
    expect(shown.html).toContain(`id="${String(button.attribute('aria-describedby'))}"`);
    expect(shown.text).toContain(m.takenText);
    // The card says so as well while another plan is chosen.
    expect(show({}, { membership }).text).toContain(m.taken);
    expect(show({}).text).not.toContain(m.taken);
  });

  it('leads to the service if there is no way to pay', () => {
    const shown = show({ payments: [] });
    expect(shown.get('link', m.service).href).toBe('/service');
    expect(shown.find('button', m.order)).toBeUndefined();
  });
});

describe('without plans', () => {
  it('shows the other page if memberships are not sold', () => {
    expect(show({ isOpen: false }).text).toBe('not on sale');
  });

  it('leads to the member centre if no plan is offered', () => {
    expect(show({ plans: [] }).get('link', m.memberCentre).href).toBe('/member');
  });

  it('can be loaded again after a failure', () => {
    expect(show(new Error('offline')).text).toContain(m.failed);
  });

  it('keeps its place while it loads', () => {
    expect(renderMarkup(<BuyPage closed={null} />).html).toContain('aria-busy');
  });
});
