/**
 * An account gets an authenticator app, recovery codes and a passkey, and logs in with each. Passkeys need a domain name, so
 * this journey opens the site as localhost; Chromium's virtual authenticator stands for the device.
 */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { accountDialogMessages } from '../apps/web/src/features/account/account-dialog-messages.ts';
import { secondStepMessages } from '../apps/web/src/features/account/second-step/second-step-messages.ts';
import { securityMessages } from '../apps/web/src/features/settings/security/security-messages.ts';
import { sessionsMessages } from '../apps/web/src/features/settings/security/sessions-messages.ts';
import { secondFactorMessages } from '../apps/web/src/ui/second-factor/second-factor-messages.ts';
import { closeContexts, shareBrowser } from './support/shared-browser.ts';
import { registerAccount, type RegisteredAccount } from './support/api.ts';
import { accountMenu, loginDialog, openLoginDialog, tryLogin } from './support/dialogs.ts';
import { expectCount } from './support/expect-soon.ts';
import { expectAccessibleDialog } from './support/page-checks.ts';
import { holdSiteMutex } from './support/site-mutex.ts';
import { createAuthenticatorApp } from './support/totp.ts';
import { openVisitor, type Visitor } from './support/visitor.ts';

holdSiteMutex();

const dialogs = accountDialogMessages['zh-CN'];
const step = secondStepMessages['zh-CN'];
const security = securityMessages['zh-CN'];
const sessions = sessionsMessages['zh-CN'];
const factor = secondFactorMessages['zh-CN'];

let browser: Browser;
let account: RegisteredAccount;
let visitor: Visitor;
beforeAll(async () => {
  browser = await shareBrowser();
  account = await registerAccount();
  visitor = await openVisitor(browser);
});
afterAll(() => closeContexts(browser));

const at = (path: string) => {
  const address = new URL(path, inject('site').address);
  address.hostname = 'localhost';
  return address.href;
};

const secondStep = () => visitor.page.getByRole('dialog', { name: dialogs.SecondStep.title });
const menu = () => accountMenu(visitor.page, account.username);
const codesDialog = () => visitor.page.getByRole('dialog', { name: factor.codesTitle });

async function openSecurity() {
  await visitor.open(at('/setting?tab=setting_security'));
  await visitor.page.getByRole('heading', { name: security.passkeys.title }).waitFor();
}

/** Forgets the session of the browser, as a new device has none. */
async function leave() {
  await visitor.page.evaluate(() => localStorage.clear());
  await visitor.open(at('/home'));
}

async function enterPassword() {
  await openLoginDialog(visitor.page);
  await tryLogin(visitor.page, account);
}

it('logs in with a code of the app, a recovery code and a passkey', async () => {
  const { page } = visitor;
  await visitor.open(at('/home'));
  await enterPassword();
  await menu().waitFor();

  await openSecurity();
  await page.getByRole('button', { name: security.app.setUp }).click();
  const secretField = page.getByTestId('totp-secret');
  await expect.poll(() => secretField.textContent()).toMatch(/^[A-Z2-7]{32}$/);
  const app = createAuthenticatorApp((await secretField.textContent()) ?? '');
  await page.getByLabel(factor.code).fill(app.nextCode());
  await page.getByRole('button', { name: factor.confirmApp }).click();
  await codesDialog().waitFor();
  await expectAccessibleDialog(codesDialog());
  const [recoveryCode = ''] = await codesDialog().getByRole('listitem').allTextContents();
  expect(recoveryCode).toMatch(/^[a-z0-9]{4}(-[a-z0-9]{4}){3}$/);
  await codesDialog().getByRole('button', { name: factor.codesSaved }).click();
  await page.getByText(security.codes.left(10)).waitFor();

  await leave();
  await enterPassword();
  await secondStep().waitFor();
  await expectAccessibleDialog(secondStep());
  await secondStep().getByLabel(factor.code).fill('000000');
  await secondStep().getByRole('button', { name: step.submit, exact: true }).click();
  await secondStep().getByRole('alert').waitFor();
  await secondStep().getByLabel(factor.code).fill(app.nextCode());
  await secondStep().getByRole('button', { name: step.submit, exact: true }).click();
  await menu().waitFor();

  await leave();
  await enterPassword();
  await secondStep().getByRole('button', { name: step.useRecovery }).click();
  await secondStep().getByLabel(step.recoveryCode).fill(recoveryCode);
  await secondStep().getByRole('button', { name: step.submit, exact: true }).click();
  await menu().waitFor();

  const devtools = await visitor.context.newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await openSecurity();
  await page.getByText(security.codes.left(9)).waitFor();
  await page.getByRole('button', { name: security.passkeys.add }).click();
  const passkeys = page.getByRole('list', { name: security.passkeys.title }).getByRole('listitem');
  await expectCount(passkeys, 1);
  // The three logins of this journey, and the one of the registration.
  await expectCount(page.getByRole('list', { name: sessions.title }).getByRole('listitem'), 4);

  await leave();
  await openLoginDialog(page);
  await loginDialog(page).getByRole('button', { name: step.passkeyLogin }).click();
  await menu().waitFor();
  expect(visitor.complaints).toEqual([]);

  await openSecurity();
  await page.getByRole('button', { name: sessions.endOthers }).click();
  await page.getByRole('dialog').getByRole('button', { name: sessions.endOthers }).click();
  await page.getByText(sessions.alone).waitFor();
});
