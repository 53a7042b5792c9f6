import { makePage, membershipCalls } from '@touchstone/contract';
import { inTransaction } from '@touchstone/database';
import type { FastifyInstance } from 'fastify';
import { callError } from '../../platform/errors/call-error.ts';
import { authenticatorOf } from '../../platform/http/authenticator.ts';
import { registerCalls } from '../../platform/http/register-calls.ts';
import type { Platform } from '../../platform/platform.ts';
import { registerAdminMembership } from './admin-membership.routes.ts';
import { redeemCode } from './codes/redeem-code.ts';
import { listPayments } from './list-payments.ts';
import { loadMembership } from './load-membership.ts';
import { presentMembership } from './membership.presenter.ts';
import { cancelOwnOrder } from './orders/cancel-own-order.ts';
import { createOrder } from './orders/create-order.ts';
import { presentOrder } from './orders/orders.presenter.ts';
import { findOrder, listOrdersOf } from './orders/orders.repository.ts';
import { priceOrder } from './orders/price-order.ts';
import { createOnlineProviders } from './payments/online-providers.ts';
import { scheduleReconciliation } from './payments/reconcile-payments.ts';
import { continuePayment } from './payments/start-payment.ts';
import { listTakenPlanIds } from './plans/list-taken-plans.ts';
import { presentPlan } from './plans/plans.presenter.ts';
import { listOfferedPlans } from './plans/plans.repository.ts';
import { scheduleMembershipSweeps } from './sweep-memberships.ts';
import { serveNotifications } from './wechat-pay/serve-notifications.ts';
import { createWechatPayClient } from './wechat-pay/wechat-pay-client.ts';

export async function registerMembership(app: FastifyInstance, platform: Platform) {
  const { database, clock, settings } = platform;
  const client = createWechatPayClient(platform);
  const parts = { ...platform, findProvider: createOnlineProviders(platform, client) };
  registerCalls(app, authenticatorOf(platform), {
    calls: membershipCalls,
    handlers: {
      'GET /api/membership': async ({ viewer }) => ({
        ...presentMembership(await loadMembership(database, viewer.id, clock())),
        takenPlanIds: await listTakenPlanIds(platform, viewer.id),
      }),
      'GET /api/membership-offers': async ({ origin: { locale } }) => {
        const { membership } = settings.current;
        const plans = membership.isOpen ? await listOfferedPlans(database) : [];
        return {
          isOpen: membership.isOpen,
          plans: plans.map((plan) => presentPlan(plan, locale)),
          benefits: membership.benefits,
          payments: membership.isOpen ? listPayments(settings.current) : [],
        };
      },
      'GET /api/membership-price': ({ query: { planId, coupon }, viewer }) =>
        inTransaction(database, async (transaction) => {
          const request = { planId, coupon, userId: viewer.id, now: clock() };
          const { plan, amountFen } = await priceOrder(transaction, request);
          return { priceFen: plan.priceFen, amountFen };
        }),
      'POST /api/membership-order': async ({ body, viewer, origin: { locale } }) =>
        presentOrder(await createOrder(parts, { viewer, ...body }), locale),
      'GET /api/membership-order': async ({ query: { id }, viewer, origin: { locale } }) => {
        const order = await findOrder(database, id);
        if (order?.userId !== viewer.id) throw callError('membershipOrderGone');
        return presentOrder(order, locale);
      },
      'GET /api/membership-orders': async ({ query, viewer, origin: { locale } }) => {
        const { rows, total } = await listOrdersOf(database, viewer.id, query);
        return makePage(
          rows.map((row) => presentOrder(row, locale)),
          total,
          query,
        );
      },
      'POST /api/membership-order/pay': async ({ body: { id }, viewer, origin: { locale } }) =>
        presentOrder(await continuePayment(parts, viewer, id), locale),
      'POST /api/membership-order/cancel': async ({ body: { id }, viewer }) => {
        await cancelOwnOrder(parts, viewer, id);
        return null;
      },
      'POST /api/membership-code': async ({ body: { code }, viewer }) =>
        presentMembership(await redeemCode(platform, { viewer, typed: code })),
    },
  });
  registerAdminMembership(app, parts);
  await serveNotifications(app, platform, client);
  await scheduleMembershipSweeps(platform);
  await scheduleReconciliation(parts);
}
