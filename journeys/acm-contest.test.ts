/**
 * An ACM contest of five hours from before its start to the reveal: five contestants, one of them a star, and a
 * scoreboard that freezes in the last hour and stays frozen. The expected scoreboards are written by hand. While the contest
 * runs, the test data of problem A is replaced, and the problem is hidden and archived in the bank; no result changes. The
 * director manages participants and staff, and publishes the results.
 */
import { randomBytes } from 'node:crypto';
import { statuses } from '@touchstone/contract';
import type { Database } from '@touchstone/database';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { problemListMessages } from '../apps/web/src/features/admin-problems/problem-list-messages.ts';
import { boardMessages } from '../apps/web/src/features/contest/board/board-messages.ts';
import { contestMessages } from '../apps/web/src/features/contest/contest-messages.ts';
import { peopleMessages } from '../apps/web/src/features/contest/people/people-messages.ts';
import { publishMessages } from '../apps/web/src/features/contest/publish/publish-messages.ts';
import { revealMessages } from '../apps/web/src/features/contest/scroll-board/reveal/reveal-messages.ts';
import { scrollBoardMessages } from '../apps/web/src/features/contest/scroll-board/scroll-board-messages.ts';
import { staffMessages } from '../apps/web/src/features/contest/staff/staff-messages.ts';
import { tabMessages } from '../apps/web/src/features/contest/tabs/tab-messages.ts';
import { barMessages } from '../apps/web/src/features/problem/workbench/bar/bar-messages.ts';
import { verdictMessages } from '../apps/web/src/ui/verdict/verdict-messages.ts';
import { closeContexts, shareBrowser } from './support/shared-browser.ts';
import { ask, rootSession, send, type Account, type RegisteredAccount } from './support/api.ts';
import {
  createContest,
  readDemoProgram,
  settleNewest,
  submitAt,
  travelTo,
  type PlayedContest,
} from './support/contest-play.ts';
import { expectCount } from './support/expect-soon.ts';
import { listOverflows, listViolations } from './support/page-checks.ts';
import { readBoard } from './support/read-board.ts';
import { registerAccounts } from './support/register-accounts.ts';
import { openSiteDatabase } from './support/site-database.ts';
import { longestWaitMs } from './support/site-mutex.ts';
import { expectHeard, openVisitor, type Visitor } from './support/visitor.ts';

const names = ['ann', 'bo', 'cy', 'di', 'eve'] as const;
type Name = (typeof names)[number];

const words = {
  board: boardMessages['en-US'],
  bar: barMessages['en-US'],
  contest: contestMessages['en-US'],
  tabs: tabMessages['en-US'],
  verdicts: verdictMessages['en-US'],
  scroll: scrollBoardMessages['en-US'],
  publish: publishMessages['en-US'],
  people: peopleMessages['en-US'],
  staff: staffMessages['en-US'],
  reveal: revealMessages['en-US'],
  bank: problemListMessages['en-US'],
};
const title = `Harvest Cup ${randomBytes(3).toString('hex')}`;
/** Problem A of the contest. The journey hides and archives it, so no other journey uses it. */
const ownProblem = {
  problemId: `HC${randomBytes(3).toString('hex').toUpperCase()}`,
  title: 'Two Sacks of Rice',
};
const untilAfterEnd = 301;

let browser: Browser;
let database: Database;
let people: Record<Name, RegisteredAccount>;
let played: PlayedContest;
let programs: Record<'A' | 'B' | 'C', { right: string; wrong: string }>;
let uncompilable: string;

const wrongProgram = 'int main() { return 0; }\n';

beforeAll(async () => {
  browser = await shareBrowser();
  database = await openSiteDatabase();
  people = await registerAccounts(names);
  const right = {
    A: await readDemoProgram('t1001-two-sacks-of-rice/accepted.cpp'),
    B: await readDemoProgram('t1002-seats-for-the-trip/accepted.cpp'),
    C: await readDemoProgram('t1004-sticker-swap/accepted.cpp'),
  };
  uncompilable = await readDemoProgram('t1001-two-sacks-of-rice/compile-error.cpp');
  programs = {
    A: { right: right.A, wrong: wrongProgram },
    B: { right: right.B, wrong: wrongProgram },
    C: { right: right.C, wrong: wrongProgram },
  };
  await createOwnProblem();
  const { contestId } = await createContest({
    title,
    type: 'acm',
    minutes: 300,
    sealedLastMinutes: 60,
    stars: [people.eve.username],
    problems: { A: ownProblem.problemId, B: 'T1002', C: 'T1004' },
  });
  played = { database, contestId };
}, longestWaitMs);

afterAll(async () => {
  await closeContexts(browser);
  await database.destroy();
});

const submit = (name: Name, problem: 'A' | 'B' | 'C', kind: 'right' | 'wrong', minute: number) =>
  submitAt(played, { token: people[name].session.token, problem, program: programs[problem][kind], minute });

const named = (text: string) => names.reduce((all, name) => all.replace(people[name].username, name), text);

const expectBoard = async ({ page }: Pick<Visitor, 'page'>, rows: readonly string[]) => {
  await expect.poll(async () => (await readBoard(page)).map(named)).toEqual(rows);
};

const visit = (session: Account & { session: { token: string; userInfo: string } }) =>
  openVisitor(browser, { locale: 'en-US', session: session.session });

const onBoard = {
  /** After an hour: the first four submissions of A and one of B. */
  early: [
    '1 | ann | 2 / 3 | 1:40:00 | A, Solved, 2 tries, 20 minutes | B, Solved, 1 try, 60 minutes, first to solve',
    '2 | bo | 1 / 1 | 0:10:00 | A, Solved, 1 try, 10 minutes, first to solve',
    '3 | cy | 1 / 2 | 0:30:00 | A, Solved, 1 try, 30 minutes',
    '★Star | eve | 1 / 1 | 0:40:00 | A, Solved, 1 try, 40 minutes',
    '4 | di | 0 / 1 | 0:00:00 | A, 1 wrong try',
  ],
  /** While frozen, only the number of attempts is visible. */
  sealed: [
    '1 | ann | 2 / 3 | 1:40:00 | A, Solved, 2 tries, 20 minutes | B, Solved, 1 try, 60 minutes, first to solve',
    '2 | bo | 1 / 2 | 0:10:00 | A, Solved, 1 try, 10 minutes, first to solve | B, 1 try after the freeze',
    '3 | cy | 1 / 4 | 0:30:00 | A, Solved, 1 try, 30 minutes | B, 1 try after the freeze | C, 1 try after the freeze',
    '★Star | eve | 1 / 2 | 0:40:00 | A, Solved, 1 try, 40 minutes | C, 1 try after the freeze',
    '4 | di | 0 / 2 | 0:00:00 | A, 1 try after the freeze, 1 wrong try',
  ],
  /** Ann's wrong attempt was cancelled: her penalty of twenty minutes is gone. */
  final: [
    '1 | ann | 2 / 3 | 1:20:00 | A, Solved, 1 try, 20 minutes | B, Solved, 1 try, 60 minutes, first to solve',
    '2 | bo | 2 / 2 | 4:15:00 | A, Solved, 1 try, 10 minutes, first to solve | B, Solved, 1 try, 245 minutes',
    '3 | cy | 2 / 4 | 5:00:00 | A, Solved, 1 try, 30 minutes | B, 1 wrong try | C, Solved, 1 try, 270 minutes, first to solve',
    '★Star | eve | 1 / 2 | 0:40:00 | A, Solved, 1 try, 40 minutes | C, 1 wrong try',
    '4 | di | 1 / 2 | 4:40:00 | A, Solved, 2 tries, 260 minutes',
  ],
} as const;

it('shows nothing of its problems before it begins', async () => {
  const ann = await visit(people.ann);
  await ann.open(`/contest/${String(played.contestId)}`);
  await ann.page.getByRole('heading', { name: title }).first().waitFor();
  const early = await send('GET /api/get-contest-problem', {
    token: people.ann.session.token,
    query: { cid: String(played.contestId) },
  });
  expect(early.envelope.status).not.toBe(200);
  expect(JSON.stringify(early.envelope)).not.toContain(ownProblem.problemId);
  await travelTo(played, 5);
  // The open page enters the contest by itself.
  const tabs = ann.page.getByRole('navigation', { name: words.contest.tabs });
  await tabs.getByRole('link', { name: words.tabs.problems, exact: true }).click();
  await ann.page.getByText('Two Sacks of Rice').first().waitFor();
  expect(ann.complaints).toEqual([]);
  await ann.close();
});

it('shows the expected scoreboard at each moment, frozen and final', async () => {
  const bo = await visit(people.bo);
  await submit('bo', 'A', 'right', 10);
  const annsError = await submit('ann', 'A', 'wrong', 15);
  await submitByPage('ann', 'A', 20);
  await submitAt(played, { token: people.cy.session.token, problem: 'A', program: uncompilable, minute: 25 });
  await submit('cy', 'A', 'right', 30);
  await submit('eve', 'A', 'right', 40);
  await submit('ann', 'B', 'right', 60);
  await bo.open(`/contest/${String(played.contestId)}/rank`);
  // The scoreboard stays open: new results arrive by themselves.
  await submit('di', 'A', 'wrong', 100);
  await expectBoard(bo, onBoard.early);
  expect(annsError.status).toBe(statuses.wrongAnswer);
  await replaceTestData();
  await expectBoard(bo, onBoard.early);
  await hideAndArchive();
  await expectBoard(bo, onBoard.early);

  await submit('bo', 'B', 'right', 245);
  await submit('cy', 'B', 'wrong', 250);
  await submit('di', 'A', 'right', 260);
  await submit('cy', 'C', 'right', 270);
  await submit('eve', 'C', 'wrong', 280);
  await expectBoard(bo, onBoard.sealed);

  const { token } = await rootSession();
  await ask('GET /api/admin/judge/cancel-judge', { token, query: { submitId: String(annsError.id) } });
  const root = await openVisitor(browser, { locale: 'en-US', session: await rootSession() });
  await root.open(`/contest/${String(played.contestId)}/rank`);
  await root.page.getByLabel(words.board.force).check({ force: true });
  await expectBoard(root, onBoard.final);
  await root.close();

  // After the end it stays frozen, and no submission is accepted.
  await travelTo(played, untilAfterEnd);
  await bo.open(`/contest/${String(played.contestId)}/rank`);
  await expectBoard(
    bo,
    onBoard.sealed.map((row) => row.replace('1:40:00 | A, Solved, 2 tries', '1:20:00 | A, Solved, 1 try')),
  );
  const late = await send('POST /api/submit-problem-judge', {
    token: people.bo.session.token,
    body: { pid: 'C', language: 'C++ 17 With O2', code: programs.C.right, cid: played.contestId },
  });
  expect(late.envelope.status).not.toBe(200);
  await bo.settle();
  expect(await listViolations(bo.page)).toEqual([]);
  expect(await listOverflows(bo.page)).toEqual([]);
  expect(bo.complaints).toEqual([]);
  await bo.close();
});

async function createOwnProblem() {
  const { token } = await rootSession();
  await ask('POST /api/admin/problem', {
    token,
    body: {
      problem: {
        ...ownProblem,
        description: 'Add two numbers.',
        input: 'Two numbers.',
        output: 'Their sum.',
        examples: '<input>1 2</input><output>3</output>',
        type: 0,
        auth: 1,
        judgeMode: 'default',
        judgeCaseMode: 'default',
        timeLimit: 1000,
        memoryLimit: 256,
        stackLimit: 128,
        difficulty: 0,
      },
      samples: [{ input: '1 2\n', output: '3\n' }],
      isUploadTestCase: false,
    },
  });
}

/** The contest runs: problem A gets other test data. Results stay until somebody rejudges. */
async function replaceTestData() {
  const { token } = await rootSession();
  const { data } = await ask('GET /api/get-problem-detail', {
    token,
    query: { problemId: ownProblem.problemId },
  });
  const saved = await ask('PUT /api/admin/problem', {
    token,
    body: {
      problem: { id: data.problem.id },
      samples: [
        { input: '1 2\n', output: '3\n' },
        { input: '20 22\n', output: '42\n' },
      ],
      isUploadTestCase: false,
      confirm: 'submissionsOutdated',
    },
  });
  expect(saved.data.judgingChange).not.toBeNull();
}

/** The contest runs: the problem is hidden in the bank, its deletion is refused, and it is archived. */
async function hideAndArchive() {
  const root = await openVisitor(browser, { locale: 'en-US', session: await rootSession() });
  const { page } = root;
  const { problemId } = ownProblem;
  const name = `${problemId} ${ownProblem.title}`;
  await root.open(`/admin/problems?keyword=${problemId}`);
  await page.getByRole('combobox', { name: words.bank.visibilityOf(problemId) }).click();
  await page.getByRole('option', { name: words.bank.visibilities.private, exact: true }).click();
  await expectHeard(root, words.bank.changed(problemId, words.bank.visibilities.private));
  await page.getByRole('button', { name: words.bank.deleteOf(name) }).click();
  const dialog = page.getByRole('dialog', { name: words.bank.archiveTitle(name) });
  await dialog.getByRole('link', { name: `${title} (running)` }).waitFor();
  await dialog.getByRole('button', { name: words.bank.archive, exact: true }).click();
  await expectHeard(root, words.bank.archived(problemId));
  await page.getByText(words.bank.noMatch).waitFor();
  expect(root.complaints).toEqual([]);
  await root.close();
}

/** Bars take at most a third of the window. */
async function expectStatementInReach(page: Page) {
  const article = page.getByRole('article').first();
  await article.waitFor();
  const box = await article.boundingBox();
  expect(box?.y).toBeLessThanOrEqual(300);
}

/** Submits like a contestant: on the problem's page inside the contest. */
async function submitByPage(name: Name, problem: 'A' | 'B' | 'C', minute: number) {
  await travelTo(played, minute);
  const visitor = await visit(people[name]);
  const { page } = visitor;
  await visitor.open(`/contest/${String(played.contestId)}/problem/${problem}`);
  await expectStatementInReach(page);
  await page.getByRole('combobox', { name: words.bar.language }).click();
  await page.getByRole('option', { name: 'C++17 (O2)', exact: true }).click();
  await page.getByRole('textbox', { name: words.bar.editor, exact: true }).click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(programs[problem].right);
  await page.getByRole('button', { name: words.bar.submit, exact: true }).click();
  await page.getByText(words.verdicts.accepted.name).first().waitFor();
  await settleNewest(played, minute);
  expect(visitor.complaints).toEqual([]);
  await visitor.close();
}

it('is revealed from the last rank to the right order, with the awards of the contest', async () => {
  const root = await openVisitor(browser, { locale: 'en-US', session: await rootSession() });
  await root.open(`/contest/${String(played.contestId)}/scroll-board`);
  await root.page.getByText(words.scroll.ownAward('Runner-up', 1)).waitFor();
  const opening = root.context.waitForEvent('page');
  await root.page.getByRole('button', { name: words.scroll.start }).click();
  const stage = await opening;
  const rows = stage.getByRole('list', { name: words.reveal.board }).getByRole('listitem');
  const readStage = () =>
    rows.evaluateAll((items) =>
      items
        .map((item) => ({ place: Number(item.ariaPosInSet), text: item.ariaLabel ?? '' }))
        .toSorted((one, other) => one.place - other.place)
        .map(({ text }) => text),
    );
  await expect
    .poll(async () => (await readStage()).map(named))
    .toEqual([
      'Rank 1, ann, 2 solved, A solved at minute 20, B solved at minute 60',
      'Rank 2, bo, 1 solved, A solved at minute 10, B: 1 frozen',
      'Rank 3, cy, 1 solved, A solved at minute 30, B: 1 frozen, C: 1 frozen',
      'Unranked, eve, 1 solved, A solved at minute 40, C: 1 frozen',
      'Rank 4, di, 0 solved, A: 1 frozen',
    ]);
  // The loaded reveal no longer needs the site.
  await root.context.setOffline(true);
  const told: string[] = [];
  const status = stage.getByRole('status').first();
  const readStatus = async () => named((await status.textContent()) ?? '');
  for (let presses = 0; presses < 60 && !told.at(-1)?.includes(words.reveal.finished); presses += 1) {
    await stage.keyboard.press('Space');
    // Each step has a text of its own.
    await expect.poll(readStatus).not.toBe(told.at(-1) ?? '');
    told.push(await readStatus());
  }
  expect(told).toEqual([
    'di: A solved',
    'di finishes at rank 4',
    'eve: C not solved',
    'eve is unranked',
    'cy: B not solved',
    'cy: C solved, up to position 2',
    'bo: B solved, up to position 2',
    'cy finishes at rank 3',
    'bo finishes at rank 2, Runner-up',
    'ann finishes at rank 1, Champion · All results revealed',
  ]);
  await expect
    .poll(async () => (await readStage()).map(named))
    .toEqual([
      'Rank 1, Champion, ann, 2 solved, A solved at minute 20, B solved at minute 60',
      'Rank 2, Runner-up, bo, 2 solved, A solved at minute 10, B solved at minute 245',
      'Rank 3, cy, 2 solved, A solved at minute 30, B: 1 wrong, C solved at minute 270',
      'Unranked, eve, 1 solved, A solved at minute 40, C: 1 wrong',
      'Rank 4, di, 1 solved, A solved at minute 260',
    ]);
  await root.close();
});

it('shows everyone the final scoreboard with its awards once the director publishes it', async () => {
  const root = await openVisitor(browser, { locale: 'en-US', session: await rootSession() });
  await root.open(`/contest/${String(played.contestId)}/rank`);
  const press = async (name: string, dialog: string) => {
    await root.page.getByRole('button', { name, exact: true }).click();
    await root.page.getByRole('dialog', { name: dialog }).getByRole('button', { name, exact: true }).click();
  };
  await press(words.publish.publish, words.publish.askPublish);
  await press(words.publish.hide, words.publish.askHide);
  await press(words.publish.publish, words.publish.askPublish);
  await root.page.getByText(words.publish.published).waitFor();
  expect(root.complaints).toEqual([]);
  await root.close();
  const guest = await openVisitor(browser, { locale: 'en-US' });
  await guest.open(`/contest/acm-scoreboard/${String(played.contestId)}`);
  await expectBoard(guest, onBoard.final);
  const rowOf = (name: Name) => guest.page.getByRole('row').filter({ hasText: people[name].username });
  await rowOf('ann').getByText('Champion').waitFor();
  await rowOf('bo').getByText('Runner-up').waitFor();
  await expectCount(guest.page.getByText('Champion'), 1);
  expect(guest.complaints).toEqual([]);
  await guest.close();
});

it('lets the director disqualify a participant and undo it, and appoint staff', async () => {
  const root = await openVisitor(browser, { locale: 'en-US', session: await rootSession() });
  const { page } = root;
  const { username } = people.bo;
  const guest = await openVisitor(browser, { locale: 'en-US' });
  const board = `/contest/acm-scoreboard/${String(played.contestId)}`;
  await root.open(`/contest/${String(played.contestId)}/participants`);
  await page.getByText(`${words.people.filters.onBoard} 5`).waitFor();
  const act = async (item: string) => {
    await page.getByRole('button', { name: `${words.people.actions}: ${username}` }).click();
    await page.getByRole('menuitem', { name: item }).click();
  };
  await act(words.people.disqualify);
  const dialog = page.getByRole('dialog', { name: words.people.askDisqualify(username) });
  await dialog.getByRole('button', { name: words.people.disqualify, exact: true }).click();
  await page.getByText(`${words.people.filters.onBoard} 4`).waitFor();
  await guest.open(board);
  await guest.page.getByRole('row').filter({ hasText: people.cy.username }).getByText('Runner-up').waitFor();
  await expect.poll(() => readBoard(guest.page)).toHaveLength(4);
  await act(words.people.requalify);
  await page.getByText(`${words.people.filters.onBoard} 5`).waitFor();
  await guest.open(board);
  await expectBoard(guest, onBoard.final);
  await root.settle();
  expect(await listViolations(page)).toEqual([]);
  expect(await listOverflows(page)).toEqual([]);
  await root.open(`/contest/${String(played.contestId)}/staff`);
  const form = page.getByRole('form', { name: words.staff.addTitle });
  await form.getByLabel(words.staff.username).fill(people.di.username);
  await form.getByLabel(words.staff.roles.balloons).check();
  await form.getByRole('button', { name: words.staff.add, exact: true }).click();
  await page.getByRole('table', { name: words.staff.table }).getByText(people.di.username).waitFor();
  const di = await visit(people.di);
  await di.open(`/contest/${String(played.contestId)}/ac-info`);
  const tabs = di.page.getByRole('navigation', { name: words.contest.tabs });
  await tabs.getByRole('link', { name: words.tabs.acInfo, exact: true }).waitFor();
  expect(await tabs.getByRole('link', { name: words.tabs.participants, exact: true }).count()).toBe(0);
  await di.page.getByRole('row').filter({ hasText: people.ann.username }).first().waitFor();
  for (const visitor of [root, guest, di]) {
    expect(visitor.complaints).toEqual([]);
    await visitor.close();
  }
});

it('finds the archived problem in the back office and restores it', async () => {
  const root = await openVisitor(browser, { locale: 'en-US', session: await rootSession() });
  const { problemId } = ownProblem;
  await root.open(`/admin/problems?keyword=${problemId}&auth=archived`);
  const name = `${problemId} ${ownProblem.title}`;
  await root.page.getByRole('button', { name: words.bank.restoreOf(name) }).click();
  await expectHeard(root, words.bank.restored(problemId));
  expect(root.complaints).toEqual([]);
  await root.close();
});
