import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { announcementMessages } from '../apps/web/src/features/home/announcement-messages.ts';
import { stateMessages } from '../apps/web/src/ui/state-messages.ts';
import { closeContexts, shareBrowser } from './support/shared-browser.ts';
import { registerAccount } from './support/api.ts';
import { loginDialog, openLoginDialog, tryLogin } from './support/dialogs.ts';
import { holdSiteMutex } from './support/site-mutex.ts';
import { openVisitor, type Visitor } from './support/visitor.ts';

holdSiteMutex();

let browser: Browser;
beforeAll(async () => {
  browser = await shareBrowser();
});
afterAll(() => closeContexts(browser));

const anybody = { username: 'somebody', password: 'secret-1' };

/** The request timeout of ninety seconds, elapsed immediately. */
const losePatience = (page: Page) =>
  page.evaluate(() => {
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    AbortSignal.timeout = (ms) => timeout(ms > 1000 ? 100 : ms);
  });

describe('a login with a transport error', () => {
  const cases: [string, string, (page: Page) => Promise<unknown>][] = [
    [
      'a broken server',
      '服务器出现错误，请刷新后重试',
      (page) =>
        page.route('**/api/login', (route) => route.fulfill({ status: 500, body: '<h1>broken</h1>' })),
    ],
    [
      'a server that says what is wrong',
      '正在维护，十分钟后恢复。',
      (page) =>
        page.route('**/api/login', (route) =>
          route.fulfill({ status: 503, json: { status: 503, data: null, msg: '正在维护，十分钟后恢复。' } }),
        ),
    ],
    [
      'an address that is gone',
      '没有找到请求的资源，请检查地址后重试',
      (page) => page.route('**/api/login', (route) => route.fulfill({ status: 404, body: '' })),
    ],
    [
      'a refused connection',
      '无法连接服务器，请检查网络后重试',
      (page) => page.route('**/api/login', (route) => route.abort('connectionrefused')),
    ],
    // The last one: it changes the page.
    [
      'a server that does not answer in time',
      '请求超时，请稍后重试',
      async (page) => {
        await losePatience(page);
        await page.route('**/api/login', () => undefined);
      },
    ],
  ];

  let visitor: Visitor;
  beforeAll(async () => {
    visitor = await openVisitor(browser);
    await visitor.open('/home');
    await openLoginDialog(visitor.page);
  });
  afterEach(() => visitor.page.unrouteAll({ behavior: 'ignoreErrors' }));
  afterAll(() => visitor.close());

  // Each case has another text, so none is mistaken for that of the former.
  it.each(cases)('by %s shows the reason', async (_cause, text, breakIt) => {
    const { page } = visitor;
    await breakIt(page);
    await tryLogin(page, anybody);
    await loginDialog(page).getByText(text).waitFor();
    const submit = loginDialog(page).getByRole('button', { name: '登录', exact: true });
    await expect.poll(() => submit.isEnabled(), { message: 'the form can be sent again' }).toBe(true);
  });
});

describe('offline', () => {
  it('a form reports the missing connection, and works when it is back', async () => {
    const account = await registerAccount();
    const { page, open, context, close } = await openVisitor(browser);
    await open('/home');
    await openLoginDialog(page);
    await context.setOffline(true);
    await tryLogin(page, account);
    await loginDialog(page).getByText('无法连接服务器，请检查网络后重试').waitFor();
    await context.setOffline(false);
    await tryLogin(page, account);
    await loginDialog(page).waitFor({ state: 'detached' });
    await close();
  });

  it('a page that cannot be loaded reports it and loads by its button', async () => {
    const { page, open, context, close } = await openVisitor(browser);
    await open('/home');
    await context.setOffline(true);
    await page.getByRole('contentinfo').getByRole('link', { name: '开发者' }).click();
    await page.getByText('网络已断开', { exact: true }).waitFor();
    await context.setOffline(false);
    await page.getByRole('button', { name: '重新加载' }).click();
    await page.getByRole('heading', { level: 1, name: '开发者' }).waitFor();
    await close();
  });
});

describe('a list that cannot be loaded', () => {
  it('shows the error in its place, and loads on retry', async () => {
    const { page, open, close } = await openVisitor(browser);
    const announcements = '**/api/get-common-announcement*';
    await page.route(announcements, (route) => route.fulfill({ status: 500, body: '' }));
    await open('/home');
    const list = page.getByRole('alert').filter({ hasText: stateMessages['zh-CN'].failedTitle });
    await list.waitFor();
    await page.unroute(announcements);
    const loaded = page.waitForResponse(announcements);
    await list.getByRole('button', { name: stateMessages['zh-CN'].retry }).click();
    await loaded;
    await list.waitFor({ state: 'detached' });
    await page.getByRole('heading', { name: announcementMessages['zh-CN'].title }).waitFor();
    await close();
  });
});

describe('several failures at once', () => {
  const text = '登录已失效，请重新登录。';
  const endSession = (page: Page) =>
    page.route('**/api/{msg/unread,get-user-home-info*}', (route) =>
      route.fulfill({ status: 401, json: { status: 401, data: null, msg: text } }),
    );

  it.each([
    ['one toast and one notice on a desktop', 1440, [text, `错误${text}`]],
    ['one toast on a phone', 390, [text]],
  ])('show %s', async (_what, width, expected) => {
    const { session } = await registerAccount();
    const visitor = await openVisitor(browser, { session, width });
    await endSession(visitor.page);
    await visitor.open('/home');
    await loginDialog(visitor.page).waitFor();
    const told = () => visitor.heard.filter((said) => said.text.includes(text));
    await expect
      .poll(() => [...new Set(told().map((said) => said.text))].toSorted())
      .toEqual(expected.toSorted());
    expect(told().filter(({ atOnce }) => atOnce > 1)).toEqual([]);
    await visitor.close();
  });
});
