/*
 * How this works
 *
 * A wall time limit is meant for programs that sleep or wait. On a busy machine a program that computes reaches it as well,
 * because other processes have its core. The kernel tells the two apart: /proc/<process>/task/<thread>/schedstat has the CPU
 * time of a thread and the time that it was runnable and waited in the run queue. A thread that sleeps does not wait there.
 *
 * A thread may have waited for other threads of its own run, which share the core. The run as a whole was kept from its core
 * at least for the wait of a thread without the CPU time of all others. The longest of these is added to the wall time
 * limit. Threads that have ended are not seen: the limit is then extended by less. A kernel without these numbers extends
 * nothing.
 */
#include "core-wait.h"

#include <dirent.h>
#include <fcntl.h>
#include <inttypes.h>
#include <stdbool.h>
#include <stdio.h>
#include <unistd.h>

static bool read_schedstat(int folder, const char *thread, uint64_t *cpu_ns, uint64_t *wait_ns) {
  char path[300], text[128];
  snprintf(path, sizeof path, "%s/schedstat", thread);
  int fd = openat(folder, path, O_RDONLY | O_CLOEXEC);
  if (fd < 0) return false;
  ssize_t length = read(fd, text, sizeof text - 1);
  close(fd);
  if (length <= 0) return false;
  text[length] = '\0';
  return sscanf(text, "%" SCNu64 " %" SCNu64, cpu_ns, wait_ns) == 2;
}

void add_core_wait(const char *process, uint64_t run_cpu_ns, uint64_t *longest_ns) {
  char path[300];
  snprintf(path, sizeof path, "/proc/%s/task", process);
  DIR *folder = opendir(path);
  if (folder == NULL) return;
  for (struct dirent *entry = readdir(folder); entry != NULL; entry = readdir(folder)) {
    uint64_t cpu_ns, wait_ns;
    if (entry->d_name[0] == '.' || !read_schedstat(dirfd(folder), entry->d_name, &cpu_ns, &wait_ns)) continue;
    uint64_t others_ns = run_cpu_ns > cpu_ns ? run_cpu_ns - cpu_ns : 0;
    if (wait_ns > others_ns && wait_ns - others_ns > *longest_ns) *longest_ns = wait_ns - others_ns;
  }
  closedir(folder);
}
