/* How long a run was kept from its core, and from its disk, by others. */
#ifndef TOUCHSTONE_CORE_WAIT_H
#define TOUCHSTONE_CORE_WAIT_H

#include <stddef.h>
#include <stdint.h>

/* Threads beyond these are not looked at: the sum is then smaller. */
enum { most_watched_threads = 256 };

struct watched_thread {
  long id;
  uint64_t cpu_ns;
  uint64_t wait_ns;
};

struct watched_threads {
  struct watched_thread list[most_watched_threads];
  size_t count;
};

struct core_wait {
  uint64_t total_ns;
  /* What an interval counted too little of, because the kernel adds a wait only at its end. Never above zero. */
  int64_t debt_ns;
  uint64_t sampled_at_ns;
  /* CPU time of the whole run: at the last sample, and since then. */
  uint64_t run_cpu_ns;
  uint64_t interval_cpu_ns;
  int64_t longest_ns;
  struct watched_threads before;
  struct watched_threads now;
};

/* One sample: begin, each process of the run by its folder in /proc, end. */
void begin_core_wait_sample(struct core_wait *wait, uint64_t run_cpu_ns);
void add_core_wait(struct core_wait *wait, const char *process);
void end_core_wait_sample(struct core_wait *wait, uint64_t now_ns);

#endif
