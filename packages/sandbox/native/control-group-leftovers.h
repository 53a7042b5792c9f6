/* A helper that was killed cannot remove its groups: the next one does. */
#ifndef TOUCHSTONE_CONTROL_GROUP_LEFTOVERS_H
#define TOUCHSTONE_CONTROL_GROUP_LEFTOVERS_H

#include <stddef.h>

#include "failure.h"

/* A prefix by which others see who made a group: PID namespace, process id and start time of this process. */
bool name_groups(char *prefix, size_t size, struct failure *failure);
/* Removes groups of processes of this PID namespace that are no more. What cannot be removed is left for the next time. */
void remove_leftovers(int folder);

#endif
