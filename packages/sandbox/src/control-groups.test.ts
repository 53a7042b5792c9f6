import { describe, expect, it } from 'vitest';
import { chooseControlGroups } from './control-groups.ts';

const mount = (folder: string, type: string, options: string) =>
  `${type} ${folder} ${type} rw,${options} 0 0`;
const version2 = mount('/sys/fs/cgroup', 'cgroup2', 'nosuid,nodev');
const version1 = [
  mount('/sys/fs/cgroup/memory', 'cgroup', 'memory'),
  mount('/sys/fs/cgroup/pids', 'cgroup', 'pids'),
  mount('/sys/fs/cgroup/cpu,cpuacct', 'cgroup', 'cpu,cpuacct'),
];
const emptyVersion2 = mount('/sys/fs/cgroup/unified', 'cgroup2', 'relatime');
const version1Folders = {
  version: 'v1',
  memoryFolder: '/sys/fs/cgroup/memory/touchstone',
  pidsFolder: '/sys/fs/cgroup/pids/touchstone',
  cpuFolder: '/sys/fs/cgroup/cpu,cpuacct/touchstone',
};
const session = '0::/user.slice/user-1000.slice/session-3.scope\n';
const handedOver = '0::/user.slice/user-1000.slice/user@1000.service/judge.service\n';
const folderOf = (line: string) => `/sys/fs/cgroup${line.trim().slice(3)}`;

interface Machine {
  readonly title: string;
  readonly mounts: readonly string[];
  readonly ownGroups?: string;
  readonly controllers?: Readonly<Record<string, string>>;
  readonly isPrivileged?: boolean;
  readonly expected: object;
}

const machines: Machine[] = [
  {
    title: 'version 2 and root: a group at the top',
    mounts: [version2],
    ownGroups: session,
    controllers: { '/sys/fs/cgroup': 'cpuset cpu io memory hugetlb pids rdma misc\n' },
    expected: { version: 'v2', folder: '/sys/fs/cgroup/touchstone' },
  },
  {
    title: 'version 2 in a container: below its own top',
    mounts: [version2],
    ownGroups: '0::/\n',
    controllers: { '/sys/fs/cgroup': 'cpu memory pids\n' },
    expected: { version: 'v2', folder: '/sys/fs/cgroup/touchstone' },
  },
  {
    title: 'version 1 with an empty version 2 beside it',
    mounts: [...version1, emptyVersion2],
    ownGroups: '4:memory:/somewhere\n0::/\n',
    controllers: { '/sys/fs/cgroup/unified': 'hugetlb\n' },
    expected: version1Folders,
  },
  {
    title: 'version 2 whose file of controllers is empty, without version 1',
    mounts: [version2],
    controllers: { '/sys/fs/cgroup': '\n' },
    expected: { version: 'none', reason: expect.stringContaining('memory, pids and cpuacct') },
  },
  { title: 'version 1 alone', mounts: version1, expected: version1Folders },
  {
    title: 'version 1 in a folder with a blank',
    mounts: [mount('/mnt/control\\040groups/all', 'cgroup', 'memory,pids,cpuacct')],
    expected: {
      version: 'v1',
      memoryFolder: '/mnt/control groups/all/touchstone',
      pidsFolder: '/mnt/control groups/all/touchstone',
      cpuFolder: '/mnt/control groups/all/touchstone',
    },
  },
  {
    title: 'version 1 without memory',
    mounts: version1.slice(1),
    expected: { version: 'none', reason: expect.stringContaining('lack one') },
  },
  {
    title: 'nothing mounted',
    mounts: [mount('/proc', 'proc', 'relatime')],
    expected: { version: 'none', reason: expect.stringContaining('mounted') },
  },
  {
    title: 'an ordinary user with a group that was handed over',
    mounts: [version2],
    ownGroups: handedOver,
    isPrivileged: false,
    controllers: { '/sys/fs/cgroup': 'cpu memory pids\n', [folderOf(handedOver)]: 'memory pids\n' },
    expected: { version: 'v2', folder: `${folderOf(handedOver)}/touchstone` },
  },
  {
    title: 'an ordinary user whose processes an earlier sandbox moved aside: the same group',
    mounts: [version2],
    ownGroups: `${handedOver.trim()}/touchstone-host\n`,
    isPrivileged: false,
    controllers: {
      [folderOf(handedOver)]: 'memory pids\n',
      [`${folderOf(handedOver)}/touchstone-host`]: 'memory pids\n',
    },
    expected: { version: 'v2', folder: `${folderOf(handedOver)}/touchstone` },
  },
  {
    title: 'an ordinary user whose group has no controllers',
    mounts: [version2],
    ownGroups: session,
    isPrivileged: false,
    controllers: { '/sys/fs/cgroup': 'cpu memory pids\n', [folderOf(session)]: 'cpu\n' },
    expected: { version: 'none', reason: expect.stringContaining('handed over') },
  },
  {
    title: 'an ordinary user with version 1',
    mounts: version1,
    isPrivileged: false,
    expected: { version: 'none', reason: expect.stringContaining('handed over') },
  },
];

describe('control groups are chosen', () => {
  it.each(machines)(
    '$title',
    ({ mounts, ownGroups = '0::/\n', controllers = {}, isPrivileged = true, expected }) => {
      const chosen = chooseControlGroups({
        mounts: mounts.join('\n'),
        ownGroups,
        readControllers: (folder) => controllers[folder],
        isPrivileged,
      });
      expect(chosen).toEqual(expected);
    },
  );
});
