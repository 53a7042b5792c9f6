#include "zygote.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/securebits.h>
#include <sched.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/wait.h>

#include "descriptors.h"
#include "filter.h"
#include "image.h"
#include "kernel.h"
#include "root.h"

static const uint32_t zygote_ready = UINT32_MAX;

/* Inherited by every run: nothing that is executed later can gain a privilege. */
static bool forbid_new_privileges(struct failure *failure) {
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return fail(failure, "cannot forbid new privileges");
  /* Ends at the first number that this kernel does not know. */
  for (unsigned long capability = 0; prctl(PR_CAPBSET_READ, capability, 0, 0, 0) >= 0; capability++) {
    if (prctl(PR_CAPBSET_DROP, capability, 0, 0, 0) != 0) return fail(failure, "cannot drop capability %lu", capability);
  }
  unsigned long bits = SECBIT_NOROOT | SECBIT_NOROOT_LOCKED | SECBIT_NO_SETUID_FIXUP_LOCKED | SECBIT_KEEP_CAPS_LOCKED |
                       SECBIT_NO_CAP_AMBIENT_RAISE | SECBIT_NO_CAP_AMBIENT_RAISE_LOCKED;
  if (prctl(PR_SET_SECUREBITS, bits, 0, 0, 0) != 0) return fail(failure, "cannot set the secure bits");
  /* Processes of a run cannot read the memory of this process or of a run's first one. */
  if (prctl(PR_SET_DUMPABLE, 0, 0, 0, 0) != 0) return fail(failure, "cannot hide the memory of the zygote");
  return true;
}

/* When the machine runs out of memory, the kernel kills a run rather than the database. Failing to set it does no harm. */
static void raise_oom_score(void) {
  int fd = open("/proc/self/oom_score_adj", O_WRONLY | O_CLOEXEC);
  if (fd < 0) return;
  if (write(fd, "500", 3) != 3) errno = 0;
  close(fd);
}

/* Every run inherits the core. Set once, because moving a new process takes longer than short runs last. */
static bool pin_to_core(uint64_t core, struct failure *failure) {
  cpu_set_t cores;
  CPU_ZERO(&cores);
  CPU_SET(core, &cores);
  return sched_setaffinity(0, sizeof cores, &cores) == 0 || fail(failure, "cannot use core %lu alone", (unsigned long)core);
}

/* Programs start with the default action of every signal, also of those that the judge or the helper ignores. */
static void reset_signals(void) {
  struct sigaction by_default = {.sa_handler = SIG_DFL};
  /* Fails for SIGKILL, SIGSTOP and those of the C library itself, which cannot be changed anyway. */
  for (int number = 1; number <= SIGRTMAX; number++) sigaction(number, &by_default, NULL);
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
}

/* From there on the mounts are those of the image's namespace, in a copy of our own. */
static bool join_image(struct failure *failure) {
  if (setns(image_namespace, CLONE_NEWNS) != 0) return fail(failure, "cannot join the namespace of the image");
  return unshare(CLONE_NEWNS) == 0 || fail(failure, "cannot create a mount namespace");
}

static bool prepare(const struct configuration *configuration, enum view view, bool counts_memory, struct run_setting *setting,
                    struct failure *failure) {
  *setting = (struct run_setting){configuration->user, configuration->is_privileged, view, {0, NULL}};
  if (view == VIEW_IMAGE && !join_image(failure)) return false;
  close(image_namespace);
  /* The helper is our parent; when it dies, we die, and with us, the first of this PID namespace, every run. */
  if (prctl(PR_SET_PDEATHSIG, SIGKILL, 0, 0, 0) != 0) return fail(failure, "cannot be bound to the helper");
  reset_signals();
  umask(022);
  raise_oom_score();
  if (!pin_to_core(configuration->core, failure)) return false;
  if (sethostname("sandbox", strlen("sandbox")) != 0) return fail(failure, "cannot set the host name");
  return make_filter(counts_memory, &setting->filter, failure) && build_root(configuration, view, failure) && forbid_new_privileges(failure);
}

/* Its own PID namespace with its own first process: when that ends, the kernel ends all the others in it. */
static long clone_first_process(int *pidfd) {
  struct clone_args arguments = {
      .flags = CLONE_NEWPID | CLONE_NEWNS | CLONE_PIDFD, .exit_signal = SIGCHLD, .pidfd = (uint64_t)(uintptr_t)pidfd};
  return kernel_clone3(&arguments);
}

static bool start(const struct run_setting *setting, struct zygote zygote, uint32_t index, int *descriptors, size_t count) {
  struct failure failure;
  int pidfd = -1;
  long pid = clone_first_process(&pidfd);
  if (pid == 0) {
    close(zygote.socket);
    be_first_process(setting, &zygote.plans[index], descriptors, count);
  }
  if (pid < 0) {
    zygote.plans[index].report.step = STEP_FORK;
    zygote.plans[index].report.error_number = errno;
  }
  /* Our copies must go before the helper hears of the start: a pipe ends when its last writer is gone. */
  for (size_t place = 0; place < count; place++) close(descriptors[place]);
  bool is_told = send_descriptors(zygote.socket, index, &pidfd, pid < 0 ? 0 : 1, &failure);
  if (pid > 0) close(pidfd);
  return is_told;
}

static _Noreturn void be_zygote(const struct configuration *configuration, enum view view, bool counts_memory, struct zygote zygote) {
  struct run_setting setting;
  struct failure failure = {0};
  if (!prepare(configuration, view, counts_memory, &setting, &failure)) {
    if (write(zygote.socket, failure.text, sizeof failure.text) < 0) _exit(2);
    _exit(1);
  }
  /* Runs that have ended need no one to wait for them: the helper watches them by descriptor. Each run resets it. */
  signal(SIGCHLD, SIG_IGN);
  if (!send_descriptors(zygote.socket, zygote_ready, NULL, 0, &failure)) _exit(1);
  for (;;) {
    uint32_t index = 0;
    int descriptors[most_descriptors];
    int count = receive_descriptors(zygote.socket, &index, descriptors);
    if (count < DESCRIPTOR_CONTROL_GROUP || index >= most_runs) _exit(0);
    if (!start(&setting, zygote, index, descriptors, (size_t)count)) _exit(1);
  }
}

/* It answers with its ready number, or with the reason why it could not get ready. */
static bool await_ready(int socket, struct failure *failure) {
  char answer[sizeof failure->text];
  ssize_t length = recv(socket, answer, sizeof answer, 0);
  if (length < 0) return fail(failure, "cannot hear from the zygote");
  if (length == 0) return refuse(failure, "the prepared environment ended while it was built");
  if (length == sizeof zygote_ready && memcmp(answer, &zygote_ready, sizeof zygote_ready) == 0) return true;
  answer[sizeof answer - 1] = '\0';
  return refuse(failure, "%s", answer);
}

bool start_zygote(const struct configuration *configuration, enum view view, bool counts_memory, struct zygote *zygote,
                  struct failure *failure) {
  int sockets[2];
  if (socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, sockets) != 0) return fail(failure, "cannot create a socket pair");
  size_t size = most_runs * sizeof *zygote->plans;
  zygote->plans = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  if (zygote->plans == MAP_FAILED) return fail(failure, "no memory for plans");
  struct clone_args arguments = {
      .flags = CLONE_NEWPID | CLONE_NEWNS | CLONE_NEWIPC | CLONE_NEWUTS | CLONE_NEWNET, .exit_signal = SIGCHLD};
  long pid = kernel_clone3(&arguments);
  if (pid < 0) return fail(failure, "cannot create namespaces");
  if (pid == 0) {
    /* Everything of the helper: the judge's socket, control groups. Standard streams go to nowhere. */
    int nowhere = open("/dev/null", O_RDWR);
    for (int stream = 0; stream < 3; stream++) dup2(nowhere, stream);
    int socket = dup2(sockets[1], 3);
    kernel_close_from(image_namespace + 1);
    fcntl(socket, F_SETFD, FD_CLOEXEC);
    be_zygote(configuration, view, counts_memory, (struct zygote){socket, zygote->plans});
  }
  close(sockets[1]);
  zygote->socket = sockets[0];
  return await_ready(zygote->socket, failure);
}

int start_run(const struct zygote *zygote, uint32_t index, const int *descriptors, size_t count, struct failure *failure) {
  uint32_t answered = 0;
  int received[most_descriptors];
  if (!send_descriptors(zygote->socket, index, descriptors, count, failure)) return zygote_gone;
  int answer = receive_descriptors(zygote->socket, &answered, received);
  if (answer == 1 && answered == index) return received[0];
  const struct run_report *report = &zygote->plans[index].report;
  if (answer != 0 || report->error_number == 0) {
    refuse(failure, "the prepared environment has ended");
    return zygote_gone;
  }
  errno = report->error_number;
  fail(failure, "%s", describe_step(report->step));
  return run_not_started;
}
