#include "report.h"
int main(void) {
  CALL(mount, "none", "/tmp", "tmpfs", 0, 0);
  CALL(mount, "/", "/tmp", 0, 4096, 0);
  CALL(umount2, "/proc", 2);
  CALL(pivot_root, "/w", "/w");
  CALL(chroot, "/w");
  CALL(open_tree, -100, "/", 1);
  CALL(move_mount, 3, "", -100, "/tmp", 4);
  CALL(fsopen, "tmpfs", 0);
  CALL(fsconfig, 3, 0, 0, 0, 0);
  CALL(fsmount, 3, 0, 0);
  CALL(fspick, -100, "/", 0);
  CALL(mount_setattr, -100, "/", 0, 0, 0);
  CALL(quotactl, 0, 0, 0, 0);
  CALL(swapon, "/w/file", 0);
  CALL(swapoff, "/w/file");
}
