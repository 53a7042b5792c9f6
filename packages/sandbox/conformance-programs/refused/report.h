/* Prints what became of a call: its name and `ok` or the error. */
#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

static void report(const char *name, long result) {
  printf("%s %s\n", name, result >= 0 ? "ok" : strerrorname_np(errno));
}

/* For calls that fail one way for an ordinary user, and another way in a user namespace that does not know the id. */
static void report_refusal(const char *name, long result) {
  printf("%s %s\n", name, result >= 0 ? "ok" : errno == EPERM || errno == EINVAL ? "refused" : strerrorname_np(errno));
}

#define CALL(name, ...) report(#name, syscall(SYS_##name, ##__VA_ARGS__))
