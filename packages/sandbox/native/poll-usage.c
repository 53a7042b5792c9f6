/*
 * How this works
 *
 * Without control groups the kernel does not add up what the processes of a run use. The first process of the run does it
 * instead: every few milliseconds it reads /proc, where it sees exactly the processes of its own PID namespace, adds up
 * their resident memory and CPU time, and kills all of them when a limit is passed. The files of the run, which are memory
 * too, are added. Processes that come and go between two checks are seen only in the sum that the kernel keeps for those
 * that were waited for. Files without a name would be seen nowhere; the filter refuses them (filter.c).
 *
 * Between two checks a limit of the private memory of each process holds: high enough for arrays and runtimes that reserve
 * more than they use, low enough to keep the machine alive. The number of processes is limited by user id, which counts
 * everything of that user in the namespace.
 */
#include "poll-usage.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/statvfs.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "core-wait.h"
#include "kernel.h"

static const struct timespec check_interval = {.tv_nsec = 5000000};
static const uint64_t shortest_sample_ns = 40000000;
/* Helper, zygote and first process have the same user id, and are counted. */
static const rlim_t own_processes = 3;
static const rlim_t reserve_bytes = (rlim_t)4 << 30;

void set_limits_without_control_group(struct run_plan *plan) {
  rlim_t memory = plan->limits.memory_bytes + reserve_bytes;
  struct rlimit data = {memory, memory};
  rlim_t most_processes = plan->limits.processes + own_processes;
  struct rlimit processes = {most_processes, most_processes};
  struct rlimit current;
  if (getrlimit(RLIMIT_DATA, &current) == 0 && current.rlim_max > memory) setrlimit(RLIMIT_DATA, &data);
  if (getrlimit(RLIMIT_NPROC, &current) == 0 && current.rlim_max > processes.rlim_max) setrlimit(RLIMIT_NPROC, &processes);
}

struct usage {
  uint64_t memory_bytes;
  uint64_t cpu_ms;
};

static bool read_process_file(const char *process, const char *name, char *text, size_t size) {
  char path[300];
  snprintf(path, sizeof path, "/proc/%s/%s", process, name);
  int fd = open(path, O_RDONLY | O_CLOEXEC);
  if (fd < 0) return false;
  ssize_t length = read(fd, text, size - 1);
  close(fd);
  if (length <= 0) return false;
  text[length] = '\0';
  return true;
}

static void add_process(const char *process, struct usage *usage) {
  char text[1024];
  unsigned long size, resident, user, system;
  if (read_process_file(process, "statm", text, sizeof text) && sscanf(text, "%lu %lu", &size, &resident) == 2)
    usage->memory_bytes += resident * (uint64_t)sysconf(_SC_PAGESIZE);
  if (!read_process_file(process, "stat", text, sizeof text)) return;
  /* The name of the program may contain anything, but no field after it contains a bracket. */
  const char *rest = strrchr(text, ')');
  if (rest != NULL && sscanf(rest, ") %*c %*d %*d %*d %*d %*d %*u %*u %*u %*u %*u %lu %lu", &user, &system) == 2)
    usage->cpu_ms += (user + system) * 1000 / (uint64_t)sysconf(_SC_CLK_TCK);
}

/* What the run has written; what it was given was there before. */
static uint64_t measure_files(uint64_t *given) {
  struct statvfs status;
  if (statvfs("/w", &status) != 0) return 0;
  uint64_t used = (uint64_t)(status.f_blocks - status.f_bfree) * status.f_frsize;
  if (*given == 0) *given = used + 1;
  return used > *given ? used - *given : 0;
}

static struct usage measure_usage(uint64_t *given, struct core_wait *wait) {
  struct usage usage = {.memory_bytes = measure_files(given)};
  struct rusage ended;
  getrusage(RUSAGE_CHILDREN, &ended);
  usage.cpu_ms = (uint64_t)(ended.ru_utime.tv_sec + ended.ru_stime.tv_sec) * 1000 +
                 (uint64_t)(ended.ru_utime.tv_usec + ended.ru_stime.tv_usec) / 1000;
  DIR *folder = opendir("/proc");
  if (folder == NULL) return usage;
  for (struct dirent *entry = readdir(folder); entry != NULL; entry = readdir(folder)) {
    bool is_process = entry->d_name[0] >= '1' && entry->d_name[0] <= '9';
    if (!is_process || strcmp(entry->d_name, "1") == 0) continue;
    add_process(entry->d_name, &usage);
    if (wait != NULL) add_core_wait(wait, entry->d_name);
  }
  closedir(folder);
  return usage;
}

pid_t wait_and_poll_usage(struct run_plan *plan, int *status) {
  struct run_report *report = &plan->report;
  uint64_t *given = &report->given_file_bytes;
  /* Blocked, it can be waited for: the end of a child wakes this process before the next check. */
  sigset_t child;
  sigemptyset(&child);
  sigaddset(&child, SIGCHLD);
  sigprocmask(SIG_BLOCK, &child, NULL);
  struct core_wait wait = {.sampled_at_ns = clock_ns(CLOCK_MONOTONIC)};
  for (;;) {
    pid_t ended = waitpid(-1, status, WNOHANG);
    if (ended != 0) return ended;
    uint64_t now_ns = clock_ns(CLOCK_MONOTONIC);
    bool is_sampled = report->started_at_ns != 0 && now_ns - wait.sampled_at_ns >= shortest_sample_ns;
    if (is_sampled) begin_core_wait_sample(&wait, report->polled_cpu_ms * 1000000);
    struct usage usage = measure_usage(given, is_sampled ? &wait : NULL);
    if (is_sampled) end_core_wait_sample(&wait, now_ns);
    report->polled_core_wait_ns = wait.total_ns;
    if (usage.memory_bytes > report->polled_memory_bytes) report->polled_memory_bytes = usage.memory_bytes;
    if (usage.cpu_ms > report->polled_cpu_ms) report->polled_cpu_ms = usage.cpu_ms;
    if (usage.memory_bytes > plan->limits.memory_bytes) report->is_over_memory = true;
    if (usage.cpu_ms > plan->limits.cpu_time_ms) report->is_over_cpu_time = true;
    if (report->is_over_memory || report->is_over_cpu_time) kill(-1, SIGKILL);
    sigtimedwait(&child, NULL, &check_interval);
  }
}
