import type { ControlGroups } from '@touchstone/sandbox';
import { describe, expect, it } from 'vitest';
import type { ProofLine } from '@touchstone/sandbox/proof';
import {
  checkControlGroups,
  checkKernelProof,
  describeControlGroups,
  describeKernelProof,
} from './check-isolation.ts';

const version1: ControlGroups = {
  version: 'v1',
  memoryFolder: '/sys/fs/cgroup/memory/touchstone',
  pidsFolder: '/sys/fs/cgroup/pids/touchstone',
  cpuFolder: '/sys/fs/cgroup/cpuacct/touchstone',
};

describe('control groups', () => {
  it.each<[string, ControlGroups, string, string]>([
    [
      'version 2',
      { version: 'v2', folder: '/sys/fs/cgroup/touchstone' },
      'ok',
      'below /sys/fs/cgroup/touchstone',
    ],
    ['version 1', version1, 'ok', 'version 1, below /sys/fs/cgroup/memory/touchstone'],
    [
      'none',
      { version: 'none', reason: 'nothing is mounted' },
      'weak',
      'nothing is mounted: limits are less exact',
    ],
  ])('describe the choice of the sandbox: %s', (_, groups, level, text) => {
    expect(describeControlGroups(groups)).toMatchObject({ level, text: expect.stringContaining(text) });
  });

  it('of this machine are described', () => {
    expect(checkControlGroups()).toMatchObject({ label: 'control groups' });
  });
});

const lines: ProofLine[] = [
  { architecture: 'arm64', controlGroups: 'v2', state: 'proved', text: 'passed 300 tests' },
  { architecture: 'arm64', controlGroups: 'v1', state: 'outdated', text: 'the sandbox changed' },
  { architecture: 'x64', controlGroups: 'v2', state: 'not proved', text: 'not proved' },
];

describe('the kernel test', () => {
  it.each<[string, string, ControlGroups['version'], string, string]>([
    ['a proved version', 'arm64', 'v2', 'ok', 'v2: passed 300 tests\ncontrol groups v1: the sandbox changed'],
    ['a version with an outdated proof', 'arm64', 'v1', 'weak', 'v1: the sandbox changed'],
    ['an architecture without proof', 'x64', 'v2', 'weak', 'x64, control groups v2: not proved'],
    ['an architecture that cannot be tested', 'riscv64', 'v2', 'weak', 'riscv64, never tested'],
    ['a machine without control groups', 'arm64', 'none', 'ok', 'v2: passed'],
  ])('is described for %s', (_, architecture, version, level, text) => {
    const finding = describeKernelProof({ lines, architecture, version });
    expect(finding).toMatchObject({ level, text: expect.stringContaining(text) });
    expect(finding.advice?.includes(`--cgroup ${version}`) ?? false).toBe(level === 'weak');
  });

  it('of this machine is described', () => {
    expect(checkKernelProof()).toMatchObject({ label: 'kernel test' });
  });
});
