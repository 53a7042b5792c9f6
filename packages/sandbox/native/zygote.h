/* The prepared environment: a process that starts runs inside namespaces which already exist. */
#ifndef TOUCHSTONE_ZYGOTE_H
#define TOUCHSTONE_ZYGOTE_H

#include <linux/filter.h>

#include "plan.h"
#include "root.h"

struct zygote {
  /* To it: a plan's index with the run's descriptors. From it: the same index with a descriptor of the run's first process. */
  int socket;
  struct run_plan *plans;
};

/* `counts_memory`: whether runs get a control group. */
bool start_zygote(const struct configuration *configuration, enum view view, bool counts_memory, struct zygote *zygote,
                  struct failure *failure);

/* What a run is started with, in the order in which it is handed over. */
enum run_descriptor {
  DESCRIPTOR_BOX,
  DESCRIPTOR_INPUT,
  DESCRIPTOR_OUTPUT,
  DESCRIPTOR_ERROR,
  /* Then one or three of the control group, or none. */
  DESCRIPTOR_CONTROL_GROUP,
};

enum { run_not_started = -1, zygote_gone = -2 };

/* Returns a descriptor of the run's first process, or one of the two above. */
int start_run(const struct zygote *zygote, uint32_t index, const int *descriptors, size_t count, struct failure *failure);

/* What stays the same for all runs of a zygote. */
struct run_setting {
  uint64_t user;
  bool is_privileged;
  enum view view;
  struct sock_fprog filter;
};

/* The life of a run's first process (run.c). */
_Noreturn void be_first_process(const struct run_setting *setting, struct run_plan *plan, const int *descriptors, size_t count);

#endif
