import { adminMembershipCalls, makePage } from '@touchstone/contract';
import type { FastifyInstance } from 'fastify';
import { authenticatorOf } from '../../platform/http/authenticator.ts';
import { registerCalls } from '../../platform/http/register-calls.ts';
import type { Platform } from '../../platform/platform.ts';
import { changeMembershipSettings, loadMembershipSettings } from './change-membership-settings.ts';
import { changeBatch } from './codes/change-batch.ts';
import { presentBatch } from './codes/codes.presenter.ts';
import { listBatches } from './codes/codes.repository.ts';
import { generateCodes } from './codes/generate-codes.ts';
import { serveCodes } from './codes/serve-codes.ts';
import { cancelGrant, grantMembership, restoreGrant } from './ledger/change-grants.ts';
import { listLedger } from './ledger/grants.repository.ts';
import { presentGrant } from './ledger/ledger.presenter.ts';
import { loadMembershipOf } from './load-membership.ts';
import { presentMembership } from './membership.presenter.ts';
import { confirmOrder, refundOrder } from './orders/administer-orders.ts';
import { presentAdministeredOrder } from './orders/orders.presenter.ts';
import { listOrders } from './orders/orders.repository.ts';
import { presentPayment } from './payments/payments.presenter.ts';
import { listPayments } from './payments/payments.repository.ts';
import { refundPayment } from './payments/refund-payment.ts';
import type { PaymentParts } from './payments/start-payment.ts';
import { addPlan, changePlan, removePlan } from './plans/change-plans.ts';
import { presentAdministeredPlan } from './plans/plans.presenter.ts';
import { listPlans } from './plans/plans.repository.ts';
import { changeWechatPay, presentWechatPay, testWechatPay } from './wechat-pay/administer-wechat-pay.ts';

export function registerAdminMembership(app: FastifyInstance, platform: Platform & PaymentParts) {
  const { database } = platform;
  registerCalls(app, authenticatorOf(platform), {
    calls: adminMembershipCalls,
    handlers: {
      'GET /api/admin/membership/settings': () => loadMembershipSettings(platform),
      'PUT /api/admin/membership/settings': async ({ body, viewer, origin }) => {
        await changeMembershipSettings(platform, { viewer, origin }, body);
        return null;
      },
      'GET /api/admin/membership/plans': async () => (await listPlans(database)).map(presentAdministeredPlan),
      'POST /api/admin/membership/plan': async ({ body, viewer, origin }) =>
        presentAdministeredPlan(await addPlan(platform, { viewer, origin }, body)),
      'PUT /api/admin/membership/plan': async ({ body, viewer, origin }) => {
        await changePlan(platform, { viewer, origin }, body);
        return null;
      },
      'DELETE /api/admin/membership/plan': async ({ query: { id }, viewer, origin }) => {
        await removePlan(platform, { viewer, origin }, id);
        return null;
      },
      'GET /api/admin/membership/orders': async ({ query, origin: { locale } }) => {
        const { rows, total } = await listOrders(database, query, query);
        return makePage(
          rows.map((row) => presentAdministeredOrder(row, locale)),
          total,
          query,
        );
      },
      'POST /api/admin/membership/order/confirm': async ({ body, viewer, origin }) => {
        await confirmOrder(platform, { viewer, origin }, body);
        return null;
      },
      'POST /api/admin/membership/order/refund': async ({ body, viewer, origin }) => {
        await refundOrder(platform, { viewer, origin }, body);
        return null;
      },
      'GET /api/admin/membership/payments': async ({ query }) => {
        const { rows, total } = await listPayments(database, query.state, query);
        return makePage(rows.map(presentPayment), total, query);
      },
      'POST /api/admin/membership/payment/refund': async ({ body: { id, note }, viewer, origin }) => {
        await refundPayment(platform, { viewer, origin }, { paymentId: id, note });
        return null;
      },
      'GET /api/admin/membership/wechat-pay': () =>
        Promise.resolve(presentWechatPay(platform.settings.current.wechatPay)),
      'PUT /api/admin/membership/wechat-pay': async ({ body, viewer, origin }) => {
        await changeWechatPay(platform, { viewer, origin }, body);
        return null;
      },
      'POST /api/admin/membership/wechat-pay/test': () => testWechatPay(platform.findProvider),
      'GET /api/admin/membership/ledger': async ({ query }) => {
        const { rows, total } = await listLedger(
          database,
          { userId: query.uid, keyword: query.keyword },
          query,
        );
        return makePage(rows.map(presentGrant), total, query);
      },
      'GET /api/admin/membership/member': async ({ query: { uid } }) =>
        presentMembership(await loadMembershipOf(platform, uid)),
      'POST /api/admin/membership/grant': async ({ body, viewer, origin }) =>
        presentMembership(await grantMembership(platform, { viewer, origin }, body)),
      'POST /api/admin/membership/grant/cancel': async ({ body, viewer, origin }) =>
        presentMembership(await cancelGrant(platform, { viewer, origin }, body)),
      'POST /api/admin/membership/grant/restore': async ({ body: { id }, viewer, origin }) =>
        presentMembership(await restoreGrant(platform, { viewer, origin }, id)),
      'GET /api/admin/membership/code-batches': async ({ query }) => {
        const { rows, total } = await listBatches(database, query);
        return makePage(rows.map(presentBatch), total, query);
      },
      'POST /api/admin/membership/code-batch': async ({ body, viewer, origin }) => ({
        id: await generateCodes(platform, { viewer, origin }, body),
      }),
      'PUT /api/admin/membership/code-batch': async ({ body, viewer, origin }) => {
        await changeBatch(platform, { viewer, origin }, body);
        return null;
      },
    },
  });
  serveCodes(app, platform);
}
