import { judgingCalls } from '@touchstone/contract';
import type { FastifyInstance } from 'fastify';
import { authenticatorOf } from '../../platform/http/authenticator.ts';
import type { Handlers } from '../../platform/http/call-context.ts';
import { registerCalls } from '../../platform/http/register-calls.ts';
import { cached } from '../../platform/cache.ts';
import { listTokens } from '../../platform/judge-tokens.repository.ts';
import type { Platform } from '../../platform/platform.ts';
import { handleHeartbeat } from './handle-heartbeat.ts';
import { leave, callingJudge } from './judge-instances.ts';
import { createJudgeToken, revokeJudgeToken } from './judge-tokens.ts';
import { exposeJudgingMetrics, type JudgingMetrics } from './judging-metrics.ts';
import { presentJudge, presentReturned, presentToken } from './judging.presenter.ts';
import { listLanguagesOfJudges, listLiveJudges } from './judging.repository.ts';
import { reportProgress, reportResult } from './reports.ts';
import { repeatReturned, returnTask } from './return-task.ts';
import { listReturnedTasks } from './returned-tasks.repository.ts';
import { serveTestData } from './serve-test-data.ts';
import { startSweeper } from './sweep.ts';
import { suspendTask } from './suspend-tasks.ts';
import { waitForTasks } from './wait-for-tasks.ts';
import { AttemptWatch } from './watch-attempts.ts';
import { WaitingLanguages } from './waiting-languages.ts';
import { WorkSignal } from '../../platform/work-signal.ts';

/** Versions change when a judge restarts. */
const languagesTtlMs = 10_000;

export function registerJudging(app: FastifyInstance, platform: Platform) {
  const metrics = exposeJudgingMetrics(app, platform);
  const workSignal = listenForWork(platform);
  const attemptWatch = new AttemptWatch(platform);
  const sweeper = startSweeper(platform);
  app.addHook('preClose', async () => {
    sweeper.stop();
    workSignal.close();
    attemptWatch.close();
  });
  registerCalls(app, authenticatorOf(platform), {
    calls: judgingCalls,
    handlers: {
      ...gatewayHandlers(platform, metrics, { workSignal, attemptWatch }),
      ...adminHandlers(platform),
    },
  });
  serveTestData(app, platform);
}

function listenForWork({ eventBus }: Pick<Platform, 'eventBus'>) {
  const workSignal = new WorkSignal();
  const notify = async () => workSignal.notify();
  eventBus.subscribe('judging.queued', { handle: notify, resync: notify });
  return workSignal;
}

type JudgingHandlers = Handlers<typeof judgingCalls>;
type GatewayCall = Extract<keyof JudgingHandlers, `POST /judge-gateway/${string}`>;

function gatewayHandlers(
  platform: Platform,
  metrics: JudgingMetrics,
  { workSignal, attemptWatch }: { workSignal: WorkSignal; attemptWatch: AttemptWatch },
): Pick<JudgingHandlers, GatewayCall> {
  const waiting = {
    ...platform,
    workSignal,
    onClaimed: metrics.onClaimed,
    claimCounter: { count: 0 },
    waitingLanguages: new WaitingLanguages(platform.database, workSignal),
    knownInstances: new Map<string, string>(),
  };
  return {
    'POST /judge-gateway/heartbeat': ({ body, judge, origin }) =>
      handleHeartbeat(platform, {
        judge: callingJudge(judge, body),
        heartbeat: body,
        address: origin.ip,
      }),
    'POST /judge-gateway/next': async ({ body, judge }) => ({
      tasks: await waitForTasks(waiting, { judge: callingJudge(judge, body), body, caller: judge }),
    }),
    'POST /judge-gateway/watch': async ({ body, judge }) => ({
      endedAttempts: await attemptWatch.wait(body, judge),
    }),
    'POST /judge-gateway/leave': async ({ body, judge }) => {
      await leave(platform, callingJudge(judge, body));
      return null;
    },
    'POST /judge-gateway/progress': async ({ body, judge }) => ({
      isCurrent: await reportProgress(platform, { judge, progress: body }),
    }),
    'POST /judge-gateway/suspend': async ({ body, judge }) => ({
      isCurrent: await suspendTask(platform, { judge, ...body }),
    }),
    'POST /judge-gateway/result': async ({ body, judge }) => ({
      isCurrent: await reportResult(platform, { judge, ...body }),
    }),
    'POST /judge-gateway/return': async ({ body, judge }) => {
      const isCurrent = await returnTask(platform, { judge, returned: body });
      if (isCurrent) metrics.onReturned(body.fault);
      return { isCurrent };
    },
  };
}

function adminHandlers(platform: Platform): Omit<JudgingHandlers, GatewayCall> {
  const { database, clock } = platform;
  const loadLanguages = cached({
    clock,
    ttlMs: languagesTtlMs,
    read: () => listLanguagesOfJudges(database, clock()),
  });
  return {
    'GET /api/admin/config/get-judge-service-info': async () => {
      const judges = await listLiveJudges(database, clock());
      return judges.map(presentJudge);
    },
    'GET /api/language-versions': async () => {
      const offered = (await loadLanguages()).flat();
      // Judges usually have the same compilers. Of different ones the first is named.
      return [...new Map(offered.toReversed().map((language) => [language.name, language])).values()];
    },
    'GET /api/admin/judging/returned-tasks': async () => {
      const now = clock();
      return (await listReturnedTasks(database)).map((row) => presentReturned(row, now));
    },
    'POST /api/admin/judging/returned-tasks/repeat': async ({ body }) => {
      await repeatReturned(platform, body.taskId);
      return null;
    },
    'GET /api/admin/judge-tokens': async () => (await listTokens(database)).map(presentToken),
    'POST /api/admin/judge-tokens': ({ body, viewer, origin }) =>
      createJudgeToken(platform, { viewer, origin }, body.name),
    'DELETE /api/admin/judge-tokens': async ({ query, viewer, origin }) => {
      await revokeJudgeToken(platform, { viewer, origin }, query.id);
      return null;
    },
  };
}
