import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { describeProofs, listNeededRuns } from './describe-proofs.ts';
import { hashSandbox, hashSuite, replaceProof, type KernelProof } from './kernel-proof.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'touchstone-proof-'));
  for (const path of [
    'native/main.c',
    'src/run.ts',
    'src/conformance/time.test.ts',
    'conformance-programs/a.c',
  ])
    write(path, 'text');
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

describe('the hashes of a proof', () => {
  it.each([
    ['a source of the helper', 'native/main.c', true, false],
    ['a new header', 'native/new.h', true, false],
    ['a source of the client', 'src/run.ts', true, false],
    ['a unit test', 'src/run.test.ts', false, false],
    ['a conformance test', 'src/conformance/time.test.ts', false, true],
    ['a part of the suite', 'src/conformance/host-groups.ts', false, true],
    ['a conformance program', 'conformance-programs/refused/x64/a.c', false, true],
    ['the record of proofs', 'src/proof/kernel-proof.ts', false, false],
    ['a compiled helper', 'build/sandbox-1', false, false],
  ])('change with %s where they should', (_, path, changesSandbox, changesSuite) => {
    const before = [hashSandbox(folder), hashSuite(folder)];
    write(path, 'other text');
    expect(hashSandbox(folder) !== before[0]).toBe(changesSandbox);
    expect(hashSuite(folder) !== before[1]).toBe(changesSuite);
  });

  it('of the sandbox need no tests', () => {
    const before = hashSandbox(folder);
    rmSync(join(folder, 'conformance-programs'), { recursive: true });
    rmSync(join(folder, 'src/conformance'), { recursive: true });
    expect(hashSandbox(folder)).toBe(before);
  });
});

const proof: KernelProof = {
  architecture: 'arm64',
  controlGroups: 'v2',
  kernel: '6.1.0-54-arm64',
  provedAt: '2026-11-17',
  tests: 300,
  sandboxHash: 'a',
  suiteHash: 'b',
};

describe('proofs', () => {
  it.each([
    [
      'counts for the same sources',
      { sandboxHash: 'a', suiteHash: 'b' },
      'proved',
      'passed 300 tests on Linux 6.1.0-54-arm64, 2026-11-17',
    ],
    ['counts where there are no tests', { sandboxHash: 'a' }, 'proved', 'passed'],
    [
      'is outdated with another sandbox',
      { sandboxHash: 'x', suiteHash: 'b' },
      'outdated',
      'the sandbox changed',
    ],
    ['is outdated with another suite', { sandboxHash: 'a', suiteHash: 'x' }, 'outdated', 'the suite changed'],
    [
      'is outdated with both',
      { sandboxHash: 'x', suiteHash: 'x' },
      'outdated',
      'the sandbox and the suite changed',
    ],
  ])('%s', (_, current, state, text) => {
    const lines = describeProofs([proof], current);
    expect(lines[0]).toMatchObject({
      architecture: 'arm64',
      controlGroups: 'v2',
      state,
      text: expect.stringContaining(text),
    });
    expect(lines.slice(1).map((line) => line.state)).toEqual(['not proved', 'not proved', 'not proved']);
  });

  it.each<[string, KernelProof[], string[]]>([
    ['nothing, when each version passed on one architecture', [proof, { ...proof, controlGroups: 'v1' }], []],
    ['a version that passed nowhere', [proof], ['arm64 v1', 'x64 v1']],
    [
      'an outdated one, also when another architecture passed',
      [proof, { ...proof, controlGroups: 'v1' }, { ...proof, architecture: 'x64', sandboxHash: 'older' }],
      ['x64 v2'],
    ],
  ])('need %s', (_, proofs, needed) => {
    const runs = listNeededRuns(describeProofs(proofs, { sandboxHash: 'a', suiteHash: 'b' }));
    expect(runs.map(({ architecture, controlGroups }) => `${architecture} ${controlGroups}`)).toEqual(needed);
  });

  it('replace the one of the same architecture and version', () => {
    const other: KernelProof = { ...proof, architecture: 'x64' };
    const newer: KernelProof = { ...proof, kernel: '6.12.1-arm64' };
    const older: KernelProof = { ...proof, controlGroups: 'v1' };
    expect(replaceProof([other, older, proof], newer)).toEqual([newer, older, other]);
  });
});
