/** Attacks on the compiler: the same sandbox, limits of a compilation, the machine's own gcc and g++. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mebibyte, type Changes } from './conformance-request.ts';
import { openConformanceSandbox, type ConformanceSandbox, type Told } from './conformance-sandbox.ts';

const sources = fileURLToPath(new URL('../../conformance-programs/compile', import.meta.url));

let conformance: ConformanceSandbox;
beforeAll(async () => {
  conformance = await openConformanceSandbox('afterwards');
});
afterAll(async () => await conformance.close());

const limits = {
  cpuTimeMs: 3_000,
  wallTimeMs: 60_000,
  memoryBytes: 512 * mebibyte,
  stackBytes: 256 * mebibyte,
  processes: 64,
  fileBytes: 64 * mebibyte,
};

async function compile(name: string, options: readonly string[] = [], changes: Changes = {}): Promise<Told> {
  const compiler = name.endsWith('.cpp') ? '/usr/bin/g++' : '/usr/bin/gcc';
  return await conformance.command(
    [compiler, '-O2', '-w', '-fmax-errors=1', ...options, name, '-o', 'main'],
    {
      files: [{ name, source: { path: join(sources, name) } }],
      collect: [{ name: 'main', maximumBytes: 32 * mebibyte }],
      ...changes,
      limits: { ...limits, ...changes.limits },
    },
  );
}

describe('a compilation', () => {
  it('works', async () => {
    const facts = await compile('fine.cpp', [], { limits: { cpuTimeMs: 20_000 } });
    expect(facts).toMatchObject({ endedBy: 'itself', exitCode: 0, error: '' });
    expect(facts.collected).toMatchObject([{ state: 'collected' }]);
  });

  it.each([
    ['the password file', 'includes-shadow.c', 'No such file or directory'],
    ['the environment of the first process', 'includes-first-environment.c', 'No such file or directory'],
    ['a program with .incbin of the password file', 'embeds-shadow.c', 'file not found'],
  ])('cannot include %s', async (_, name, message) => {
    const facts = await compile(name);
    expect(facts).toMatchObject({ endedBy: 'itself', exitCode: 1, collected: [{ state: 'missing' }] });
    expect(facts.error).toContain(message);
  });

  it('cannot include a file of the host by its name', async () => {
    const canary = join(conformance.hostFolder, 'canary');
    const facts = await compile('includes-canary.c', [`-DHOST_CANARY="${canary}"`]);
    expect(facts).toMatchObject({ exitCode: 1 });
    expect(facts.error).toContain('No such file or directory');
    expect(facts.error).not.toContain('alive');
  });

  it('shows nothing but its own environment', async () => {
    const facts = await compile('includes-environment.c', [], {
      environment: { PATH: '/usr/bin', OWN: 'own' },
    });
    expect(facts.exitCode).toBe(1);
    expect(facts.error).not.toMatch(/HOME|USER|NODE/);
  });

  it('reads an empty standard input when it includes it', async () => {
    expect(await compile('includes-input.c')).toMatchObject({ endedBy: 'itself', exitCode: 1 });
  });

  it.each([
    ['a device without end', 'includes-zero.c'],
    ['random bytes', 'includes-random.c'],
    ['itself', 'includes-itself.c'],
    ['zeros as data', 'embeds-random.c'],
    ['a macro that doubles itself', 'macro-bomb.c'],
    ['an assembler loop', 'repeated-assembly.c'],
    ['an object of a gigabyte', 'gigabyte-object.c'],
    ['nested templates', 'template-bomb.cpp'],
    ['a long calculation', 'constexpr-loop.cpp'],
  ])('ends by its limits, without a result: %s', async (_, name) => {
    const facts = await compile(name);
    const isEnded =
      facts.endedBy !== 'itself' || facts.isOutOfMemory || facts.signal !== undefined || facts.exitCode !== 0;
    expect(isEnded).toBe(true);
    expect(facts.cpuTimeUs).toBeLessThan(4_000_000);
    expect(facts.memoryPeakBytes).toBeLessThanOrEqual(conformance.highestPeak(limits.memoryBytes));
    expect(facts.collected).not.toMatchObject([{ state: 'collected' }]);
  });

  it('gains nothing from pragmas that name files', async () => {
    const facts = await compile('pragma-output.c');
    expect(facts.error).not.toContain('root:');
  });

  it.each([
    ['-x', ['-x', 'none', '/etc/shadow']],
    ['@file', ['@/etc/shadow']],
    ['-include', ['-include', '/etc/shadow']],
    ['-B', ['-B/w/']],
    ['-wrapper', ['-wrapper', '/w/tool']],
    ['-specs', ['-specs=/etc/shadow']],
    ['-fplugin', ['-fplugin=/w/plugin.so']],
    ['-o outside', ['-o', '/etc/passwd']],
  ])('with option tricks stays where it is: %s', async (_, options) => {
    const tool = '#!/bin/sh\ncat /etc/shadow >&2; echo broken > /etc/passwd; exit 1\n';
    const files = [
      { name: 'fine.c', source: { bytes: Buffer.from('int main(void) { return 0; }') } },
      { name: 'tool', source: { bytes: Buffer.from(tool) }, isExecutable: true },
      { name: 'cc1', source: { bytes: Buffer.from(tool) }, isExecutable: true },
      { name: 'plugin.so', source: { bytes: Buffer.from('no library') } },
    ];
    const facts = await conformance.command(['/usr/bin/gcc', 'fine.c', ...options], { files, limits });
    expect(facts.endedBy).toBe('itself');
    expect(facts.output + facts.error).not.toContain('root:');
    expect(await readFile('/etc/passwd', 'utf8')).toContain('root:');
  });
});
