#include "control-group.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "control-group-files.h"
#include "control-group-leftovers.h"
#include "descriptors.h"

/* Ended processes leave a group a moment after they were waited for. */
static const int removal_attempts = 200;
static const struct timespec removal_pause = {.tv_nsec = 5000000};

/* Creates the folder if it is missing. Its parent exists: it is a mounted hierarchy or a group. */
static bool open_folder(const char *path, int *folder, struct failure *failure) {
  if (mkdir(path, 0755) != 0 && errno != EEXIST) return fail(failure, "cannot create the control group %s", path);
  *folder = open(path, O_DIRECTORY | O_RDONLY | O_CLOEXEC);
  return *folder >= 0 || fail(failure, "cannot open the control group %s", path);
}

static bool open_version_1(const struct configuration *configuration, struct group_place *place, struct failure *failure) {
  place->version = GROUPS_VERSION_1;
  place->has_peak = true;
  place->count = 3;
  return open_folder(configuration->memory_folder, &place->folders[MEMORY_FOLDER], failure) &&
         open_folder(configuration->pids_folder, &place->folders[PIDS_FOLDER], failure) &&
         open_folder(configuration->cpu_folder, &place->folders[CPU_FOLDER], failure);
}

/*
 * Version 2 lets a group have either processes or controlled groups below it. If our own processes are in the parent (the
 * group of a service or of a container, handed over to us), they are moved aside into a group of their own.
 */
static bool enable_controllers(int parent, struct failure *failure) {
  const char *wanted = "+memory +pids";
  if (write_group_file(parent, "cgroup.subtree_control", wanted)) return true;
  if (errno != EBUSY) return fail(failure, "cannot enable memory and pids for control groups");
  if (mkdirat(parent, "touchstone-host", 0755) != 0 && errno != EEXIST) return fail(failure, "cannot create a control group");
  if (!move_processes(parent, "touchstone-host", failure)) return false;
  return write_group_file(parent, "cgroup.subtree_control", wanted) ||
         fail(failure, "cannot enable memory and pids for control groups");
}

static bool open_version_2(const struct configuration *configuration, struct group_place *place, struct failure *failure) {
  char parent_path[4096];
  int parent = -1, folder = -1;
  place->version = GROUPS_VERSION_2;
  place->count = 1;
  snprintf(parent_path, sizeof parent_path, "%s/..", configuration->unified_folder);
  if (!open_folder(configuration->unified_folder, &folder, failure)) return false;
  for (int index = 0; index < folder_count; index++) place->folders[index] = folder;
  parent = open(parent_path, O_DIRECTORY | O_RDONLY | O_CLOEXEC);
  if (parent < 0) return fail(failure, "cannot open %s", parent_path);
  bool is_enabled = enable_controllers(parent, failure) && enable_controllers(folder, failure);
  close(parent);
  return is_enabled;
}

bool open_group_place(const struct configuration *configuration, struct group_place *place, struct failure *failure) {
  *place = (struct group_place){.version = GROUPS_NONE};
  bool is_version_1 = configuration->memory_folder != NULL && configuration->pids_folder != NULL && configuration->cpu_folder != NULL;
  if (!is_version_1 && configuration->unified_folder == NULL) return true;
  bool is_open = is_version_1 ? open_version_1(configuration, place, failure) : open_version_2(configuration, place, failure);
  if (is_open) is_open = name_groups(place->prefix, sizeof place->prefix, failure);
  for (int index = 0; is_open && index < place->count; index++) remove_leftovers(place->folders[index]);
  if (!is_open) place->version = GROUPS_NONE, place->count = 0;
  return is_open;
}

bool make_group(struct group_place *place, struct control_group *group, struct failure *failure) {
  *group = (struct control_group){.folders = {-1, -1, -1}, .entries = {-1, -1, -1}};
  snprintf(group->name, sizeof group->name, "%s%lu", place->prefix, place->made++);
  for (int index = 0; index < place->count; index++) {
    if (mkdirat(place->folders[index], group->name, 0755) != 0) return fail(failure, "cannot create a control group");
    group->folders[index] = openat(place->folders[index], group->name, O_DIRECTORY | O_RDONLY | O_CLOEXEC);
    if (group->folders[index] < 0) return fail(failure, "cannot open a control group");
  }
  group->entry_count = place->count;
  if (place->version == GROUPS_VERSION_2) {
    for (int index = 0; index < folder_count; index++) group->folders[index] = group->folders[0];
    group->entries[0] = group->folders[0];
    place->has_peak = faccessat(group->folders[0], "memory.peak", F_OK, 0) == 0;
  }
  if (place->version == GROUPS_VERSION_1) {
    for (int index = 0; index < place->count; index++) {
      group->entries[index] = openat(group->folders[index], "tasks", O_WRONLY | O_CLOEXEC);
      if (group->entries[index] < 0) return fail(failure, "cannot open the tasks of a control group");
    }
  }
  return true;
}

static bool write_limit(int folder, const char *name, uint64_t value, struct failure *failure) {
  char text[32];
  snprintf(text, sizeof text, "%llu", (unsigned long long)value);
  return write_group_file(folder, name, text) || fail(failure, "cannot set %s to %s", name, text);
}

/* Swapped memory would make a run slow instead of out of memory. Machines without swap have no file to write. */
static bool forbid_swap(const struct group_place *place, const struct control_group *group, uint64_t bytes, struct failure *failure) {
  if (place->version == GROUPS_VERSION_2)
    return write_group_file(group->folders[MEMORY_FOLDER], "memory.swap.max", "0") || errno == ENOENT ||
           fail(failure, "cannot forbid swap");
  if (write_limit(group->folders[MEMORY_FOLDER], "memory.memsw.limit_in_bytes", bytes, failure)) return true;
  return write_group_file(group->folders[MEMORY_FOLDER], "memory.swappiness", "0") || fail(failure, "cannot forbid swap");
}

bool limit_group(const struct group_place *place, const struct control_group *group, const struct limits *limits,
                 struct failure *failure) {
  if (place->version == GROUPS_NONE) return true;
  bool is_version_1 = place->version == GROUPS_VERSION_1;
  int memory = group->folders[MEMORY_FOLDER];
  if (!write_limit(memory, is_version_1 ? "memory.limit_in_bytes" : "memory.max", limits->memory_bytes, failure)) return false;
  if (!forbid_swap(place, group, limits->memory_bytes, failure)) return false;
  /* One process without memory is the end of the run: the others would only wait for it. */
  if (!is_version_1 && !write_group_file(memory, "memory.oom.group", "1") && errno != ENOENT)
    return fail(failure, "cannot set memory.oom.group");
  return write_limit(group->folders[PIDS_FOLDER], "pids.max", limits->processes, failure);
}

bool read_group_cpu(const struct group_place *place, const struct control_group *group, uint64_t *nanoseconds,
                    struct failure *failure) {
  *nanoseconds = 0;
  if (place->version == GROUPS_VERSION_1) return read_group_number(group->folders[CPU_FOLDER], "cpuacct.usage", NULL, nanoseconds, failure);
  if (place->version == GROUPS_NONE) return true;
  bool is_read = read_group_number(group->folders[CPU_FOLDER], "cpu.stat", "usage_usec ", nanoseconds, failure);
  *nanoseconds *= 1000;
  return is_read;
}

bool read_group_out_of_memory(const struct group_place *place, const struct control_group *group, bool *is_out_of_memory,
                              struct failure *failure) {
  uint64_t count = 0;
  *is_out_of_memory = false;
  if (place->version == GROUPS_NONE) return true;
  const char *name = place->version == GROUPS_VERSION_1 ? "memory.oom_control" : "memory.events";
  if (!read_group_number(group->folders[MEMORY_FOLDER], name, "oom_kill ", &count, failure)) return false;
  *is_out_of_memory = count > 0;
  return true;
}

/* Pages of files on disk. Those of tmpfs are on the lists of anonymous memory. */
static bool read_file_cache(const struct control_group *group, uint64_t *bytes, struct failure *failure) {
  uint64_t active, inactive;
  if (!read_group_number(group->folders[MEMORY_FOLDER], "memory.stat", "active_file ", &active, failure)) return false;
  if (!read_group_number(group->folders[MEMORY_FOLDER], "memory.stat", "inactive_file ", &inactive, failure)) return false;
  *bytes = active + inactive;
  return true;
}

bool read_group_memory(const struct group_place *place, const struct control_group *group, bool is_peak, uint64_t *bytes,
                       struct failure *failure) {
  *bytes = 0;
  if (place->version == GROUPS_NONE) return true;
  bool is_version_1 = place->version == GROUPS_VERSION_1;
  const char *current = is_version_1 ? "memory.usage_in_bytes" : "memory.current";
  const char *peak = is_version_1 ? "memory.max_usage_in_bytes" : "memory.peak";
  const char *name = is_peak && place->has_peak ? peak : current;
  if (!read_group_number(group->folders[MEMORY_FOLDER], name, NULL, bytes, failure)) return false;
  uint64_t cached = 0;
  if (!read_file_cache(group, &cached, failure)) return false;
  *bytes = *bytes > cached ? *bytes - cached : 0;
  return true;
}

void sample_group_core_wait(const struct control_group *group, uint64_t cpu_ns, uint64_t now_ns, struct core_wait *wait) {
  char process[32];
  int fd = openat(group->folders[MEMORY_FOLDER], "cgroup.procs", O_RDONLY | O_CLOEXEC);
  FILE *processes = fd < 0 ? NULL : fdopen(fd, "r");
  if (processes == NULL) return;
  begin_core_wait_sample(wait, cpu_ns);
  while (fscanf(processes, "%31s", process) == 1) add_core_wait(wait, process);
  end_core_wait_sample(wait, now_ns);
  fclose(processes);
}

static bool remove_folder(int parent, const char *name, struct failure *failure) {
  for (int attempt = 0; attempt < removal_attempts; attempt++) {
    if (unlinkat(parent, name, AT_REMOVEDIR) == 0 || errno == ENOENT) return true;
    if (errno != EBUSY) break;
    nanosleep(&removal_pause, NULL);
  }
  return fail(failure, "cannot remove the control group %s", name);
}

bool remove_group(const struct group_place *place, struct control_group *group, struct failure *failure) {
  bool is_removed = true;
  for (int index = 0; index < place->count; index++) {
    if (place->version == GROUPS_VERSION_1) close_descriptor(&group->entries[index]);
    close_descriptor(&group->folders[index]);
    if (!remove_folder(place->folders[index], group->name, failure)) is_removed = false;
  }
  return is_removed;
}
