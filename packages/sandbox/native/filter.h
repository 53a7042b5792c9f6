/* The system call filter of the programs, made once per helper and installed by every run. */
#ifndef TOUCHSTONE_FILTER_H
#define TOUCHSTONE_FILTER_H

#include <linux/filter.h>

#include "failure.h"

/* `counts_memory`: a control group counts files in memory that have no name; without one they are refused. */
bool make_filter(bool counts_memory, struct sock_fprog *program, struct failure *failure);
/* In the process that becomes the program; no-new-privileges must be set. Returns 0, or -1 with errno. */
int install_filter(const struct sock_fprog *program);

#endif
