import { describe, expect, it } from 'vitest';
import { buildHelper } from './build-helper.ts';
import { makeRequest } from './conformance/conformance-request.ts';
import { configureSlot, examineMachine } from './machine.ts';
import { openSlot } from './slot.ts';

describe('a slot', () => {
  it('replaces a helper that no longer responds', async () => {
    const configuration = configureSlot({ binds: [], imageBinds: undefined }, examineMachine(1), 0);
    const { slot, pid, close } = await openSlot({
      index: 0,
      program: await buildHelper(),
      configuration,
      graceMs: 200,
    });
    const stopped = pid();
    if (stopped === undefined) throw new Error('no helper');
    process.kill(stopped, 'SIGSTOP');
    const run = slot.run(makeRequest(['/bin/true'], { limits: { wallTimeMs: 100 } }));
    await expect(run).rejects.toThrow('The sandbox helper was killed by SIGKILL');
    expect(await slot.run(makeRequest(['/bin/true']))).toMatchObject({ endedBy: 'itself', exitCode: 0 });
    expect(pid()).not.toBe(stopped);
    await close();
  });
});
