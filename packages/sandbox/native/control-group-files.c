#include "control-group-files.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

bool write_group_file(int folder, const char *name, const char *text) {
  int fd = openat(folder, name, O_WRONLY | O_CLOEXEC);
  if (fd < 0) return false;
  ssize_t written = write(fd, text, strlen(text));
  int error_number = errno;
  close(fd);
  errno = error_number;
  return written == (ssize_t)strlen(text);
}

/* These files are short: one read gets all of it. */
static ssize_t read_group_file(int folder, const char *name, char *text, size_t size) {
  int fd = openat(folder, name, O_RDONLY | O_CLOEXEC);
  if (fd < 0) return -1;
  ssize_t length = read(fd, text, size - 1);
  int error_number = errno;
  close(fd);
  errno = error_number;
  if (length >= 0) text[length] = '\0';
  return length;
}

bool read_group_number(int folder, const char *name, const char *label, uint64_t *number, struct failure *failure) {
  char text[16384];
  if (read_group_file(folder, name, text, sizeof text) < 0) return fail(failure, "cannot read %s", name);
  const char *place = text;
  if (label != NULL) {
    while (place != NULL && strncmp(place, label, strlen(label)) != 0) {
      place = strchr(place, '\n');
      if (place != NULL) place++;
    }
    if (place == NULL) return refuse(failure, "%s has no %s", name, label);
    place += strlen(label);
  }
  char *end;
  errno = 0;
  *number = strtoull(place, &end, 10);
  if (end == place || errno != 0) return refuse(failure, "%s holds no number", name);
  return true;
}

bool move_processes(int folder, const char *child, struct failure *failure) {
  char text[1 << 16], target[256];
  snprintf(target, sizeof target, "%s/cgroup.procs", child);
  /* A process may fork while the helper reads: repeat until the group is empty. */
  for (int round = 0; round < 10; round++) {
    ssize_t length = read_group_file(folder, "cgroup.procs", text, sizeof text);
    if (length < 0) return fail(failure, "cannot read cgroup.procs");
    if (length == 0) return true;
    for (char *rest = NULL, *process = strtok_r(text, "\n", &rest); process != NULL; process = strtok_r(NULL, "\n", &rest)) {
      if (!write_group_file(folder, target, process) && errno != ESRCH) return fail(failure, "cannot move process %s into %s", process, child);
    }
  }
  return refuse(failure, "the control group that was handed over keeps getting new processes");
}
