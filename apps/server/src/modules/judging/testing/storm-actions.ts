/** Concurrent actions of users, administrators and judges. */
import { statuses } from '@touchstone/contract';
import { inTransaction, sql } from '@touchstone/database';
import fc from 'fast-check';
import type { FastifyInstance, InjectOptions } from 'fastify';
import type { TestServer } from '../../../testing/test-server.ts';
import { changeProblemAudience } from '../../submissions/index.ts';
import { caseResult, createScriptedJudge } from './scripted-judge.ts';

export type StormAction =
  | { kind: 'submit'; problem: number }
  | { kind: 'rejudge' | 'cancel' | 'resubmit'; target: number }
  | { kind: 'judge-by-hand'; target: number; status: number; score: number }
  | { kind: 'ban' | 'unban'; user: number }
  | { kind: 'show' | 'hide'; problem: number };

const randomIndex = fc.nat({ max: 999 });
const manualStatuses = [0, -1, 1, 2, 3, 8, -3];

/** Most actions are submissions. */
export const stormAction: fc.Arbitrary<StormAction> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('submit' as const), problem: randomIndex }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constantFrom('rejudge' as const, 'cancel' as const, 'resubmit' as const),
      target: randomIndex,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('judge-by-hand' as const),
      target: randomIndex,
      status: fc.constantFrom(...manualStatuses),
      score: fc.nat({ max: 120 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constantFrom('ban' as const, 'unban' as const), user: randomIndex }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constantFrom('show' as const, 'hide' as const), problem: randomIndex }),
  },
);

export interface StormSite {
  server: TestServer;
  /** Servers of the site; each action uses one of them. */
  apps: FastifyInstance[];
  users: { id: string; token: string }[];
  root: { token: string };
  problems: { id: number; displayId: string }[];
  submissionIds: number[];
  /** Unexpected responses: a server error, a refused report. */
  unexpectedResponses: unknown[];
}

const choose = <Thing>(things: readonly Thing[], index: number): Thing | undefined =>
  things[index % things.length];

export async function act(site: StormSite, worker: number, action: StormAction): Promise<void> {
  const { platform } = site.server;
  switch (action.kind) {
    case 'submit':
      await submit(site, worker, choose(site.problems, action.problem)?.displayId ?? '');
      return;
    case 'resubmit':
    case 'rejudge':
    case 'cancel':
    case 'judge-by-hand':
      await changeResult(site, worker, action);
      return;
    case 'ban':
    case 'unban':
      await platform.database
        .updateTable('userAccount')
        .set({ isBanned: action.kind === 'ban' })
        .where('id', '=', choose(site.users, action.user)?.id ?? '')
        .execute();
      return;
    case 'show':
    case 'hide':
      await inTransaction(platform.database, (transaction) =>
        changeProblemAudience(transaction, choose(site.problems, action.problem)?.id ?? 0, {
          visibility: action.kind === 'show' ? 'public' : 'private',
          updatedAt: platform.clock(),
        }),
      );
      return;
    default:
      action satisfies never;
  }
}

async function submit(site: StormSite, worker: number, displayId: string) {
  const token = choose(site.users, worker)?.token ?? '';
  const data = await call(site, worker, {
    method: 'POST',
    url: '/api/submit-problem-judge',
    headers: { authorization: token },
    payload: { pid: displayId, language: 'C++', code: 'int main() {}' },
  });
  const { submitId } = (data ?? {}) as { submitId?: number };
  if (submitId !== undefined) site.submissionIds.push(submitId);
}

const resultPaths = {
  resubmit: '/api/resubmit',
  rejudge: '/api/admin/judge/rejudge',
  cancel: '/api/admin/judge/cancel-judge',
  'judge-by-hand': '/api/admin/judge/manual-judge',
} as const;

async function changeResult(
  site: StormSite,
  worker: number,
  action: Extract<StormAction, { target: number }>,
) {
  const submitId = choose(site.submissionIds, action.target);
  if (submitId === undefined) return;
  const { token } = action.kind === 'resubmit' ? (choose(site.users, worker) ?? site.root) : site.root;
  const wanted = action.kind === 'judge-by-hand' ? { status: action.status, score: action.score } : {};
  const query = Object.fromEntries(
    Object.entries({ submitId, ...wanted }).map(([name, value]) => [name, String(value)]),
  );
  await call(site, worker, {
    method: 'GET',
    url: resultPaths[action.kind],
    headers: { authorization: token },
    query,
  });
}

/** Refusals are expected under load; server errors are not. */
async function call(
  { apps, unexpectedResponses }: StormSite,
  worker: number,
  request: InjectOptions,
): Promise<unknown> {
  const response = await choose(apps, worker)?.inject(request);
  const { data } = response?.json<{ data: unknown }>() ?? {};
  const isBanned = response?.statusCode === 401;
  if (response?.statusCode !== 200 && !isBanned) unexpectedResponses.push([request.url, response?.body]);
  return data;
}

const judgedStatuses = [0, 0, -1, 1, 3, 8, -2] as const;

/**
 * Of five tasks one is returned, one is reported twice, one comes with progress, and two are plain. The
 * signal ends it.
 */
export async function judgeInStorm(
  { apps, unexpectedResponses }: StormSite,
  index: number,
  signal: AbortSignal,
) {
  let judge;
  for (let round = index; !signal.aborted; round += 1) {
    judge ??= createScriptedJudge(choose(apps, index) ?? fail(), {
      name: `judge-${String(index)}-${String(round)}`,
    });
    const { name, instanceId } = judge;
    const request = { name, instanceId, freeSlots: 4, languages: ['C++'] };
    const { httpStatus, data } = await judge.post('next', request);
    if (signal.aborted) return;
    if (httpStatus !== 200) unexpectedResponses.push(['next', data]);
    const { tasks } = data as { tasks: { attemptId: string }[] };
    if (round % 5 === 0) {
      await judge.leave();
      judge = undefined;
      continue;
    }
    for (const { attemptId } of tasks) {
      if (round % 5 === 1) await judge.progress(attemptId, [caseResult(1)]);
      const status = choose(judgedStatuses, round) ?? 0;
      const score = round % 101;
      const result = {
        kind: 'submission',
        status,
        timeMs: 1,
        memoryKb: 1,
        score,
        errorMessage: null,
        cases: [],
      };
      const reports = [await judge.post('result', { attemptId, result })];
      if (round % 5 === 2) reports.push(await judge.post('result', { attemptId, result }));
      unexpectedResponses.push(...reports.filter((report) => report.httpStatus !== 200));
    }
  }
}

function fail(): never {
  throw new Error('the site has no server');
}

export async function countUnderWay({ platform }: TestServer) {
  const rows = await platform.database
    .selectFrom('submission')
    .select('id')
    .where('status', 'in', [statuses.pending, statuses.compiling, statuses.judging])
    .execute();
  return rows.length;
}

/** Returns how many transactions PostgreSQL has aborted because of deadlocks. */
export async function countDeadlocks({ platform }: TestServer): Promise<number> {
  const { rows } = await sql<{ deadlocks: number }>`
    SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()`.execute(platform.database);
  return rows[0]?.deadlocks ?? 0;
}
