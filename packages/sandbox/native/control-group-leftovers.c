#include "control-group-leftovers.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

static const int removal_attempts = 100;
static const struct timespec removal_pause = {.tv_nsec = 5000000};

/* Field 22 of /proc/<pid>/stat: with it a process id is unique until the machine starts again. 0: there is none. */
static unsigned long long read_start_time(long pid) {
  char path[64], text[1024];
  unsigned long long start_time = 0;
  snprintf(path, sizeof path, "/proc/%ld/stat", pid);
  int fd = open(path, O_RDONLY | O_CLOEXEC);
  if (fd < 0) return 0;
  ssize_t length = read(fd, text, sizeof text - 1);
  close(fd);
  if (length <= 0) return 0;
  text[length] = '\0';
  const char *rest = strrchr(text, ')');
  if (rest == NULL) return 0;
  if (sscanf(rest, ") %*c %*d %*d %*d %*d %*d %*u %*u %*u %*u %*u %*u %*u %*d %*d %*d %*d %*d %*d %llu", &start_time) != 1) return 0;
  return start_time;
}

static bool read_pid_namespace(unsigned long *number, struct failure *failure) {
  struct stat status;
  if (stat("/proc/self/ns/pid", &status) != 0) return fail(failure, "cannot look at the PID namespace");
  *number = (unsigned long)status.st_ino;
  return true;
}

bool name_groups(char *prefix, size_t size, struct failure *failure) {
  unsigned long namespace_number;
  if (!read_pid_namespace(&namespace_number, failure)) return false;
  snprintf(prefix, size, "run-%lu-%ld-%llu-", namespace_number, (long)getpid(), read_start_time(getpid()));
  return true;
}

static bool is_left_over(const char *name) {
  struct failure ignored;
  unsigned long namespace_number, own_namespace = 0, number;
  long pid;
  unsigned long long start_time;
  int end = 0;
  if (sscanf(name, "run-%lu-%ld-%llu-%lu%n", &namespace_number, &pid, &start_time, &number, &end) != 4) return false;
  if (name[end] != '\0' || !read_pid_namespace(&own_namespace, &ignored)) return false;
  return namespace_number == own_namespace && read_start_time(pid) != start_time;
}

/* The kernel has killed the zygote of the dead helper: normally the group is empty. */
static void kill_processes(int folder, const char *name) {
  char path[320];
  snprintf(path, sizeof path, "%s/cgroup.procs", name);
  int fd = openat(folder, path, O_RDONLY | O_CLOEXEC);
  if (fd < 0) return;
  FILE *file = fdopen(fd, "r");
  long pid;
  while (file != NULL && fscanf(file, "%ld", &pid) == 1) {
    if (pid > 0) kill((pid_t)pid, SIGKILL);
  }
  if (file != NULL) fclose(file);
}

static void remove_leftover(int folder, const char *name) {
  for (int attempt = 0; attempt < removal_attempts; attempt++) {
    if (unlinkat(folder, name, AT_REMOVEDIR) == 0 || errno != EBUSY) return;
    kill_processes(folder, name);
    nanosleep(&removal_pause, NULL);
  }
}

void remove_leftovers(int folder) {
  int copy = openat(folder, ".", O_DIRECTORY | O_RDONLY | O_CLOEXEC);
  DIR *listing = copy < 0 ? NULL : fdopendir(copy);
  if (listing == NULL) return;
  for (struct dirent *entry = readdir(listing); entry != NULL; entry = readdir(listing)) {
    if (is_left_over(entry->d_name)) remove_leftover(folder, entry->d_name);
  }
  closedir(listing);
}
