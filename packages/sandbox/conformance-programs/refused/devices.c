#include "report.h"
#include <fcntl.h>
#include <sys/stat.h>
#include <sys/sysmacros.h>
int main(void) {
  report("block device", mknod("/w/disk", S_IFBLK | 0600, makedev(254, 0)));
  report("character device", mknod("/tmp/memory", S_IFCHR | 0600, makedev(1, 1)));
  report("zero", open("/dev/zero", O_RDONLY));
  report("terminal", open("/dev/tty", O_RDWR));
}
