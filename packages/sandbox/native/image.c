/*
 * How this works
 *
 * Runs see no file of the host: whether a file's pages are in memory, and which of them a process maps, would be a message
 * from one run to another. They see an image instead: a copy of what the languages need at run time, in a file system whose
 * pages are never written back, never dropped and never swapped (ramfs). Its dentries and inodes stay in memory too, it has
 * no free space to look at, and nothing of it is on a disk.
 *
 *   judge      starts this program as `hold-image <folder>`
 *   this       makes a mount namespace of its own, mounts the empty image at the folder, says so, and waits
 *   judge      opens that namespace and copies the files to where it sees them, /proc/<this>/root/<folder>; then lets this
 *              process end. The open descriptor keeps the image; each helper gets a copy of it
 *   zygote     the one for runs joins the namespace and builds its root from binds of the image alone (root.c)
 *
 * When the judge and its helpers are gone, however they end, nothing holds the namespace, and the kernel frees the memory.
 */
#include "image.h"

#include <sched.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/mount.h>
#include <sys/prctl.h>
#include <unistd.h>

#include "failure.h"

static bool mount_image(const char *folder, struct failure *failure) {
  if (prctl(PR_SET_PDEATHSIG, SIGKILL, 0, 0, 0) != 0) return fail(failure, "cannot be bound to the judge");
  if (unshare(CLONE_NEWNS) != 0) return fail(failure, "cannot create a mount namespace for the image");
  if (mount(NULL, "/", NULL, MS_REC | MS_PRIVATE, NULL) != 0) return fail(failure, "cannot make the mounts private");
  return mount("touchstone", folder, "ramfs", MS_NOSUID | MS_NODEV, "mode=755") == 0 ||
         fail(failure, "cannot mount the image of the run-time files");
}

int hold_image(const char *folder) {
  struct failure failure = {0};
  char end;
  if (!mount_image(folder, &failure)) {
    dprintf(STDERR_FILENO, "%s", failure.text);
    return 1;
  }
  if (write(STDOUT_FILENO, "ready\n", strlen("ready\n")) < 0) return 1;
  return read(STDIN_FILENO, &end, 1) == 0 ? 0 : 1;
}
