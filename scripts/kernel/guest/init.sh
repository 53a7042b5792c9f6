#!/bin/busybox sh
# The first process of the guest (see ../main.ts). It mounts the system of the host, read-only, with a scratch disk over it, and
# the control groups of one version only. Then the real root takes over.
set -e
/bin/busybox --install -s /bin
export PATH=/bin
mount -t proc proc /proc
mount -t sysfs sys /sys
mount -t devtmpfs dev /dev
. /settings
for module in /modules/*.ko; do insmod "$module"; done
ip link set lo up
mount -t 9p -o trans=virtio,version=9p2000.L,ro,cache=loose,msize=512000 root /lower
mount -t ext4 /dev/vda /scratch
mkdir /scratch/files /scratch/work
mount -t overlay -o lowerdir=/lower,upperdir=/scratch/files,workdir=/scratch/work overlay /root
mount --move /proc /root/proc
mount --move /sys /root/sys
mount --move /dev /root/dev
mkdir -p /root/dev/pts /root/dev/shm
mount -t devpts devpts /root/dev/pts
mount -t tmpfs -o mode=1777 shm /root/dev/shm
mount -t tmpfs -o mode=755 run /root/run
if [ "$KERNEL_TEST_CGROUP" = v2 ]; then
  mount -t cgroup2 cgroup2 /root/sys/fs/cgroup
else
  mount -t tmpfs -o mode=755 cgroup /root/sys/fs/cgroup
  for controller in memory pids cpuacct; do
    mkdir "/root/sys/fs/cgroup/$controller"
    mount -t cgroup -o "$controller" cgroup "/root/sys/fs/cgroup/$controller"
  done
fi
exec switch_root /root /bin/sh "$KERNEL_TEST_REPOSITORY/scripts/kernel/guest/start.sh"
