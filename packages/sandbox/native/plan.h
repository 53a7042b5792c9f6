/*
 * Memory that the helper shares with its zygote and with the first process of each run: what is to be started, and how it
 * went. The program itself never sees it: execve replaces the address space.
 */
#ifndef TOUCHSTONE_PLAN_H
#define TOUCHSTONE_PLAN_H

#include <sys/resource.h>
#include <sys/types.h>

#include "request.h"

enum { plan_text_bytes = 2 << 20 };

/* The last step that was begun; what the helper says when it failed. */
enum run_step {
  STEP_MOUNT_BOX,
  STEP_MOUNT_WORK_FOLDERS,
  STEP_MOUNT_PROC,
  STEP_FORK,
  STEP_DESCRIPTORS,
  STEP_LIMITS,
  STEP_IDENTITY,
  STEP_CONTROL_GROUP,
  STEP_FILTER,
  STEP_EXECUTE,
  STEP_RUNNING,
  STEP_FINISHED,
};

struct run_report {
  enum run_step step;
  /* Of the step that failed; 0 while none has. */
  int error_number;
  /* Of CLOCK_MONOTONIC: just before execve, and when the first process had ended. */
  uint64_t started_at_ns;
  uint64_t ended_at_ns;
  /* CPU time of our own code that the control group has counted in. */
  uint64_t setup_cpu_ns;
  int wait_status;
  /* Of all processes of the run that were waited for. */
  struct rusage usage;
  /* Only without control groups: what the first process saw while polling. */
  uint64_t polled_memory_bytes;
  uint64_t polled_cpu_ms;
  uint64_t polled_core_wait_ns;
  uint64_t given_file_bytes;
  bool is_over_memory;
  bool is_over_cpu_time;
};

struct run_plan {
  struct limits limits;
  bool has_control_group;
  uint32_t argument_count;
  uint32_t environment_count;
  /* Arguments, then environment, each with its final zero. */
  char text[plan_text_bytes];
  struct run_report report;
};

bool fill_plan(struct run_plan *plan, const struct run_request *request, bool has_control_group, struct failure *failure);
const char *describe_step(enum run_step step);

#endif
