import type { ControlGroups } from '@touchstone/sandbox';
import { describe, expect, it } from 'vitest';
import { checkControlGroups, describeControlGroups } from './check-isolation.ts';

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
