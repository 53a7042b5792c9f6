/*
 * How this works
 *
 * The rules ask which of two connected runs ended first: an interactor that refuses and leaves, or a program that fails. But
 * a process closes its pipes before its end can be seen, and the other one may react and end in between. So we hold copies
 * of both pipes of each run until its end has been seen and timed: the other one notices only then.
 *
 * A program may also close its output and live on, and the other one must see that end of input. Therefore every look asks
 * whether any process of the run has the pipe open still. If none has at two looks in a row, while the run is alive, our
 * copy goes too. Two, because a process that is about to end has no descriptors either, but is gone at the next look.
 *
 * The processes come from the control group. Without one nothing is held: an uncertain order is better than a run that hangs.
 */
#include "held-pipes.h"

#include <dirent.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

#include "descriptors.h"

static const unsigned misses_until_release = 2;
/* A run with so many descriptors is not searched to the end: it counts as one that has the pipe. */
static const int most_looked_at = 2000;

/* What a descriptor leads to is compared, not a name; a process that ends meanwhile has none. */
static bool has_pipe(long process, ino_t pipe, int *left) {
  char path[64];
  snprintf(path, sizeof path, "/proc/%ld/fd", process);
  DIR *folder = opendir(path);
  bool is_found = false;
  if (folder == NULL) return false;
  for (struct dirent *entry = readdir(folder); entry != NULL && !is_found && *left > 0; entry = readdir(folder), --*left) {
    struct stat status;
    is_found = fstatat(dirfd(folder), entry->d_name, &status, 0) == 0 && S_ISFIFO(status.st_mode) && status.st_ino == pipe;
  }
  closedir(folder);
  return is_found;
}

static bool is_open_in_run(const struct control_group *group, int descriptor) {
  struct stat pipe;
  int left = most_looked_at;
  int fd = openat(group->folders[MEMORY_FOLDER], "cgroup.procs", O_RDONLY | O_CLOEXEC);
  FILE *processes = fd < 0 ? NULL : fdopen(fd, "r");
  /* What cannot be looked at counts as open. */
  if (processes == NULL || fstat(descriptor, &pipe) != 0) return true;
  bool is_found = false;
  long process;
  while (!is_found && left > 0 && fscanf(processes, "%ld", &process) == 1) is_found = has_pipe(process, pipe.st_ino, &left);
  fclose(processes);
  return is_found || left == 0;
}

static void release_if_closed(const struct run *run, int *descriptor, unsigned *misses) {
  if (*descriptor < 0) return;
  *misses = is_open_in_run(run->group, *descriptor) ? 0 : *misses + 1;
  if (*misses >= misses_until_release) close_descriptor(descriptor);
}

void release_closed_pipes(struct run *run) {
  if (!run->is_connected || run->plan->report.started_at_ns == 0) return;
  release_if_closed(run, &run->input, &run->input_misses);
  release_if_closed(run, &run->output, &run->output_misses);
}

void release_pipes(struct run *run) {
  close_descriptor(&run->input);
  close_descriptor(&run->output);
}
