/* Makes /w/output into the kind of thing that the argument names. */
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/sysmacros.h>
#include <unistd.h>
int main(int count, char **arguments) {
  const char *kind = arguments[1];
  if (strcmp(kind, "file") == 0) write(open("output", O_CREAT | O_WRONLY, 0600), "content", 7);
  if (strcmp(kind, "unreadable") == 0) write(open("output", O_CREAT | O_WRONLY, 0000), "content", 7);
  if (strcmp(kind, "link to the host") == 0) symlink("/etc/passwd", "output");
  if (strcmp(kind, "link to itself") == 0) symlink("output", "output");
  if (strcmp(kind, "link to a file beside") == 0) {
    write(open("beside", O_CREAT | O_WRONLY, 0600), "content", 7);
    symlink("beside", "output");
  }
  if (strcmp(kind, "link up") == 0) symlink("../../../../../../etc/passwd", "output");
  if (strcmp(kind, "link to a descriptor") == 0) symlink("/proc/self/fd/3", "output");
  if (strcmp(kind, "pipe") == 0) mkfifo("output", 0600);
  if (strcmp(kind, "folder") == 0) mkdir("output", 0700);
  if (strcmp(kind, "socket") == 0) mknod("output", S_IFSOCK | 0600, 0);
  if (strcmp(kind, "device") == 0 && mknod("output", S_IFCHR | 0600, makedev(1, 5)) != 0) perror("mknod");
  if (strcmp(kind, "hard link") == 0) {
    write(open("beside", O_CREAT | O_WRONLY, 0600), "content", 7);
    link("beside", "output");
  }
  if (strcmp(kind, "hard link to the toolchain") == 0 && link("/usr/bin/env", "output") != 0) perror("link");
  if (strcmp(kind, "hole") == 0) ftruncate(open("output", O_CREAT | O_WRONLY, 0600), 4 << 20);
  if (strcmp(kind, "deleted") == 0) {
    open("output", O_CREAT | O_WRONLY, 0600);
    unlink("output");
  }
}
