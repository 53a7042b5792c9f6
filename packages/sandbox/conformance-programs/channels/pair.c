/*
 * pair FOLDER STEP...: `disturb` does to everything below the folder what another run might notice, `observe` prints all that
 * can be seen of it. Whatever one run disturbs, the observation of another must stay the same.
 */
#include <dirent.h>
#include <fcntl.h>
#include <ftw.h>
#include <stdio.h>
#include <string.h>
#include <sys/file.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/statfs.h>
#include <sys/xattr.h>
#include <unistd.h>

/* Of the run itself: these differ in every run. */
static int is_own(const char *path) {
  const char *names[] = {"/proc", "/dev/shm", "/tmp", "/w", "/box"};
  for (int index = 0; index < 5; index++)
    if (strcmp(path, names[index]) == 0) return 1;
  return 0;
}

static unsigned long sum;
static long files, major_faults;

static void touch_pages(const char *path, off_t size) {
  struct rusage before, after;
  int fd = open(path, O_RDONLY);
  if (fd < 0 || size == 0) return (void)close(fd);
  getrusage(RUSAGE_SELF, &before);
  volatile char *map = mmap(0, size, PROT_READ, MAP_SHARED, fd, 0);
  if (map != MAP_FAILED) {
    madvise((void *)map, size, MADV_RANDOM);
    for (off_t at = 0; at < size; at += 4096) sum += map[at];
    munmap((void *)map, size);
  }
  getrusage(RUSAGE_SELF, &after);
  major_faults += after.ru_majflt - before.ru_majflt;
  close(fd);
}

static int observe_one(const char *path, const struct stat *status, int type, struct FTW *walk) {
  struct statfs system;
  if (is_own(path) && walk->level > 0) return FTW_SKIP_SUBTREE;
  statfs(path, &system);
  unsigned long facts[] = {status->st_dev,          status->st_ino,          status->st_mode,         status->st_nlink,
                           status->st_size,         status->st_atim.tv_sec,  status->st_atim.tv_nsec, status->st_mtim.tv_sec,
                           status->st_mtim.tv_nsec, status->st_ctim.tv_sec,  status->st_ctim.tv_nsec, status->st_blocks,
                           system.f_blocks,         system.f_bfree,          system.f_files,          system.f_ffree};
  for (int index = 0; index < sizeof facts / sizeof *facts; index++) sum = sum * 1000003 + facts[index];
  for (const char *sign = path; *sign; sign++) sum = sum * 1000003 + *sign;
  if (S_ISREG(status->st_mode)) touch_pages(path, status->st_size);
  files++;
  return FTW_CONTINUE;
}

static int disturb_one(const char *path, const struct stat *status, int type, struct FTW *walk) {
  struct timespec times[2] = {{1000, 0}, {1000, 0}};
  if (is_own(path) && walk->level > 0) return FTW_SKIP_SUBTREE;
  if (S_ISREG(status->st_mode)) touch_pages(path, status->st_size);
  utimensat(AT_FDCWD, path, times, AT_SYMLINK_NOFOLLOW);
  chmod(path, 0700);
  setxattr(path, "user.mark", "1", 1, 0);
  int fd = open(path, O_RDONLY | O_NONBLOCK);
  flock(fd, LOCK_EX | LOCK_NB);
  fcntl(fd, F_SETLEASE, F_RDLCK);
  posix_fadvise(fd, 0, 0, POSIX_FADV_DONTNEED);
  close(fd);
  return FTW_CONTINUE;
}

int main(int count, char **arguments) {
  for (int index = 2; index < count; index++) {
    int is_observing = strcmp(arguments[index], "observe") == 0;
    sum = files = major_faults = 0;
    nftw(arguments[1], is_observing ? observe_one : disturb_one, 64, FTW_PHYS | FTW_ACTIONRETVAL);
    if (is_observing) printf("%s %016lx, major faults %ld\n", files > 0 ? "seen" : "nothing", sum, major_faults);
  }
  if (count > 2 && strcmp(arguments[count - 1], "stay") == 0) {
    puts("disturbed");
    fflush(stdout);
    for (;;) pause();
  }
}
