/*
 * How this works
 *
 * The rules need to know which of two connected runs ended first: an interactor that refuses and exits, or a program that
 * fails. But a process closes its pipes before the helper sees its end, and the other one may react and end in between. So
 * the helper keeps copies of both pipes of each run until it has seen and timed its end:
 *
 *   output   closed then, and the other one sees the end of its input only then
 *   input    kept until the other one has ended too, and emptied from then on: what it still writes is nobody's, but it must
 *            not end by a broken pipe for it. An interactor that says good-bye would be at fault because the program was
 *            quick; a program would fail after it was accepted. Its own limits end one that writes for ever
 *
 * A program may also close a pipe and keep running, and the other one must see that. Therefore every check searches the run's
 * threads for one that has the pipe open; not its processes, because one whose first thread has ended shows no descriptors.
 * If two checks in a row find none while the run is alive, its end is treated as closed. Two, because a process that is about
 * to end has no descriptors either, but is gone at the next check.
 *
 * The control group lists the threads. Without one the helper keeps no copy of the output: an uncertain order is better than
 * a run that hangs. The input is then emptied when the run has ended.
 */
#include "held-pipes.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

#include "descriptors.h"

static const unsigned misses_until_release = 2;
/* The search stops after so many descriptors: the run then counts as one that has the pipe. */
static const int most_searched = 2000;
/* At once, so that other events are not kept waiting. */
static const size_t most_discarded = 1 << 20;

/* Compares the inode behind a descriptor, not a name. A thread that ends meanwhile has no descriptors. */
static bool has_pipe(long thread, ino_t pipe, int *left) {
  char path[64];
  snprintf(path, sizeof path, "/proc/%ld/fd", thread);
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

static bool is_open_in_run(const struct helper *helper, const struct control_group *group, int descriptor) {
  struct stat pipe;
  int left = most_searched;
  const char *list = helper->place.version == GROUPS_VERSION_2 ? "cgroup.threads" : "tasks";
  int fd = openat(group->folders[MEMORY_FOLDER], list, O_RDONLY | O_CLOEXEC);
  FILE *threads = fd < 0 ? NULL : fdopen(fd, "r");
  /* What cannot be looked at counts as open. */
  if (threads == NULL || fstat(descriptor, &pipe) != 0) return true;
  bool is_found = false;
  long thread;
  while (!is_found && left > 0 && fscanf(threads, "%ld", &thread) == 1) is_found = has_pipe(thread, pipe.st_ino, &left);
  fclose(threads);
  return is_found || left == 0;
}

static bool is_closed(const struct helper *helper, const struct run *run, int descriptor, unsigned *misses) {
  *misses = is_open_in_run(helper, run->group, descriptor) ? 0 : *misses + 1;
  return *misses >= misses_until_release;
}

void release_closed_pipes(const struct helper *helper, struct run *run) {
  if (!run->is_connected || helper->place.version == GROUPS_NONE || run->plan->report.started_at_ns == 0) return;
  if (run->output >= 0 && is_closed(helper, run, run->output, &run->output_misses)) close_descriptor(&run->output);
  if (!run->is_input_discarded && is_closed(helper, run, run->input, &run->input_misses)) run->is_input_discarded = true;
}

void release_pipes(struct run *run) {
  close_descriptor(&run->output);
  run->is_input_discarded = true;
}

/*
 * Not read(): a process of the run may have hidden its end where no search finds it, take what is there, and leave us waiting.
 * It could also change the mode of a descriptor that it shares with us.
 */
bool discard_input(struct run *run, struct failure *failure) {
  int nowhere = open("/dev/null", O_WRONLY | O_CLOEXEC);
  if (nowhere < 0) return fail(failure, "cannot open /dev/null");
  ssize_t count = splice(run->input, NULL, nowhere, NULL, most_discarded, SPLICE_F_NONBLOCK);
  bool is_discarded = count >= 0 || errno == EAGAIN || errno == EINTR || fail(failure, "cannot empty a pipe");
  close(nowhere);
  if (count == 0) close_descriptor(&run->input);
  return is_discarded;
}
