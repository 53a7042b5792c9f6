import { describe, expect, it } from 'vitest';
import { describeControlGroups } from './check-isolation.ts';

const version2 = 'cgroup2 /sys/fs/cgroup cgroup2 rw,nosuid,nodev,noexec,relatime 0 0';
const version1 = ['memory', 'pids', 'cpu,cpuacct'].map(
  (name) => `cgroup /sys/fs/cgroup/${name} cgroup rw,relatime,${name} 0 0`,
);

describe('control groups', () => {
  it.each([
    ['version 2', [version2], 'ok', 'version 2 at /sys/fs/cgroup'],
    ['version 1', version1, 'ok', 'version 1'],
    ['both', [...version1, version2.replace('cgroup cgroup2', 'cgroup/unified cgroup2')], 'ok', 'hybrid'],
    ['a version 1 without memory', version1.slice(1), 'weak', 'none with memory'],
    ['none', ['proc /proc proc rw 0 0'], 'weak', 'none with memory'],
  ])('of %s are recognised', (_, lines, level, text) => {
    expect(describeControlGroups(lines.join('\n'))).toMatchObject({
      level,
      text: expect.stringContaining(text),
    });
  });
});
