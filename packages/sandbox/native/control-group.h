/* The control group of a run: limits for memory and processes, and exact counts, whatever the processes do. */
#ifndef TOUCHSTONE_CONTROL_GROUP_H
#define TOUCHSTONE_CONTROL_GROUP_H

#include "core-wait.h"
#include "request.h"

enum group_version { GROUPS_NONE = 0, GROUPS_VERSION_1 = 1, GROUPS_VERSION_2 = 2 };

/* In version 2 one folder is all three. */
enum { MEMORY_FOLDER, PIDS_FOLDER, CPU_FOLDER, folder_count };

/* Where groups are made. */
struct group_place {
  enum group_version version;
  /* How many different folders there are: 3, 1 or 0. */
  int count;
  int folders[folder_count];
  /* Whether the kernel remembers the peak: not in version 2 before Linux 5.19. */
  bool has_peak;
  /* Of every group that this helper makes; tells a later helper that we are gone. */
  char prefix[80];
  unsigned long made;
};

struct control_group {
  char name[112];
  int folders[folder_count];
  /* What the run's process needs to get in: the `tasks` files, or the folder itself. */
  int entries[folder_count];
  int entry_count;
};

bool open_group_place(const struct configuration *configuration, struct group_place *place, struct failure *failure);
bool make_group(struct group_place *place, struct control_group *group, struct failure *failure);
bool limit_group(const struct group_place *place, const struct control_group *group, const struct limits *limits,
                 struct failure *failure);
bool read_group_cpu(const struct group_place *place, const struct control_group *group, uint64_t *nanoseconds,
                    struct failure *failure);
bool read_group_out_of_memory(const struct group_place *place, const struct control_group *group, bool *is_out_of_memory,
                              struct failure *failure);
/*
 * Anonymous memory, shared memory, files of the run and memory of the kernel: at present, or the peak where the kernel
 * remembers it. The page cache of the toolchain's files is left out: which run pays for a page depends
 * on which one was first.
 */
bool read_group_memory(const struct group_place *place, const struct control_group *group, bool is_peak, uint64_t *bytes,
                       struct failure *failure);
/* Of all its processes; `cpu_ns` is their CPU time (core-wait.c). */
void sample_group_core_wait(const struct control_group *group, uint64_t cpu_ns, uint64_t now_ns, struct core_wait *wait);
/* Succeeds only when no process is left in it. */
bool remove_group(const struct group_place *place, struct control_group *group, struct failure *failure);

#endif
