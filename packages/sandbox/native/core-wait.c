/*
 * How this works
 *
 * A wall time limit is meant for programs that sleep or wait. On a busy machine a program that computes reaches it as well,
 * because other processes have its core. The kernel tells the two apart: /proc/<process>/task/<thread>/schedstat has the CPU
 * time of a thread and the time that it was runnable and waited in the run queue. A thread that sleeps does not wait there.
 * Where the kernel counts delays (kernel.task_delayacct), `stat` beside it has the time that the thread waited for a disk.
 *
 * The run is looked at every few hundredths of a second. A thread may have waited for other threads of its own run, which
 * share the core. So in the interval since the last look the run as a whole was kept from its core at least for the wait of a
 * thread without the CPU time of all others. The largest of these is the interval's, and the sum of the intervals is added
 * to the wall time limit: it holds the waits of threads and processes that have ended since, but for their last interval.
 * A kernel without these numbers extends nothing.
 */
#include "core-wait.h"

#include <dirent.h>
#include <fcntl.h>
#include <inttypes.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static const int64_t most_debt_ns = 50000000;
/* Of `stat`, counted from the state, which comes after the name in brackets. */
enum { block_delay_field = 39 };

static bool read_thread_file(int folder, const char *thread, const char *name, char *text, size_t size) {
  char path[300];
  snprintf(path, sizeof path, "%s/%s", thread, name);
  int fd = openat(folder, path, O_RDONLY | O_CLOEXEC);
  if (fd < 0) return false;
  ssize_t length = read(fd, text, size - 1);
  close(fd);
  if (length <= 0) return false;
  text[length] = '\0';
  return true;
}

/* The name of the program may contain anything, but no field after it contains a bracket. */
static uint64_t read_disk_wait(int folder, const char *thread) {
  char text[1024];
  if (!read_thread_file(folder, thread, "stat", text, sizeof text)) return 0;
  char *field = strrchr(text, ')');
  for (int index = 0; field != NULL && index <= block_delay_field; index++) field = strchr(field + 1, ' ');
  return field == NULL ? 0 : strtoull(field, NULL, 10) * (1000000000 / (uint64_t)sysconf(_SC_CLK_TCK));
}

static bool read_thread(int folder, const char *name, struct watched_thread *thread) {
  char text[128];
  if (!read_thread_file(folder, name, "schedstat", text, sizeof text)) return false;
  if (sscanf(text, "%" SCNu64 " %" SCNu64, &thread->cpu_ns, &thread->wait_ns) != 2) return false;
  thread->id = strtol(name, NULL, 10);
  thread->wait_ns += read_disk_wait(folder, name);
  return true;
}

/* One that is new has nothing before. */
static struct watched_thread find_before(const struct watched_threads *threads, long id) {
  for (size_t index = 0; index < threads->count; index++) {
    if (threads->list[index].id == id) return threads->list[index];
  }
  return (struct watched_thread){id, 0, 0};
}

void begin_core_wait_sample(struct core_wait *wait, uint64_t run_cpu_ns) {
  wait->interval_cpu_ns = run_cpu_ns > wait->run_cpu_ns ? run_cpu_ns - wait->run_cpu_ns : 0;
  if (run_cpu_ns > wait->run_cpu_ns) wait->run_cpu_ns = run_cpu_ns;
  wait->longest_ns = -most_debt_ns;
  wait->before = wait->now;
  wait->now.count = 0;
}

static void add_thread(struct core_wait *wait, const struct watched_thread *thread) {
  if (wait->now.count == most_watched_threads) return;
  struct watched_thread before = find_before(&wait->before, thread->id);
  /* The id of one that has ended may be that of a new one. */
  if (thread->cpu_ns < before.cpu_ns || thread->wait_ns < before.wait_ns) before = (struct watched_thread){0};
  int64_t others_ns = (int64_t)wait->interval_cpu_ns - (int64_t)(thread->cpu_ns - before.cpu_ns);
  int64_t kept_ns = (int64_t)(thread->wait_ns - before.wait_ns) - (others_ns > 0 ? others_ns : 0);
  if (kept_ns > wait->longest_ns) wait->longest_ns = kept_ns;
  wait->now.list[wait->now.count++] = *thread;
}

void add_core_wait(struct core_wait *wait, const char *process) {
  char path[300];
  snprintf(path, sizeof path, "/proc/%s/task", process);
  DIR *folder = opendir(path);
  if (folder == NULL) return;
  for (struct dirent *entry = readdir(folder); entry != NULL; entry = readdir(folder)) {
    struct watched_thread thread;
    if (entry->d_name[0] != '.' && read_thread(dirfd(folder), entry->d_name, &thread)) add_thread(wait, &thread);
  }
  closedir(folder);
}

void end_core_wait_sample(struct core_wait *wait, uint64_t now_ns) {
  wait->sampled_at_ns = now_ns;
  if (wait->now.count == 0) return;
  int64_t balance_ns = wait->debt_ns + wait->longest_ns;
  if (balance_ns > 0) wait->total_ns += (uint64_t)balance_ns;
  wait->debt_ns = balance_ns > 0 ? 0 : balance_ns < -most_debt_ns ? -most_debt_ns : balance_ns;
}
