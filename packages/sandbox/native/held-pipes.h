/* Our copies of the pipes between two connected runs. */
#ifndef TOUCHSTONE_HELD_PIPES_H
#define TOUCHSTONE_HELD_PIPES_H

#include "running.h"

/* At a check: closes our copies of what the run's own processes have closed. */
void release_closed_pipes(struct run *run);
/* At the run's end. */
void release_pipes(struct run *run);

#endif
