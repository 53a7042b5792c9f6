/* Prints every place outside /w, /tmp and /dev/shm that can be changed. */
#include <fcntl.h>
#include <stdio.h>
#include <sys/stat.h>
#include <unistd.h>
int main(void) {
  const char *folders[] = {"/", "/usr", "/usr/bin", "/usr/lib", "/usr/local", "/etc", "/etc/alternatives", "/dev", "/bin", "/lib", "/proc",
                           "/proc/self", "/box"};
  const char *files[] = {"/etc/passwd", "/etc/ld.so.cache", "/usr/bin/env", "/proc/self/mem", "/proc/self/oom_score_adj", "/proc/self/uid_map",
                         "/proc/self/setgroups", "/proc/self/comm", "/proc/sys/kernel/hostname", "/proc/sysrq-trigger", "/dev/random/x"};
  char name[256];
  for (int index = 0; index < sizeof folders / sizeof *folders; index++) {
    snprintf(name, sizeof name, "%s/new", folders[index]);
    if (open(name, O_CREAT | O_WRONLY, 0600) >= 0 || mkdir(name, 0700) == 0 || symlink("/etc", name) == 0) printf("%s\n", name);
    if (chmod(folders[index], 0777) == 0) printf("mode of %s\n", folders[index]);
  }
  for (int index = 0; index < sizeof files / sizeof *files; index++) {
    if (open(files[index], O_WRONLY) >= 0 || open(files[index], O_RDWR) >= 0) printf("%s\n", files[index]);
    if (unlink(files[index]) == 0 || chmod(files[index], 0777) == 0 || chown(files[index], getuid(), getgid()) == 0) printf("%s\n", files[index]);
  }
  if (chmod("/dev/null", 0) == 0 || unlink("/dev/null") == 0) printf("/dev/null\n");
}
