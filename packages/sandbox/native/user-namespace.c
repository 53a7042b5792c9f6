/*
 * How this works
 *
 * An ordinary user may create a user namespace in which it has all capabilities, over that namespace and what belongs to it
 * only: enough to create the other namespaces and to mount. One id is mapped: the runner's inside to our own outside. The
 * helper, the zygote and the programs therefore have the same user id, and what separates them is the PID namespace, that the
 * programs have no capabilities, and that the others cannot be looked into (not dumpable).
 */
#include "user-namespace.h"

#include <errno.h>
#include <fcntl.h>
#include <sched.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

static bool write_own_file(const char *name, const char *text, struct failure *failure) {
  int fd = open(name, O_WRONLY | O_CLOEXEC);
  if (fd < 0) return fail(failure, "cannot open %s", name);
  bool is_written = write(fd, text, strlen(text)) == (ssize_t)strlen(text) || fail(failure, "cannot write %s", name);
  close(fd);
  return is_written;
}

bool enter_user_namespace(const struct configuration *configuration, struct failure *failure) {
  char users[64], groups[64];
  unsigned long inside = (unsigned long)configuration->user;
  snprintf(users, sizeof users, "%lu %lu 1", inside, (unsigned long)geteuid());
  snprintf(groups, sizeof groups, "%lu %lu 1", inside, (unsigned long)getegid());
  if (unshare(CLONE_NEWUSER | CLONE_NEWNS) != 0) return fail(failure, "this user may not create user namespaces");
  return write_own_file("/proc/self/setgroups", "deny", failure) && write_own_file("/proc/self/uid_map", users, failure) &&
         write_own_file("/proc/self/gid_map", groups, failure);
}
