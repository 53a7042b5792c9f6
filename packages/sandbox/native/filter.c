/*
 * How this works
 *
 * Namespaces, control groups, an unprivileged user without capabilities and a read-only root confine the program already.
 * The filter is the second wall: it takes away the parts of the kernel that no solution of a problem needs, and that have a
 * history of holes or reach beyond the run. Everything else is allowed, because runtimes change what they call from release
 * to release and a refused call shows as a wrong verdict.
 *
 * A refused call returns an error (EPERM, or ENOSYS where libraries have a fallback for it); it does not end the program.
 * Only calls of another architecture (i386 or x32 on x86-64) end it, with SIGSYS: no compiler here produces them.
 *
 * Calls that are newer than this list return ENOSYS: the first three instructions see to it.
 */
#include "filter.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/seccomp.h>
#include <sched.h>
#include <seccomp.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>


/* set_mempolicy_home_node of Linux 5.17: the last call that was looked at for the list below. */
static const unsigned last_known_call = 450;
/* On x86-64 this bit marks an x32 call; those are left to the rule for foreign architectures. */
static const unsigned foreign_call_bit = 0x40000000;

struct refusal {
  int call;
  int error_number;
};

#define REFUSE(name) {SCMP_SYS(name), EPERM}
#define ABSENT(name) {SCMP_SYS(name), ENOSYS}

static const struct refusal refusals[] = {
    /* io_uring does file and network work past every filter of system calls, and had many privilege escalations. */
    ABSENT(io_uring_setup), ABSENT(io_uring_enter), ABSENT(io_uring_register),
    /* The old asynchronous interface: rarely used, memory that is pinned outside the usual accounts. */
    ABSENT(io_setup), ABSENT(io_submit), ABSENT(io_destroy), ABSENT(io_cancel), ABSENT(io_getevents), ABSENT(io_pgetevents),
    /* Keyrings belong to users, not to namespaces: a hand-over between runs. */
    REFUSE(keyctl), REFUSE(add_key), REFUSE(request_key),
    /* Programs inside the kernel. */
    REFUSE(bpf),
    /* Lets a page fault wait: the usual tool to win races in the kernel. */
    REFUSE(userfaultfd),
    /* Reads counters of the machine, and had privilege escalations. */
    REFUSE(perf_event_open),
    /* Reach into other processes. */
    REFUSE(ptrace), REFUSE(process_vm_readv), REFUSE(process_vm_writev), REFUSE(process_madvise), REFUSE(kcmp),
    REFUSE(pidfd_getfd), REFUSE(move_pages), REFUSE(migrate_pages),
    /* Change what is mounted. Needs a privilege that the program lacks; refused before the kernel looks at arguments. */
    REFUSE(mount), REFUSE(umount2), REFUSE(pivot_root), REFUSE(chroot), REFUSE(open_tree), REFUSE(move_mount),
    REFUSE(fsopen), REFUSE(fsconfig), REFUSE(fsmount), REFUSE(fspick), REFUSE(mount_setattr), REFUSE(quotactl),
    REFUSE(quotactl_fd), REFUSE(sysfs), REFUSE(ustat), REFUSE(swapon), REFUSE(swapoff),
    /* Open files by number instead of by path: past the read-only root. */
    REFUSE(open_by_handle_at), REFUSE(name_to_handle_at),
    /* New namespaces give every user a set of privileges over parts of the kernel that are otherwise root's. */
    REFUSE(unshare), REFUSE(setns),
    /* Its flags lie in memory, where a filter cannot see them. Libraries fall back to clone, whose flags are checked below. */
    ABSENT(clone3),
    /* Talk to the network, or name a socket that another run could find. A socketpair is still possible (below). */
    {SCMP_SYS(socket), EAFNOSUPPORT}, REFUSE(bind), REFUSE(listen), REFUSE(connect), REFUSE(accept), REFUSE(accept4),
    /* System V and POSIX message queues, semaphores, shared memory outlive processes: a hand-over between runs. */
    ABSENT(shmget), ABSENT(shmat), ABSENT(shmctl), ABSENT(shmdt), ABSENT(semget), ABSENT(semop), ABSENT(semtimedop),
    ABSENT(semctl), ABSENT(msgget), ABSENT(msgsnd), ABSENT(msgrcv), ABSENT(msgctl), ABSENT(mq_open), ABSENT(mq_unlink),
    ABSENT(mq_timedsend), ABSENT(mq_timedreceive), ABSENT(mq_notify), ABSENT(mq_getsetattr),
    /*
     * Locks and watches on the toolchain's files, which all runs share: two runs at a time could signal each other. Locking
     * says that it succeeded, because Java complains on standard output when it fails.
     */
    {SCMP_SYS(flock), 0}, REFUSE(inotify_init), REFUSE(inotify_init1), REFUSE(inotify_add_watch), REFUSE(fanotify_init),
    REFUSE(fanotify_mark),
    /*
     * The page cache of the toolchain's files is shared by all runs. Which pages are in it would be a message between two
     * runs, and a run that evicts pages makes others slower. Hints and flushes succeed without effect: tools use them, and
     * files of a run are in memory. The rest of this door is in add_argument_refusals; timing stays open.
     */
    ABSENT(mincore), {SCMP_SYS(fadvise64), 0}, {SCMP_SYS(readahead), 0}, {SCMP_SYS(sync), 0}, {SCMP_SYS(syncfs), 0},
    {SCMP_SYS(fsync), 0}, {SCMP_SYS(fdatasync), 0}, {SCMP_SYS(sync_file_range), 0},
    /* The run stays on the core of its slot, so that runs do not disturb each other's times. */
    REFUSE(sched_setaffinity),
    /* Change the machine: kernel, modules, names, clocks, accounting, logs, ports. */
    REFUSE(reboot), REFUSE(kexec_load), REFUSE(kexec_file_load), REFUSE(init_module), REFUSE(finit_module),
    REFUSE(delete_module), REFUSE(create_module), REFUSE(query_module), REFUSE(get_kernel_syms), REFUSE(sethostname),
    REFUSE(setdomainname), REFUSE(clock_settime), REFUSE(clock_adjtime), REFUSE(settimeofday), REFUSE(adjtimex),
    REFUSE(acct), REFUSE(syslog), REFUSE(vhangup), REFUSE(iopl), REFUSE(ioperm),
    /* Old doors that nothing uses any more. */
    REFUSE(lookup_dcookie), REFUSE(nfsservctl), REFUSE(uselib), REFUSE(_sysctl), REFUSE(modify_ldt), REFUSE(vm86),
    REFUSE(vm86old), REFUSE(remap_file_pages),
    /* Memory that the kernel itself cannot read, and filters on top of ours: not for solutions. */
    REFUSE(memfd_secret), REFUSE(seccomp),
    /* Descriptors of processes have inode numbers that count for the whole machine. Libraries do without. */
    ABSENT(pidfd_open),
};

#ifndef CLONE_PIDFD
#define CLONE_PIDFD 0x1000
#endif

/* New namespaces, and the descriptor of a process (pidfd_open above). */
static const unsigned long refused_clone_flags[] = {CLONE_NEWNS,  CLONE_NEWCGROUP, CLONE_NEWUTS, CLONE_NEWIPC,
                                                    CLONE_NEWUSER, CLONE_NEWPID,    CLONE_NEWNET, CLONE_PIDFD};

struct refused_command {
  int command;
  unsigned error_number;
};

/* Locks of the same kind as flock, leases, and signals about changes of folders. */
static const struct refused_command refused_fcntl_commands[] = {
    {F_SETLK, 0},      {F_SETLKW, 0},         {F_OFD_SETLK, 0},    {F_OFD_SETLKW, 0},
    {F_GETLK, ENOLCK}, {F_OFD_GETLK, ENOLCK}, {F_SETLEASE, EPERM}, {F_NOTIFY, EPERM},
};

/* Older C libraries do not name them. */
#ifndef MADV_COLD
#define MADV_COLD 20
#endif
#ifndef MADV_PAGEOUT
#define MADV_PAGEOUT 21
#endif

#ifndef PR_SCHED_CORE
#define PR_SCHED_CORE 62
#endif
#ifndef PR_SET_MEMORY_MERGE
#define PR_SET_MEMORY_MERGE 67
#endif

/*
 * The page cache once more: advice that evicts pages, as a kernel before Linux 5.4 refuses it. And merging: the time of a
 * write to a merged page tells that another process has a page with the same content.
 */
static const int refused_advice[] = {MADV_COLD, MADV_PAGEOUT, MADV_MERGEABLE};

/* Filters on top of ours; merging of all memory; which processes may share a processor core. */
static const int refused_process_controls[] = {PR_SET_SECCOMP, PR_SET_MEMORY_MERGE, PR_SCHED_CORE};

/* Reading only what is in the page cache, and dropping from it what was read. */
static const unsigned long refused_read_flags[] = {0x8 /* RWF_NOWAIT */, 0x80 /* RWF_DONTCACHE */};

#define COUNT(list) (sizeof(list) / sizeof *(list))

static int add_plain_refusals(scmp_filter_ctx context) {
  for (size_t index = 0; index < COUNT(refusals); index++) {
    /* Negative: the call does not exist on this architecture. */
    if (refusals[index].call < 0) continue;
    int result = seccomp_rule_add(context, SCMP_ACT_ERRNO((unsigned)refusals[index].error_number), refusals[index].call, 0);
    if (result != 0) return result;
  }
  return 0;
}

static int add_argument_refusals(scmp_filter_ctx context) {
  int result = 0;
  for (size_t index = 0; index < COUNT(refused_clone_flags) && result == 0; index++) {
    unsigned long flag = refused_clone_flags[index];
    result = seccomp_rule_add(context, SCMP_ACT_ERRNO(EPERM), SCMP_SYS(clone), 1, SCMP_A0(SCMP_CMP_MASKED_EQ, flag, flag));
  }
  for (size_t index = 0; index < COUNT(refused_fcntl_commands) && result == 0; index++) {
    const struct refused_command *refused = &refused_fcntl_commands[index];
    result = seccomp_rule_add(context, SCMP_ACT_ERRNO(refused->error_number), SCMP_SYS(fcntl), 1,
                              SCMP_A1(SCMP_CMP_MASKED_EQ, 0xffffffff, (scmp_datum_t)refused->command));
  }
  for (size_t index = 0; index < COUNT(refused_advice) && result == 0; index++) {
    result = seccomp_rule_add(context, SCMP_ACT_ERRNO(EINVAL), SCMP_SYS(madvise), 1,
                              SCMP_A2(SCMP_CMP_MASKED_EQ, 0xffffffff, (scmp_datum_t)refused_advice[index]));
  }
  for (size_t index = 0; index < COUNT(refused_process_controls) && result == 0; index++) {
    result = seccomp_rule_add(context, SCMP_ACT_ERRNO(EPERM), SCMP_SYS(prctl), 1,
                              SCMP_A0(SCMP_CMP_MASKED_EQ, 0xffffffff, (scmp_datum_t)refused_process_controls[index]));
  }
  for (size_t index = 0; index < COUNT(refused_read_flags) && result == 0; index++) {
    unsigned long flag = refused_read_flags[index];
    result = seccomp_rule_add(context, SCMP_ACT_ERRNO(EOPNOTSUPP), SCMP_SYS(preadv2), 1, SCMP_A5(SCMP_CMP_MASKED_EQ, flag, flag));
  }
  /* Huge pages of the machine's reserve are counted in no memory group. Without reserve the kernel says the same. */
  if (result == 0)
    result = seccomp_rule_add(context, SCMP_ACT_ERRNO(ENOMEM), SCMP_SYS(mmap), 1, SCMP_A3(SCMP_CMP_MASKED_EQ, MAP_HUGETLB, MAP_HUGETLB));
  /* A pair of connected sockets stays inside the run; other families would load parts of the kernel. */
  if (result == 0)
    result = seccomp_rule_add(context, SCMP_ACT_ERRNO(EAFNOSUPPORT), SCMP_SYS(socketpair), 1, SCMP_A0(SCMP_CMP_NE, AF_UNIX));
  /* Only the question for the present one: others turn protections of memory off. */
  if (result == 0)
    result = seccomp_rule_add(context, SCMP_ACT_ERRNO(EPERM), SCMP_SYS(personality), 1, SCMP_A0(SCMP_CMP_NE, 0xffffffff));
  return result;
}

/* Without a memory group files in memory are counted nowhere; with one, those of huge pages are not. */
static int add_memory_file_refusal(scmp_filter_ctx context, bool counts_memory) {
  if (!counts_memory) return seccomp_rule_add(context, SCMP_ACT_ERRNO(ENOSYS), SCMP_SYS(memfd_create), 0);
  return seccomp_rule_add(context, SCMP_ACT_ERRNO(EINVAL), SCMP_SYS(memfd_create), 1, SCMP_A1(SCMP_CMP_MASKED_EQ, MFD_HUGETLB, MFD_HUGETLB));
}

/* libseccomp's program with the rule for unknown calls before it. Jumps are relative, so it may be moved. */
static bool read_program(int fd, struct sock_fprog *program, struct failure *failure) {
  struct stat status;
  if (fstat(fd, &status) != 0) return fail(failure, "cannot read the system call filter");
  const struct sock_filter first[] = {
      BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, nr)),
      BPF_JUMP(BPF_JMP | BPF_JGE | BPF_K, foreign_call_bit, 2, 0),
      BPF_JUMP(BPF_JMP | BPF_JGT | BPF_K, last_known_call, 0, 1),
      BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | ENOSYS),
  };
  size_t size = (size_t)status.st_size;
  struct sock_filter *instructions = malloc(sizeof first + size);
  if (instructions == NULL) return fail(failure, "no memory for the system call filter");
  memcpy(instructions, first, sizeof first);
  if (pread(fd, instructions + COUNT(first), size, 0) != (ssize_t)size) return fail(failure, "cannot read the system call filter");
  *program = (struct sock_fprog){(unsigned short)(COUNT(first) + size / sizeof(struct sock_filter)), instructions};
  return true;
}

bool make_filter(bool counts_memory, struct sock_fprog *program, struct failure *failure) {
  scmp_filter_ctx context = seccomp_init(SCMP_ACT_ALLOW);
  if (context == NULL) return refuse(failure, "cannot create a system call filter");
  int fd = memfd_create("filter", MFD_CLOEXEC);
  bool is_made = false;
  errno = -seccomp_attr_set(context, SCMP_FLTATR_ACT_BADARCH, SCMP_ACT_KILL_PROCESS);
  if (errno == 0) errno = -seccomp_attr_set(context, SCMP_FLTATR_CTL_OPTIMIZE, 2);
  if (errno == 0) errno = -add_plain_refusals(context);
  if (errno == 0) errno = -add_argument_refusals(context);
  if (errno == 0) errno = -add_memory_file_refusal(context, counts_memory);
  if (errno == 0) errno = -seccomp_export_bpf(context, fd);
  if (errno == 0) is_made = read_program(fd, program, failure);
  else fail(failure, "cannot create the system call filter");
  close(fd);
  seccomp_release(context);
  return is_made;
}

int install_filter(const struct sock_fprog *program) {
  return (int)syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, 0, program);
}
