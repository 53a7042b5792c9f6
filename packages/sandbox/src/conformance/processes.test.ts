import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openConformanceSandbox, type ConformanceSandbox } from './conformance-sandbox.ts';

let conformance: ConformanceSandbox;
beforeAll(async () => {
  conformance = await openConformanceSandbox('processes');
});
afterAll(async () => await conformance.close());

describe('processes', () => {
  it('are limited in number', async () => {
    const facts = await conformance.run('limit-of-processes', [], { limits: { processes: 10 } });
    expect(facts).toMatchObject({ exitCode: 0, output: '9 children, then EAGAIN\n' });
  });

  it('include threads in their limit', async () => {
    const facts = await conformance.run('thread-bomb', [], { limits: { processes: 10 } });
    expect(facts).toMatchObject({ exitCode: 0, output: '9 threads, then EAGAIN\n' });
  });

  it.each([
    ['a fork bomb', 'fork-bomb'],
    ['processes that replace each other', 'vfork-chain'],
  ])('end with the run: %s', async (_, program) => {
    const facts = await conformance.run(program, [], { limits: { cpuTimeMs: 300, processes: 64 } });
    expect(['itself', 'cpu-time']).toContain(facts.endedBy);
  });

  it('end with the run: a daemon that left its session', async () => {
    expect(await conformance.run('daemon')).toMatchObject({ endedBy: 'itself', output: 'daemon started\n' });
  });

  it('see only the processes of their own run', async () => {
    expect((await conformance.run('list-processes')).output).toBe('own 2: 2\n');
  });
});

describe('signals', () => {
  it('to all processes reach only those of the run', async () => {
    expect(await conformance.run('kill-everything')).toMatchObject({
      endedBy: 'itself',
      exitCode: 0,
      output: expect.stringMatching(/^0\nalone: (-1|0)\n$/),
    });
  });

  it('to the first process of the run do nothing', async () => {
    const facts = await conformance.run('kill-first-process');
    // Without root it has the same user id; then the kernel drops what is sent to it from inside.
    const refused = conformance.sandbox.confinement.isPrivileged ? 64 : 0;
    expect(facts).toMatchObject({ exitCode: 0, output: `parent 1\n${refused} refused\n` });
  });

  it('cannot reach processes of the host by id', async () => {
    expect((await conformance.run('kill-numbers')).output).toBe('0 others\n');
  });

  it('to the own group end the program', async () => {
    expect(await conformance.run('kill-group')).toMatchObject({ endedBy: 'itself', signal: 15 });
  });
});
