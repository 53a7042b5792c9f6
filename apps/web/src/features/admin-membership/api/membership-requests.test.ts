import { QueryClient, type QueryKey } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { recordCalls } from '../../../lib/api/testing/record-calls.ts';
import { newBatch, toSentBatch } from '../codes/batch-values.ts';
import { toPlanValues, toSentPlan } from '../plans/plan-values.ts';
import { toSentSettings, toSettingsValues } from '../settings/settings-values.ts';
import { aPlan, someSettings } from '../testing/membership-rows.ts';
import { batchesQuery, disableBatch, generateCodes } from './codes.ts';
import { cancelGrant, grantMembership, ledgerQuery, memberQuery, restoreGrant } from './ledger.ts';
import { adminMembershipKey, invalidateAdminMembership } from './membership-key.ts';
import { confirmOrder, ordersQuery, refundOrder } from './orders.ts';
import { paymentsQuery, returnPayment } from './payments.ts';
import { deletePlan, plansQuery, savePlan } from './plans.ts';
import { saveSettings, settingsQuery, trainingChoicesQuery } from './settings.ts';
import { saveWechatPay, testWechatPay, wechatPayQuery } from './wechat-pay.ts';

const page = { currentPage: 2, limit: 20 };
const sentPage = { currentPage: '2', limit: '20' };
const fetchOf = (options: Parameters<QueryClient['fetchQuery']>[0]) => () =>
  new QueryClient().fetchQuery(options);
/** The options of each query have types of their own. */
const load = (options: unknown) => fetchOf(options as Parameters<QueryClient['fetchQuery']>[0]);

describe('the lists of memberships', () => {
  it.each([
    ['settings', load(settingsQuery), 'GET /api/admin/membership/settings', {}],
    ['plans', load(plansQuery), 'GET /api/admin/membership/plans', {}],
    [
      'orders of a state',
      load(ordersQuery({ ...page, state: 'paid', keyword: 'ann' }, 'en-US')),
      'GET /api/admin/membership/orders',
      { ...sentPage, state: 'paid', keyword: 'ann' },
    ],
    [
      'payments that are held',
      load(paymentsQuery({ ...page, state: 'held' })),
      'GET /api/admin/membership/payments',
      { ...sentPage, state: 'held' },
    ],
    ['codes', load(batchesQuery(page)), 'GET /api/admin/membership/code-batches', sentPage],
    [
      'the ledger of a user',
      load(ledgerQuery({ ...page, keyword: 'ann' })),
      'GET /api/admin/membership/ledger',
      { ...sentPage, keyword: 'ann' },
    ],
    ['a member', load(memberQuery('u1')), 'GET /api/admin/membership/member', { uid: 'u1' }],
    ['WeChat Pay', load(wechatPayQuery), 'GET /api/admin/membership/wechat-pay', {}],
    [
      'trainings to choose from',
      load(trainingChoicesQuery('loop')),
      'GET /api/admin/training/get-training-list',
      { currentPage: '1', limit: '20', keyword: 'loop' },
    ],
  ])('%s', async (_case, fetch, name, query) => {
    const calls = recordCalls(() => ({ data: { records: [], total: 0 } }));
    await fetch();
    expect(calls).toEqual([{ name, query, body: undefined }]);
  });

  it('are all loaded again after a change', async () => {
    const client = new QueryClient();
    const keys: QueryKey[] = [
      settingsQuery.queryKey,
      plansQuery.queryKey,
      ordersQuery({ ...page, state: undefined, keyword: '' }, 'en-US').queryKey,
      paymentsQuery({ ...page, state: undefined }).queryKey,
      batchesQuery(page).queryKey,
      ledgerQuery({ ...page, keyword: '' }).queryKey,
    ];
    for (const key of keys) client.setQueryData(key, {});
    await invalidateAdminMembership(client);
    expect(keys.every((key) => client.getQueryState(key)?.isInvalidated)).toBe(true);
    expect(keys.every((key) => key[0] === adminMembershipKey[0])).toBe(true);
  });
});

describe('the changes of memberships', () => {
  const { id: _id, orderCount: _count, ...plan } = aPlan();
  const { trainings: _trainings, ...settings } = someSettings();
  const wechatPay = {
    isEnabled: true,
    merchantId: '19',
    appId: 'wx',
    serial: 'A',
    privateKey: '',
    apiKey: '',
    publicKeyId: '',
    publicKey: '',
    apiUrl: 'https://api.mch.weixin.qq.com',
  };

  it.each([
    [
      'settings with the trainings for members',
      () => saveSettings(toSentSettings(toSettingsValues(someSettings()))),
      'PUT /api/admin/membership/settings',
      { ...settings, trainings: [{ id: 7, level: 2 }] },
    ],
    [
      'a new plan',
      () => savePlan({ id: undefined, ...toSentPlan(toPlanValues(aPlan())) }),
      'POST /api/admin/membership/plan',
      plan,
    ],
    [
      'a changed plan',
      () => savePlan({ id: 4, ...toSentPlan(toPlanValues(aPlan())) }),
      'PUT /api/admin/membership/plan',
      { id: 4, ...plan },
    ],
    [
      'a confirmed payment',
      () => confirmOrder(7, 'bank 42'),
      'POST /api/admin/membership/order/confirm',
      { id: 7, note: 'bank 42' },
    ],
    [
      'a refund with its reason',
      () => refundOrder(7, 'by mistake'),
      'POST /api/admin/membership/order/refund',
      { id: 7, note: 'by mistake' },
    ],
    [
      'a returned payment',
      () => returnPayment(9, 'paid twice'),
      'POST /api/admin/membership/payment/refund',
      { id: 9, note: 'paid twice' },
    ],
    [
      'codes',
      () => generateCodes(toSentBatch(newBatch)),
      'POST /api/admin/membership/code-batch',
      { kind: 'membership', level: 1, days: 30, count: 10, usesPerCode: 1, expiresAt: null, note: '' },
    ],
    [
      'disabled codes',
      () => disableBatch({ id: 3, isDisabled: true }),
      'PUT /api/admin/membership/code-batch',
      { id: 3, isDisabled: true },
    ],
    [
      'a grant',
      () => grantMembership({ uid: 'u1', level: 2, days: null, note: '' }),
      'POST /api/admin/membership/grant',
      { uid: 'u1', level: 2, days: null, note: '' },
    ],
    [
      'a revoked grant',
      () => cancelGrant(5, 'by mistake'),
      'POST /api/admin/membership/grant/cancel',
      { id: 5, note: 'by mistake' },
    ],
    ['a restored grant', () => restoreGrant(5), 'POST /api/admin/membership/grant/restore', { id: 5 }],
    ['WeChat Pay', () => saveWechatPay(wechatPay), 'PUT /api/admin/membership/wechat-pay', wechatPay],
  ])('%s', async (_case, change, name, body) => {
    const calls = recordCalls(() => ({ data: null }));
    await change();
    expect(calls).toEqual([{ name, query: {}, body }]);
  });

  it.each([
    ['a deleted plan', () => deletePlan(4), 'DELETE /api/admin/membership/plan', { id: '4' }],
    ['a test of WeChat Pay', testWechatPay, 'POST /api/admin/membership/wechat-pay/test', {}],
  ])('%s', async (_case, change, name, query) => {
    const calls = recordCalls(() => ({ data: null }));
    await change();
    expect(calls).toMatchObject([{ name, query }]);
  });
});
