/*
 * How this works
 *
 * A new tmpfs becomes the root. What is in it:
 *
 * In the view of the toolchains:
 *   /usr, and /bin /sbin /lib* as the host has them (links into /usr, or folders)     bind, read-only, nosuid, nodev
 *   /etc      the few files that compilers and runtimes read (list below); passwd and group contain only the runner
 * In the view of the image, instead: binds of the image, and of /proc a few entries of the program's own process.
 * In both:
 *   /dev      null, zero, full, random, urandom, and the links to /proc/self/fd; nothing else; read-only
 *   the folders that the judge asked for                                              bind, read-only, nosuid, nodev
 *   /w /tmp /dev/shm /proc and the box: empty mount points, filled for each run in its own mount namespace
 *
 * Then the host's root is detached, and ours is made read-only. From there on no path of the host can be named: not /home,
 * /root, /var, /run, /sys, /boot nor the folder of Touchstone. Everything that remains of the host is read-only.
 */
#include "root.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <string.h>
#include <sys/mount.h>
#include <sys/stat.h>

#include "kernel.h"
#include "own-process.h"

/* Read by dynamic linking, by toolchains, or by language runtimes at their start. Absent ones are left out. */
static const char *const bound_paths[] = {
    "/usr",
    "/etc/ld.so.cache",
    "/etc/alternatives",
    "/etc/localtime",
    "/etc/java",
    "/etc/java-8-openjdk",
    "/etc/java-11-openjdk",
    "/etc/java-17-openjdk",
    "/etc/java-21-openjdk",
    "/etc/java-25-openjdk",
    "/etc/mono",
    "/etc/php",
    "/etc/fpc.cfg",
    "/etc/python3",
    "/etc/python3.11",
    "/etc/python3.12",
    "/etc/python3.13",
    "/etc/ghc",
    "/etc/perl",
};

/* Links into /usr on today's distributions, folders on older ones. */
static const char *const system_folders[] = {"/bin", "/sbin", "/lib", "/lib32", "/lib64", "/libx32"};

static const char *const devices[] = {"/dev/null", "/dev/zero", "/dev/full", "/dev/random", "/dev/urandom"};

static const char *const device_links[][2] = {
    {"/proc/self/fd", "dev/fd"},
    {"/proc/self/fd/0", "dev/stdin"},
    {"/proc/self/fd/1", "dev/stdout"},
    {"/proc/self/fd/2", "dev/stderr"},
};

static const char *const empty_folders[] = {"w", "tmp", "proc", "dev", "etc", "box"};

#define COUNT(list) (sizeof(list) / sizeof *(list))

/* While it is built, the new root is here; the host's folder of that name is hidden in our mount namespace only. */
#define NEW_ROOT "/tmp"

static bool make_parents(const char *path, struct failure *failure) {
  char partial[PATH_MAX];
  if (snprintf(partial, sizeof partial, "%s", path) >= (int)sizeof partial) return refuse(failure, "%s is too long", path);
  for (char *slash = strchr(partial + strlen(NEW_ROOT) + 1, '/'); slash != NULL; slash = strchr(slash + 1, '/')) {
    *slash = '\0';
    if (mkdir(partial, 0755) != 0 && errno != EEXIST) return fail(failure, "cannot create %s in the sandbox", partial);
    *slash = '/';
  }
  return true;
}

static bool make_mount_point(const char *place, mode_t type, struct failure *failure) {
  if (!make_parents(place, failure)) return false;
  if (S_ISDIR(type)) {
    if (mkdir(place, 0755) == 0 || errno == EEXIST) return true;
  } else {
    int fd = open(place, O_CREAT | O_WRONLY | O_CLOEXEC | O_NOFOLLOW, 0644);
    if (fd >= 0) return close(fd) == 0;
    /* A place that exists below a read-only bind will do. */
    if (access(place, F_OK) == 0) return true;
  }
  return fail(failure, "cannot create the mount point %s in the sandbox", place + strlen(NEW_ROOT));
}

/* Since Linux 5.12 a mount and all below it can be changed at once. Before, what is mounted below is left out instead. */
static bool can_restrict_recursively(void) {
  struct mount_attr attribute = {0};
  return syscall(SYS_mount_setattr, -1, "", 0, &attribute, sizeof attribute) == 0 || errno != ENOSYS;
}

static bool restrict_mount(const char *place, uint64_t attributes, unsigned long flags, struct failure *failure) {
  struct mount_attr attribute = {.attr_set = attributes};
  bool is_restricted = can_restrict_recursively()
                           ? syscall(SYS_mount_setattr, AT_FDCWD, place, AT_RECURSIVE, &attribute, sizeof attribute) == 0
                           : mount(NULL, place, NULL, MS_REMOUNT | MS_BIND | flags, NULL) == 0;
  return is_restricted || fail(failure, "cannot restrict the mount %s", place);
}

/* Read-only, nosuid, nodev. */
static bool bind_readonly(const char *source, const char *target, struct failure *failure) {
  struct stat status;
  char place[PATH_MAX];
  if (stat(source, &status) != 0) return fail(failure, "cannot show %s in the sandbox", source);
  if (snprintf(place, sizeof place, NEW_ROOT "%s", target) >= (int)sizeof place) return refuse(failure, "%s is too long", target);
  if (!make_mount_point(place, status.st_mode, failure)) return false;
  unsigned long recursion = can_restrict_recursively() ? MS_REC : 0;
  if (mount(source, place, NULL, MS_BIND | recursion, NULL) != 0) return fail(failure, "cannot bind %s", source);
  return restrict_mount(place, MOUNT_ATTR_RDONLY | MOUNT_ATTR_NOSUID | MOUNT_ATTR_NODEV, MS_RDONLY | MS_NOSUID | MS_NODEV, failure);
}

static bool bind_device(const char *path, struct failure *failure) {
  char place[PATH_MAX];
  snprintf(place, sizeof place, NEW_ROOT "%s", path);
  if (!make_mount_point(place, S_IFREG, failure)) return false;
  if (mount(path, place, NULL, MS_BIND, NULL) != 0) return fail(failure, "cannot bind %s", path);
  return restrict_mount(place, MOUNT_ATTR_RDONLY | MOUNT_ATTR_NOSUID | MOUNT_ATTR_NOEXEC, MS_RDONLY | MS_NOSUID | MS_NOEXEC, failure);
}

static bool copy_link(const char *path, struct failure *failure) {
  char target[PATH_MAX], place[PATH_MAX];
  ssize_t length = readlink(path, target, sizeof target - 1);
  if (length < 0) return fail(failure, "cannot read the link %s", path);
  target[length] = '\0';
  snprintf(place, sizeof place, NEW_ROOT "%s", path);
  return symlink(target, place) == 0 || fail(failure, "cannot create the link %s", path);
}

static bool bind_system_folder(const char *path, struct failure *failure) {
  struct stat status;
  if (lstat(path, &status) != 0) return errno == ENOENT || fail(failure, "cannot look at %s", path);
  return S_ISLNK(status.st_mode) ? copy_link(path, failure) : bind_readonly(path, path, failure);
}

/* Where they are folders, the judge's list of the image's folders has them. */
static bool copy_system_links(struct failure *failure) {
  for (size_t index = 0; index < COUNT(system_folders); index++) {
    struct stat status;
    if (lstat(system_folders[index], &status) == 0 && S_ISLNK(status.st_mode) && !copy_link(system_folders[index], failure)) return false;
  }
  return true;
}

static bool write_text(const char *name, const char *text, struct failure *failure) {
  int fd = open(name, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0644);
  if (fd < 0) return fail(failure, "cannot create %s in the sandbox", name);
  bool is_written = write(fd, text, strlen(text)) == (ssize_t)strlen(text);
  if (!is_written) fail(failure, "cannot write %s in the sandbox", name);
  close(fd);
  return is_written;
}

static bool write_accounts(uint64_t user, struct failure *failure) {
  char passwd[256], group[256];
  unsigned long id = (unsigned long)user;
  snprintf(passwd, sizeof passwd, "root:x:0:0:root:/:/bin/false\nrunner:x:%lu:%lu:runner:/w:/bin/sh\n", id, id);
  snprintf(group, sizeof group, "root:x:0:\nrunner:x:%lu:\n", id);
  return write_text(NEW_ROOT "/etc/passwd", passwd, failure) && write_text(NEW_ROOT "/etc/group", group, failure) &&
         write_text(NEW_ROOT "/etc/nsswitch.conf", "passwd: files\ngroup: files\nhosts: files\n", failure) &&
         write_text(NEW_ROOT "/etc/hosts", "127.0.0.1 localhost\n", failure);
}

static bool make_skeleton(uint64_t user, struct failure *failure) {
  char name[PATH_MAX];
  for (size_t index = 0; index < COUNT(empty_folders); index++) {
    snprintf(name, sizeof name, NEW_ROOT "/%s", empty_folders[index]);
    if (mkdir(name, 0755) != 0) return fail(failure, "cannot create /%s in the sandbox", empty_folders[index]);
  }
  return write_accounts(user, failure);
}

static bool make_device_links(struct failure *failure) {
  char name[PATH_MAX];
  for (size_t index = 0; index < COUNT(device_links); index++) {
    snprintf(name, sizeof name, NEW_ROOT "/%s", device_links[index][1]);
    if (symlink(device_links[index][0], name) != 0) return fail(failure, "cannot create /%s in the sandbox", device_links[index][1]);
  }
  return true;
}

/*
 * Read-only: otherwise every user may set the time stamps of the host's devices, and read them, which would tell one run what
 * another one did. Reading from them and writing to them needs no writable mount.
 */
static bool make_devices(struct failure *failure) {
  if (mkdir(NEW_ROOT "/dev/shm", 0755) != 0) return fail(failure, "cannot create /dev/shm in the sandbox");
  for (size_t index = 0; index < COUNT(devices); index++) {
    if (!bind_device(devices[index], failure)) return false;
  }
  return make_device_links(failure);
}

/*
 * What a program sees of /proc in the view of the image: these entries of its own process, mounted by the run (run.c). Not
 * there is what tells of other runs or of the host: pagemap, numa_maps, smaps, mountinfo, mounts, cgroup, sched, schedstat, io
 * and their like, nor what later kernels add.
 */
static bool make_own_process(struct failure *failure) {
  if (mkdir(NEW_ROOT "/sealed", 0700) != 0 || mkdir(NEW_ROOT "/sealed/proc", 0755) != 0 || mkdir(NEW_ROOT OWN_PROCESS, 0755) != 0)
    return fail(failure, "cannot create the folders of /proc in the sandbox");
  for (size_t index = 0; index < COUNT(own_process_entries); index++) {
    const struct own_process_entry *entry = &own_process_entries[index];
    char place[PATH_MAX];
    snprintf(place, sizeof place, NEW_ROOT "%s", entry->target);
    bool is_made = entry->type == S_IFLNK ? symlink("nothing", place) == 0 : make_mount_point(place, entry->type, failure);
    if (!is_made) return fail(failure, "cannot create %s in the sandbox", entry->target);
  }
  return true;
}

static bool bind_host(struct failure *failure) {
  for (size_t index = 0; index < COUNT(bound_paths); index++) {
    if (access(bound_paths[index], F_OK) == 0 && !bind_readonly(bound_paths[index], bound_paths[index], failure)) return false;
  }
  for (size_t index = 0; index < COUNT(system_folders); index++) {
    if (!bind_system_folder(system_folders[index], failure)) return false;
  }
  return true;
}

static bool fill_root(const struct configuration *configuration, enum view view, struct failure *failure) {
  return make_skeleton(configuration->user, failure) && make_devices(failure) &&
         (view == VIEW_IMAGE ? make_own_process(failure) && copy_system_links(failure) : bind_host(failure));
}

struct bind_list {
  const struct bind *binds;
  size_t count;
};

/* The judge's sources may lie below /tmp, which the new root hides while it is built: they are opened before. */
static bool open_binds(struct bind_list list, int *descriptors, struct failure *failure) {
  for (size_t index = 0; index < list.count; index++) {
    descriptors[index] = open(list.binds[index].source, O_PATH | O_CLOEXEC);
    if (descriptors[index] < 0) return fail(failure, "cannot open %s", list.binds[index].source);
  }
  return true;
}

static bool bind_all(struct bind_list list, const int *descriptors, struct failure *failure) {
  for (size_t index = 0; index < list.count; index++) {
    char source[64];
    snprintf(source, sizeof source, "/proc/self/fd/%d", descriptors[index]);
    if (!bind_readonly(source, list.binds[index].target, failure)) {
      size_t length = strlen(failure->text);
      snprintf(failure->text + length, sizeof failure->text - length, " (%s)", list.binds[index].source);
      return false;
    }
    close(descriptors[index]);
  }
  return true;
}

/*
 * In a user namespace a new /proc may be mounted only where a whole one can be seen already, and ours is the last visible one of the
 * host. Runs mount theirs over this one, and cannot unmount it.
 */
static bool mount_proc(struct failure *failure) {
  unsigned long flags = MS_NOSUID | MS_NODEV | MS_NOEXEC;
  return mount("proc", NEW_ROOT "/proc", "proc", flags, NULL) == 0 ||
         fail(failure, "cannot mount /proc in a user namespace (is the /proc of this container masked?)");
}

static bool enter_root(struct failure *failure) {
  if (chdir(NEW_ROOT) != 0) return fail(failure, "cannot enter the new root");
  /* Puts the old root over the new one, where it can be detached without a folder for it. */
  if (syscall(SYS_pivot_root, ".", ".") != 0) return fail(failure, "cannot change the root");
  if (umount2(".", MNT_DETACH) != 0) return fail(failure, "cannot detach the root of the host");
  if (chdir("/") != 0) return fail(failure, "cannot enter the new root");
  return true;
}

/* Not recursive: the folders that each run mounts come later, the others are read-only already. */
static bool close_root(struct failure *failure) {
  return mount(NULL, "/", NULL, MS_REMOUNT | MS_BIND | MS_RDONLY | MS_NOSUID | MS_NODEV, NULL) == 0 ||
         fail(failure, "cannot make the new root read-only");
}

bool build_root(const struct configuration *configuration, enum view view, struct failure *failure) {
  struct bind_list binds = {configuration->binds, configuration->bind_count};
  if (view == VIEW_IMAGE) binds = (struct bind_list){configuration->image_binds, configuration->image_bind_count};
  int descriptors[binds.count + 1];
  /* Nothing that is mounted here may appear on the host. */
  if (mount(NULL, "/", NULL, MS_REC | MS_PRIVATE, NULL) != 0) return fail(failure, "cannot make the mounts private");
  if (!open_binds(binds, descriptors, failure)) return false;
  if (mount("touchstone", NEW_ROOT, "tmpfs", MS_NOSUID, "mode=755,size=16m") != 0) return fail(failure, "cannot mount a new root");
  return fill_root(configuration, view, failure) && bind_all(binds, descriptors, failure) &&
         (configuration->is_privileged || mount_proc(failure)) && enter_root(failure) && close_root(failure);
}
