#include "box.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/sendfile.h>
#include <sys/stat.h>

#include "descriptors.h"
#include "kernel.h"

/* Every file and folder takes kernel memory: a bound for those that hold no bytes. */
#define MOST_FILES "65536"

/* Judge-owned, so links are followed; what is no plain file (a pipe, a device) would block. */
static bool open_host_file(const char *path, int *fd, struct stat *status, struct failure *failure) {
  *fd = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY);
  if (*fd < 0) return fail(failure, "cannot open %s", path);
  if (fstat(*fd, status) == 0 && S_ISREG(status->st_mode)) return true;
  close_descriptor(fd);
  return refuse(failure, "%s is no regular file", path);
}

static bool write_slice(int fd, struct slice bytes, const char *name, struct failure *failure) {
  for (size_t written = 0; written < bytes.length;) {
    ssize_t count = write(fd, bytes.bytes + written, bytes.length - written);
    if (count < 0 && errno == EINTR) continue;
    if (count < 0) return fail(failure, "cannot write %s", name);
    written += (size_t)count;
  }
  return true;
}

static bool copy_file(int target, const char *path, const char *name, struct failure *failure) {
  struct stat status;
  int source;
  if (!open_host_file(path, &source, &status, failure)) return false;
  for (off_t copied = 0; copied < status.st_size;) {
    ssize_t count = sendfile(target, source, NULL, (size_t)(status.st_size - copied));
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) {
      if (count < 0) fail(failure, "cannot copy %s to %s", path, name);
      else refuse(failure, "%s became shorter while it was copied", path);
      close(source);
      return false;
    }
    copied += count;
  }
  return close(source) == 0;
}

static bool write_content(int fd, const struct content *content, const char *name, struct failure *failure) {
  if (content->path == NULL) return write_slice(fd, content->bytes, name, failure);
  return copy_file(fd, content->path, name, failure);
}

/* No other process has access to this file system yet, so its paths need no checks. */
static bool make_folders(const struct configuration *configuration, int folder, const char *name, struct failure *failure) {
  char partial[PATH_MAX];
  snprintf(partial, sizeof partial, "%s", name);
  for (char *slash = strchr(partial, '/'); slash != NULL; slash = strchr(slash + 1, '/')) {
    *slash = '\0';
    if (mkdirat(folder, partial, 0755) == 0) {
      if (fchownat(folder, partial, (uid_t)configuration->user, (gid_t)configuration->user, AT_SYMLINK_NOFOLLOW) != 0)
        return fail(failure, "cannot hand over the folder %s", partial);
    } else if (errno != EEXIST) {
      return fail(failure, "cannot create the folder %s", partial);
    }
    *slash = '/';
  }
  return true;
}

static bool place_file(const struct configuration *configuration, int folder, const struct input_file *file, struct failure *failure) {
  if (!make_folders(configuration, folder, file->name, failure)) return false;
  int fd = openat(folder, file->name, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC | O_NOFOLLOW, 0644);
  if (fd < 0) return fail(failure, "cannot create %s in the work folder", file->name);
  bool is_placed = write_content(fd, &file->content, file->name, failure);
  if (is_placed && fchmod(fd, file->is_executable ? 0755 : 0644) != 0) is_placed = fail(failure, "cannot set the mode of %s", file->name);
  if (is_placed && fchown(fd, (uid_t)configuration->user, (gid_t)configuration->user) != 0)
    is_placed = fail(failure, "cannot hand over %s", file->name);
  close(fd);
  return is_placed;
}

/* Room for what the run may write besides what it is given. */
static bool measure_box(const struct run_request *request, uint64_t *bytes, struct failure *failure) {
  const uint64_t page = (uint64_t)sysconf(_SC_PAGESIZE);
  *bytes = request->limits.all_files_bytes + 16 * page;
  for (size_t index = 0; index < request->file_count; index++) {
    const struct content *content = &request->files[index].content;
    struct stat status;
    if (content->path != NULL && stat(content->path, &status) != 0) return fail(failure, "cannot open %s", content->path);
    uint64_t size = content->path == NULL ? content->bytes.length : (uint64_t)status.st_size;
    *bytes += (size + page) / page * page;
  }
  return true;
}

static bool mount_box(uint64_t bytes, int *mount, struct failure *failure) {
  char size[32];
  snprintf(size, sizeof size, "%llu", (unsigned long long)bytes);
  int context = kernel_fsopen("tmpfs");
  if (context < 0) return fail(failure, "cannot create a file system for the run (Linux 5.10 or newer is needed)");
  bool is_made = kernel_fsconfig(context, FSCONFIG_SET_STRING, "size", size) == 0 &&
                 kernel_fsconfig(context, FSCONFIG_SET_STRING, "nr_inodes", MOST_FILES) == 0 &&
                 kernel_fsconfig(context, FSCONFIG_SET_STRING, "mode", "0700") == 0 &&
                 kernel_fsconfig(context, FSCONFIG_CMD_CREATE, NULL, NULL) == 0;
  *mount = is_made ? kernel_fsmount(context, MOUNT_ATTR_NOSUID | MOUNT_ATTR_NODEV) : -1;
  if (*mount < 0) fail(failure, "cannot create a file system for the run");
  close(context);
  return *mount >= 0;
}

static bool make_run_folder(const struct configuration *configuration, int mount, const char *name, mode_t mode, struct failure *failure) {
  return (mkdirat(mount, name, 0700) == 0 &&
          fchownat(mount, name, (uid_t)configuration->user, (gid_t)configuration->user, 0) == 0 &&
          fchmodat(mount, name, mode, 0) == 0) ||
         fail(failure, "cannot create the folder %s of the run", name);
}

bool make_box(const struct configuration *configuration, const struct run_request *request, struct box *box,
              struct failure *failure) {
  uint64_t bytes;
  if (!measure_box(request, &bytes, failure) || !mount_box(bytes, &box->mount, failure)) return false;
  if (!make_run_folder(configuration, box->mount, "w", 0755, failure) ||
      !make_run_folder(configuration, box->mount, "tmp", 01777, failure) ||
      !make_run_folder(configuration, box->mount, "shm", 01777, failure))
    return false;
  box->work_folder = openat(box->mount, "w", O_DIRECTORY | O_RDONLY | O_CLOEXEC);
  if (box->work_folder < 0) return fail(failure, "cannot open the work folder");
  for (size_t index = 0; index < request->file_count; index++) {
    if (!place_file(configuration, box->work_folder, &request->files[index], failure)) return false;
  }
  return true;
}

void close_box(struct box *box) {
  close_descriptor(&box->work_folder);
  close_descriptor(&box->mount);
}

static bool reopen_for_reading(int *descriptor, struct failure *failure) {
  char name[64];
  snprintf(name, sizeof name, "/proc/self/fd/%d", *descriptor);
  int reading = open(name, O_RDONLY | O_CLOEXEC);
  if (reading < 0) return fail(failure, "cannot open standard input for reading");
  close(*descriptor);
  *descriptor = reading;
  return true;
}

/*
 * A sealed file in memory: no process can change it any more, and its times, its inode and the pages of it that are in memory
 * tell nothing of the file that it was copied from. The copy is the helper's memory, not the run's.
 */
bool open_standard_input(const struct content *content, int *descriptor, struct failure *failure) {
  *descriptor = memfd_create("standard-input", MFD_CLOEXEC | MFD_ALLOW_SEALING);
  if (*descriptor < 0) return fail(failure, "cannot create a file in memory");
  if (!write_content(*descriptor, content, "standard input", failure)) return false;
  if (fcntl(*descriptor, F_ADD_SEALS, F_SEAL_SEAL | F_SEAL_SHRINK | F_SEAL_GROW | F_SEAL_WRITE) != 0)
    return fail(failure, "cannot seal standard input");
  return reopen_for_reading(descriptor, failure);
}
