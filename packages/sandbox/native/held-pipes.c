/*
 * How this works
 *
 * The rules need to know which of two connected runs ended first: an interactor that refuses and exits, or a program that
 * fails. But a process closes its pipes before the helper sees its end, and the other one may react and end in between. So
 * the helper keeps copies of both pipes of each run until it has seen and timed its end: the other one notices only then.
 *
 * A program may also close its output and keep running, and the other one must see that end of input. Therefore every check
 * searches the run's processes for one that has the pipe open. If two checks in a row find none while the run is alive, the
 * helper closes its copy too. Two, because a process that is about to end has no descriptors either, but is gone at the next
 * check.
 *
 * The control group lists the processes. Without one the helper keeps no copies: an uncertain order is better than a run
 * that hangs.
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
/* The search stops after so many descriptors: the run then counts as one that has the pipe. */
static const int most_searched = 2000;

/* Compares the inode behind a descriptor, not a name. A process that ends meanwhile has no descriptors. */
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
  int left = most_searched;
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
