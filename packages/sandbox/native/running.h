/* A run under way, as the helper sees it; what is reported of it at its end. */
#ifndef TOUCHSTONE_RUNNING_H
#define TOUCHSTONE_RUNNING_H

#include "box.h"
#include "capture.h"
#include "core-wait.h"
#include "supervise.h"

enum ended_by { BY_ITSELF = 0, BY_CPU_TIME = 1, BY_WALL_TIME = 2, BY_OUTPUT = 3, BY_OTHER_RUN = 4 };

static const uint64_t ns_per_ms = 1000000;

struct run {
  const struct run_request *request;
  struct control_group *group;
  const struct zygote *zygote;
  struct run_plan *plan;
  struct box box;
  int first_process;
  /* Ends of the program's streams: while it is being started, and longer for connected runs (held-pipes.c). */
  int input;
  int output;
  int error;
  /* Our ends; -1 when closed, and for streams that are connected to the other run. */
  int output_pipe;
  int error_pipe;
  struct capture output_capture;
  struct capture error_capture;
  enum ended_by ended_by;
  /* By us, for whatever reason. */
  bool is_killed;
  /* The largest memory usage at a check. */
  uint64_t seen_memory_bytes;
  bool is_connected;
  /* No process of the run reads its input any more: what the other one writes is thrown away. */
  bool is_input_discarded;
  /* The other one refused it, and it has to end. */
  bool is_refused;
  /* At how many looks in a row no process of the run had its end of a held pipe. */
  unsigned input_misses;
  unsigned output_misses;
  uint64_t handed_over_at_ns;
  uint64_t next_check_ns;
  /* When we saw that it had ended. */
  uint64_t gone_at_ns;
  /* When the first of two connected runs started; 0 for one that is alone. */
  uint64_t began_at_ns;
  /* How long others had the core, as of the last sample. */
  struct core_wait *core_wait;
  /* The other one of two connected runs. */
  struct run *other;
};

/* CPU time of the run without our own code in it. */
bool read_cpu(struct helper *helper, struct run *run, uint64_t *nanoseconds, struct failure *failure);
/* Adds everything that is known when no process of the run is alive any more. */
bool report_run(struct helper *helper, struct run *run, struct message *message, struct failure *failure);

#endif
