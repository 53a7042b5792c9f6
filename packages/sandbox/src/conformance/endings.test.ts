import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openConformanceSandbox, tell, type ConformanceSandbox } from './conformance-sandbox.ts';

let conformance: ConformanceSandbox;
beforeAll(async () => {
  conformance = await openConformanceSandbox('endings');
});
afterAll(async () => await conformance.close());

/** Many small runs: whether they harm anything is asked once. */
async function runOnly(program: string, args: readonly string[]) {
  const [slot] = conformance.sandbox.slots;
  if (slot === undefined) throw new Error('no slot');
  return tell(await slot.run(conformance.request(program, args)));
}

describe('the end of a program', () => {
  it('is reported with its exit code, from 0 to 255', async () => {
    const codes = Array.from({ length: 256 }, (_, code) => code);
    const told: (number | undefined)[] = [];
    for (const code of codes) told.push((await runOnly('exit-with', [String(code)])).exitCode);
    expect(told).toEqual(codes);
    await conformance.checkUnharmed();
  });

  // Those whose default is to end the process; not SIGCHLD, SIGURG, SIGWINCH, SIGCONT, and the ones that stop it.
  const fatal = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 24, 25, 26, 27, 29, 30, 31, 34, 64];
  it.each(fatal)('is reported with its signal: %i', async (signal) => {
    expect(await runOnly('end-by-signal', [String(signal)])).toMatchObject({
      endedBy: 'itself',
      exitCode: undefined,
      signal,
      isOutOfMemory: false,
    });
  });

  it.each([
    ['a wild pointer', 's', 11],
    ['a division by zero', 'f', 8],
    ['an illegal instruction', 'i', 4],
    ['a page beyond the end of a file', 'b', 7],
  ])('by %s is reported with the signal of the fault', async (_, argument, signal) => {
    expect(await conformance.run('fault', [argument])).toMatchObject({ endedBy: 'itself', signal });
  });

  it('by abort() is signal 6', async () => {
    expect(await conformance.run('abort')).toMatchObject({ signal: 6 });
  });

  it('leaves signal dispositions at their defaults', async () => {
    expect((await conformance.run('signal-facts')).output).toBe('0\n');
  });
});

describe('a program that cannot be started', () => {
  it.each([
    ['is missing', '/w/nothing', { exitCode: 127, startError: 'No such file or directory' }],
    ['is a folder', '/w', { exitCode: 126, startError: 'Permission denied' }],
    ['is not executable', './text', { exitCode: 126, startError: 'Permission denied' }],
    ['has no format', './noise', { exitCode: 126, startError: 'Exec format error' }],
    ['lacks its interpreter', './script', { exitCode: 127, startError: 'No such file or directory' }],
  ])('is reported when it %s', async (_, program, expected) => {
    const file = (name: string, text: string, isExecutable: boolean) => ({
      name,
      source: { bytes: Buffer.from(text) },
      isExecutable,
    });
    const files = [
      file('text', 'text', false),
      file('noise', '\u0001\u0002', true),
      file('script', '#!/no/such', true),
    ];
    const facts = await conformance.command([program], { files });
    expect(facts).toMatchObject({ endedBy: 'itself', ...expected });
    expect(facts.error).toContain(`cannot start ${program}`);
  });
});
