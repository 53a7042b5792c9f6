/* Small reads and writes in a control group's folder. */
#ifndef TOUCHSTONE_CONTROL_GROUP_FILES_H
#define TOUCHSTONE_CONTROL_GROUP_FILES_H

#include <stdint.h>

#include "failure.h"

/* False with errno. */
bool write_group_file(int folder, const char *name, const char *text);
/* The number after `label` at the start of a line, or the whole file when there is no label. */
bool read_group_number(int folder, const char *name, const char *label, uint64_t *number, struct failure *failure);
/* Moves every process of the group into its child group. */
bool move_processes(int folder, const char *child, struct failure *failure);

#endif
