#include <errno.h>
#include <signal.h>
#include <string.h>
#include <sys/wait.h>

#include "collect.h"
#include "kernel.h"
#include "running.h"

bool read_cpu(struct helper *helper, struct run *run, uint64_t *nanoseconds, struct failure *failure) {
  if (!read_group_cpu(&helper->place, run->group, nanoseconds, failure)) return false;
  uint64_t setup = run->plan->report.setup_cpu_ns;
  *nanoseconds = *nanoseconds > setup ? *nanoseconds - setup : 0;
  return true;
}

struct counts {
  uint64_t cpu_ns;
  uint64_t peak_bytes;
  bool is_out_of_memory;
};

static uint64_t usage_ns(const struct rusage *usage) {
  return (uint64_t)(usage->ru_utime.tv_sec + usage->ru_stime.tv_sec) * 1000000000 +
         (uint64_t)(usage->ru_utime.tv_usec + usage->ru_stime.tv_usec) * 1000;
}

/* A first process that was killed could not add up any more; what it saw last is all there is then. */
static struct counts count_without_group(struct run *run) {
  const struct run_report *report = &run->plan->report;
  uint64_t cpu_ns = usage_ns(&report->usage), polled_ns = report->polled_cpu_ms * ns_per_ms;
  cpu_ns = cpu_ns > report->setup_cpu_ns ? cpu_ns - report->setup_cpu_ns : 0;
  if (report->is_over_cpu_time && run->ended_by == BY_ITSELF) run->ended_by = BY_CPU_TIME;
  return (struct counts){cpu_ns > polled_ns ? cpu_ns : polled_ns, report->polled_memory_bytes, report->is_over_memory};
}

static bool count(struct helper *helper, struct run *run, struct counts *counts, struct failure *failure) {
  if (helper->place.version == GROUPS_NONE) *counts = count_without_group(run);
  else if (!read_cpu(helper, run, &counts->cpu_ns, failure) ||
           !read_group_out_of_memory(&helper->place, run->group, &counts->is_out_of_memory, failure) ||
           !read_group_memory(&helper->place, run->group, true, &counts->peak_bytes, failure))
    return false;
  /* The page cache may have grown after the peak: then a sample is nearer to it. */
  if (run->seen_memory_bytes > counts->peak_bytes) counts->peak_bytes = run->seen_memory_bytes;
  if (helper->place.version != GROUPS_NONE && helper->place.has_peak) return true;
  /* The kernel recorded no peak: use the largest process, the largest sample, or the limit that was reached. */
  uint64_t largest = (uint64_t)run->plan->report.usage.ru_maxrss * 1024;
  if (counts->is_out_of_memory && helper->place.version != GROUPS_NONE) largest = run->request->limits.memory_bytes;
  if (largest > counts->peak_bytes) counts->peak_bytes = largest;
  return true;
}

static void add_ending(struct message *message, const struct run *run) {
  const struct run_report *report = &run->plan->report;
  bool is_finished = report->step == STEP_FINISHED;
  add_number(message, KEY_ENDED_BY, run->ended_by);
  /* The report of a run that we killed may be missing; how we kill is known. */
  if (!is_finished) add_number(message, KEY_SIGNAL, SIGKILL);
  else if (WIFSIGNALED(report->wait_status)) add_number(message, KEY_SIGNAL, (uint64_t)WTERMSIG(report->wait_status));
  else add_number(message, KEY_EXIT_CODE, (uint64_t)WEXITSTATUS(report->wait_status));
  if (report->error_number != 0) add_string(message, KEY_START_ERROR, strerror(report->error_number));
  uint64_t ended_at = is_finished ? report->ended_at_ns : run->gone_at_ns;
  uint64_t began_at = run->began_at_ns == 0 ? report->started_at_ns : run->began_at_ns;
  add_number(message, KEY_WALL_TIME_US, (ended_at - began_at) / 1000);
}

/* The kernel's own limit of CPU time, set in run.c, comes first when the helper is kept from its check. */
static void note_cpu_limit(struct run *run, const struct counts *counts) {
  int status = run->plan->report.wait_status;
  bool is_by_kernel = run->plan->report.step == STEP_FINISHED && WIFSIGNALED(status) &&
                      (WTERMSIG(status) == SIGXCPU || WTERMSIG(status) == SIGKILL);
  if (run->ended_by == BY_ITSELF && is_by_kernel && !counts->is_out_of_memory &&
      counts->cpu_ns >= run->request->limits.cpu_time_ms * ns_per_ms)
    run->ended_by = BY_CPU_TIME;
}

static bool add_facts(struct helper *helper, struct run *run, struct message *message, struct failure *failure) {
  struct counts counts = {0};
  if (!count(helper, run, &counts, failure)) return false;
  /* It ended before our signal reached it. */
  if (run->ended_by == BY_OTHER_RUN && run->plan->report.step == STEP_FINISHED) run->ended_by = BY_ITSELF;
  note_cpu_limit(run, &counts);
  add_ending(message, run);
  add_number(message, KEY_IS_OUT_OF_MEMORY, counts.is_out_of_memory);
  add_number(message, KEY_CPU_TIME_US, counts.cpu_ns / 1000);
  add_number(message, KEY_MEMORY_PEAK_BYTES, counts.peak_bytes);
  return true;
}

static void add_stream(struct message *message, enum field_key key, const struct capture *capture) {
  size_t group = open_group(message, key);
  add_number(message, KEY_IS_TRUNCATED, capture->is_truncated);
  add_capture(message, capture);
  close_group(message, group);
}

/* The run's first process tells how far it came. One that we killed cannot tell; one that someone else killed is an error. */
static bool check_report(const struct run *run, struct failure *failure) {
  const struct run_report *report = &run->plan->report;
  bool has_started = report->started_at_ns != 0;
  if (has_started && (report->step == STEP_FINISHED || (report->step == STEP_EXECUTE && run->is_killed))) return true;
  if (has_started && report->step == STEP_EXECUTE) return refuse(failure, "the first process of the run was killed from outside");
  if (report->error_number == 0) return refuse(failure, "the run ended before the program was started");
  errno = report->error_number;
  return fail(failure, "%s", describe_step(report->step));
}

bool report_run(struct helper *helper, struct run *run, struct message *message, struct failure *failure) {
  if (!check_report(run, failure)) return false;
  size_t group = open_group(message, KEY_FACTS);
  if (!add_facts(helper, run, message, failure)) return false;
  add_stream(message, KEY_STANDARD_OUTPUT, &run->output_capture);
  add_stream(message, KEY_STANDARD_ERROR, &run->error_capture);
  if (!collect_files(run->box.work_folder, run->request, message, failure)) return false;
  close_group(message, group);
  return true;
}
