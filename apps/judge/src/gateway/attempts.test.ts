import { randomUUID } from 'node:crypto';
import type {
  CaseResult,
  JudgeTask,
  RunConditions,
  TestRunResult,
} from '@touchstone/contract/judge-messages';
import { afterEach, describe, expect, it } from 'vitest';
import { Suspended } from '../pipeline/index.ts';
import { createAttempts, type Attempts, type AttemptsInput } from './attempts.ts';
import { takeTasks } from './take-tasks.ts';
import { startGatewayServer, type GatewayServer, type Reply } from './testing/gateway-server.ts';

const conditions: RunConditions = {
  timeLimitMs: 1,
  memoryLimitMb: 1,
  stackLimitMb: 1,
  fileIo: null,
  isTrailingBlankIgnored: true,
  userExtraFiles: {},
};

const testRun = (): JudgeTask => ({
  kind: 'test-run',
  attemptId: randomUUID(),
  program: { language: 'C', code: '' },
  conditions,
  input: '',
  expectedOutput: null,
});

const done: TestRunResult = {
  kind: 'test-run',
  status: 0,
  timeMs: 1,
  memoryKb: 1,
  output: '3',
  errorText: null,
};

const aCase = (seq: number, message: string | null = null): CaseResult => ({
  caseId: seq,
  seq,
  group: 1,
  status: 0,
  timeMs: 1,
  memoryKb: 1,
  score: null,
  message,
});

const healthy = { pausedBecause: undefined, failed: () => undefined, worked: () => undefined };
const current = { data: { isCurrent: true } };
const stale = { data: { isCurrent: false } };

describe('attempts', () => {
  let server: GatewayServer;
  let stopping = new AbortController();
  afterEach(() => {
    stopping.abort();
    stopping = new AbortController();
    server.close();
  });

  async function start(
    respond: (path: string, earlier: number) => Reply | Promise<Reply>,
    input: Partial<AttemptsInput> & Pick<AttemptsInput, 'judge'>,
  ): Promise<{ attempts: Attempts; failures: string[] }> {
    server = await startGatewayServer(({ path }, earlier) => respond(path, earlier));
    const failures: string[] = [];
    const attempts = createAttempts({
      gateway: { serverUrl: server.url, token: 'token' },
      places: 2,
      contestPlaces: 1,
      signal: stopping.signal,
      onFailure: (message, details) => failures.push(`${message} ${JSON.stringify(details)}`),
      health: healthy,
      ...input,
    });
    return { attempts, failures };
  }

  it('send the result and free their slot before the server has stored it', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const { attempts } = await start(() => promise.then(() => current), { judge: async () => done });
    const task = testRun();
    attempts.begin(task);
    expect(attempts.places.free).toBe(1);
    await expect.poll(() => server.of('result').length).toBe(1);
    expect(attempts.places.free).toBe(2);
    // Until the server has it, heartbeats must name it.
    expect(attempts.ids).toEqual([task.attemptId]);
    resolve();
    await expect.poll(() => attempts.ids).toEqual([]);
    expect(server.asked[0]).toMatchObject({
      path: 'result',
      token: 'token',
      body: { attemptId: task.attemptId, result: done },
    });
  });

  it.each<[string, Reply]>([
    ['hangs up', 'hang-up'],
    ['is in trouble', { status: 503 }],
    ['sends an invalid response', { data: 'what?' }],
  ])('resend a result until the server has stored it, when the server %s', async (_, trouble) => {
    const { attempts } = await start((_path, earlier) => (earlier < 2 ? trouble : current), {
      judge: async () => done,
    });
    attempts.begin(testRun());
    await expect.poll(() => attempts.ids).toEqual([]);
    expect(server.of('result')).toHaveLength(3);
    expect(new Set(server.asked.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  });

  it('keep places for contests, which are free when no other place is', async () => {
    const judging = Promise.withResolvers<TestRunResult>();
    const { attempts } = await start(() => current, { places: 1, judge: () => judging.promise });
    expect(attempts.contestPlaces.free).toBe(0);
    attempts.begin(testRun());
    expect([attempts.places.free, attempts.contestPlaces.free]).toEqual([0, 1]);
    attempts.begin({
      kind: 'submission',
      attemptId: randomUUID(),
      isInContest: true,
      program: { language: 'C', code: '' },
      conditions,
      scoring: 'acm',
      judgeMode: 'default',
      caseMode: 'default',
      fullScore: 0,
      checker: null,
      judgeExtraFiles: {},
      cases: [],
    });
    expect([attempts.places.free, attempts.contestPlaces.free]).toEqual([0, 0]);
    judging.resolve(done);
    await expect.poll(() => attempts.places.free).toBe(1);
  });

  it('give back what others wait for, with the cases that are done', async () => {
    const { attempts } = await start(() => current, {
      places: 1,
      judge: async (_task, { suspending }) => {
        await new Promise((resolve) => suspending.addEventListener('abort', resolve));
        throw new Suspended({ cases: [{ ...aCase(1), endsChain: false }], judgedMs: 7 });
      },
    });
    const task = testRun();
    attempts.begin(task);
    attempts.suspend([task.attemptId]);
    await expect.poll(() => attempts.ids).toEqual([]);
    expect(server.asked.map(({ path }) => path)).toEqual(['suspend']);
    expect(server.asked[0]?.body).toMatchObject({ attemptId: task.attemptId, finished: { judgedMs: 7 } });
    expect(attempts.places.free).toBe(1);
  });

  it('keep what others wait for while there is a free place', async () => {
    const judging = Promise.withResolvers<TestRunResult>();
    let isAsked = false;
    const { attempts } = await start(() => current, {
      judge: (_task, { suspending }) => {
        suspending.addEventListener('abort', () => (isAsked = true));
        return judging.promise;
      },
    });
    const task = testRun();
    attempts.begin(task);
    attempts.suspend([task.attemptId]);
    judging.resolve(done);
    await expect.poll(() => attempts.ids).toEqual([]);
    expect(isAsked).toBe(false);
  });

  it('stop sending a result that the server calls stale', async () => {
    const { attempts } = await start(() => stale, { judge: async () => done });
    attempts.begin(testRun());
    await expect.poll(() => attempts.ids).toEqual([]);
    expect(server.asked).toHaveLength(1);
  });

  it('replace a result that the server rejects by a System Error', async () => {
    const { attempts } = await start((_, earlier) => (earlier === 0 ? { status: 400 } : current), {
      judge: async () => done,
    });
    attempts.begin(testRun());
    await expect.poll(() => attempts.ids).toEqual([]);
    expect(server.of('result')[1]?.body).toMatchObject({
      result: { kind: 'test-run', status: 4, errorText: expect.stringContaining('rejected') },
    });
  });

  it('report an exception during judging as a System Error with its message', async () => {
    const { attempts, failures } = await start(() => current, {
      judge: () => Promise.reject(new Error('the sandbox is gone')),
    });
    attempts.begin(testRun());
    await expect.poll(() => server.of('result').length).toBe(1);
    expect(server.asked[0]?.body).toMatchObject({
      result: { status: 4, errorText: 'The judge failed: the sandbox is gone' },
    });
    expect(failures[0]).toContain('judging failed');
    expect(attempts.places.free).toBe(2);
  });

  it('give a task back when the machine fails, and tell the health of the machine', async () => {
    const told: string[] = [];
    const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
    const { attempts } = await start(() => current, {
      judge: () => Promise.reject(full),
      health: { ...healthy, failed: ({ fault }) => told.push(fault) },
    });
    const task = testRun();
    attempts.begin(task);
    await expect.poll(() => attempts.ids).toEqual([]);
    expect(server.asked.map(({ path, body }) => [path, body])).toEqual([
      ['return', { attemptId: task.attemptId, fault: 'disk-full', detail: full.message, isTried: true }],
    ]);
    expect(told).toEqual(['disk-full']);
  });

  it('give a task back untried while the judge is paused', async () => {
    const pausedBecause = { fault: 'read-only', detail: 'the disk' } as const;
    const { attempts } = await start(() => current, {
      judge: () => Promise.reject(new Error('not judged')),
      health: { ...healthy, pausedBecause },
    });
    attempts.begin(testRun());
    await expect.poll(() => attempts.ids).toEqual([]);
    expect(server.asked[0]).toMatchObject({ path: 'return', body: { ...pausedBecause, isTried: false } });
  });

  it('give a System Error to a server that does not take tasks back', async () => {
    const { attempts } = await start((path) => (path === 'return' ? { status: 404 } : current), {
      judge: () => Promise.reject(Object.assign(new Error('no memory'), { code: 'ENOMEM' })),
    });
    attempts.begin(testRun());
    await expect.poll(() => attempts.ids).toEqual([]);
    expect(server.of('result')[0]?.body).toMatchObject({
      result: { kind: 'test-run', status: 4, errorText: 'The judge failed: no memory' },
    });
  });

  it('are aborted and send nothing more when the server ends them', async () => {
    const aborted: unknown[] = [];
    const { attempts } = await start(() => current, {
      judge: (_, { signal }) => untilAborted(signal).finally(() => aborted.push(signal.aborted)),
    });
    const task = testRun();
    attempts.begin(task);
    attempts.end([task.attemptId, randomUUID()]);
    await expect.poll(() => attempts.ids).toEqual([]);
    expect(aborted).toEqual([true]);
    expect(server.asked).toEqual([]);
  });

  it('end while their result is being sent', async () => {
    const { attempts } = await start(() => ({ status: 503 }), { judge: async () => done });
    const task = testRun();
    attempts.begin(task);
    await expect.poll(() => server.of('result').length).toBeGreaterThan(0);
    attempts.end([task.attemptId]);
    await expect.poll(() => attempts.ids).toEqual([]);
  });

  it('report cases in batches without delaying judging', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const { attempts } = await start(() => current, {
      judge: async (_, { onJudging, onCase }) => {
        onJudging();
        for (let seq = 1; seq <= 50; seq += 1) onCase(aCase(seq, 'm'.repeat(5000)));
        await promise;
        return done;
      },
    });
    attempts.begin(testRun());
    await expect.poll(() => server.of('progress').length).toBe(1);
    const body = server.of('progress')[0]?.body as { stage: string; cases: CaseResult[] };
    expect(body.stage).toBe('judging');
    expect(body.cases.map(({ seq }) => seq)).toEqual(Array.from({ length: 50 }, (_, index) => index + 1));
    expect(body.cases[0]?.message).toHaveLength(1024);
    resolve();
    await expect.poll(() => attempts.ids).toEqual([]);
    expect(server.of('progress')).toHaveLength(1);
  });

  it('resend the cases of a failed report, each once', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const { attempts } = await start((_, earlier) => (earlier === 0 ? 'hang-up' : current), {
      judge: async (_, { onCase }) => {
        onCase(aCase(1));
        await promise;
        return done;
      },
    });
    attempts.begin(testRun());
    await expect.poll(() => server.of('progress').length).toBe(2);
    expect(server.of('progress').map(({ body }) => (body['cases'] as CaseResult[]).length)).toEqual([1, 1]);
    resolve();
    await expect.poll(() => attempts.ids).toEqual([]);
    expect(server.of('progress')).toHaveLength(2);
  });

  it('are aborted when the server calls a report stale', async () => {
    const { attempts } = await start(() => stale, {
      judge: (_, { signal, onJudging }) => {
        onJudging();
        return untilAborted(signal);
      },
    });
    attempts.begin(testRun());
    await expect.poll(() => attempts.ids).toEqual([]);
    expect(server.of('result')).toEqual([]);
  });

  it('abort running work and deliver finished results when the judge stops', async () => {
    let isUp = false;
    const { attempts } = await start(() => (isUp ? current : { status: 503 }), {
      judge: (task, { signal }) =>
        task.attemptId === first.attemptId ? Promise.resolve(done) : untilAborted(signal),
    });
    const first = testRun();
    attempts.begin(first);
    attempts.begin(testRun());
    await expect.poll(() => server.of('result').length).toBeGreaterThan(0);
    isUp = true;
    // Only ends what would never end.
    await attempts.stop(AbortSignal.timeout(240_000));
    expect(attempts.ids).toEqual([]);
    expect(new Set(server.asked.map(({ body }) => body['attemptId']))).toEqual(new Set([first.attemptId]));
  });

  it('stop waiting for a server that stays unreachable', async () => {
    const { attempts } = await start(() => ({ status: 503 }), { judge: async () => done });
    attempts.begin(testRun());
    await expect.poll(() => server.of('result').length).toBeGreaterThan(0);
    await attempts.stop(AbortSignal.timeout(50));
    await expect.poll(() => attempts.ids).toEqual([]);
  });
});

describe('taking tasks', () => {
  it('requests tasks while slots are free, and continues after an outage of the server', async () => {
    const tasks = [testRun(), testRun(), testRun()];
    const finish: (() => void)[] = [];
    const server = await startGatewayServer(({ path }, earlier) => {
      if (path !== 'next') return current;
      if (earlier === 0) return 'hang-up';
      return { data: { tasks: tasks.splice(0, earlier === 1 ? 2 : 1) } };
    });
    const stopping = new AbortController();
    const gateway = { serverUrl: server.url, token: 'token' };
    const attempts = createAttempts({
      gateway,
      places: 2,
      contestPlaces: 1,
      signal: stopping.signal,
      judge: async () => {
        const { promise, resolve } = Promise.withResolvers<void>();
        finish.push(resolve);
        await promise;
        return done;
      },
      onFailure: () => undefined,
      health: healthy,
    });
    const failed: string[] = [];
    const taking = takeTasks({
      gateway,
      name: 'north',
      instanceId: randomUUID(),
      homeId: randomUUID(),
      languages: ['C'],
      places: attempts.places,
      whenReady: () => Promise.resolve(),
      isContestOnly: false,
      begin: (task) => attempts.begin(task),
      signal: stopping.signal,
      onFailed: (reason) => failed.push(reason),
    });
    await expect.poll(() => finish.length).toBe(2);
    expect(failed).toHaveLength(1);
    expect(server.of('next')).toHaveLength(2);
    expect(server.of('next')[1]?.body).toMatchObject({ name: 'north', freeSlots: 2, languages: ['C'] });
    finish[0]?.();
    await expect.poll(() => finish.length).toBe(3);
    expect(server.of('next')[2]?.body).toMatchObject({ freeSlots: 1 });
    stopping.abort();
    expect(await taking).toBe('stopped');
    await attempts.stop(AbortSignal.timeout(0));
    server.close();
  });

  it.each([401, 409])('stops when the server rejects the judge with %i', async (status) => {
    const server = await startGatewayServer(() => ({ status }));
    const stopReason = await takeTasks({
      gateway: { serverUrl: server.url, token: 'token' },
      name: 'north',
      instanceId: randomUUID(),
      homeId: randomUUID(),
      languages: [],
      places: { free: 1, whenFree: () => Promise.resolve() },
      whenReady: () => Promise.resolve(),
      isContestOnly: false,
      begin: () => undefined,
      signal: new AbortController().signal,
      onFailed: () => undefined,
    });
    expect(stopReason).toEqual({ refused: expect.stringContaining(String(status)) });
    server.close();
  });
});

function untilAborted(signal: AbortSignal): Promise<never> {
  const { promise, reject } = Promise.withResolvers<never>();
  signal.addEventListener('abort', () => reject(new Error('aborted')), { once: true });
  return promise;
}
