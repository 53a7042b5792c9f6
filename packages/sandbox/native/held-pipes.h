/* Our copies of the pipes between two connected runs. */
#ifndef TOUCHSTONE_HELD_PIPES_H
#define TOUCHSTONE_HELD_PIPES_H

#include "running.h"

/* At a check: the other one may notice what the run's own processes have closed. */
void release_closed_pipes(const struct helper *helper, struct run *run);
/* At the run's end: now the other one may notice. */
void release_pipes(struct run *run);
/* Throws away what the other one has written meanwhile; until there is no writer any more. */
bool discard_input(struct run *run, struct failure *failure);

#endif
