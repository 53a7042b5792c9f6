/**
 * Memberships from the first plan to the renewal: bought by transfer and confirmed, redeemed with a code, expired, and renewed
 * with WeChat Pay, whose service runs on this machine.
 */
import { sql } from '@touchstone/database';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import {
  startLocalWechatPay,
  type LocalWechatPay,
} from '../apps/server/src/modules/membership/testing/local-wechat-pay.ts';
import { ordersMessages } from '../apps/web/src/features/admin-membership/orders/orders-messages.ts';
import { plansMessages } from '../apps/web/src/features/admin-membership/plans/plans-messages.ts';
import { buyMessages } from '../apps/web/src/features/member/buy/buy-messages.ts';
import { memberMessages } from '../apps/web/src/features/member/member-messages.ts';
import { orderMessages } from '../apps/web/src/features/member/order/order-messages.ts';
import { redeemMessages } from '../apps/web/src/features/member/redeem/redeem-messages.ts';
import { membershipMessages } from '../apps/web/src/lib/membership-messages.ts';
import { closeContexts, shareBrowser } from './support/shared-browser.ts';
import { ask, logIn, rootSession } from './support/api.ts';
import { expectPath } from './support/expect-soon.ts';
import { generateAccount } from './support/generate-account.ts';
import { expectAccessibleDialog, listOverflows, listViolations } from './support/page-checks.ts';
import { openSiteDatabase } from './support/site-database.ts';
import { holdSiteMutex } from './support/site-mutex.ts';
import { expectHeard, openVisitor, type Visitor } from './support/visitor.ts';

// The journey sells memberships and names the address of the site, which mails of other journeys contain.
holdSiteMutex();

const orders = ordersMessages['zh-CN'];
const plans = plansMessages['zh-CN'];
const buy = buyMessages['zh-CN'];
const member = memberMessages['zh-CN'];
const order = orderMessages['zh-CN'];
const redeem = redeemMessages['zh-CN'];
const words = membershipMessages['zh-CN'];

const planTitle = `月卡 ${String(Date.now()).slice(-6)}`;
const benefits = [0, 1, 2, 3].map((level) => ({
  canReadSolutions: level > 1,
  assistantQuota: level * 10,
  submitInterval: null,
  discussionsPerDay: null,
}));

let browser: Browser;
let wechat: LocalWechatPay;
let rootToken: string;
let account: { username: string; token: string };
let user: Visitor;
let admin: Visitor;

beforeAll(async () => {
  browser = await shareBrowser();
  wechat = await startLocalWechatPay();
  const root = await rootSession();
  rootToken = root.token;
  const learner = await generateAccount('buyer');
  const session = await logIn(learner);
  account = { username: learner.username, token: session.token };
  user = await openVisitor(browser, { session });
  admin = await openVisitor(browser, { session: root });
});
afterAll(async () => {
  await sell(false);
  await ask('PUT /api/admin/membership/wechat-pay', {
    token: rootToken,
    body: { isEnabled: false, ...wechat.merchant, apiUrl: wechat.address },
  });
  await nameAddress('None');
  await closeContexts(browser);
  await wechat.close();
});

async function sell(isOpen: boolean) {
  await ask('PUT /api/admin/membership/settings', {
    token: rootToken,
    body: { isOpen, instructions: '请转账到学校账户。', benefits },
  });
}

/** "None" brings back the default. */
async function nameAddress(baseUrl: string) {
  await ask('PUT /api/admin/config/set-web-config', { token: rootToken, body: { baseUrl } });
}

async function offerWechatPay() {
  await nameAddress(inject('site').address);
  await ask('PUT /api/admin/membership/wechat-pay', {
    token: rootToken,
    body: { isEnabled: true, ...wechat.merchant, apiUrl: wechat.address },
  });
}

/** The pages of this journey are empty on other sites, so they are checked here. */
async function expectSound({ page, settle }: Visitor) {
  await settle();
  expect(await listViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 900 });
  await settle();
  expect(await listOverflows(page)).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });
  await settle();
}

/** Places an order and returns its number. */
async function placeOrder(payment: string): Promise<string> {
  const { page } = user;
  await user.open('/buy');
  await page.getByRole('radio', { name: planTitle }).check();
  await page.getByRole('radio', { name: payment }).check();
  await page.getByRole('button', { name: buy.order, exact: true }).click();
  await page.getByRole('heading', { name: order.facts }).waitFor();
  await expect.poll(() => new URL(page.url()).pathname).toMatch(/^\/buy\/order\/\d+$/);
  const { data } = await ask('GET /api/membership-orders', { token: account.token });
  const [newest] = data.records;
  if (newest === undefined) throw new Error('the order is missing');
  await page.getByText(newest.number).first().waitFor();
  return newest.number;
}

const standing = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

it('sells a plan by transfer, which an administrator confirms', async () => {
  await sell(true);
  await admin.open('/admin/membership/plans');
  await admin.page.getByRole('button', { name: plans.add }).click();
  const dialog = admin.page.getByRole('dialog', { name: plans.newTitle });
  await expectAccessibleDialog(dialog);
  await dialog.getByLabel(plans.title, { exact: true }).fill(planTitle);
  await dialog.getByLabel(plans.price).fill('19.9');
  await dialog.getByRole('button', { name: plans.add }).click();
  await expectHeard(admin, plans.saved);
  await admin.page.getByText(planTitle).waitFor();
  await expectSound(admin);

  await user.open('/buy');
  await expectSound(user);
  const number = await placeOrder(words.providers.manual);
  await user.page.getByText('请转账到学校账户。').waitFor();
  await expectSound(user);

  await admin.open(`/admin/membership/orders?keyword=${number}`);
  await expectSound(admin);
  await admin.page.getByRole('button', { name: orders.confirmOf(number) }).click();
  const confirmation = admin.page.getByRole('dialog', { name: orders.confirmTitle });
  await expectAccessibleDialog(confirmation);
  await confirmation.getByRole('button', { name: orders.confirm }).click();
  await expectHeard(admin, orders.confirmed);

  await user.open(new URL(user.page.url()).pathname);
  await user.page.getByText(order.outcome.paid.title).waitFor();
  await user.page.getByRole('link', { name: order.memberCentre }).click();
  await expectPath(user.page, '/member');
  await standing(user.page, words.status.member).waitFor();
  await expectSound(user);
});

it('redeems a code once', async () => {
  const { data } = await ask('POST /api/admin/membership/code-batch', {
    token: rootToken,
    body: { kind: 'membership', level: 3, days: 10, count: 1 },
  });
  const exported = await fetch(
    new URL(`/api/admin/membership/codes?batch=${String(data.id)}`, inject('site').address),
    { headers: { authorization: rootToken } },
  );
  const [code = ''] = /[A-Z2-9]{4}(?:-[A-Z2-9]{4}){3}/u.exec(await exported.text()) ?? [];
  const { page } = user;
  await user.open('/member');
  const submit = async (text: string) => {
    await page.getByLabel(redeem.code, { exact: true }).fill(text);
    await page.getByRole('button', { name: redeem.redeem, exact: true }).click();
  };
  await submit('ABCD');
  await page.getByText(redeem.malformed).waitFor();
  await submit(code.toLowerCase());
  await expectHeard(user, redeem.done(words.level('1-3')));
  // The month of the lower level follows.
  await page.getByText(member.periods).waitFor();
  await submit(code);
  await page.getByText('你已经使用过这个兑换码。').waitFor();
});

it('expires, and is renewed with WeChat Pay', async () => {
  const database = await openSiteDatabase();
  const passed = sql`interval '100 days'`;
  await sql`UPDATE membership_grant SET granted_at = granted_at - ${passed}
    WHERE user_id = (SELECT id FROM user_account WHERE username = ${account.username})`.execute(database);
  await sql`UPDATE user_account SET member_expires_at = member_expires_at - ${passed}
    WHERE username = ${account.username}`.execute(database);
  await database.destroy();
  await user.open('/member');
  await standing(user.page, words.status.expired).waitFor();
  await user.page.getByRole('link', { name: member.renewNow }).click();
  await expectPath(user.page, '/buy');

  await offerWechatPay();
  const number = await placeOrder(words.providers.wechat);
  await user.page.getByRole('img', { name: order.qrLabel }).waitFor();
  await expectSound(user);
  wechat.pay(number);
  expect(await wechat.deliver(wechat.notifyPayment(number))).toBeLessThan(300);
  // The page asks for the state by itself.
  await user.page.getByText(order.outcome.paid.title).waitFor();
  await user.open('/member');
  await standing(user.page, words.status.member).waitFor();
  expect(user.complaints).toEqual([]);
  expect(admin.complaints).toEqual([]);
});
