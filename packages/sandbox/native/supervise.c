/*
 * How this works
 *
 * The helper is one thread with one loop. It waits for whatever comes first:
 *
 *   the judge's socket            a request to abort, or end of file (the judge is gone): the helper kills the run
 *   the zygote's socket           end of file: the zygote has ended, and the run with it
 *   output and error of a run     read and stored; one byte more than allowed ends the run
 *   the run's first process       readable when it has ended, and then no process of the run exists any more
 *   the time of the next check    wall time, CPU time as the control group counts it, kills for lack of memory
 *
 * The next check of the CPU time comes when the run can have used the rest at the earliest. That is the rest itself, because
 * the run is pinned to one core. Killing means SIGKILL to the run's first process, which the kernel extends to its whole PID
 * namespace. The helper collects files and reads counters only after the first process has ended: both are final then.
 *
 * The wall time limit does not count the time in which others had the core (core-wait.c): the helper samples it at each check
 * and moves the deadline, up to a bound for machines that are hopelessly overloaded. For connected runs it counts for
 * both, since one waits for the other.
 *
 * Two connected runs are the same thing twice, with two pipes between them and no relay. It is certain which one ended first,
 * because the other one cannot notice before the helper has. What is written to a run that does not read any more is thrown
 * away, so that no run ends by a broken pipe (both: held-pipes.c). A run that ends with a refusing exit code ends the other
 * one, which does not notice it before. Both are timed from the start of the earlier one.
 */
#include "supervise.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "descriptors.h"
#include "held-pipes.h"
#include "kernel.h"
#include "running.h"

/* Control groups of version 1 kill one process for lack of memory and leave the others: the helper checks at this interval. */
static const uint64_t longest_interval_ns = 50 * ns_per_ms;
static const uint64_t shortest_interval_ns = 1 * ns_per_ms;
/* Between two looks at the threads of a run: those of a short run are never looked at. */
static const uint64_t shortest_sample_ns = 40 * ns_per_ms;
/* The steps of the helper take a millisecond. On an overloaded machine a run that has not started by then is an error. */
static const uint64_t start_limit_ns = 30000 * ns_per_ms;
/* Of the wall time limit; src/slot.ts waits for as long. */
static const uint64_t most_extension = 4;
enum { events_per_run = 4 };

static struct run empty_run(void) {
  return (struct run){.box = {-1, -1}, .first_process = -1, .input = -1, .output = -1, .error = -1, .output_pipe = -1,
                      .error_pipe = -1, .output_capture = {.file = -1}, .error_capture = {.file = -1}};
}

/* A program can reopen its streams as /dev/stdout or /dev/stdin: the kernel then checks the mode, and the pipe is the helper's. */
static bool open_pipe(int *read_end, int *write_end, mode_t mode, struct failure *failure) {
  int ends[2];
  if (pipe2(ends, O_CLOEXEC) != 0) return fail(failure, "cannot create a pipe");
  *read_end = ends[0];
  *write_end = ends[1];
  return fchmod(ends[1], mode) == 0 || fail(failure, "cannot set the mode of a pipe");
}

static bool open_captured_pipe(int *our_end, int *write_end, struct failure *failure) {
  if (!open_pipe(our_end, write_end, 0222, failure)) return false;
  return fcntl(*our_end, F_SETFL, O_NONBLOCK) == 0 || fail(failure, "cannot prepare a pipe");
}

static bool prepare_run(struct helper *helper, const struct run_request *request, int index, bool is_connected, struct run *run,
                        struct failure *failure) {
  run->request = request;
  run->group = &helper->groups[index];
  run->core_wait = calloc(1, sizeof *run->core_wait);
  if (run->core_wait == NULL) return fail(failure, "no memory for a run");
  bool sees_image = helper->configuration.has_image && !request->needs_toolchains;
  run->zygote = &helper->zygotes[sees_image ? VIEW_IMAGE : VIEW_TOOLCHAINS];
  run->plan = &run->zygote->plans[index];
  run->is_connected = is_connected;
  bool has_group = helper->place.version != GROUPS_NONE;
  if (!fill_plan(run->plan, request, has_group, failure)) return false;
  if (!limit_group(&helper->place, run->group, &request->limits, failure)) return false;
  if (!make_box(&helper->configuration, request, &run->box, failure)) return false;
  if (!open_capture(&request->standard_error, &run->error_capture, failure)) return false;
  if (!open_captured_pipe(&run->error_pipe, &run->error, failure)) return false;
  if (is_connected) return true;
  return open_standard_input(&request->standard_input, &run->input, failure) &&
         open_capture(&request->standard_output, &run->output_capture, failure) &&
         open_captured_pipe(&run->output_pipe, &run->output, failure);
}

static bool connect_runs(struct run runs[most_runs], struct failure *failure) {
  runs[0].other = &runs[1];
  runs[1].other = &runs[0];
  return open_pipe(&runs[1].input, &runs[0].output, 0666, failure) && open_pipe(&runs[0].input, &runs[1].output, 0666, failure);
}

static enum outcome start(struct helper *helper, struct run *run, uint32_t index, struct failure *failure) {
  int descriptors[most_descriptors] = {run->box.mount, run->input, run->output, run->error};
  size_t count = DESCRIPTOR_CONTROL_GROUP;
  for (int entry = 0; helper->place.version != GROUPS_NONE && entry < run->group->entry_count; entry++) descriptors[count++] = run->group->entries[entry];
  run->first_process = start_run(run->zygote, index, descriptors, count, failure);
  if (run->first_process == zygote_gone) return OUTCOME_END;
  if (run->first_process < 0) return OUTCOME_ERROR;
  run->handed_over_at_ns = clock_ns(CLOCK_MONOTONIC);
  run->core_wait->sampled_at_ns = run->handed_over_at_ns;
  run->next_check_ns = run->handed_over_at_ns + shortest_interval_ns;
  if (!run->is_connected) close_descriptor(&run->input);
  if (!run->is_connected || helper->place.version == GROUPS_NONE) close_descriptor(&run->output);
  close_descriptor(&run->error);
  return OUTCOME_FACTS;
}

static void end_run(struct run *run, enum ended_by reason) {
  if (run->ended_by == BY_ITSELF) run->ended_by = reason;
  run->is_killed = true;
  /* Fails only when it has ended already. */
  kernel_pidfd_kill(run->first_process);
}

/* The wall time of the run starts with the program, not with the preparations. */
static uint64_t wall_deadline(const struct run *run) {
  uint64_t started_at = run->plan->report.started_at_ns;
  if (started_at == 0) return run->handed_over_at_ns + start_limit_ns;
  uint64_t limit = run->request->limits.wall_time_ms * ns_per_ms;
  uint64_t extension = run->core_wait->total_ns + (run->other == NULL ? 0 : run->other->core_wait->total_ns);
  return started_at + limit + (extension < most_extension * limit ? extension : most_extension * limit);
}

/* Without control groups the first process of the run takes the samples. */
static bool sample_core_wait(struct helper *helper, struct run *run, uint64_t now, struct failure *failure) {
  uint64_t cpu_ns;
  if (run->first_process < 0) return true;
  if (helper->place.version == GROUPS_NONE) {
    run->core_wait->total_ns = run->plan->report.polled_core_wait_ns;
    return true;
  }
  if (!read_cpu(helper, run, &cpu_ns, failure)) return false;
  sample_group_core_wait(run->group, cpu_ns, now, run->core_wait);
  return true;
}

static bool sample_memory(struct helper *helper, struct run *run, struct failure *failure) {
  uint64_t bytes;
  if (!read_group_memory(&helper->place, run->group, false, &bytes, failure)) return false;
  if (bytes > run->seen_memory_bytes) run->seen_memory_bytes = bytes;
  return true;
}

static bool check_limits(struct helper *helper, struct run *run, uint64_t now, struct failure *failure) {
  uint64_t cpu_ns, deadline = wall_deadline(run), limit_ns = run->request->limits.cpu_time_ms * ns_per_ms;
  bool is_out_of_memory;
  if (!read_cpu(helper, run, &cpu_ns, failure)) return false;
  if (!read_group_out_of_memory(&helper->place, run->group, &is_out_of_memory, failure)) return false;
  if (!sample_memory(helper, run, failure)) return false;
  release_closed_pipes(helper, run);
  bool is_late = now >= deadline && run->plan->report.started_at_ns != 0;
  if (is_late || now - run->core_wait->sampled_at_ns >= shortest_sample_ns) {
    if (!sample_core_wait(helper, run, now, failure)) return false;
    if (is_late && run->other != NULL && !sample_core_wait(helper, run->other, now, failure)) return false;
    deadline = wall_deadline(run);
  }
  /* Before its start it could not say how it ended. */
  if (run->is_refused && run->plan->report.started_at_ns != 0) end_run(run, BY_OTHER_RUN);
  if (cpu_ns >= limit_ns) end_run(run, BY_CPU_TIME);
  if (now >= deadline) end_run(run, BY_WALL_TIME);
  if (is_out_of_memory) end_run(run, BY_ITSELF);
  uint64_t wait = cpu_ns < limit_ns ? limit_ns - cpu_ns : longest_interval_ns;
  if (now < deadline && deadline - now < wait) wait = deadline - now;
  if (wait > longest_interval_ns) wait = longest_interval_ns;
  if (wait < shortest_interval_ns) wait = shortest_interval_ns;
  run->next_check_ns = now + wait;
  return true;
}

static bool drain_stream(struct run *run, int *pipe, struct capture *capture, struct failure *failure) {
  if (*pipe < 0) return true;
  enum drain_result result = drain(*pipe, capture, failure);
  if (result == DRAIN_FAILED) return false;
  if (result == DRAIN_END) close_descriptor(pipe);
  if (capture->is_truncated) end_run(run, BY_OUTPUT);
  return true;
}

static bool drain_run(struct run *run, struct failure *failure) {
  return drain_stream(run, &run->output_pipe, &run->output_capture, failure) &&
         drain_stream(run, &run->error_pipe, &run->error_capture, failure);
}

static bool is_alive(const struct run *run) { return run->first_process >= 0; }

/* Only an abort is expected while a run is under way. */
static enum outcome read_control_message(struct helper *helper, struct failure *failure) {
  struct frame frame = {0};
  enum receive_result result = receive_frame(helper->socket, &frame, failure);
  free(frame.bytes);
  if (result == RECEIVED && frame.kind == KIND_ABORT) return OUTCOME_ABORTED;
  if (result == RECEIVED) refuse(failure, "malformed request: nothing but an abort is expected during a run");
  return OUTCOME_END;
}

static struct timespec time_until(uint64_t deadline_ns, uint64_t now) {
  uint64_t rest = deadline_ns > now ? deadline_ns - now : 0;
  return (struct timespec){.tv_sec = (time_t)(rest / 1000000000), .tv_nsec = (long)(rest % 1000000000)};
}

static bool has_refused(const struct run *run) {
  const struct run_report *report = &run->plan->report;
  return report->step == STEP_FINISHED && WIFEXITED(report->wait_status) &&
         run->request->refusing_exit_codes[WEXITSTATUS(report->wait_status)];
}

static void note_end(struct run *run, uint64_t now) {
  run->gone_at_ns = now;
  close_descriptor(&run->first_process);
  if (run->other == NULL) return;
  if (!has_refused(run)) {
    release_pipes(run);
    return;
  }
  run->other->is_refused = true;
  run->other->next_check_ns = now;
}

/* One iteration of the loop. OUTCOME_FACTS means: continue. */
static enum outcome wait_for_events(struct helper *helper, struct run *runs, size_t count, struct failure *failure) {
  struct pollfd events[1 + view_count + events_per_run * most_runs] = {{.fd = helper->socket, .events = POLLIN}};
  struct pollfd *of_zygotes = events + 1, *of_runs = of_zygotes + view_count;
  for (int view = 0; view < view_count; view++) of_zygotes[view] = (struct pollfd){.fd = helper->zygotes[view].socket, .events = POLLIN};
  uint64_t deadline = UINT64_MAX;
  for (size_t index = 0; index < count; index++) {
    struct run *run = &runs[index];
    struct pollfd *of_run = of_runs + events_per_run * index;
    of_run[0] = (struct pollfd){.fd = run->first_process, .events = POLLIN};
    of_run[1] = (struct pollfd){.fd = run->is_input_discarded ? run->input : -1, .events = POLLIN};
    of_run[2] = (struct pollfd){.fd = run->output_pipe, .events = POLLIN};
    of_run[3] = (struct pollfd){.fd = run->error_pipe, .events = POLLIN};
    if (is_alive(run) && run->next_check_ns < deadline) deadline = run->next_check_ns;
  }
  struct timespec wait = time_until(deadline, clock_ns(CLOCK_MONOTONIC));
  if (ppoll(events, 1 + view_count + events_per_run * count, &wait, NULL) < 0 && errno != EINTR) return fail(failure, "cannot wait for the run"), OUTCOME_END;
  if (events[0].revents != 0) return read_control_message(helper, failure);
  /* The zygote sends nothing unless asked: this is end of file. */
  if (of_zygotes[VIEW_TOOLCHAINS].revents != 0 || of_zygotes[VIEW_IMAGE].revents != 0)
    return refuse(failure, "the prepared environment has ended"), OUTCOME_END;
  uint64_t now = clock_ns(CLOCK_MONOTONIC);
  for (size_t index = 0; index < count; index++) {
    struct run *run = &runs[index];
    const struct pollfd *of_run = of_runs + events_per_run * index;
    if (!drain_run(run, failure)) return OUTCOME_ERROR;
    if (of_run[1].revents != 0 && !discard_input(run, failure)) return OUTCOME_ERROR;
    if (!is_alive(run)) continue;
    if (now >= run->next_check_ns && !check_limits(helper, run, now, failure)) return OUTCOME_ERROR;
    if (of_run[0].revents == 0) continue;
    /* All writers are gone: what is still in the pipes is all there will be. */
    if (!drain_run(run, failure)) return OUTCOME_ERROR;
    note_end(run, now);
  }
  return OUTCOME_FACTS;
}

/* Whatever happened: no process, no descriptor and no memory of the run stays. */
static void clean_up(struct run *run) {
  if (is_alive(run)) {
    struct pollfd event = {.fd = run->first_process, .events = POLLIN};
    kernel_pidfd_kill(run->first_process);
    while (poll(&event, 1, -1) < 0 && errno == EINTR) continue;
  }
  int *descriptors[] = {&run->first_process, &run->input, &run->output, &run->error, &run->output_pipe, &run->error_pipe};
  for (size_t index = 0; index < sizeof descriptors / sizeof *descriptors; index++) close_descriptor(descriptors[index]);
  close_capture(&run->output_capture);
  close_capture(&run->error_capture);
  close_box(&run->box);
  free(run->core_wait);
}

static enum outcome start_all(struct helper *helper, const struct run_requests *requests, struct run *runs, struct failure *failure) {
  bool is_connected = requests->count == most_runs;
  for (size_t index = 0; index < requests->count; index++) {
    if (!prepare_run(helper, &requests->runs[index], (int)index, is_connected, &runs[index], failure)) return OUTCOME_ERROR;
  }
  if (is_connected && !connect_runs(runs, failure)) return OUTCOME_ERROR;
  enum outcome outcome = OUTCOME_FACTS;
  for (size_t index = 0; index < requests->count && outcome == OUTCOME_FACTS; index++) {
    outcome = start(helper, &runs[index], (uint32_t)index, failure);
  }
  return outcome;
}

/* Both are timed by one clock. */
static void time_together(struct run runs[most_runs]) {
  uint64_t one = runs[0].plan->report.started_at_ns, other = runs[1].plan->report.started_at_ns;
  runs[0].began_at_ns = runs[1].began_at_ns = one < other ? one : other;
}

static bool is_any_alive(const struct run *runs, size_t count) {
  for (size_t index = 0; index < count; index++) {
    if (is_alive(&runs[index])) return true;
  }
  return false;
}

enum outcome supervise(struct helper *helper, const struct run_requests *requests, struct message *message, struct failure *failure) {
  struct run runs[most_runs] = {empty_run(), empty_run()};
  size_t count = requests->count;
  enum outcome outcome = prepare_groups(helper, failure) ? start_all(helper, requests, runs, failure) : OUTCOME_END;
  while (outcome == OUTCOME_FACTS && is_any_alive(runs, count)) outcome = wait_for_events(helper, runs, count, failure);
  if (outcome == OUTCOME_FACTS && count == most_runs) time_together(runs);
  begin_message(message, KIND_FACTS);
  for (size_t index = 0; index < count && outcome == OUTCOME_FACTS; index++) {
    if (!report_run(helper, &runs[index], message, failure)) outcome = OUTCOME_ERROR;
  }
  for (size_t index = 0; index < count; index++) clean_up(&runs[index]);
  return outcome;
}

bool prepare_groups(struct helper *helper, struct failure *failure) {
  if (helper->place.version == GROUPS_NONE) return true;
  for (; helper->ready_groups < most_runs; helper->ready_groups++) {
    if (!make_group(&helper->place, &helper->groups[helper->ready_groups], failure)) return false;
  }
  return true;
}
