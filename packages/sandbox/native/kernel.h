/* System calls that older C libraries have no function for. */
#ifndef TOUCHSTONE_KERNEL_H
#define TOUCHSTONE_KERNEL_H

#include <fcntl.h>
#include <linux/mount.h>
#include <linux/openat2.h>
#include <linux/sched.h>
#include <signal.h>
#include <stdint.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

static inline int kernel_fsopen(const char *type) { return (int)syscall(SYS_fsopen, type, FSOPEN_CLOEXEC); }

static inline int kernel_fsconfig(int fd, unsigned command, const char *key, const char *value) {
  return (int)syscall(SYS_fsconfig, fd, command, key, value, 0);
}

static inline int kernel_fsmount(int fd, unsigned attributes) {
  return (int)syscall(SYS_fsmount, fd, FSMOUNT_CLOEXEC, attributes);
}

/* Attaches a mount that only a descriptor holds. */
static inline int kernel_attach_mount(int fd, const char *target) {
  return (int)syscall(SYS_move_mount, fd, "", -100, target, MOVE_MOUNT_F_EMPTY_PATH);
}

/* A copy of one mount, attached nowhere; of a link itself when the path ends with one. */
static inline int kernel_open_tree(const char *path) {
  return (int)syscall(SYS_open_tree, AT_FDCWD, path, OPEN_TREE_CLONE | OPEN_TREE_CLOEXEC | AT_SYMLINK_NOFOLLOW);
}

static inline int kernel_openat2(int folder, const char *name, struct open_how *how) {
  return (int)syscall(SYS_openat2, folder, name, how, sizeof *how);
}

static inline long kernel_clone3(struct clone_args *arguments) { return syscall(SYS_clone3, arguments, sizeof *arguments); }

static inline int kernel_pidfd_kill(int pidfd) {
  return (int)syscall(SYS_pidfd_send_signal, pidfd, SIGKILL, NULL, 0);
}

static inline int kernel_close_from(unsigned first) { return (int)syscall(SYS_close_range, first, ~0U, 0); }

static inline uint64_t clock_ns(clockid_t clock) {
  struct timespec time;
  clock_gettime(clock, &time);
  return (uint64_t)time.tv_sec * 1000000000 + (uint64_t)time.tv_nsec;
}

#endif
