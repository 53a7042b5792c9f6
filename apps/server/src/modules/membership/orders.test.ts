import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sweepMemberships } from './sweep-memberships.ts';
import { startMembershipSite, type MembershipSite, type Person } from './testing/membership-site.ts';

const dayMs = 86_400_000;

let site: MembershipSite;
let user: Person;
let planId: number;

beforeAll(async () => {
  site = await startMembershipSite();
  planId = await site.addPlan();
});
afterAll(() => site.server.close());
beforeEach(async () => {
  user = await site.server.addUser();
});

interface Order {
  id: number;
  number: string;
  amountFen: number;
  state: string;
}

const order = async (by: Person, body: { planId?: number; coupon?: string; provider?: string } = {}) => {
  const { envelope, errorCode } = await site.server.call('POST /api/membership-order', {
    token: by.token,
    body: { planId, provider: 'manual', ...body },
  });
  return { order: envelope.data as Order, errorCode };
};

const membershipOf = async ({ token }: Person) =>
  (await site.server.call('GET /api/membership', { token })).envelope.data as {
    level: number;
    endsAt: string | null;
    hasEnded: boolean;
    periods: { level: number; to: string | null }[];
  };

const decide = (action: 'confirm' | 'refund', id: number) =>
  site.server.call(`POST /api/admin/membership/order/${action}`, {
    token: site.root.token,
    body: { id, note: 'transfer 17' },
  });

const inDays = (days: number) => {
  const end = new Date(site.server.platform.clock().getTime() + days * dayMs);
  return end.toISOString().replace('Z', '+0000');
};

describe('an order', () => {
  test('begins a membership when an administrator confirms its payment, once', async () => {
    const { order: made } = await order(user);
    expect(made).toMatchObject({ state: 'created', amountFen: 1990 });
    expect((await membershipOf(user)).level).toBe(0);
    expect((await decide('confirm', made.id)).errorCode).toBeUndefined();
    expect((await decide('confirm', made.id)).errorCode).toBe('membershipOrderClosed');
    expect(await membershipOf(user)).toMatchObject({ level: 1, endsAt: inDays(30) });
  });

  test('is paid by several confirmations at the same time exactly once', async () => {
    const { order: made } = await order(user);
    const answers = await Promise.all(Array.from({ length: 5 }, () => decide('confirm', made.id)));
    expect(answers.filter(({ errorCode }) => errorCode === undefined)).toHaveLength(1);
    expect(await membershipOf(user)).toMatchObject({ endsAt: inDays(30) });
  });

  test('takes its days back when it is refunded, and leaves others', async () => {
    const first = (await order(user)).order;
    const second = (await order(user)).order;
    await decide('confirm', first.id);
    await decide('confirm', second.id);
    expect(await membershipOf(user)).toMatchObject({ endsAt: inDays(60) });
    expect((await decide('refund', first.id)).errorCode).toBeUndefined();
    expect(await membershipOf(user)).toMatchObject({ level: 1, endsAt: inDays(30) });
    expect((await decide('refund', first.id)).errorCode).toBe('membershipOrderClosed');
    await decide('refund', second.id);
    expect(await membershipOf(user)).toMatchObject({ level: 0, hasEnded: true });
  });

  test('cannot be refunded before it is paid', async () => {
    const { order: made } = await order(user);
    expect((await decide('refund', made.id)).errorCode).toBe('membershipOrderClosed');
  });

  test('keeps what it was made with when the plan changes', async () => {
    const changing = await site.addPlan({ title: 'Old', level: 2, days: 10, priceFen: 500 });
    const { order: made } = await order(user, { planId: changing });
    await site.server.call('PUT /api/admin/membership/plan', {
      token: site.root.token,
      body: {
        id: changing,
        title: 'New',
        titleTranslations: {},
        level: 3,
        days: 99,
        isAnnual: false,
        priceFen: 9,
        position: 0,
        isOffered: false,
      },
    });
    await decide('confirm', made.id);
    expect(await membershipOf(user)).toMatchObject({ level: 2, endsAt: inDays(10) });
    expect((await order(user, { planId: changing })).errorCode).toBe('membershipPlanGone');
    const { errorCode } = await site.server.call('DELETE /api/admin/membership/plan', {
      token: site.root.token,
      query: { id: changing },
    });
    expect(errorCode).toBe('membershipPlanOrdered');
  });

  test('without a price is paid at once', async () => {
    const free = await site.addPlan({ priceFen: 0, days: 3 });
    expect((await order(user, { planId: free })).order.state).toBe('paid');
    expect(await membershipOf(user)).toMatchObject({ level: 1, endsAt: inDays(3) });
  });

  test('without a price is for each account once, also at the same time', async () => {
    const free = await site.addPlan({ priceFen: 0, days: 3 });
    const answers = await Promise.all([1, 2, 3].map(() => order(user, { planId: free })));
    const codes = answers.map(({ errorCode }) => errorCode);
    expect(codes.filter((code) => code === undefined)).toHaveLength(1);
    expect(codes.filter((code) => code === 'membershipPlanTaken')).toHaveLength(2);
    expect(await membershipOf(user)).toMatchObject({ endsAt: inDays(3) });
    expect((await order(await site.server.addUser(), { planId: free })).order.state).toBe('paid');
  });

  test('without a price is named as taken, also after its refund; one with a price is not', async () => {
    const free = await site.addPlan({ priceFen: 0, days: 3 });
    expect(await membershipOf(user)).toMatchObject({ takenPlanIds: [] });
    const { order: made } = await order(user, { planId: free });
    const { order: paid } = await order(user);
    await decide('confirm', paid.id);
    expect(await membershipOf(user)).toMatchObject({ takenPlanIds: [free] });
    await decide('refund', made.id);
    expect(await membershipOf(user)).toMatchObject({ takenPlanIds: [free] });
    expect(await membershipOf(await site.server.addUser())).toMatchObject({ takenPlanIds: [] });
  });

  test('is only for its owner', async () => {
    const { order: made } = await order(user);
    const other = await site.server.addUser();
    const query = { id: made.id };
    const reading = await site.server.call('GET /api/membership-order', { token: other.token, query });
    expect(reading.errorCode).toBe('membershipOrderGone');
    const cancelling = await site.server.call('POST /api/membership-order/cancel', {
      token: other.token,
      body: query,
    });
    expect(cancelling.errorCode).toBe('membershipOrderGone');
    const confirming = await site.server.call('POST /api/admin/membership/order/confirm', {
      token: user.token,
      body: { id: made.id, note: '' },
    });
    expect(confirming.errorCode).toBe('noPermission');
  });

  test('expires when it is not paid in time, and still counts if the money arrives later', async () => {
    const { order: made } = await order(user);
    await site.passDays(3.1);
    await sweepMemberships(site.server.platform);
    const query = { id: made.id };
    const read = async () =>
      (await site.server.call('GET /api/membership-order', { token: user.token, query })).envelope.data;
    expect(await read()).toMatchObject({ state: 'expired' });
    expect((await decide('confirm', made.id)).errorCode).toBeUndefined();
    expect(await read()).toMatchObject({ state: 'paid' });
    expect((await membershipOf(user)).level).toBe(1);
  });

  test('has a limit of open ones, which cancelling frees', async () => {
    const made: Order[] = [];
    for (let count = 0; count < 5; count += 1) made.push((await order(user)).order);
    expect((await order(user)).errorCode).toBe('membershipOrdersOpen');
    const cancel = () =>
      site.server.call('POST /api/membership-order/cancel', {
        token: user.token,
        body: { id: made[0]?.id ?? 0 },
      });
    expect((await cancel()).errorCode).toBeUndefined();
    expect((await cancel()).errorCode).toBe('membershipOrderClosed');
    expect((await order(user)).errorCode).toBeUndefined();
  });

  test('needs a way to pay that the site offers', async () => {
    expect((await order(user, { provider: 'wechat' })).errorCode).toBe('membershipPaymentUnknown');
  });
});

describe('a coupon', () => {
  test('lowers the price and is used by the order', async () => {
    const { codes } = await site.addCodes({ kind: 'percent', percentOff: 25 });
    const [coupon = ''] = codes;
    const price = await site.server.call('GET /api/membership-price', {
      token: user.token,
      query: { planId, coupon },
    });
    expect(price.envelope.data).toEqual({ priceFen: 1990, amountFen: 1492 });
    expect((await order(user, { coupon })).order.amountFen).toBe(1492);
    expect((await order(user, { coupon })).errorCode).toBe('membershipCodeUsed');
    const other = await site.server.addUser();
    expect((await order(other, { coupon })).errorCode).toBe('membershipCodeUsedUp');
  });

  test('can be used again after its order was cancelled', async () => {
    const { codes } = await site.addCodes({ kind: 'amount', fenOff: 990 });
    const [coupon = ''] = codes;
    const { order: made } = await order(user, { coupon });
    await site.server.call('POST /api/membership-order/cancel', {
      token: user.token,
      body: { id: made.id },
    });
    const other = await site.server.addUser();
    expect((await order(other, { coupon })).order.amountFen).toBe(1000);
  });

  test.each(['expired', 'cancelled'])(
    'of an order that was %s serves once if the money arrives later',
    async (end) => {
      const coupon = (await site.addCodes({ kind: 'amount', fenOff: 990 })).codes[0] ?? '';
      const { order: first } = await order(user, { coupon });
      if (end === 'expired') {
        await site.passDays(3.1);
        await sweepMemberships(site.server.platform);
      } else
        await site.server.call('POST /api/membership-order/cancel', {
          token: user.token,
          body: { id: first.id },
        });
      const { order: second } = await order(user, { coupon });
      await decide('confirm', second.id);
      expect((await decide('confirm', first.id)).errorCode).toBe('membershipCouponSpent');
      expect(await membershipOf(user)).toMatchObject({ endsAt: inDays(30) });
    },
  );

  test('of an order that ended is taken again when the money arrives', async () => {
    const coupon = (await site.addCodes({ kind: 'amount', fenOff: 990 })).codes[0] ?? '';
    const { order: made } = await order(user, { coupon });
    await site.server.call('POST /api/membership-order/cancel', { token: user.token, body: { id: made.id } });
    expect((await decide('confirm', made.id)).errorCode).toBeUndefined();
    const other = await site.server.addUser();
    expect((await order(other, { coupon })).errorCode).toBe('membershipCodeUsedUp');
  });

  test('of two users at the same time is used by one', async () => {
    const { codes } = await site.addCodes({ kind: 'percent', percentOff: 100 });
    const [coupon = ''] = codes;
    const people = await Promise.all(Array.from({ length: 6 }, () => site.server.addUser()));
    const answers = await Promise.all(people.map((person) => order(person, { coupon })));
    expect(answers.filter(({ errorCode }) => errorCode === undefined)).toHaveLength(1);
    expect(answers.filter(({ errorCode }) => errorCode === 'membershipCodeUsedUp')).toHaveLength(5);
  });

  test('is not a code for a membership, and the other way round', async () => {
    const coupon = (await site.addCodes({ kind: 'percent', percentOff: 5 })).codes[0] ?? '';
    const gift = (await site.addCodes({ kind: 'membership', level: 1, days: 3 })).codes[0] ?? '';
    const { errorCode } = await site.server.call('POST /api/membership-code', {
      token: user.token,
      body: { code: coupon },
    });
    expect(errorCode).toBe('membershipCodeIsCoupon');
    expect((await order(user, { coupon: gift })).errorCode).toBe('membershipCodeNoCoupon');
  });
});

test('a site that does not sell memberships offers none', async () => {
  const { settings } = site.server.platform;
  await settings.change('membership', { isOpen: false });
  const offers = (await site.server.call('GET /api/membership-offers')).envelope.data;
  expect(offers).toMatchObject({ isOpen: false, plans: [], payments: [] });
  expect((await order(user)).errorCode).toBe('membershipClosed');
  await settings.change('membership', { isOpen: true });
});

test('the offers are in the language of the reader', async () => {
  const headers = { 'accept-language': 'en-US' };
  const offers = (await site.server.call('GET /api/membership-offers', { headers })).envelope.data;
  expect((offers as { plans: { title: string }[] }).plans[0]?.title).toBe('One month');
});
