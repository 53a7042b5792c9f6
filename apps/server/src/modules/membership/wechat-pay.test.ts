import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { reconcilePayments } from './payments/reconcile-payments.ts';
import { createOnlineProviders } from './payments/online-providers.ts';
import { sweepMemberships } from './sweep-memberships.ts';
import { startLocalWechatPay, type LocalWechatPay, type Notification } from './testing/local-wechat-pay.ts';
import { startMembershipSite, type MembershipSite, type Person } from './testing/membership-site.ts';
import { signMessage } from './testing/wechat-pay-keys.ts';
import { createWechatPayClient } from './wechat-pay/wechat-pay-client.ts';

let site: MembershipSite;
let wechat: LocalWechatPay;
let user: Person;
let planId: number;

const paidPath = '/api/payment/wechat/paid';

const settingsOf = (changes: object = {}) => ({
  isEnabled: true,
  ...wechat.merchant,
  apiUrl: wechat.address,
  ...changes,
});

const configure = (changes: object = {}) =>
  site.server.call('PUT /api/admin/membership/wechat-pay', {
    token: site.root.token,
    body: settingsOf(changes),
  });

beforeAll(async () => {
  site = await startMembershipSite();
  const { clock, settings } = site.server.platform;
  wechat = await startLocalWechatPay({ clock });
  await settings.change('web', { baseUrl: 'https://judge.example' });
  planId = await site.addPlan();
  await configure();
});
afterAll(async () => {
  await site.server.close();
  await wechat.close();
});
beforeEach(async () => {
  wechat.fault = undefined;
  wechat.serial = wechat.keys.platform.serial;
  wechat.refundStatus = 'PROCESSING';
  user = await site.server.addUser();
});

interface Order {
  id: number;
  number: string;
  state: string;
  amountFen: number;
  payment: { kind: string; codeUrl: string; expiresAt: string } | null;
}

const order = async (body: { coupon?: string } = {}): Promise<Order> => {
  const { envelope, errorCode } = await site.server.call('POST /api/membership-order', {
    token: user.token,
    body: { planId, provider: 'wechat', ...body },
  });
  expect(errorCode).toBeUndefined();
  return envelope.data as Order;
};

const readOrder = async (id: number) =>
  (await site.server.call('GET /api/membership-order', { token: user.token, query: { id } })).envelope
    .data as Order;

const membership = async () =>
  (await site.server.call('GET /api/membership', { token: user.token })).envelope.data as {
    level: number;
    endsAt: string | null;
  };

const inDays = (days: number) =>
  new Date(site.server.platform.clock().getTime() + days * 86_400_000).toISOString().replace('Z', '+0000');

const receive = async ({ url, headers, body }: Notification) => {
  const { statusCode } = await site.server.app.inject({
    method: 'POST',
    url: new URL(url).pathname,
    headers,
    payload: body,
  });
  return statusCode;
};

const reconcile = () => {
  const { platform } = site.server;
  const findProvider = createOnlineProviders(platform, createWechatPayClient(platform));
  return reconcilePayments({ ...platform, findProvider });
};

const cancel = (id: number) =>
  site.server.call('POST /api/membership-order/cancel', { token: user.token, body: { id } });

interface Payment {
  id: number;
  orderNumber: string;
  state: string;
  holdReason: string | null;
  amountFen: number;
  refund: { state: string; failure: string | null } | null;
  returnedFen: number;
}

const paymentsOf = async (number: string) => {
  const { envelope } = await site.server.call('GET /api/admin/membership/payments', {
    token: site.root.token,
    query: { currentPage: 1, limit: 100 },
  });
  const { records } = envelope.data as { records: Payment[] };
  return records.filter(({ orderNumber }) => orderNumber === number);
};

const refund = (call: 'order' | 'payment', id: number) =>
  site.server.call(`POST /api/admin/membership/${call}/refund`, {
    token: site.root.token,
    body: { id, note: 'a mistake' },
  });

describe('an order', () => {
  test('gets a code, is paid by one notification, and ignores its repetitions', async () => {
    const made = await order();
    const { codeUrl = '', expiresAt } = made.payment ?? {};
    expect(made.payment).toMatchObject({ kind: 'native-code' });
    expect(codeUrl).toBe(wechat.orders.get(made.number)?.codeUrl);
    expect(expiresAt).toBe(inDays(2 / 24));
    expect(wechat.orders.get(made.number)).toMatchObject({
      total: 1990,
      notifyUrl: `https://judge.example${paidPath}`,
    });
    wechat.pay(made.number);
    const notification = wechat.notifyPayment(made.number);
    expect(await receive(notification)).toBe(204);
    expect(await readOrder(made.id)).toMatchObject({ state: 'paid', payment: null });
    const end = inDays(30);
    // Replayed, and sent again by WeChat.
    expect(await receive(notification)).toBe(204);
    expect(await receive(wechat.notifyPayment(made.number))).toBe(204);
    expect(await membership()).toMatchObject({ level: 1, endsAt: end });
    expect(await paymentsOf(made.number)).toMatchObject([{ state: 'credited', holdReason: null }]);
  });

  test('is credited once by concurrent notifications and the reconciliation', async () => {
    const made = await order();
    wechat.pay(made.number);
    site.server.passTime(60);
    const answers = await Promise.all([
      ...Array.from({ length: 5 }, () => receive(wechat.notifyPayment(made.number))),
      reconcile(),
    ]);
    expect(answers.filter((status) => status !== undefined)).toEqual([204, 204, 204, 204, 204]);
    expect(await membership()).toMatchObject({ endsAt: inDays(30) });
    expect(await paymentsOf(made.number)).toHaveLength(1);
  });

  test('is found paid by the reconciliation when no notification came', async () => {
    const made = await order();
    wechat.pay(made.number);
    site.server.passTime(60);
    await reconcile();
    expect((await readOrder(made.id)).state).toBe('paid');
    expect((await membership()).level).toBe(1);
  });

  test.each(['error', 'cut-off', 'unsigned', 'forged', 'old'] as const)(
    'stays open without a code while the answers are bad (%s), and gets it later',
    async (fault) => {
      // The certificates are known, or could not be loaded.
      wechat.fault = fault;
      const made = await order();
      expect(made).toMatchObject({ state: 'created', payment: null });
      const again = () =>
        site.server.call('POST /api/membership-order/pay', { token: user.token, body: { id: made.id } });
      expect((await again()).errorCode).toBe('membershipPaymentFailed');
      wechat.fault = undefined;
      expect((await again()).envelope.data).toMatchObject({ payment: { kind: 'native-code' } });
      expect((await readOrder(made.id)).payment).not.toBeNull();
    },
  );

  test('keeps its code, and another user gets none', async () => {
    const made = await order();
    const before = wechat.requests.length;
    const ask = (token: string) =>
      site.server.call('POST /api/membership-order/pay', { token, body: { id: made.id } });
    expect((await ask(user.token)).envelope.data).toMatchObject({ payment: made.payment });
    expect(wechat.requests).toHaveLength(before);
    expect((await ask(site.root.token)).errorCode).toBe('membershipOrderGone');
  });

  test('that is not paid in time is closed on both sides', async () => {
    const made = await order();
    site.server.passTime(2 * 3600 + 60);
    await sweepMemberships(site.server.platform);
    expect((await readOrder(made.id)).state).toBe('created');
    wechat.fault = 'error';
    await reconcile();
    expect((await readOrder(made.id)).state).toBe('created');
    wechat.fault = undefined;
    site.server.passTime(60);
    await reconcile();
    expect(await readOrder(made.id)).toMatchObject({ state: 'expired', payment: null });
    expect(wechat.orders.get(made.number)?.state).toBe('CLOSED');
    const count = wechat.requests.length;
    site.server.passTime(60);
    await reconcile();
    expect(wechat.requests.slice(count).some((request) => request.includes(made.number))).toBe(false);
  });

  test('that was paid cannot be cancelled', async () => {
    const made = await order();
    wechat.pay(made.number);
    expect((await cancel(made.id)).errorCode).toBe('membershipOrderClosed');
    expect((await readOrder(made.id)).state).toBe('paid');
  });

  test('that is cancelled is closed there, also later if the provider was down', async () => {
    const made = await order();
    wechat.fault = 'error';
    expect((await cancel(made.id)).errorCode).toBeUndefined();
    wechat.fault = undefined;
    site.server.passTime(60);
    await reconcile();
    expect(wechat.orders.get(made.number)?.state).toBe('CLOSED');
    expect((await readOrder(made.id)).state).toBe('cancelled');
  });
});

describe('money that comes late', () => {
  test('for a cancelled order is credited', async () => {
    const made = await order();
    wechat.fault = 'error';
    await cancel(made.id);
    wechat.fault = undefined;
    wechat.pay(made.number);
    expect(await receive(wechat.notifyPayment(made.number))).toBe(204);
    expect((await readOrder(made.id)).state).toBe('paid');
    expect((await membership()).level).toBe(1);
  });

  test('is held if the coupon of its order has served meanwhile, and can be returned once', async () => {
    const coupon = (await site.addCodes({ kind: 'amount', fenOff: 990 })).codes[0] ?? '';
    const made = await order({ coupon });
    wechat.fault = 'error';
    await cancel(made.id);
    wechat.fault = undefined;
    const second = await order({ coupon });
    wechat.pay(second.number);
    await receive(wechat.notifyPayment(second.number));
    wechat.pay(made.number);
    expect(await receive(wechat.notifyPayment(made.number))).toBe(204);
    expect(await membership()).toMatchObject({ endsAt: inDays(30) });
    const [held] = await paymentsOf(made.number);
    expect(held).toMatchObject({ state: 'held', holdReason: 'coupon', amountFen: 1000 });
    wechat.refundStatus = 'SUCCESS';
    expect((await refund('payment', held?.id ?? 0)).errorCode).toBeUndefined();
    expect((await refund('payment', held?.id ?? 0)).errorCode).toBe('membershipPaymentReturned');
    expect(await paymentsOf(made.number)).toMatchObject([{ state: 'refunded', refund: { state: 'done' } }]);
    expect(await membership()).toMatchObject({ endsAt: inDays(30) });
  });

  test('of another amount pays nothing and is held', async () => {
    const made = await order();
    wechat.pay(made.number, 1);
    expect(await receive(wechat.notifyPayment(made.number))).toBe(204);
    expect((await membership()).level).toBe(0);
    expect(await paymentsOf(made.number)).toMatchObject([
      { state: 'held', holdReason: 'amount', amountFen: 1 },
    ]);
  });

  test('for an order that an administrator confirmed is held as a duplicate', async () => {
    const confirm = (id: number) =>
      site.server.call('POST /api/admin/membership/order/confirm', {
        token: site.root.token,
        body: { id, note: 'in cash' },
      });
    const closed = await order();
    await confirm(closed.id);
    expect(wechat.orders.get(closed.number)?.state).toBe('CLOSED');
    const made = await order();
    wechat.fault = 'error';
    expect((await confirm(made.id)).errorCode).toBeUndefined();
    wechat.fault = undefined;
    wechat.pay(made.number);
    expect(await receive(wechat.notifyPayment(made.number))).toBe(204);
    expect(await membership()).toMatchObject({ endsAt: inDays(60) });
    expect(await paymentsOf(made.number)).toMatchObject([{ state: 'held', holdReason: 'duplicate' }]);
  });

  test('for an order that is not there yet is refused for an hour, then held', async () => {
    const made = await order();
    wechat.pay(made.number);
    const notification = wechat.notifyPayment(made.number);
    const { database } = site.server.platform;
    const renumber = (from: string, to: string) =>
      database.updateTable('membershipOrder').set({ number: to }).where('number', '=', from).execute();
    // As before the transaction of the order ends.
    await renumber(made.number, 'hidden');
    expect(await receive(notification)).toBe(404);
    await renumber('hidden', made.number);
    expect(await receive(notification)).toBe(204);
    expect((await membership()).level).toBe(1);

    const lost = await order();
    wechat.pay(lost.number);
    const { body } = wechat.notifyPayment(lost.number);
    await database.deleteFrom('membershipOrder').where('id', '=', lost.id).execute();
    site.server.passTime(3601);
    const headers = signMessage(wechat.keys, body, {
      time: site.server.platform.clock(),
      key: 'platform',
      serial: wechat.serial,
    });
    const late = { url: `https://judge.example${paidPath}`, headers, body };
    expect(await receive({ ...late, headers: { ...headers, 'content-type': 'application/json' } })).toBe(204);
    expect(await paymentsOf(lost.number)).toMatchObject([{ state: 'held', holdReason: 'unknown-order' }]);
  });
});

describe('a notification is refused', () => {
  const forge = async (change: (notification: Notification) => Notification) => {
    const made = await order();
    wechat.pay(made.number);
    const status = await receive(change(wechat.notifyPayment(made.number)));
    expect((await readOrder(made.id)).state).toBe('created');
    expect(await paymentsOf(made.number)).toEqual([]);
    return status;
  };
  const signAgain = (
    { url, headers, body }: Notification,
    signer: Partial<Parameters<typeof signMessage>[2]>,
  ): Notification => ({
    url,
    body,
    headers: {
      ...headers,
      ...signMessage(wechat.keys, body, {
        time: site.server.platform.clock(),
        key: 'platform',
        serial: wechat.serial,
        ...signer,
      }),
    },
  });

  test('with the key of another', async () => {
    expect(await forge((sent) => signAgain(sent, { key: 'forger' }))).toBe(401);
  });

  test('with a changed body', async () => {
    expect(await forge((sent) => ({ ...sent, body: sent.body.replace('TRANSACTION', 'transaction') }))).toBe(
      401,
    );
  });

  test.each([-301, 301])('of %i seconds from now', async (seconds) => {
    const time = new Date(site.server.platform.clock().getTime() + seconds * 1000);
    expect(await forge((sent) => signAgain(sent, { time }))).toBe(401);
  });

  test('with the serial of no certificate, without a request to WeChat for each of them', async () => {
    const serial = 'ABCDEF0123456789';
    expect(await forge((sent) => signAgain(sent, { serial }))).toBe(401);
    const before = wechat.requests.filter((request) => request.includes('certificates')).length;
    expect(await forge((sent) => signAgain(sent, { serial }))).toBe(401);
    expect(wechat.requests.filter((request) => request.includes('certificates'))).toHaveLength(before);
  });

  test('without a signature', async () => {
    expect(await forge((sent) => ({ ...sent, headers: { 'content-type': 'application/json' } }))).toBe(401);
  });

  test('for another merchant', async () => {
    const { merchantId } = wechat.merchant;
    wechat.merchant.merchantId = '1900000999';
    const sent = await order().then((made) => {
      wechat.orders.set(made.number, {
        number: made.number,
        total: 1990,
        state: 'SUCCESS',
        codeUrl: '',
        notifyUrl: `https://judge.example${paidPath}`,
        expiresAt: '',
        transactionId: '1',
        paidAt: site.server.platform.clock().toISOString(),
      });
      return wechat.notifyPayment(made.number);
    });
    wechat.merchant.merchantId = merchantId;
    expect(await receive(sent)).toBe(400);
  });
});

describe('a refund', () => {
  const buy = async () => {
    const made = await order();
    wechat.pay(made.number);
    await receive(wechat.notifyPayment(made.number));
    return made;
  };
  const numberOf = (made: Order) =>
    [...wechat.refunds.keys()].find((number) => number.startsWith(made.number)) ?? '';

  test('takes the membership back when the money is returned, once', async () => {
    const made = await buy();
    expect((await refund('order', made.id)).errorCode).toBeUndefined();
    expect(await membership()).toMatchObject({ level: 1 });
    expect(await paymentsOf(made.number)).toMatchObject([{ refund: { state: 'requested' } }]);
    expect((await refund('order', made.id)).errorCode).toBe('membershipRefundRunning');
    const notification = wechat.notifyRefund(numberOf(made));
    expect(await receive(notification)).toBe(204);
    expect(await receive(notification)).toBe(204);
    expect(await readOrder(made.id)).toMatchObject({ state: 'refunded' });
    expect(await membership()).toMatchObject({ level: 0 });
    expect((await refund('order', made.id)).errorCode).toBe('membershipOrderClosed');
    expect([...wechat.refunds.keys()].filter((number) => number.startsWith(made.number))).toHaveLength(1);
  });

  test('twice at the same time is requested once', async () => {
    const made = await buy();
    const answers = await Promise.all([refund('order', made.id), refund('order', made.id)]);
    const codes = answers.map(({ errorCode }) => errorCode);
    expect(codes.filter((code) => code === undefined)).toHaveLength(1);
    expect(codes).toContain('membershipRefundRunning');
  });

  test('is requested again by the reconciliation with the same number while the provider is down', async () => {
    const made = await buy();
    wechat.fault = 'error';
    expect((await refund('order', made.id)).errorCode).toBeUndefined();
    wechat.fault = undefined;
    site.server.passTime(60);
    await reconcile();
    expect(wechat.refunds.get(numberOf(made))?.amount).toBe(1990);
    wechat.notifyRefund(numberOf(made));
    site.server.passTime(60);
    await reconcile();
    expect((await readOrder(made.id)).state).toBe('refunded');
  });

  test('that is refused shows the reason and can be tried again', async () => {
    const made = await buy();
    wechat.fault = 'not-enough';
    await refund('order', made.id);
    const [failed] = await paymentsOf(made.number);
    expect(failed?.refund).toMatchObject({ state: 'failed' });
    expect(failed?.refund?.failure).toContain('NOT_ENOUGH');
    expect((await membership()).level).toBe(1);
    wechat.fault = undefined;
    wechat.refundStatus = 'SUCCESS';
    expect((await refund('order', made.id)).errorCode).toBeUndefined();
    expect((await readOrder(made.id)).state).toBe('refunded');
  });

  test('that was closed there is tried again with another number', async () => {
    const made = await buy();
    await refund('order', made.id);
    const first = numberOf(made);
    expect(await receive(wechat.notifyRefund(first, 'CLOSED'))).toBe(204);
    expect((await readOrder(made.id)).state).toBe('paid');
    wechat.refundStatus = 'SUCCESS';
    await refund('order', made.id);
    expect((await readOrder(made.id)).state).toBe('refunded');
    expect([...wechat.refunds.keys()].filter((number) => number.startsWith(made.number))).toHaveLength(2);
  });
});

describe('a refund on the pages of WeChat Pay', () => {
  const buy = async () => {
    const made = await order();
    wechat.pay(made.number);
    await receive(wechat.notifyPayment(made.number));
    return made;
  };

  test('takes the membership back and is shown, however often it is reported', async () => {
    const made = await buy();
    const notification = wechat.notifyRefund(wechat.refundThere(made.number));
    expect(await receive(notification)).toBe(204);
    expect(await receive(notification)).toBe(204);
    expect(await readOrder(made.id)).toMatchObject({ state: 'refunded' });
    expect(await membership()).toMatchObject({ level: 0 });
    expect(await paymentsOf(made.number)).toMatchObject([{ state: 'refunded', returnedFen: 1990 }]);
    expect((await refund('order', made.id)).errorCode).toBe('membershipOrderClosed');
  });

  test('of a part keeps the membership until the rest is returned', async () => {
    const made = await buy();
    expect(await receive(wechat.notifyRefund(wechat.refundThere(made.number, 500)))).toBe(204);
    expect(await readOrder(made.id)).toMatchObject({ state: 'paid' });
    expect(await membership()).toMatchObject({ level: 1 });
    expect(await paymentsOf(made.number)).toMatchObject([{ state: 'credited', returnedFen: 500 }]);
    wechat.refundStatus = 'SUCCESS';
    expect((await refund('order', made.id)).errorCode).toBeUndefined();
    expect(await readOrder(made.id)).toMatchObject({ state: 'refunded' });
    const amounts = [...wechat.refunds.values()].map(({ amount }) => amount);
    expect(amounts.slice(-2)).toEqual([500, 1490]);
  });

  test('in two parts ends the membership with the second one', async () => {
    const made = await buy();
    await receive(wechat.notifyRefund(wechat.refundThere(made.number, 990)));
    await receive(wechat.notifyRefund(wechat.refundThere(made.number, 1000)));
    expect(await readOrder(made.id)).toMatchObject({ state: 'refunded' });
  });

  test('replaces a refund of this site that was refused', async () => {
    const made = await buy();
    wechat.fault = 'not-enough';
    await refund('order', made.id);
    wechat.fault = undefined;
    await receive(wechat.notifyRefund(wechat.refundThere(made.number)));
    expect(await readOrder(made.id)).toMatchObject({ state: 'refunded' });
    expect(await paymentsOf(made.number)).toMatchObject([{ state: 'refunded', refund: null }]);
  });

  test('that failed there changes nothing', async () => {
    const made = await buy();
    expect(await receive(wechat.notifyRefund(wechat.refundThere(made.number), 'ABNORMAL'))).toBe(204);
    expect(await readOrder(made.id)).toMatchObject({ state: 'paid' });
    expect(await paymentsOf(made.number)).toMatchObject([{ state: 'credited', returnedFen: 0 }]);
  });

  test('before its payment is known is asked for again', async () => {
    const made = await order();
    wechat.pay(made.number);
    const returned = wechat.refundThere(made.number);
    expect(await receive(wechat.notifyRefund(returned))).toBe(404);
  });
});

describe('the settings', () => {
  const get = async (token = site.root.token) =>
    site.server.call('GET /api/admin/membership/wechat-pay', { token });

  test('never show the keys again, in no answer and no log', async () => {
    const { envelope } = await get();
    expect(envelope.data).toMatchObject({ hasPrivateKey: true, hasApiKey: true });
    const { database } = site.server.platform;
    const log = await database.selectFrom('auditLog').select(['before', 'after']).execute();
    const stored = await database.selectFrom('siteSetting').selectAll().execute();
    for (const text of [envelope.data, log, stored].map((value) => JSON.stringify(value))) {
      expect(text).not.toContain(wechat.merchant.apiKey);
      expect(text).not.toContain('PRIVATE KEY');
    }
  });

  test('keep the keys of the merchant, and lose them with it', async () => {
    const { privateKey: _, apiKey: __, ...rest } = settingsOf();
    const save = (body: object) =>
      site.server.call('PUT /api/admin/membership/wechat-pay', {
        token: site.root.token,
        body: { ...rest, ...body },
      });
    expect((await save({})).errorCode).toBeUndefined();
    expect((await get()).envelope.data).toMatchObject({ hasPrivateKey: true });
    expect((await save({ merchantId: '1900000111' })).errorCode).toBe('wechatPayIncomplete');
    await save({ merchantId: '1900000111', isEnabled: false });
    expect((await get()).envelope.data).toMatchObject({ hasPrivateKey: false, hasApiKey: false });
    expect((await configure()).errorCode).toBeUndefined();
  });

  test.each([
    ['a private key that is none', { privateKey: 'key' }, 'wechatPayKeyInvalid'],
    ['an API key of another length', { apiKey: 'short' }, 'wechatPayKeyInvalid'],
    ['a public key without its id', { publicKey: 'x' }, 'wechatPayKeyInvalid'],
    ['an address without encryption', { apiUrl: 'http://pay.example' }, 'providerIssuerInvalid'],
  ])('refuse %s', async (_, changes, code) => {
    expect((await configure(changes)).errorCode).toBe(code);
  });

  test('are for super administrators', async () => {
    expect((await get(user.token)).errorCode).toBe('noPermission');
  });

  test('can be tested, and say what is wrong', async () => {
    const check = async () =>
      (await site.server.call('POST /api/admin/membership/wechat-pay/test', { token: site.root.token }))
        .envelope.data as { isWorking: boolean; failure: string | null };
    expect(await check()).toEqual({ isWorking: true, failure: null });
    await configure({ serial: 'AB' });
    expect((await check()).failure).toContain('SIGN_ERROR');
    await configure();
    wechat.fault = 'error';
    expect(await check()).toMatchObject({ isWorking: false });
  });

  test('take effect at once: a disabled provider is not offered, but finishes its orders', async () => {
    const made = await order();
    await configure({ isEnabled: false });
    const offers = (await site.server.call('GET /api/membership-offers')).envelope.data;
    expect(offers).toMatchObject({ payments: [{ provider: 'manual' }] });
    const { errorCode } = await site.server.call('POST /api/membership-order', {
      token: user.token,
      body: { planId, provider: 'wechat' },
    });
    expect(errorCode).toBe('membershipPaymentUnknown');
    wechat.pay(made.number);
    expect(await receive(wechat.notifyPayment(made.number))).toBe(204);
    expect((await membership()).level).toBe(1);
    await configure();
  });

  test('verify with the public key instead of certificates', async () => {
    const { publicKey, publicKeyId } = wechat.keys;
    await configure({ publicKey, publicKeyId });
    wechat.serial = publicKeyId;
    const made = await order();
    expect(made.payment).not.toBeNull();
    wechat.pay(made.number);
    expect(await receive(wechat.notifyPayment(made.number))).toBe(204);
    expect((await readOrder(made.id)).state).toBe('paid');
    wechat.serial = wechat.keys.platform.serial;
    expect((await order()).payment).toBeNull();
    await configure();
  });
});

test('a provider that never answers is given up', async () => {
  wechat.fault = 'silent';
  const client = createWechatPayClient({ ...site.server.platform, timeoutMs: 100 });
  const provider = createOnlineProviders(site.server.platform, client)('wechat');
  await expect(provider?.findPayment('1')).rejects.toThrow();
});
