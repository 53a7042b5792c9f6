/** A beginner without an account reaches the first Accepted with at most five clicks from the landing page. */
import type { Browser, Locator } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { registerMessages } from '../apps/web/src/features/account/register/register-messages.ts';
import { homeMessages } from '../apps/web/src/features/home/home-messages.ts';
import { barMessages } from '../apps/web/src/features/problem/workbench/bar/bar-messages.ts';
import { codeMessages } from '../apps/web/src/features/problem/workbench/code-messages.ts';
import { nextMessages } from '../apps/web/src/features/problem/workbench/next/next-messages.ts';
import { verdictMessages } from '../apps/web/src/ui/verdict/verdict-messages.ts';
import { closeContexts, shareBrowser } from './support/shared-browser.ts';
import { inventAccount, readMailedCode } from './support/api.ts';
import { accountMenu, registerDialog } from './support/dialogs.ts';
import { expectCount } from './support/expect-soon.ts';
import { expectAccessibleDialog } from './support/page-checks.ts';
import { holdSiteMutex } from './support/site-mutex.ts';
import { openVisitor } from './support/visitor.ts';

holdSiteMutex();

const mostClicks = 5;
const words = {
  home: homeMessages['zh-CN'],
  bar: barMessages['zh-CN'],
  code: codeMessages['zh-CN'],
  next: nextMessages['zh-CN'],
  register: registerMessages['zh-CN'],
  verdicts: verdictMessages['zh-CN'],
};

const program =
  '#include <iostream>\nint main() {\n  long long a, b;\n  std::cin >> a >> b;\n  std::cout << a + b << "\\n";\n}\n';

let browser: Browser;
beforeAll(async () => {
  browser = await shareBrowser();
});
afterAll(() => closeContexts(browser));

it('leads a guest from the landing page to the first Accepted', async () => {
  const visitor = await openVisitor(browser);
  const { page, open, settle } = visitor;
  const account = inventAccount();
  let clicks = 0;
  const click = async (target: Locator) => {
    clicks += 1;
    await target.click();
  };

  await open('/');
  await click(page.getByRole('link', { name: words.home.startNow }));
  await page.waitForURL('**/problem/T1001');
  await settle();
  await click(page.getByRole('textbox', { name: words.bar.editor }));
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(program);
  await click(page.getByRole('button', { name: words.bar.submit, exact: true }));

  const form = registerDialog(page);
  await form.getByText(words.code.afterLogin.submit.Register).waitFor();
  await expectAccessibleDialog(form);
  await form.getByLabel(words.register.username).fill(account.username);
  await form.getByLabel(words.register.email).fill(account.email);
  await click(form.getByRole('button', { name: words.register.sendCode }));
  await form.getByText(words.register.sent(account.email)).waitFor();
  await form.getByLabel(words.register.code, { exact: true }).fill(await readMailedCode(account.email));
  await form.getByLabel(words.register.password, { exact: true }).fill(account.password);
  await click(form.getByRole('button', { name: words.register.submit, exact: true }));

  await accountMenu(page, account.username).waitFor();
  await page.getByRole('status').filter({ hasText: words.verdicts.accepted.name }).waitFor();
  await page.getByRole('navigation', { name: words.next.title }).getByRole('link').first().waitFor();
  await expectCount(page.getByRole('dialog'), 0);
  expect(clicks).toBeLessThanOrEqual(mostClicks);
  expect(visitor.complaints).toEqual([]);
  await visitor.close();
});
