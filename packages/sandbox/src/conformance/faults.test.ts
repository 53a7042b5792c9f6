import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isRunning, listChildren } from '@touchstone/process-table';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SandboxError, type RunFacts, type Slot } from '../run.ts';
import { makeRequest } from './conformance-request.ts';
import { openConformanceSandbox, type ConformanceSandbox } from './conformance-sandbox.ts';
import { listGroups } from './host-groups.ts';
import { listHelpers } from './host-processes.ts';

let conformance: ConformanceSandbox;
beforeAll(async () => {
  conformance = await openConformanceSandbox('time');
});
afterAll(async () => await conformance.close());

function getSlot(): Slot {
  const [slot] = conformance.sandbox.slots;
  if (slot === undefined) throw new Error('no slot');
  return slot;
}

function getHelper(): number {
  const [helper] = listHelpers();
  if (helper === undefined) throw new Error('no helper');
  return helper;
}

/** All processes of a helper: zygote, first processes of runs, programs. */
function listBelow(pid: number): number[] {
  return listChildren(pid).flatMap((child) => [child, ...listBelow(child)]);
}

/** A run under way: helper, zygote, first process, program. */
async function startSleeping(signal?: AbortSignal): Promise<{ run: Promise<RunFacts>; pids: number[] }> {
  const request = conformance.request('sleeping', [], signal && { signal });
  const run = getSlot().run(request);
  // Looked at later; a rejection in between is not lost.
  run.catch(() => undefined);
  await expect.poll(() => listBelow(getHelper()).length).toBe(3);
  return { run, pids: [getHelper(), ...listBelow(getHelper())] };
}

describe('a killed process of the sandbox', () => {
  it.each([
    ['helper', 0],
    ['zygote', 1],
    ['first process of the run', 2],
  ])('ends its run, and the next run works: %s', async (_, index) => {
    const { run, pids } = await startSleeping();
    const victim = pids[index];
    if (victim === undefined) throw new Error('no such process');
    process.kill(victim, 'SIGKILL');
    await expect(run).rejects.toThrow(SandboxError);
    await expect.poll(() => pids.slice(index).filter(isRunning)).toEqual([]);
    await conformance.checkUnharmed();
  });

  it('leaves control groups that its successor removes', async () => {
    const helper = getHelper();
    process.kill(helper, 'SIGKILL');
    await expect.poll(() => isRunning(helper)).toBe(false);
    await expect
      .poll(
        async () =>
          await getSlot()
            .run(makeRequest(['/bin/true']))
            .catch(() => undefined),
      )
      .toMatchObject({ exitCode: 0 });
    expect(listGroups(helper)).toEqual([]);
  });

  it('takes everything with it when it is the judge', async () => {
    const program = fileURLToPath(new URL('judge-to-be-killed.ts', import.meta.url));
    const judge = spawn(process.execPath, [program, conformance.hostFolder], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(judge.stdout, 'data');
    const { pid = 0 } = judge;
    await expect.poll(() => listHelpers(pid).flatMap(listBelow).length).toBe(3);
    const [helper = 0] = listHelpers(pid);
    const pids = [helper, ...listBelow(helper)];
    judge.kill('SIGKILL');
    await expect.poll(() => pids.filter(isRunning)).toEqual([]);
    expect(listGroups(helper)).toEqual([]);
  });
});

describe('an abort signal', () => {
  it('ends the run, which rejects with its reason', async () => {
    const controller = new AbortController();
    const { run, pids } = await startSleeping(controller.signal);
    controller.abort(new Error('changed my mind'));
    await expect(run).rejects.toThrow('changed my mind');
    expect(pids.slice(2).filter(isRunning)).toEqual([]);
    await conformance.checkUnharmed();
  });

  it('before the start prevents the run', async () => {
    const signal = AbortSignal.abort(new Error('too late'));
    await expect(getSlot().run(conformance.request('sleeping', [], { signal }))).rejects.toThrow('too late');
    await conformance.checkUnharmed();
  });

  it('of a queued run does not end the running one', async () => {
    const first = new AbortController();
    const second = new AbortController();
    const { run } = await startSleeping(first.signal);
    const waiting = getSlot().run(conformance.request('sleeping', [], { signal: second.signal }));
    second.abort(new Error('second'));
    first.abort(new Error('first'));
    await expect(run).rejects.toThrow('first');
    await expect(waiting).rejects.toThrow('second');
    await conformance.checkUnharmed();
  });
});

describe('a slot', () => {
  it('runs requests one at a time, in order', async () => {
    const order: number[] = [];
    const runs = [1, 2, 3].map(async (number) => {
      const facts = await getSlot().run(makeRequest(['/bin/sh', '-c', `echo ${number}`]));
      order.push(Number(Buffer.from(facts.standardOutput.bytes).toString()));
    });
    await Promise.all(runs);
    expect(order).toEqual([1, 2, 3]);
  });
});

describe('a full disk', () => {
  it.each(['standardOutput', 'standardError'] as const)(
    'under %s is an error of the sandbox',
    async (stream) => {
      const redirect = stream === 'standardOutput' ? '' : ' >&2';
      const request = makeRequest(['/bin/sh', '-c', `echo text${redirect}; sleep 60`], {
        [stream]: { maximumBytes: 100, path: '/dev/full' },
      });
      await expect(getSlot().run(request)).rejects.toThrow('cannot write /dev/full: No space left on device');
      await conformance.checkUnharmed();
    },
  );

  it('while a file is collected is a sandbox error', async () => {
    const request = makeRequest(['/bin/sh', '-c', 'echo text > file'], {
      collect: [{ name: 'file', maximumBytes: 100, path: '/dev/full' }],
    });
    await expect(getSlot().run(request)).rejects.toThrow('cannot write /dev/full: No space left on device');
    await conformance.checkUnharmed();
  });

  it('or a missing output folder is a sandbox error before the run', async () => {
    const path = join(conformance.hostFolder, 'no', 'such', 'folder');
    const request = makeRequest(['/bin/true'], { standardOutput: { maximumBytes: 1, path } });
    await expect(getSlot().run(request)).rejects.toThrow(`cannot create ${path}`);
    await conformance.checkUnharmed();
  });
});
