import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Changes } from './conformance-request.ts';
import { openConformanceSandbox, tell, type ConformanceSandbox, type Told } from './conformance-sandbox.ts';

let conformance: ConformanceSandbox;
beforeAll(async () => {
  conformance = await openConformanceSandbox('connected');
});
afterAll(async () => await conformance.close());

async function connect(
  one: string,
  other: string,
  changes: Changes = {},
  args: readonly string[] = [],
): Promise<[Told, Told]> {
  const [slot] = conformance.sandbox.slots;
  if (slot === undefined) throw new Error('no slot');
  const facts = await slot.runConnected(
    conformance.request(one, [], changes),
    conformance.request(other, args, changes),
  );
  await conformance.checkUnharmed();
  return [tell(facts[0]), tell(facts[1])];
}

describe('two connected runs', () => {
  it('can open their pipes by name', async () => {
    const [ask] = await connect('ask-by-name', 'answer');
    expect(ask).toMatchObject({ endedBy: 'itself', exitCode: 0, error: 'sum 285\n' });
  });

  it('talk through pipes of the kernel', async () => {
    const [ask, answer] = await connect('ask', 'answer');
    expect(ask).toMatchObject({ endedBy: 'itself', exitCode: 0, error: 'sum 285\n' });
    expect(answer).toMatchObject({ endedBy: 'itself', exitCode: 7, error: 'end of input\n' });
  });

  it.each([
    ['first', 'leave', 'wait-for-input', { exitCode: 3 }, { exitCode: 4 }],
    ['second', 'wait-for-input', 'leave', { exitCode: 4 }, { exitCode: 3 }],
  ])('see the end of input when the %s ends', async (_, one, other, first, second) => {
    expect(await connect(one, other)).toMatchObject([first, second]);
  });

  it.each([
    ['first', 'write-much', 'leave', { exitCode: 0 }, { exitCode: 3 }],
    ['second', 'leave', 'write-much', { exitCode: 3 }, { exitCode: 0 }],
  ])('see no broken pipe: the %s writes when the other has ended', async (_, one, other, first, second) => {
    expect(await connect(one, other)).toMatchObject([first, second]);
  });

  it('end by their limits when they write for ever to one that has ended', async () => {
    const [leaving, writing] = await connect('leave', 'write-forever', { limits: { cpuTimeMs: 200 } });
    expect(leaving).toMatchObject({ endedBy: 'itself', exitCode: 3 });
    expect(writing).toMatchObject({ endedBy: 'cpu-time', signal: 9 });
  });

  it('lose nothing when another thread than the first reads', async () => {
    const [reading, writing] = await connect('read-in-thread', 'write-much');
    expect(reading).toMatchObject({ endedBy: 'itself', exitCode: 0, error: `${256 * 4096} bytes\n` });
    expect(writing).toMatchObject({ endedBy: 'itself', exitCode: 0 });
  });

  it('that wait for each other end by their wall time', async () => {
    const facts = await connect('wait-for-input', 'wait-for-input', { limits: { wallTimeMs: 200 } });
    expect(facts.some(({ endedBy }) => endedBy === 'wall-time')).toBe(true);
  });

  it('have limits of their own: one is ended, the other goes on', async () => {
    const [spin, waiting] = await connect('spin', 'wait-for-input', { limits: { cpuTimeMs: 200 } });
    expect(spin).toMatchObject({ endedBy: 'cpu-time', signal: 9 });
    expect(waiting).toMatchObject({ endedBy: 'itself', exitCode: 4 });
  });

  it('are not held up by children that keep the pipe', async () => {
    const [left, waiting] = await connect('leave-child-with-pipe', 'wait-for-input');
    expect(left).toMatchObject({ endedBy: 'itself', exitCode: 0 });
    expect(waiting).toMatchObject({ endedBy: 'itself', exitCode: 4 });
  });

  it('see when the other closes its output and lives on', async () => {
    expect(await connect('close-output', 'wait-for-input')).toMatchObject([{ exitCode: 0 }, { exitCode: 4 }]);
  });

  it('are not held up when the other closes its input and lives on', async () => {
    const [closing, writing] = await connect('close-input', 'write-much');
    expect([closing, writing]).toMatchObject([{ exitCode: 0 }, { exitCode: 0 }]);
    // Without control groups the one that writes goes on when the other has ended.
    const isHeldUp = writing.wallTimeUs >= closing.wallTimeUs;
    expect(isHeldUp && conformance.sandbox.confinement.controlGroups !== 'none').toBe(false);
  });

  it('are ended when the other refuses, and do not notice it before', async () => {
    const [slot] = conformance.sandbox.slots;
    if (slot === undefined) throw new Error('no slot');
    const isCertain = conformance.sandbox.confinement.controlGroups !== 'none';
    const refusing = conformance.request('leave', [], { refusingExitCodes: [2, 3] });
    for (let round = 0; round < 20; round += 1) {
      // One of them notices the end of its input, the other one nothing at all.
      const one = round % 2 === 0 && isCertain ? 'wait-for-input' : 'write-forever';
      const [program, interactor] = await slot.runConnected(conformance.request(one, []), refusing);
      expect(program).toMatchObject({ endedBy: 'other-run', signal: 9 });
      expect(interactor).toMatchObject({ endedBy: 'itself', exitCode: 3 });
    }
    await conformance.checkUnharmed();
  });

  it('go on when the other ends with another exit code', async () => {
    const facts = await connect('wait-for-input', 'leave', { refusingExitCodes: [2] });
    expect(facts).toMatchObject([
      { endedBy: 'itself', exitCode: 4 },
      { endedBy: 'itself', exitCode: 3 },
    ]);
  });

  it('report which of them ended first', async () => {
    const [slot] = conformance.sandbox.slots;
    if (slot === undefined) throw new Error('no slot');
    let wrong = 0;
    for (let round = 0; round < 20; round += 1) {
      const [waiting, leaving] = await slot.runConnected(
        conformance.request('wait-for-input', []),
        conformance.request('leave', []),
      );
      if (leaving.wallTimeUs > waiting.wallTimeUs) wrong += 1;
    }
    // Without control groups it is likely, but not certain; the sandbox says so among its weaknesses.
    const isCertain = conformance.sandbox.confinement.controlGroups !== 'none';
    expect(isCertain ? wrong : 0).toBe(0);
    await conformance.checkUnharmed();
  });

  it('have files of their own, which are collected', async () => {
    const collect = [{ name: 'result', maximumBytes: 100 }];
    const [, interactor] = await connect('answer', 'write-file', { collect }, ['result']);
    expect(interactor.collected).toEqual([{ state: 'collected', size: 9, bytes: Buffer.from('heard 25\n') }]);
  });
});
