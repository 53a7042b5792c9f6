/* Names of the host, of other users, of the kernel: none may be opened. Prints those that can. */
#include <fcntl.h>
#include <stdio.h>
int main(int count, char **arguments) {
  const char *names[] = {
      "/etc/shadow", "/etc/gshadow", "/etc/sudoers", "/etc/ssh", "/root", "/root/.bashrc", "/home", "/var", "/var/log", "/run", "/boot",
      "/sys", "/sys/fs/cgroup", "/srv", "/opt", "/mnt", "/media", "/old_root", "/lost+found", "/.dockerenv", "/dev/sda", "/dev/vda", "/dev/mem", "/dev/kmsg",
      "/dev/kvm", "/dev/fuse", "/dev/tty", "/dev/ptmx", "/dev/net/tun", "/dev/shm/../vda", "/proc/1/environ", "/proc/1/mem", "/proc/1/root",
      "/proc/1/cwd", "/proc/1/fd", "/proc/1/maps", "/proc/kcore", "/proc/kallsyms", "/proc/kmsg", "/proc/sysrq-trigger", "/proc/keys",
      "/proc/sys/kernel/core_pattern", "/proc/self/root/root", "/proc/self/root/../root", "/box/w", "/../root", "/proc/config.gz",
      "/proc/cmdline", "/proc/net/unix", "/proc/timer_list", "/etc/hostname", "/etc/machine-id", "/etc/resolv.conf"};
  for (int index = 0; index < sizeof names / sizeof *names; index++)
    if (open(names[index], O_RDONLY | O_NONBLOCK) >= 0) printf("%s\n", names[index]);
  for (int index = 1; index < count; index++)
    if (open(arguments[index], O_RDONLY | O_NONBLOCK) >= 0) printf("%s\n", arguments[index]);
}
