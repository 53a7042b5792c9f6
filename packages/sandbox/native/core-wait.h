/* How long a run was kept from its core by others. */
#ifndef TOUCHSTONE_CORE_WAIT_H
#define TOUCHSTONE_CORE_WAIT_H

#include <stdint.h>

/*
 * The schedstat of the threads of one process, from /proc: `*longest_ns` becomes the longest wait of a thread for the core
 * during which no thread of the run can have had it. `run_cpu_ns` is the CPU time of the whole run.
 */
void add_core_wait(const char *process, uint64_t run_cpu_ns, uint64_t *longest_ns);

#endif
