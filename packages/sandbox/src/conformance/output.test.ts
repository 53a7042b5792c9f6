import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mebibyte } from './conformance-request.ts';
import { openConformanceSandbox, type ConformanceSandbox } from './conformance-sandbox.ts';

let conformance: ConformanceSandbox;
beforeAll(async () => {
  conformance = await openConformanceSandbox('output');
});
afterAll(async () => await conformance.close());

describe('an output flood', () => {
  it.each([
    ['standard output', '1', { standardOutput: { isTruncated: true, size: mebibyte } }],
    ['standard error', '2', { standardError: { isTruncated: true, size: mebibyte } }],
    ['both', '12', {}],
  ])('on %s ends the run', async (_, streams, expected) => {
    const facts = await conformance.run('flood', [streams]);
    expect(facts).toMatchObject({ endedBy: 'output', ...expected });
  });

  it('into a file of the host stops at its limit', async () => {
    const path = join(conformance.hostFolder, 'flood');
    const facts = await conformance.run('flood', ['1'], { standardOutput: { maximumBytes: 100_000, path } });
    expect(facts).toMatchObject({
      endedBy: 'output',
      standardOutput: { size: 100_000, isTruncated: true, bytes: Buffer.alloc(0) },
    });
    expect((await readFile(path)).length).toBe(100_000);
  });

  it('in small writes ends at the wall time limit', async () => {
    const facts = await conformance.run('drip', [], { limits: { wallTimeMs: 200 } });
    expect(facts).toMatchObject({ endedBy: 'wall-time' });
    expect(facts.output).toMatch(/^\.+$/);
  });
});

describe('output', () => {
  it.each([
    [4096, { endedBy: 'itself', standardOutput: { size: 4096, isTruncated: false } }],
    [4097, { endedBy: 'output', standardOutput: { size: 4096, isTruncated: true } }],
    [0, { endedBy: 'itself', standardOutput: { size: 0, isTruncated: false } }],
  ])('of %i bytes with room for 4096', async (size, expected) => {
    const facts = await conformance.run('so-many-bytes', [String(size)], {
      standardOutput: { maximumBytes: 4096 },
    });
    expect(facts).toMatchObject(expected);
  });

  it('may contain every byte value', async () => {
    const every = Buffer.from(Array.from({ length: 256 }, (_, byte) => byte));
    const facts = await conformance.run('every-byte');
    expect(Buffer.from(facts.standardOutput.bytes)).toEqual(every);
    expect(Buffer.from(facts.standardError.bytes)).toEqual(Buffer.from(every.toReversed()));
  });

  it('may be one line of megabytes', async () => {
    const line = Buffer.alloc(3 * mebibyte, 'a');
    const facts = await conformance.run('echo-input', [], {
      standardInput: { bytes: line },
      standardOutput: { maximumBytes: 4 * mebibyte },
    });
    expect(Buffer.from(facts.standardOutput.bytes).equals(line)).toBe(true);
  });

  it('may be closed by the program', async () => {
    const facts = await conformance.run('closed-output');
    expect(facts).toMatchObject({ endedBy: 'itself', exitCode: 0, output: '' });
  });

  it('arrives completely when the input is not read', async () => {
    const facts = await conformance.run('so-many-bytes', ['3'], {
      standardInput: { bytes: Buffer.alloc(5 * mebibyte) },
    });
    expect(facts).toMatchObject({ exitCode: 0, output: 'xxx' });
  });
});

describe('files', () => {
  it('larger than the limit end the program', async () => {
    expect(await conformance.run('large-file')).toMatchObject({ endedBy: 'itself', signal: 25 });
  });

  it('may not exceed the limit together', async () => {
    expect((await conformance.run('many-files')).output).toBe('ENOSPC\n');
  });

  it('may have a larger limit together than each', async () => {
    const limits = { allFilesBytes: 32 * mebibyte };
    const script =
      'for name in 1 2 3; do head -c 7000000 /dev/zero > $name; done; head -c 9000000 /dev/zero > 4';
    const facts = await conformance.shell(`${script}; stat -c %s 1 2 3 4`, { limits });
    expect(facts.output).toBe(`7000000\n7000000\n7000000\n${8 * mebibyte}\n`);
  });

  it('without content are limited too', async () => {
    const facts = await conformance.run('empty-files', [], { limits: { memoryBytes: 256 * mebibyte } });
    expect(facts).toMatchObject({ endedBy: 'itself', output: 'ENOSPC\n' });
  });

  it('with holes cannot be larger than the limit', async () => {
    expect((await conformance.run('sparse-file')).output).toBe('EFBIG\nEFBIG\n');
  });
});

describe('arguments and environment', () => {
  it('are exactly the ones given', async () => {
    const facts = await conformance.run('print-arguments', ['a b', '', '"\'$x'], {
      environment: { LANG: 'C', EMPTY: '' },
    });
    expect(facts.output).toBe('3 arguments, 7 bytes\nLANG=C\nEMPTY=\n');
  });

  it('may be long', async () => {
    const args = Array.from({ length: 1000 }, () => 'x'.repeat(1000));
    const facts = await conformance.run('print-arguments', args, { environment: {} });
    expect(facts.output).toBe('1000 arguments, 1000000 bytes\n');
  });

  it('too long for the kernel are reported as a start error', async () => {
    const facts = await conformance.run('print-arguments', ['x'.repeat(200_000)]);
    expect(facts).toMatchObject({ exitCode: 126, startError: 'Argument list too long' });
  });
});
