import { SandboxError } from '@touchstone/sandbox';
import { afterEach, describe, expect, it } from 'vitest';
import { findMachineFailure, MachineError } from './machine-fault.ts';
import { createMachineHealth, type MachineHealthInput } from './machine-health.ts';

const full = { fault: 'disk-full', detail: 'no space' } as const;

describe('a failure of the machine', () => {
  const systemError = (code: string) =>
    Object.assign(new Error(`${code}: it failed, open '/var/lib/judge/work/file'`), {
      code,
      syscall: 'open',
    });

  it.each([
    ['a full disk', systemError('ENOSPC'), 'disk-full'],
    ['a used-up quota', systemError('EDQUOT'), 'disk-full'],
    ['a read-only disk', systemError('EROFS'), 'read-only'],
    ['no memory', systemError('ENOMEM'), 'memory'],
    ['no memory for a buffer', new RangeError('Array buffer allocation failed'), 'memory'],
    ['a limit of processes', systemError('EAGAIN'), 'processes'],
    ['a file that cannot be read', systemError('EIO'), 'files'],
    ['a sandbox that cannot fork', new SandboxError('clone: Resource temporarily unavailable'), 'processes'],
    ['a lost control group', new SandboxError('the control group is gone: No such file'), 'control-groups'],
    ['a sandbox without room', new SandboxError('write: No space left on device'), 'disk-full'],
    ['a sandbox that fails', new SandboxError('the helper ended'), 'sandbox'],
    ['a store that is away', new MachineError('store', 'the server answered 503'), 'store'],
    ['a cause within', new Error('cannot be kept', { cause: systemError('EROFS') }), 'read-only'],
  ])('is %s', (_, error, fault) => {
    expect(findMachineFailure(error)).toMatchObject({ fault });
    expect(findMachineFailure(error)?.detail).not.toContain('/var/lib');
  });

  it('is no fault of our own', () => {
    expect(findMachineFailure(new TypeError('undefined is not a function'))).toBeUndefined();
    expect(findMachineFailure('a text')).toBeUndefined();
    // A problem with an extra file of this name must not pause a judge.
    expect(
      findMachineFailure(new SandboxError('../x is no name of a file in the work folder')),
    ).toBeUndefined();
  });
});

describe('the health of the machine', () => {
  let stopping = new AbortController();
  afterEach(() => {
    stopping.abort();
    stopping = new AbortController();
  });

  function open(input: Partial<MachineHealthInput> = {}) {
    const events: string[] = [];
    const health = createMachineHealth({
      test: () => Promise.resolve(),
      signal: stopping.signal,
      onPaused: ({ fault }) => events.push(fault),
      onReady: () => events.push('ready'),
      pauseMs: () => 0,
      ...input,
    });
    return { health, events };
  }

  it('pauses after two failures in a row, and says why', async () => {
    const { health, events } = open();
    health.failed(full);
    health.worked();
    health.failed(full);
    expect(health.pausedBecause).toBeUndefined();
    health.failed(full);
    expect(health.pausedBecause).toEqual(full);
    await health.whenReady();
    expect(health.pausedBecause).toBeUndefined();
    expect(events).toEqual(['disk-full', 'ready']);
  });

  it('tests until a test passes, and names what fails now', async () => {
    let tests = 0;
    const seen: unknown[] = [];
    const { health } = open({
      test: () => {
        seen.push(health.pausedBecause?.fault);
        tests += 1;
        return tests < 3 ? Promise.reject(new MachineError('read-only', 'still')) : Promise.resolve();
      },
    });
    health.failed(full);
    health.failed(full);
    await health.whenReady();
    expect(seen).toEqual(['disk-full', 'read-only', 'read-only']);
  });

  it('pauses again at the first failure after that, until something was judged', async () => {
    const { health, events } = open();
    health.failed(full);
    health.failed(full);
    await health.whenReady();
    health.failed(full);
    await health.whenReady();
    health.worked();
    health.failed(full);
    expect(events).toEqual(['disk-full', 'ready', 'disk-full', 'ready']);
  });

  it('does not count a store that is away', () => {
    const { health, events } = open();
    for (let failures = 0; failures < 5; failures += 1) health.failed({ fault: 'store', detail: '503' });
    expect(events).toEqual([]);
  });

  it('ends its tests when the judge stops', async () => {
    const { health, events } = open({ test: () => Promise.reject(new MachineError('files', 'gone')) });
    health.failed(full);
    health.failed(full);
    stopping.abort();
    await health.whenReady();
    expect(events).toEqual(['disk-full']);
  });
});
