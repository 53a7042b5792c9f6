/** Data that vanish, sandboxes that die, callers who change their mind. */
import { readdir, rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { statuses } from '@touchstone/contract/statuses';
import { listChildren } from '@touchstone/process-table';
import type { Slot } from '@touchstone/sandbox';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  c,
  makeTask,
  openJudgingFixture,
  sum,
  sumCases,
  type JudgingFixture,
} from '../testing/judging-fixture.ts';
import { findMachineFailure } from '../machine/machine-fault.ts';
import type { SlotPool } from '../slots/slot-pool.ts';
import { judgeSubmission } from './judge-submission.ts';

let fixture: JudgingFixture;
beforeAll(async () => {
  fixture = await openJudgingFixture(['C'], { hasOwnCache: true });
});
afterAll(() => fixture.close());

describe('test data that cannot be fetched', () => {
  test('are a System Error that names the file; other cases are judged', async () => {
    const task = await makeTask(fixture, { code: sum, cases: sumCases, scoring: 'oi' });
    const missing = { sha256: 'f'.repeat(64), sizeBytes: 1, name: 'lost.in' };
    const cases = task.cases.map((judged) => (judged.seq === 1 ? { ...judged, input: missing } : judged));
    const signal = new AbortController().signal;
    const result = await judgeSubmission(fixture.judging.parts, { ...task, cases }, { signal });
    expect(result.cases.map(({ status }) => status)).toEqual([statuses.systemError, statuses.accepted]);
    expect(result.cases[0]?.message).toBe(
      'The test data file lost.in cannot be had: the store does not have it.',
    );
  });

  test('are fetched again when they vanish during judging', async () => {
    const task = await makeTask(fixture, { code: sum, cases: sumCases });
    const { testData, ...parts } = fixture.judging.parts;
    // The folder is deleted between the fetch and the first case.
    const isAskedFor: (boolean | undefined)[] = [];
    const deleted = {
      async getPath(...args: Parameters<typeof testData.getPath>) {
        const [file, signal, options] = args;
        isAskedFor.push(options?.isLost);
        const path = await testData.getPath(file, signal);
        if (options?.isLost !== true) return `${path}.deleted`;
        return path;
      },
    };
    const { signal } = new AbortController();
    const result = await judgeSubmission({ ...parts, testData: deleted }, task, { signal });
    expect(result.cases.map(({ status }) => status)).toEqual(sumCases.map(() => statuses.accepted));
    expect(isAskedFor).toContain(true);
  });

  test('are fetched again when only the answer vanishes', async () => {
    const task = await makeTask(fixture, { code: sum, cases: sumCases.slice(0, 1) });
    const { testData, ...parts } = fixture.judging.parts;
    const answer = task.cases[0]?.answer.sha256;
    const deleted = {
      async getPath(...args: Parameters<typeof testData.getPath>) {
        const [file, signal, options] = args;
        const path = await testData.getPath(file, signal);
        return file.sha256 === answer && options?.isLost !== true ? `${path}.deleted` : path;
      },
    };
    const { signal } = new AbortController();
    const result = await judgeSubmission({ ...parts, testData: deleted }, task, { signal });
    expect(result.status).toBe(statuses.accepted);
  });

  test('are a failure of the machine when they vanish during judging, again and again', async () => {
    const task = await makeTask(fixture, {
      code: c('puts("x");'),
      cases: [{ input: 'unique 1', answer: 'unique 2' }],
    });
    const signal = new AbortController().signal;
    const { testData, ...parts } = fixture.judging.parts;
    const vanishing = {
      async getPath(...args: Parameters<typeof testData.getPath>) {
        const path = await testData.getPath(...args);
        await rm(path, { force: true });
        return path;
      },
    };
    const failed = await judgeSubmission({ ...parts, testData: vanishing }, task, { signal }).catch(
      (error: unknown) => findMachineFailure(error),
    );
    expect(failed).toMatchObject({ fault: 'files' });
    expect(JSON.stringify(failed)).not.toContain(fixture.folder);
  });
});

describe('a sandbox that is killed during a run', () => {
  function killHelpers(): number {
    const helpers = listChildren(process.pid);
    for (const pid of helpers) process.kill(pid, 'SIGKILL');
    return helpers.length;
  }

  test('is replaced, and the submission gets its verdict', async () => {
    const cases = [1, 2, 3, 4].map((number) => ({ input: `${number}`, answer: `${number}` }));
    const code = c('int n;scanf("%d",&n);usleep(300000);printf("%d",n);');
    const task = await makeTask(fixture, { code, cases });
    const judging = Promise.withResolvers<void>();
    const { signal } = new AbortController();
    const result = judgeSubmission(fixture.judging.parts, task, { signal, onJudging: judging.resolve });
    await judging.promise;
    await sleep(100);
    expect(killHelpers()).toBe(2);
    expect((await result).cases.map(({ status }) => status)).toEqual([0, 0, 0, 0]);
  });
});

describe('a program that computes for a while and then sleeps', () => {
  const code = `#include <time.h>
#include <unistd.h>
int main(void) { while (clock() < CLOCKS_PER_SEC / 10) ; sleep(600); return 0; }`;
  const interactor = { language: 'C', code: c('int n=0;scanf("%d",&n);return n==3?0:102;') };

  test.each([
    ['alone', {}, statuses.timeLimitExceeded],
    ['with an interactor', { judgeMode: 'interactive', checker: interactor }, statuses.runtimeError],
  ] as const)('%s is ended and runs once', async (_, type, status) => {
    let runs = 0;
    const { parts } = fixture.judging;
    const slots: SlotPool = {
      ...parts.slots,
      use: (how, work) =>
        parts.slots.use(how, (slot) =>
          work({
            index: slot.index,
            ...countRuns(slot, () => (runs += 1)),
          }),
        ),
    };
    const conditions = { timeLimitMs: 200 };
    const task = await makeTask(fixture, { code, conditions, cases: [{ input: '', answer: '3' }], ...type });
    const { signal } = new AbortController();
    const result = await judgeSubmission({ ...parts, slots }, task, { signal });
    expect(result.status).toBe(status);
    expect(runs).toBe(1);
  });
});

/** Calls `onRun` for runs of the submission, not for compilations. */
function countRuns(slot: Slot, onRun: () => void): Pick<Slot, 'run' | 'runConnected'> {
  return {
    run: (request) => {
      if (request.command[0] === './main') onRun();
      return slot.run(request);
    },
    runConnected: (first, second) => {
      onRun();
      return slot.runConnected(first, second);
    },
  };
}

describe('cancelling', () => {
  test('ends running programs and removes their files', async () => {
    const controller = new AbortController();
    const reason = new Error('cancelled by the test');
    const cases = Array.from({ length: 8 }, () => ({ input: '', answer: '' }));
    const task = await makeTask(fixture, { code: c('for(;;);'), conditions: { timeLimitMs: 20_000 }, cases });
    const judging = judgeSubmission(fixture.judging.parts, task, {
      signal: controller.signal,
      onJudging: () => setTimeout(() => controller.abort(reason), 100),
    });
    await expect(judging).rejects.toBe(reason);
    expect(fixture.judging.parts.slots.busy).toBe(0);
    expect(await readdir(fixture.judging.parts.workFolder)).toEqual([]);
    const next = await makeTask(fixture, { code: sum, cases: sumCases });
    const { signal } = new AbortController();
    expect((await judgeSubmission(fixture.judging.parts, next, { signal })).status).toBe(statuses.accepted);
  });

  test('before the start prevents the run', async () => {
    const task = await makeTask(fixture, { code: sum, cases: sumCases });
    const signal = AbortSignal.abort(new Error('never mind'));
    await expect(judgeSubmission(fixture.judging.parts, task, { signal })).rejects.toThrow('never mind');
  });
});
