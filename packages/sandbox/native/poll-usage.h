/* Limits for machines on which no control group can be made: less exact, see poll-usage.c. */
#ifndef TOUCHSTONE_POLL_USAGE_H
#define TOUCHSTONE_POLL_USAGE_H

#include "plan.h"

/* In the process that becomes the program. */
void set_limits_without_control_group(struct run_plan *plan);
/* In the first process of the run: waits for a child, and kills the run when it uses too much. */
pid_t wait_and_poll_usage(struct run_plan *plan, int *status);

#endif
