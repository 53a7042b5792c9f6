/*
 * How this works
 *
 * The work folder was the program's: any name may be a link to anywhere, a pipe that never has a writer, a device, a folder,
 * or a file of a terabyte with nothing in it. Therefore every name is opened from the folder's descriptor with a kernel that
 * refuses links anywhere in the path and may not leave the folder; without waiting; and what was opened, not what was named,
 * must be a regular file whose size fits. No process of the run is alive, so nothing changes in between. A hard link can only
 * name a file of the same file system, which is the run's own.
 */
#include "collect.h"

#include <errno.h>
#include <fcntl.h>
#include <sys/stat.h>

#include "capture.h"
#include "kernel.h"

static int open_inside(int work_folder, const char *name) {
  int flags = O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY | O_CLOEXEC;
  struct open_how how = {.flags = (uint64_t)flags, .resolve = RESOLVE_BENEATH | RESOLVE_NO_SYMLINKS | RESOLVE_NO_MAGICLINKS | RESOLVE_NO_XDEV};
  return kernel_openat2(work_folder, name, &how);
}

/* Links, and sockets, which cannot be opened. A link's target is not asked for, so that it tells nothing. */
static bool is_refused(int error_number) {
  return error_number == ELOOP || error_number == ENXIO || error_number == EXDEV || error_number == EACCES;
}

static bool collect_opened(int fd, const struct collection *collection, struct message *message, struct failure *failure) {
  struct stat status;
  if (fstat(fd, &status) != 0) return fail(failure, "cannot look at a file of the run");
  if (!S_ISREG(status.st_mode)) {
    add_number(message, KEY_STATE, NOT_A_REGULAR_FILE);
    return true;
  }
  if ((uint64_t)status.st_size > collection->capture.maximum_bytes) {
    add_number(message, KEY_STATE, TOO_LARGE);
    return true;
  }
  struct capture capture;
  bool is_captured = open_capture(&collection->capture, &capture, failure) &&
                     capture_file(fd, (uint64_t)status.st_size, &capture, failure);
  if (is_captured) {
    add_number(message, KEY_STATE, COLLECTED);
    add_capture(message, &capture);
  }
  close_capture(&capture);
  return is_captured;
}

static bool collect_file(int work_folder, const struct collection *collection, struct message *message, struct failure *failure) {
  int fd = open_inside(work_folder, collection->name);
  if (fd >= 0) {
    bool is_collected = collect_opened(fd, collection, message, failure);
    close(fd);
    return is_collected;
  }
  if (errno == ENOENT || errno == ENOTDIR) add_number(message, KEY_STATE, MISSING);
  else if (is_refused(errno)) add_number(message, KEY_STATE, NOT_A_REGULAR_FILE);
  else return fail(failure, "cannot open %s of the run", collection->name);
  return true;
}

bool collect_files(int work_folder, const struct run_request *request, struct message *message, struct failure *failure) {
  for (size_t index = 0; index < request->collection_count; index++) {
    size_t group = open_group(message, KEY_COLLECTED);
    if (!collect_file(work_folder, &request->collections[index], message, failure)) return false;
    close_group(message, group);
  }
  return true;
}
