import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mebibyte } from './conformance-request.ts';
import { openConformanceSandbox, type ConformanceSandbox } from './conformance-sandbox.ts';

let conformance: ConformanceSandbox;
beforeAll(async () => {
  conformance = await openConformanceSandbox('memory');
});
afterAll(async () => await conformance.close());

const roomForFiles = { fileBytes: 512 * mebibyte };

describe('memory', () => {
  it.each([
    ['on the heap', 'heap', []],
    ['in a static array', 'static-array', []],
    ['in a private mapping', 'mapping', []],
    ['in a shared mapping', 'shared-mapping', []],
    ['in files without a name', 'memory-file', []],
    ['in files in /w', 'temporary-files', ['/w']],
    ['in files in /tmp', 'temporary-files', ['/tmp']],
    ['in files in /dev/shm', 'temporary-files', ['/dev/shm']],
    ['in many small processes', 'many-small-processes', []],
    ['in a child whose parent waits forever', 'child-without-memory', []],
  ])('beyond the limit ends the run: %s', async (_, program, args) => {
    const facts = await conformance.run(program, args, { limits: roomForFiles });
    expect(facts).toMatchObject({ endedBy: 'itself', signal: 9, isOutOfMemory: true });
    expect(facts.memoryPeakBytes).toBeLessThanOrEqual(conformance.highestPeak(64 * mebibyte));
    expect(facts.memoryPeakBytes).toBeGreaterThan(60 * mebibyte);
  });

  it('that is reserved but not touched is not counted', async () => {
    const facts = await conformance.run('untouched-array');
    expect(facts).toMatchObject({ exitCode: 0, isOutOfMemory: false, output: '0\n' });
    expect(facts.memoryPeakBytes).toBeLessThan(4 * mebibyte);
  });

  it('is reported at its peak', async () => {
    const { memoryPeakBytes } = await conformance.run('known-peak');
    expect(memoryPeakBytes).toBeGreaterThanOrEqual(32 * mebibyte);
    expect(memoryPeakBytes).toBeLessThan(34 * mebibyte);
  });

  it('of the standard input is not counted', async () => {
    const source = { bytes: Buffer.alloc(48 * mebibyte, 'x') };
    const facts = await conformance.run('known-peak', [], {
      files: [{ name: 'input', source }],
      standardInput: source,
    });
    expect(facts).toMatchObject({ exitCode: 0, isOutOfMemory: false });
    expect(facts.memoryPeakBytes).toBeLessThan(34 * mebibyte);
  });

  it('of the kernel is counted: pipes cannot exceed the limit', async () => {
    const facts = await conformance.run('pipes', [], { limits: { memoryBytes: 16 * mebibyte } });
    expect(facts.endedBy).toBe('itself');
    expect(facts.memoryPeakBytes).toBeLessThanOrEqual(conformance.highestPeak(16 * mebibyte));
  });
});

describe('the stack', () => {
  it('ends an infinite recursion by a segmentation fault', async () => {
    const facts = await conformance.run('stack');
    expect(facts).toMatchObject({ endedBy: 'itself', signal: 11, isOutOfMemory: false });
    expect(facts.memoryPeakBytes).toBeGreaterThan(8 * mebibyte);
  });

  it.each([
    ['lets a deep recursion pass where the limit allows it', 64, { exitCode: 0, output: '10000\n' }],
    ['ends the same recursion where it does not', 16, { signal: 11 }],
  ])('%s', async (_, stack, expected) => {
    const facts = await conformance.run('deep-stack', [], { limits: { stackBytes: stack * mebibyte } });
    expect(facts).toMatchObject(expected);
  });
});
