/**
 * Nothing of one run is observable by another: a writer and a reader, one after the other in one slot and at once in two, and
 * a control that shows that the pair would see it.
 */
import { stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listChildren } from '@touchstone/process-table';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listRunTimeFiles } from '../index.ts';
import { examineMachine } from '../machine.ts';
import type { Slot } from '../run.ts';
import { makeRequest, mebibyte, type Changes } from './conformance-request.ts';
import { openConformanceSandbox, tell, type ConformanceSandbox } from './conformance-sandbox.ts';
import { listHelpers } from './host-processes.ts';

/** What is looked at is more than in other runs: every page of every file. */
const large: Changes = {
  limits: { cpuTimeMs: 20_000, wallTimeMs: 120_000, memoryBytes: 256 * mebibyte },
};
/** The shell brings the C library. */
const paths = ['/bin/sh', '/bin/cat', '/etc/ld.so.cache', '/usr/lib/locale'];

let conformance: ConformanceSandbox;
let slots: readonly [Slot, Slot];
beforeAll(async () => {
  const runTimeFiles = await listRunTimeFiles(paths);
  conformance = await openConformanceSandbox('channels', { slots: 2, runTimeFiles });
  const [one, other] = conformance.sandbox.slots;
  if (one === undefined || other === undefined) throw new Error('no slots');
  slots = [one, other];
});
afterAll(async () => await conformance.close());

const ask = async (slot: Slot, program: string, args: readonly string[], changes: Changes = large) =>
  tell(await slot.run(conformance.request(program, args, changes)));
const observe = async (slot: Slot) => (await ask(slot, 'pair', ['/', 'observe'])).output;
const disturb = async (slot: Slot) => await ask(slot, 'pair', ['/', 'disturb']);

/** An ordinary user's runs have no image: what they can see of others is a weakness that the sandbox reports. */
const { canHaveImage, controlGroups } = examineMachine(2);
const hasImage = canHaveImage && controlGroups.version !== 'none';

describe.runIf(hasImage)('what a run sees of the files', () => {
  it('stays the same whatever another run did before it in its slot', async () => {
    const [slot] = slots;
    const before = await observe(slot);
    expect(before).toMatch(/^seen [0-9a-f]{16}, major faults 0\n$/);
    expect(await disturb(slot)).toMatchObject({ exitCode: 0, error: '' });
    expect(await observe(slot)).toBe(before);
  });

  it('stays the same whatever another run does meanwhile in another slot', async () => {
    const [one, other] = slots;
    const before = await observe(other);
    const controller = new AbortController();
    const staying = one.run(
      conformance.request('pair', ['/', 'disturb', 'stay'], { ...large, signal: controller.signal }),
    );
    // Looked at later; a rejection in between is not lost.
    staying.catch(() => undefined);
    await expect.poll(countRuns).toBe(1);
    expect(await observe(other)).toBe(before);
    await disturb(other);
    expect(await observe(other)).toBe(before);
    controller.abort(new Error('enough'));
    await expect(staying).rejects.toThrow('enough');
  });

  it('would differ if it could be disturbed: files of its own', async () => {
    const [slot] = slots;
    const { output } = await ask(slot, 'pair', ['/w', 'observe', 'observe', 'observe', 'disturb', 'observe']);
    // The first look itself is seen, in the time of the last access.
    const [, second, third, fourth] = output.trimEnd().split('\n');
    expect(third).toBe(second);
    expect(fourth).not.toBe(third);
  });

  it('is a copy: no file of the host, as compilers see them', async () => {
    const [slot] = slots;
    const seen = await Promise.all(
      [false, true].map(async (needsToolchains) => {
        const command = ['/bin/sh', '-c', 'test -e /usr/bin/gcc'] as const;
        return (await slot.run({ ...makeRequest(command), needsToolchains })).exitCode;
      }),
    );
    expect(seen).toEqual([1, 0]);
  });
});

describe.runIf(hasImage)('of its own process a run', () => {
  const asked = { standardInput: { bytes: Buffer.from('input') } };

  it('sees what runtimes need, and nothing that tells of others', async () => {
    const { output } = await ask(slots[0], 'list-own-process', [], asked);
    expect(output.trimEnd().split('\n')).toEqual([
      '/proc: 2',
      '/proc/self: 7',
      '/proc/self/task: absent',
      '/proc/self/map_files: absent',
      '/proc/thread-self: absent',
      '/proc/1: absent',
      '/sys: absent',
      'exe /w/list-own-process',
      'maps 1 stdin 1',
    ]);
  });

  it('would see more where the host is shown', async () => {
    const { output } = await ask(slots[0], 'list-own-process', [], { ...asked, needsToolchains: true });
    expect(output).toContain('/proc/self/pagemap\n');
    expect(output).toContain('/proc/self/mountinfo\n');
  });
});

describe('standard input', () => {
  it('tells nothing of the file that it comes from', async () => {
    const path = join(conformance.hostFolder, 'input');
    await writeFile(path, 'test data\n');
    await utimes(path, 1000, 1000);
    const { dev } = await stat(path);
    const { output } = await ask(slots[0], 'describe-input', [], { standardInput: { path } });
    expect(output).toMatch(/^times 0, .*\ndevice \d+\ntest data\n$/);
    expect(output).not.toContain(`device ${dev}\n`);
  });
});

const countRuns = (): number =>
  listHelpers().flatMap(listChildren).flatMap(listChildren).flatMap(listChildren).length;
