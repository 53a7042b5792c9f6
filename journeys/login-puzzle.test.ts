import type { Database } from '@touchstone/database';
import { loginProtection } from '@touchstone/contract/account-limits';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { puzzleMessages } from '../apps/web/src/features/account/puzzle/puzzle-messages.ts';
import { closeContexts, shareBrowser } from './support/shared-browser.ts';
import { registerAccount, send, type Account } from './support/api.ts';
import { accountMenu, loginDialog, openLoginDialog, tryLogin } from './support/dialogs.ts';
import { expectAccessibleDialog } from './support/page-checks.ts';
import {
  forgetLoginFailures,
  getAnswer,
  openSiteDatabase,
  prolongLoginWaits,
} from './support/site-database.ts';
import { collectAnswers } from './support/collect-answers.ts';
import { holdSiteMutex } from './support/site-mutex.ts';
import { openVisitor } from './support/visitor.ts';

holdSiteMutex();

const words = puzzleMessages['zh-CN'];
const { puzzleAfterFailures, puzzleTolerance } = loginProtection;

let browser: Browser;
let database: Database;
beforeAll(async () => {
  [browser, database] = await Promise.all([shareBrowser(), openSiteDatabase()]);
});
afterEach(() => forgetLoginFailures(database));
afterAll(() => Promise.all([closeContexts(browser), database.destroy()]));

interface Puzzle {
  key: string;
}

const collectPuzzles = (page: Page) => collectAnswers<Puzzle>(page, '/api/login-puzzle');

const sliderOf = (page: Page) => loginDialog(page).getByRole('slider', { name: words.slider });
const placeOf = async (slider: Locator) => Number(await slider.getAttribute('aria-valuenow'));

/** The target of the visible puzzle, as soon as it is loaded. */
async function readTarget(page: Page, puzzles: Puzzle[], count: number): Promise<number> {
  await expect.poll(() => puzzles.length).toBe(count);
  await sliderOf(page).waitFor();
  return Number(await getAnswer(database, puzzles[count - 1]?.key ?? ''));
}

/** Measures the piece while it moves: the picture may be shown at any size. */
async function dragTo(page: Page, target: number) {
  const slider = sliderOf(page);
  const box = await slider.boundingBox();
  if (box === null) throw new Error('the slider is not on the screen');
  let handX = box.x + box.width / 2;
  const handY = box.y + box.height / 2;
  await page.mouse.move(handX, handY);
  await page.mouse.down();
  for (let place = await placeOf(slider); place !== target; place = await placeOf(slider)) {
    handX += target - place;
    await page.mouse.move(handX, handY);
    await expect.poll(() => placeOf(slider)).not.toBe(place);
  }
  await page.mouse.up();
}

async function stepTo(page: Page, target: number) {
  await sliderOf(page).focus();
  for (let steps = Math.floor(target / 10); steps > 0; steps -= 1)
    await page.keyboard.press('Shift+ArrowRight');
  for (let steps = target % 10; steps > 0; steps -= 1) await page.keyboard.press('ArrowRight');
  await expect.poll(() => placeOf(sliderOf(page))).toBe(target);
  await page.keyboard.press('Enter');
}

async function failLogins(page: Page, { username }: Account) {
  for (let failures = 1; failures <= puzzleAfterFailures; failures += 1) {
    const refused = page.waitForResponse('**/api/login');
    await tryLogin(page, { username, password: `wrong-${String(failures)}` });
    await refused;
    // After the last one the puzzle replaces the message.
    if (failures < puzzleAfterFailures)
      await loginDialog(page).getByRole('alert').filter({ hasText: '用户名或密码错误' }).waitFor();
  }
}

describe('after five wrong passwords', () => {
  it('the piece must be dragged to its target; a wrong position is refused with a new puzzle', async () => {
    const account = await registerAccount();
    const { page, open, close } = await openVisitor(browser);
    const puzzles = collectPuzzles(page);
    await open('/home');
    await openLoginDialog(page);
    await failLogins(page, account);
    const first = await readTarget(page, puzzles, 1);
    await expectAccessibleDialog(loginDialog(page));

    await prolongLoginWaits(database);
    const withoutPuzzle = await send('POST /api/login', { body: account });
    expect(withoutPuzzle.envelope.status, 'the server asks for it too').not.toBe(200);
    expect(withoutPuzzle.token).toBeNull();

    await loginDialog(page).getByLabel('密码', { exact: true }).fill(account.password);
    const beside = puzzleTolerance + 10;
    await dragTo(page, first > 100 ? first - beside : first + beside);
    await loginDialog(page).getByRole('alert').filter({ hasText: '拼图没有对准' }).waitFor();
    const second = await readTarget(page, puzzles, 2);
    expect(puzzles[1]?.key).not.toBe(puzzles[0]?.key);
    await expect.poll(() => placeOf(sliderOf(page))).toBe(0);

    await dragTo(page, second);
    await accountMenu(page, account.username).waitFor();
    await loginDialog(page).waitFor({ state: 'detached' });
    await close();
  });

  it('the piece can be moved by keyboard, in another browser too', async () => {
    const account = await registerAccount();
    for (let failures = 0; failures < puzzleAfterFailures; failures += 1)
      await send('POST /api/login', { body: { ...account, password: `wrong-${String(failures)}` } });
    await prolongLoginWaits(database);
    const { page, open, close } = await openVisitor(browser);
    const puzzles = collectPuzzles(page);
    await open('/home');
    await openLoginDialog(page);
    await tryLogin(page, account);
    await stepTo(page, await readTarget(page, puzzles, 1));
    await accountMenu(page, account.username).waitFor();
    await close();
  });
});
