import sharp from 'sharp';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerMessages } from '../apps/web/src/features/account/register/register-messages.ts';
import { avatarMessages } from '../apps/web/src/ui/avatar-picker/avatar-messages.ts';
import { passwordMessages } from '../apps/web/src/features/settings/password/password-messages.ts';
import { profileMessages } from '../apps/web/src/features/settings/profile/profile-messages.ts';
import { phoneReminderMessages } from '../apps/web/src/ui/phone-reminder/phone-reminder.tsx';
import { saveBarMessages } from '../apps/web/src/ui/save-bar-messages.ts';
import { closeContexts, shareBrowser } from './support/shared-browser.ts';
import { ask, inventAccount, logIn, readMailedCode, registerAccount, send } from './support/api.ts';
import {
  accountMenu,
  closeDialog,
  loginDialog,
  openLoginDialog,
  openRegisterDialog,
  registerDialog,
  tryLogin,
} from './support/dialogs.ts';
import { expectCount, expectStored, expectValue, stopClock } from './support/expect-soon.ts';
import { expectAccessibleDialog } from './support/page-checks.ts';
import { holdSiteMutex } from './support/site-mutex.ts';
import { expectHeard, openVisitor, type Tab } from './support/visitor.ts';

holdSiteMutex();

const register = registerMessages['zh-CN'];
const phoneReminder = phoneReminderMessages['zh-CN'];
const profile = profileMessages['zh-CN'];
const saveBar = saveBarMessages['zh-CN'];
const avatar = avatarMessages['zh-CN'];
const passwords = passwordMessages['zh-CN'];

let browser: Browser;
beforeAll(async () => {
  browser = await shareBrowser();
});
afterAll(() => closeContexts(browser));

const countdownButton = (page: Page) => registerDialog(page).getByRole('button', { name: /^\d+ 秒后重发$/ });

/**
 * The send button counts down and cannot be pressed, and the address of the code stays: now, after reopening the dialog,
 * and after a reload.
 */
async function expectLastingForm({ page, settle }: Tab, email: string) {
  const expectKept = async () => {
    await expect.poll(() => countdownButton(page).isDisabled()).toBe(true);
    await expectValue(registerDialog(page).getByLabel(register.email), email);
    await registerDialog(page).getByText(register.sent(email)).waitFor();
  };
  await countdownButton(page).waitFor();
  await expectKept();
  await closeDialog(registerDialog(page));
  await openRegisterDialog(page);
  await expectKept();
  await page.reload();
  await settle();
  await openRegisterDialog(page);
  await expectKept();
}

async function expectInvalid(field: Locator) {
  await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
}

const chooseFromMenu = async (page: Page, username: string, name: string) => {
  await accountMenu(page, username).click();
  await page.getByRole('menuitem', { name }).click();
};

describe('a new account', () => {
  it('goes from the mailed code to the profile and out again', async () => {
    const visitor = await openVisitor(browser);
    const { page, open } = visitor;
    const account = inventAccount();
    await stopClock(page);
    await open('/home');
    await expectAccessibleDialog(await openRegisterDialog(page));
    await registerDialog(page).getByLabel(register.email).fill(account.email);
    await registerDialog(page).getByRole('button', { name: register.sendCode }).click();
    await registerDialog(page).getByText(register.sent(account.email)).waitFor();
    await expectLastingForm(visitor, account.email);

    const form = registerDialog(page);
    await form.getByLabel(register.username).fill(account.username);
    await form.getByLabel(register.email).fill(account.email);
    await form.getByLabel(register.code, { exact: true }).fill(await readMailedCode(account.email));
    await form.getByLabel(register.password, { exact: true }).fill(account.password);
    await form.getByRole('button', { name: register.submit, exact: true }).click();
    await expectHeard(visitor, register.done(account.username));
    await accountMenu(page, account.username).waitFor();
    await form.waitFor({ state: 'detached' });
    await expectCount(page.getByRole('dialog'), 0, 'the phone reminder is no dialog');

    await chooseFromMenu(page, account.username, '个人主页');
    await page.getByRole('heading', { level: 1, name: account.username }).waitFor();
    const reminder = page.getByRole('note').filter({ hasText: phoneReminder.text });
    await reminder.getByRole('button', { name: phoneReminder.dismiss }).click();
    await reminder.waitFor({ state: 'detached' });
    await page.reload();
    await page.getByRole('heading', { level: 1, name: account.username }).waitFor();
    await visitor.settle();
    await expectCount(reminder, 0, 'reminded once a week');

    await chooseFromMenu(page, account.username, '账号设置');
    await page.getByRole('heading', { level: 1, name: '账号设置' }).waitFor();
    await chooseFromMenu(page, account.username, '退出登录');
    await page.waitForURL('**/home');
    await expectHeard(visitor, '已退出登录');
    for (const key of ['token', 'userInfo']) await expectStored(page, key, null);
    expect(visitor.complaints).toEqual([]);
    await visitor.close();
  });

  it('shows errors at the field: a taken name, a taken address, a wrong code', async () => {
    const taken = await registerAccount();
    const fresh = inventAccount();
    const { page, open, close } = await openVisitor(browser);
    await open('/home');
    const form = await openRegisterDialog(page);
    await form.getByLabel(register.username).fill(taken.username.toUpperCase());
    await form.getByLabel(register.email).fill(taken.email);
    await form.getByLabel(register.code, { exact: true }).fill('000000');
    await expectInvalid(form.getByLabel(register.username));
    await expectInvalid(form.getByLabel(register.email));
    await form.getByLabel(register.username).fill(fresh.username);
    await form.getByLabel(register.email).fill(fresh.email);
    await form.getByLabel(register.password, { exact: true }).fill('short');
    await form.getByRole('button', { name: register.submit, exact: true }).click();
    await expectInvalid(form.getByLabel(register.password, { exact: true }));
    await form.getByLabel(register.password, { exact: true }).fill('secret-1');
    await form.getByRole('button', { name: register.submit, exact: true }).click();
    await expectInvalid(form.getByLabel(register.code, { exact: true }));
    await close();
  });
});

/** A text and a page with the name of a picture: the browser finds out. `avatar-file.test.ts` has other kinds and sizes. */
const noPictures = [
  { name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('no picture') },
  { name: 'me.gif', mimeType: 'image/gif', buffer: Buffer.from('<script>1</script>') },
];

describe('settings', () => {
  /**
   * Input that breaks careless pages: quotes, markup, placeholders, paths, unusual blanks and characters beyond the
   * basic plane.
   */
  const hostile = {
    nickname: `'; DROP <b>"&amp;`,
    realname: '../../etc/passwd',
    school: `<img src=x onerror="document.title='broken'">`,
    number: '%00%2e%2e\\..\\${7*7}',
    cfUsername: `a'--\t😀 𝕏`,
    github: 'javascript:document.title="broken"',
    blog: '"><script>document.title="broken"</script>',
    signature: [
      '# 你好 <script>document.title="broken"</script>',
      '<img src=x onerror="document.title=\'broken\'"> [link](javascript:document.title="broken")',
      '<iframe srcdoc="<script>parent.document.title=\'broken\'</script>"></iframe>',
      `'; DROP TABLE user_account; -- ../../etc/passwd`,
    ].join('\n\n'),
  };

  it('keep every typed character, without side effects', async () => {
    const { session, username } = await registerAccount();
    const visitor = await openVisitor(browser, { session });
    const { page, open, settle } = visitor;
    await open('/setting?tab=setting_userinfo');
    for (const [field, text] of Object.entries(hostile)) {
      const label =
        field === 'signature' ? profile.signature : profile.fields[field as keyof typeof profile.fields];
      await page.getByLabel(label, { exact: true }).fill(text);
    }
    await page.getByText('女', { exact: true }).click();
    await page.getByRole('button', { name: saveBar.save, exact: true }).click();
    await expectHeard(visitor, profile.saved);
    await page.reload();
    await settle();
    for (const [field, text] of Object.entries(hostile)) {
      const label =
        field === 'signature' ? profile.signature : profile.fields[field as keyof typeof profile.fields];
      await expectValue(page.getByLabel(label, { exact: true }), text);
    }
    const { data } = await ask('GET /api/get-user-home-info', {
      query: { username },
    });
    const { realname: _realname, number: _number, cfUsername: _cfUsername, ...visible } = hostile;
    expect(data).toMatchObject({ ...visible, gender: 'female' });

    await open(`/user-home?username=${username}`);
    await page.getByText(hostile.nickname, { exact: true }).waitFor();
    await page.getByText(hostile.school, { exact: true }).waitFor();
    expect(await page.title()).not.toContain('broken');
    expect(
      await page.locator('main').locator('script, iframe, [onerror], a[href^="javascript"]').count(),
    ).toBe(0);
    await visitor.close();
  });

  it('crop and upload a picture, which the whole page shows immediately', async () => {
    const { session, username } = await registerAccount();
    const visitor = await openVisitor(browser, { session });
    const { page, open } = visitor;
    const picture = await sharp({
      create: { width: 640, height: 400, channels: 3, background: { r: 200, g: 30, b: 60 } },
    })
      .png()
      .toBuffer();
    await open('/setting?tab=setting_userinfo');
    await page
      .locator('input[type="file"]')
      .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: picture });
    const crop = page.getByRole('dialog', { name: avatar.cropTitle });
    await expectAccessibleDialog(crop);
    await crop.getByRole('slider').focus();
    await page.keyboard.press('ArrowRight');
    await crop.getByRole('button', { name: avatar.upload }).click();
    await expectHeard(visitor, avatar.done);
    await crop.waitFor({ state: 'detached' });
    const shown = accountMenu(page, username).locator('img');
    await shown.waitFor();
    const address = await shown.getAttribute('src');
    const stored = await (await page.request.get(address ?? '')).body();
    expect(await sharp(stored).metadata()).toMatchObject({ width: 200, height: 200 });
    const { dominant } = await sharp(stored).stats();
    expect(dominant.r, 'the picture that was chosen').toBeGreaterThan(150);
    expect(visitor.complaints).toEqual([]);
    await visitor.close();
  });

  it('refuse files that are no picture and say why', async () => {
    const { session, username } = await registerAccount();
    const visitor = await openVisitor(browser, { session });
    const { page, open } = visitor;
    for (const file of noPictures) {
      await open('/setting?tab=setting_userinfo');
      await page.locator('input[type="file"]').setInputFiles(file);
      await page.getByRole('alert').filter({ hasText: /图片/ }).waitFor();
      expect(await page.getByRole('dialog').count()).toBe(0);
      expect(await accountMenu(page, username).locator('img').count()).toBe(0);
    }
    await visitor.close();
  });

  it('change the password, which ends every session', async () => {
    const account = await registerAccount();
    const elsewhere = await logIn(account);
    const visitor = await openVisitor(browser, { session: account.session });
    const { page, open } = visitor;
    const changed = { ...account, password: `new-${account.password}` };
    await open('/setting?tab=setting_password');
    await page.getByLabel(passwords.old, { exact: true }).fill('not-the-password');
    await page.getByLabel(passwords.new, { exact: true }).fill(changed.password);
    await page.getByLabel(passwords.again, { exact: true }).fill(changed.password);
    await page.getByRole('button', { name: passwords.submit }).click();
    await expectInvalid(page.getByLabel(passwords.old, { exact: true }));
    expect((await send('GET /api/get-user-auth-info', { token: elsewhere.token })).httpStatus).toBe(200);

    // The notice leaves by itself after some seconds; a busy machine would miss its link.
    await page.evaluate(() => Object.assign(window, { setInterval: () => 0 }));
    await page.getByLabel(passwords.old, { exact: true }).fill(account.password);
    await page.getByRole('button', { name: passwords.submit }).click();
    await page.getByRole('link', { name: passwords.leaveNow }).click();
    await page.waitForURL('**/home');
    expect((await send('GET /api/get-user-auth-info', { token: elsewhere.token })).httpStatus).toBe(401);

    await openLoginDialog(page);
    await tryLogin(page, account);
    await loginDialog(page).getByRole('alert').filter({ hasText: '用户名或密码错误' }).waitFor();
    await tryLogin(page, changed);
    await accountMenu(page, account.username).waitFor();
    await visitor.close();
  });
});
