import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openConformanceSandbox, type ConformanceSandbox } from './conformance-sandbox.ts';

let conformance: ConformanceSandbox;
beforeAll(async () => {
  conformance = await openConformanceSandbox('refused');
});
afterAll(async () => await conformance.close());

/** Program, and what it prints: a line per call with its error. */
const refusals: [title: string, program: string, output: string[]][] = [
  ['tracing', 'trace', ['ptrace EPERM', 'ptrace EPERM', 'ptrace EPERM']],
  [
    'the memory and descriptors of other processes',
    'other-memory',
    [
      'process_vm_readv EPERM',
      'process_vm_writev EPERM',
      'kcmp EPERM',
      'pidfd_getfd EPERM',
      'move_pages EPERM',
    ],
  ],
  ['sockets of every family', 'sockets', ['0 of 1500']],
  [
    'names for sockets, but not pairs of them',
    'socket-pairs',
    ['family 1', 'bind EPERM', 'connect EPERM', 'listen EPERM', 'accept EPERM'],
  ],
  [
    'io_uring and asynchronous input',
    'io-uring',
    ['io_uring_setup ENOSYS', 'io_uring_enter ENOSYS', 'io_uring_register ENOSYS', 'io_setup ENOSYS'],
  ],
  [
    'a look into the page cache, and advice to empty it',
    'page-cache',
    [
      'mincore ENOSYS',
      'cold EINVAL',
      'pageout EINVAL',
      'read without waiting EOPNOTSUPP',
      'plain read ok',
      'free ok',
      'fadvise 0',
      ...['readahead', 'fsync', 'fdatasync', 'syncfs', 'sync_file_range'].map((name) => `${name} ok`),
    ],
  ],
  [
    'merging of equal memory, cores shared by choice, descriptors of processes',
    'merging',
    [
      'mergeable EINVAL',
      'merge all EPERM',
      'filter EPERM',
      'share a core EPERM',
      'name ok',
      'pidfd_open ENOSYS',
    ],
  ],
  ['huge pages', 'huge-pages', ['mmap ENOMEM', 'memfd_create refused', 'plain mmap ok']],
  ['keyrings', 'keys', ['add_key EPERM', 'request_key EPERM', 'keyctl EPERM']],
  [
    'programs in the kernel',
    'kernel-programs',
    ['bpf EPERM', 'perf_event_open EPERM', 'userfaultfd EPERM', 'seccomp EPERM', 'memfd_secret EPERM'],
  ],
  ['new namespaces by unshare', 'unshare', Array.from({ length: 10 }, () => 'unshare EPERM')],
  [
    'new namespaces by clone, but not processes',
    'clone-flags',
    [...Array.from({ length: 8 }, () => 'clone EPERM'), 'plain clone ok'],
  ],
  ['clone3, whose flags cannot be seen', 'clone3', ['clone3 ENOSYS']],
  ['namespaces of others', 'namespaces-of-others', ['open own ok', 'open first ENOENT', 'setns EPERM']],
  [
    'mounts',
    'mounts',
    [
      'mount',
      'mount',
      'umount2',
      'pivot_root',
      'chroot',
      'open_tree',
      'move_mount',
      'fsopen',
      'fsconfig',
      'fsmount',
      'fspick',
      'mount_setattr',
      'quotactl',
      'swapon',
      'swapoff',
    ].map((name) => `${name} EPERM`),
  ],
  ['handles of files', 'handles', ['name_to_handle_at EPERM', 'open_by_handle_at EPERM']],
  [
    'other users',
    'become-root',
    [
      ...['setuid', 'setgid', 'setreuid', 'setresuid', 'setresgid', 'setgroups'].map(
        (name) => `${name} refused`,
      ),
      '0 groups, root 0',
    ],
  ],
  ['set-user-id programs', 'set-user-id', ['chmod ok', 'chown refused', 'again as itself']],
  ['devices', 'devices', ['block device EPERM', 'character device EPERM', 'zero ok', 'terminal ENOENT']],
  ['System V and POSIX IPC', 'ipc', ['shmget ENOSYS', 'semget ENOSYS', 'msgget ENOSYS', 'mq_open ENOSYS']],
  [
    'watches and locks on shared files',
    'watches',
    [
      'inotify_init1 EPERM',
      'fanotify_init EPERM',
      'lease EPERM',
      'notify EPERM',
      'see locks ENOLCK',
      'lock in name only ok',
    ],
  ],
  [
    'administration of the machine',
    'administer',
    [
      'reboot',
      'kexec_load',
      'init_module',
      'finit_module',
      'delete_module',
      'sethostname',
      'setdomainname',
      'clock_settime',
      'settimeofday',
      'adjtimex',
      'acct',
      'syslog',
      'vhangup',
    ].map((name) => `${name} EPERM`),
  ],
  [
    'other personalities',
    'personality',
    ['personality ok', ...Array.from({ length: 4 }, () => 'personality EPERM')],
  ],
  [
    'other cores and priorities',
    'affinity',
    ['1 core', 'sched_setaffinity EPERM', 'real time EPERM', 'nice EACCES'],
  ],
  ['calls newer than the filter', 'unknown-calls', ['0 known']],
  ['higher limits', 'raise-limits', Array.from({ length: 5 }, () => 'setrlimit EPERM')],
];

/** Ports, segments and the gates of i386 and x32 exist on x86-64 alone; so do the programs of `refused/x64`. */
const hasX64Calls = process.arch === 'x64';
if (hasX64Calls)
  refusals.push([
    'ports and segments',
    'ports-and-segments',
    ['iopl EPERM', 'ioperm EPERM', 'modify_ldt EPERM'],
  ]);
const foreignCalls: [gate: string, program: string][] = hasX64Calls
  ? [
      ['i386', 'thirty-two-bit-call'],
      ['x32', 'x32-call'],
    ]
  : [];

describe('a program is refused', () => {
  it.each(refusals)('%s', async (_, program, output) => {
    const facts = await conformance.run(program);
    expect(facts.output.trimEnd().split('\n')).toEqual(output);
    expect(facts).toMatchObject({ endedBy: 'itself', exitCode: 0, error: '' });
  });

  it.each(foreignCalls)('calls of another architecture: %s', async (_, program) => {
    expect(await conformance.run(program)).toMatchObject({ endedBy: 'itself', signal: 31, output: '' });
  });
});

describe('a program runs', () => {
  it('without any privilege', async () => {
    expect((await conformance.run('privileges')).output.trimEnd().split('\n')).toEqual([
      'core limit 1 1',
      'capabilities 0 0',
      'bounding 0',
      'no new privileges 1',
      'filter 2',
      '/ nosuid nodev read-only',
      '/usr nosuid nodev read-only',
      '/w nosuid nodev',
      '/tmp nosuid nodev',
      '/dev/shm nosuid nodev',
      '/proc nosuid nodev read-only',
    ]);
  });
});
