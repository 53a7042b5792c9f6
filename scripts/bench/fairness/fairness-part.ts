/**
 * How long an ordinary user and a contest wait while others try to keep the judge: with checkers and programs that sleep, with
 * ten thousand cases, and with many accounts. The unit is an ordinary submission to an idle judge, from sending to verdict.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { isUnderWay, statuses } from '@touchstone/contract/statuses';
import type { Database } from '@touchstone/database';
import { allowAtMost, noBudget } from '../budgets.ts';
import type { Effort } from '../effort.ts';
import { removeSubmitInterval } from '../judge/queue.repository.ts';
import { sandboxHelper } from '../needs.ts';
import type { BenchPart } from '../part.ts';
import type { Report } from '../report.ts';
import { startBenchJudge } from '../servers/bench-judge.ts';
import { withBenchServer, type BenchServer } from '../servers/bench-server.ts';
import { callApi } from '../servers/site-client.ts';
import { withDatabase } from '../servers/with-database.ts';
import { median } from '../statistics.ts';
import {
  addAccount,
  addContest,
  addGroupProblem,
  endAll,
  joinGroup,
  language,
  sleepingSum,
  sum,
  type Account,
  type Target,
} from './hostile-site.ts';

/**
 * In ordinary submissions. A contest takes the slot from other work after half a second. An ordinary user waits for one case of each
 * of the three who came before; a checker has 20 seconds for it.
 */
const limits = { contest: 12, ordinary: 300 };
const ordinary: Target = { pid: 'T1001' };
const pollEveryMs = 20;
const waitsAtMostMs = 600_000;

interface Bench {
  readonly server: BenchServer;
  readonly database: Database;
  readonly report: Report;
  readonly effort: Effort;
  readonly slots: number;
}

type Attack = (bench: Bench) => Promise<void>;

/** Three owners of groups with four submissions each. */
const byOwners =
  (problem: Parameters<typeof addGroupProblem>[2], code: string): Attack =>
  async (bench) => {
    for (let owners = 0; owners < 3; owners += 1) {
      const owner = await addAccount(bench.database);
      const target = await addGroupProblem(bench.database, owner.id, problem);
      for (let count = 0; count < 4; count += 1) await submit(bench, owner, target, code);
    }
  };

/** One person with twelve accounts in a group of one of them. */
const byAccounts: Attack = async (bench) => {
  const owner = await addAccount(bench.database);
  const target = await addGroupProblem(bench.database, owner.id, {});
  for (let count = 0; count < 12; count += 1) {
    const account = await addAccount(bench.database);
    await joinGroup(bench.database, target, account.id);
    await submit(bench, account, target, sleepingSum);
  }
};

const attacks: readonly (readonly [name: string, attack: Attack])[] = [
  ['sleeping checkers', byOwners({ isCheckerAsleep: true }, sum)],
  ['sleeping programs', byOwners({}, sleepingSum)],
  ['10,000 cases', byOwners({ caseCount: 10_000 }, sum)],
  ['twelve accounts', byAccounts],
];

export const fairnessPart: BenchPart = {
  name: 'fairness',
  needs: sandboxHelper,
  run: async (report, effort) => {
    for (const slots of effort.choose({ full: [1, 2], quick: [1] })) {
      report.step(`starting a server and a judge of ${slotsText(slots)}`);
      await withBenchServer((server) =>
        withDatabase(server, 2, async (database) => {
          await removeSubmitInterval(database);
          const judge = startBenchJudge(server, language, slots);
          try {
            await measureAttacks({ server, database, report, effort, slots });
          } finally {
            await judge.stop();
          }
        }),
      );
    }
  },
};

async function measureAttacks(bench: Bench): Promise<void> {
  const { database, report, effort, slots } = bench;
  const contest = await addContest(database);
  const user = await addAccount(database);
  const waits = async (target: Target) => {
    const startedAt = performance.now();
    const id = await submit(bench, user, target, sum);
    await untilStatus(bench, [id], (found) => !found.some(isUnderWay));
    return performance.now() - startedAt;
  };
  await waits(ordinary);
  const alone = [await waits(ordinary), await waits(ordinary), await waits(ordinary)];
  const unitMs = median(alone);
  report.add({
    name: `an ordinary submission alone, ${slotsText(slots)}`,
    value: unitMs,
    unit: 'ms',
    baseline: null,
    ratio: null,
    ...noBudget,
  });
  for (const [name, attack] of attacks) {
    for (const [who, target] of [['contest', contest] as const, ['ordinary', ordinary] as const]) {
      report.step(`${name} against ${who === 'contest' ? 'a contest' : 'an ordinary user'}`);
      await attack(bench);
      await untilBusy(bench);
      const units = (await waits(target)) / unitMs;
      await endAll(database);
      report.add({
        name: `${name}, ${slotsText(slots)}: wait of ${who === 'contest' ? 'a contest' : 'an ordinary user'}`,
        value: units,
        unit: 'tasks',
        baseline: 1,
        ratio: units,
        ...allowAtMost(units, { limit: limits[who], text: `<= ${String(limits[who])}` }, effort),
      });
    }
  }
}

const slotsText = (slots: number) => `${String(slots)} ${slots === 1 ? 'slot' : 'slots'}`;

/** The judge caches compiled programs, so each is another one. */
let sentPrograms = 0;

async function submit(
  { server }: Bench,
  { token }: Account,
  { pid, gid, cid = 0 }: Target,
  code: string,
): Promise<number> {
  sentPrograms += 1;
  const own = `${code}// ${String(sentPrograms)}\n`;
  const body = { pid, language, code: own, cid, gid, isRemote: false };
  const data = await callApi(server, '/api/submit-problem-judge', { token, body });
  return (data as { submitId: number }).submitId;
}

async function untilStatus(
  { database }: Bench,
  ids: readonly number[],
  isSo: (found: number[]) => boolean,
): Promise<void> {
  const endsAt = performance.now() + waitsAtMostMs;
  for (;;) {
    const rows = await database.selectFrom('submission').select('status').where('id', 'in', ids).execute();
    if (isSo(rows.map(({ status }) => status))) return;
    if (performance.now() > endsAt) throw new Error('waited for too long');
    await sleep(pollEveryMs);
  }
}

/** Hostile tasks have every slot. */
async function untilBusy(bench: Bench): Promise<void> {
  const rows = await bench.database
    .selectFrom('judgingTask')
    .select('submissionId')
    .where('submissionId', 'is not', null)
    .execute();
  const ids = rows.flatMap(({ submissionId }) => submissionId ?? []);
  await untilStatus(
    bench,
    ids,
    (found) => found.filter((status) => status === statuses.judging).length >= bench.slots,
  );
}
