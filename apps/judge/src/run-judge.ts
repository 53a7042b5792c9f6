/**
 * How this works
 *
 * Some loops run concurrently until the judge stops: one sends heartbeats, two take work while there are free places (for all work,
 * and those kept for contests), one waits for the end of attempts that the server withdraws. They share the attempts in progress. When the judge stops, it aborts the judging in progress, waits a moment for results in
 * flight and sends `leave`, so that the server gives the rest to other judges at once. While its machine fails (`machine-health.ts`),
 * only the work waits: heartbeats go on, and say why.
 */
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { JudgeTask, TaskResult } from '@touchstone/contract/judge-messages';
import type { JudgeConfiguration } from './configuration.ts';
import { createAttempts, type AttemptHooks, type Attempts } from './gateway/attempts.ts';
import { callGateway, type Gateway } from './gateway/call-gateway.ts';
import { keepHeartbeat, type StopReason } from './gateway/keep-heartbeat.ts';
import { takeTasks } from './gateway/take-tasks.ts';
import { watchAttempts } from './gateway/watch-attempts.ts';
import { languages } from './languages/index.ts';
import { loadHomeId } from './machine/home-id.ts';
import { loadMachineId } from './machine/machine-id.ts';
import { createMachineHealth, type MachineHealth } from './machine/machine-health.ts';
import { createLoadMeter } from './machine/machine-load.ts';
import { testMachine } from './machine/test-machine.ts';
import {
  checkProgram,
  compileChecker,
  findFailingInput,
  judgeSubmission,
  openJudging,
  runTest,
  type Judging,
} from './pipeline/index.ts';
import { taskSlots } from './slots/task-slots.ts';
import { createFetchFile } from './test-data/fetch-file.ts';
import { openTestDataCache, type TestDataCache } from './test-data/test-data-cache.ts';

/** One more than slots: the next task is here before a slot becomes free. */
const extraPlaces = 1;
const deliveryPatienceMs = 2_000;

export async function runJudge(
  configuration: JudgeConfiguration,
  logger: Logger,
  signal: AbortSignal,
): Promise<StopReason> {
  const { slots, cacheFolder, serverUrl, token } = configuration;
  const gateway = { serverUrl, token };
  const homeId = await loadHomeId(cacheFolder);
  const machineId = await loadMachineId();
  const testData = await openTestDataCache({
    folder: join(cacheFolder, 'test-data'),
    maximumBytes: configuration.cacheBytes,
    fetchFile: createFetchFile(gateway),
    signal,
  });
  const judging = await openJudging({
    slots,
    cacheFolder,
    languages: languages.filter(({ name }) => configuration.languages?.includes(name) ?? true),
    testData: testData.use(),
    programCacheBytes: configuration.programCacheBytes,
    isWarmedUp: configuration.precompilesHeaders,
    signal,
    onTested: (language) => logger.debug({ language }, 'testing a language'),
    onWarning: (message) => logger.warn(message),
  });
  try {
    return await judgeUntilStopped({
      configuration,
      homeId,
      machineId,
      gateway,
      judging,
      testData,
      logger,
      signal,
    });
  } finally {
    await judging.close();
  }
}

interface Parts {
  readonly configuration: JudgeConfiguration;
  readonly homeId: string;
  readonly machineId: string;
  readonly gateway: Gateway;
  readonly judging: Judging;
  readonly testData: TestDataCache;
  readonly logger: Logger;
  readonly signal: AbortSignal;
}

async function judgeUntilStopped(parts: Parts): Promise<StopReason> {
  const { configuration, homeId, gateway, judging, testData, logger } = parts;
  const { detected, confinement } = judging;
  const offered = detected.languages.map((language) => language.name);
  logger.info({ offered, disabled: detected.disabledLanguages, ...confinement }, 'ready to judge');
  const ending = new AbortController();
  const signal = AbortSignal.any([parts.signal, ending.signal]);
  const instanceId = randomUUID();
  const health = createMachineHealth({
    test: () => testMachine(judging.parts),
    signal,
    onPaused: (failure) => logger.error(failure, 'the machine fails: no more work until it passes its test'),
    onReady: () => logger.info('the machine works again'),
  });
  const attempts = createAttempts({
    gateway,
    places: configuration.slots + extraPlaces,
    contestPlaces: configuration.slots,
    signal,
    judge: (task, hooks) => judgeAndLog({ judging, testData, logger }, { task, hooks }),
    onFailure: (message, details) => logger.warn(details, message),
    health,
  });
  const { name } = configuration;
  const taking = {
    gateway,
    name,
    instanceId,
    homeId,
    languages: offered,
    whenReady: () => health.whenReady(),
    begin: (task: JudgeTask) => attempts.begin(task),
    signal,
    onFailed: (reason: string) => logger.debug({ reason }, 'no work from the server'),
  };
  const loops = [
    announce({ ...parts, signal }, { attempts, health, instanceId }),
    takeTasks({ ...taking, places: attempts.places, isContestOnly: false }),
    takeTasks({ ...taking, places: attempts.contestPlaces, isContestOnly: true }),
    watchAttempts({ gateway, name, instanceId, attempts, signal }),
  ];
  // Whichever ends first, ends the other.
  const stopReasons = await Promise.all(loops.map((loop) => loop.finally(() => ending.abort())));
  await attempts.stop(AbortSignal.timeout(deliveryPatienceMs));
  const refusal = stopReasons.find((stopReason) => stopReason !== 'stopped');
  if (refusal !== undefined) return refusal;
  await leave(gateway, { name: configuration.name, instanceId });
  return 'stopped';
}

function announce(
  { configuration, homeId, machineId, gateway, judging, logger, signal }: Parts,
  { attempts, health, instanceId }: { attempts: Attempts; health: MachineHealth; instanceId: string },
): Promise<StopReason> {
  const { name, slots, serverUrl } = configuration;
  const measureLoad = createLoadMeter();
  return keepHeartbeat({
    gateway,
    signal,
    describe: () => ({
      name,
      instanceId,
      homeId,
      machineId,
      attempts: [...attempts.ids],
      usedTimes: [...attempts.usedTimes],
      slots,
      languages: judging.detected.languages.map(({ name: language, version }) => ({
        name: language,
        version: shorten(version, 200),
      })),
      disabledLanguages: judging.detected.disabledLanguages.map(({ name: language, reason }) => ({
        name: language,
        reason: shorten(reason, 2000),
      })),
      ...measureLoad(),
      pausedBecause: health.pausedBecause,
    }),
    onConnected: () => logger.info({ serverUrl, name, slots }, 'connected to the server'),
    onLost: (reason, isFirstTry) =>
      logger[isFirstTry ? 'info' : 'warn']({ serverUrl }, `the server cannot be reached: ${reason}`),
    onEnded: (ids) => attempts.end(ids),
    onSuspended: (ids) => attempts.suspend(ids),
  });
}

/** Texts of compilers are unbounded; the server accepts a limited length, and no NUL. */
const shorten = (text: string, longest: number): string =>
  text.replaceAll('\0', '').slice(0, longest).toWellFormed();

interface Work {
  readonly task: JudgeTask;
  readonly hooks: AttemptHooks;
}

/** Every line about a task has the id of the request that caused it, as the lines of the server have. */
async function judgeAndLog(
  { judging, testData, logger }: Pick<Parts, 'judging' | 'testData' | 'logger'>,
  work: Work,
): Promise<TaskResult> {
  const { requestId, attemptId, kind } = work.task;
  const log = logger.child({ requestId: requestId ?? undefined, attemptId });
  const startedAt = performance.now();
  const isInContest = work.task.kind === 'submission' && work.task.isInContest === true;
  const slots = taskSlots(judging.parts.slots, { isInContest, used: work.hooks.used }, (error, slot) =>
    log.warn({ err: error, slot }, 'the sandbox failed'),
  );
  const result = await judgeTask({ ...judging.parts, slots }, testData, work);
  const status = result.kind === 'find-failing-input' ? result.outcome : result.status;
  log.info({ kind, status, ms: Math.round(performance.now() - startedAt) }, 'judged');
  return result;
}

async function judgeTask(
  judgingParts: Judging['parts'],
  testData: TestDataCache,
  { task, hooks }: Work,
): Promise<TaskResult> {
  const use = testData.use();
  const parts = { ...judgingParts, testData: use };
  try {
    switch (task.kind) {
      case 'submission':
        return await judgeSubmission(parts, task, hooks);
      case 'test-run':
        return await runTest(parts, task, hooks);
      case 'compile-checker':
        return await compileChecker(parts, task, hooks);
      case 'program-check':
        return await checkProgram(parts, task, hooks);
      case 'find-failing-input':
        return await findFailingInput(parts, task, hooks);
      default:
        return task satisfies never;
    }
  } finally {
    use.release();
  }
}

/** If it does not arrive, the missing heartbeats have the same effect a little later. */
async function leave(gateway: Gateway, body: { name: string; instanceId: string }): Promise<void> {
  const signal = AbortSignal.timeout(deliveryPatienceMs);
  await callGateway(gateway, 'leave', { body, signal, limitMs: deliveryPatienceMs });
}
