/*
 * How this works
 *
 * The zygote clones the first process of a run into a new PID and a new mount namespace. It mounts the run's own folders
 * and its own /proc, creates the program's process, and waits for it. It stays outside the run's control group, and it is
 * needed: the first process of a PID namespace is immune to its own signals, so a program in its place could not abort().
 *
 * When the program's process has ended, however many others it left behind, the first process kills all of them, notes
 * what the kernel counted, and ends. The kernel lets a first process end only after every other process of its namespace
 * is gone; the helper, which watches this process by descriptor, then knows that nothing of the run is alive.
 *
 * The program's process (become_program) gives up everything step by step, in an order that matters:
 *
 *   descriptors   0, 1, 2 are what the judge chose; all others are closed
 *   limits        stack, file size, descriptors, no core file; the zygote is pinned to the slot's core, and so is this
 *   identity      no groups, the runner's group and user id; by that the kernel drops all capabilities; then none are left
 *                 to be inherited. No-new-privileges and an empty bounding set come from the zygote
 *   control group joined as late as possible, so that this code does not count; what does, is measured and subtracted
 *   filter        last, because the steps before need calls that it refuses
 *
 * If one of the steps fails the program is not started, and the run is a System Error.
 */
#include <errno.h>
#include <fcntl.h>
#include <grp.h>
#include <linux/capability.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mount.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/wait.h>

#include "filter.h"
#include "kernel.h"
#include "own-process.h"
#include "poll-usage.h"
#include "root.h"
#include "zygote.h"

static const rlim_t most_open_files = 4096;
static const unsigned unified_group_descriptors = 1;

static _Noreturn void give_up(struct run_plan *plan) {
  plan->report.error_number = errno;
  _exit(1);
}

static void mount_folders(const struct run_setting *setting, struct run_plan *plan, const int *descriptors) {
  struct run_report *report = &plan->report;
  report->step = STEP_MOUNT_BOX;
  if (kernel_attach_mount(descriptors[DESCRIPTOR_BOX], BOX_FOLDER) != 0) give_up(plan);
  report->step = STEP_MOUNT_WORK_FOLDERS;
  if (mount(BOX_FOLDER "/w", "/w", NULL, MS_BIND, NULL) != 0) give_up(plan);
  if (mount(BOX_FOLDER "/tmp", "/tmp", NULL, MS_BIND, NULL) != 0) give_up(plan);
  if (mount(BOX_FOLDER "/shm", "/dev/shm", NULL, MS_BIND, NULL) != 0) give_up(plan);
  /* Only root can read the box, so it may stay; in a user namespace the user of the runs owns it. */
  if (!setting->is_privileged && umount2(BOX_FOLDER, MNT_DETACH) != 0) give_up(plan);
  report->step = STEP_MOUNT_PROC;
  const char *place = setting->view == VIEW_IMAGE ? SEALED_PROC : "/proc";
  unsigned long flags = MS_NOSUID | MS_NODEV | MS_NOEXEC | MS_RDONLY;
  if (mount("proc", place, "proc", flags, "hidepid=2,subset=pid") != 0 && mount("proc", place, "proc", flags, NULL) != 0)
    give_up(plan);
}

/* The entries are those of the calling process: the program's. Links are mounted too, and stay what they are. */
static void show_own_process(const struct run_setting *setting, struct run_plan *plan) {
  plan->report.step = STEP_MOUNT_PROC;
  if (setting->view != VIEW_IMAGE) return;
  if (getpid() != own_process_id) give_up(plan);
  for (size_t index = 0; index < sizeof own_process_entries / sizeof *own_process_entries; index++) {
    const struct own_process_entry *entry = &own_process_entries[index];
    int tree = kernel_open_tree(entry->source);
    if (tree < 0 || kernel_attach_mount(tree, entry->target) != 0) give_up(plan);
    close(tree);
  }
}

static void set_descriptors(struct run_plan *plan, const int *descriptors) {
  plan->report.step = STEP_DESCRIPTORS;
  /* Descriptors that arrive over a socket get the lowest free numbers, which are above 2: nothing is overwritten. */
  for (int stream = 0; stream < 3; stream++) {
    if (dup2(descriptors[DESCRIPTOR_INPUT + stream], stream) < 0) give_up(plan);
  }
}

static void set_limit(struct run_plan *plan, __rlimit_resource_t resource, rlim_t soft, rlim_t hard) {
  struct rlimit current, wanted = {soft, hard};
  if (getrlimit(resource, &current) != 0) give_up(plan);
  /* Raising a hard limit is a privilege that containers may lack. */
  if (wanted.rlim_max > current.rlim_max) wanted.rlim_max = current.rlim_max;
  if (wanted.rlim_cur > wanted.rlim_max) wanted.rlim_cur = wanted.rlim_max;
  if (setrlimit(resource, &wanted) != 0) give_up(plan);
}

static void set_limits(struct run_plan *plan) {
  const struct limits *limits = &plan->limits;
  plan->report.step = STEP_LIMITS;
  set_limit(plan, RLIMIT_STACK, limits->stack_bytes, limits->stack_bytes);
  set_limit(plan, RLIMIT_FSIZE, limits->file_bytes, limits->file_bytes);
  /*
   * Not zero: where core files are piped to a program, the kernel starts it for a limit of zero, and not for one, since that
   * is how it recognises a crash of that program itself. To a file nothing so small is written.
   */
  struct rlimit no_core = {1, 1};
  if (setrlimit(RLIMIT_CORE, &no_core) != 0) set_limit(plan, RLIMIT_CORE, 0, 0);
  set_limit(plan, RLIMIT_NOFILE, most_open_files, most_open_files);
  /* A second line behind the helper's own watch, for one process alone. */
  rlim_t seconds = limits->cpu_time_ms / 1000 + 2;
  set_limit(plan, RLIMIT_CPU, seconds, seconds + 1);
  if (!plan->has_control_group) set_limits_without_control_group(plan);
}

static void set_identity(const struct run_setting *setting, struct run_plan *plan) {
  gid_t group = (gid_t)setting->user;
  uid_t user = (uid_t)setting->user;
  plan->report.step = STEP_IDENTITY;
  if (setting->is_privileged) {
    if (setgroups(0, NULL) != 0) give_up(plan);
    if (setresgid(group, group, group) != 0) give_up(plan);
    if (setresuid(user, user, user) != 0) give_up(plan);
  }
  /* In a user namespace the id has been the runner's all along, and capabilities do not go by themselves. */
  struct __user_cap_header_struct header = {_LINUX_CAPABILITY_VERSION_3, 0};
  struct __user_cap_data_struct none[_LINUX_CAPABILITY_U32S_3] = {{0}};
  if (syscall(SYS_capset, &header, none) != 0) give_up(plan);
  if (prctl(PR_CAP_AMBIENT, PR_CAP_AMBIENT_CLEAR_ALL, 0, 0, 0) != 0 && errno != EINVAL) give_up(plan);
}

/*
 * Version 1: "0" written to the open `tasks` files moves the writer alone, which needs no lock of the whole machine.
 * Version 2: the process was created in its group already.
 */
static void join_control_group(struct run_plan *plan, const int *descriptors, size_t count) {
  plan->report.step = STEP_CONTROL_GROUP;
  size_t groups = count - DESCRIPTOR_CONTROL_GROUP;
  if (groups <= unified_group_descriptors) return;
  for (size_t index = DESCRIPTOR_CONTROL_GROUP; index < count; index++) {
    if (write(descriptors[index], "0", 1) != 1) give_up(plan);
  }
}

struct texts {
  char **arguments;
  char **environment;
};

static struct texts list_texts(struct run_plan *plan) {
  struct texts texts = {calloc(plan->argument_count + 1, sizeof(char *)), calloc(plan->environment_count + 1, sizeof(char *))};
  if (texts.arguments == NULL || texts.environment == NULL) give_up(plan);
  char *text = plan->text;
  for (uint32_t index = 0; index < plan->argument_count; index++, text += strlen(text) + 1) texts.arguments[index] = text;
  for (uint32_t index = 0; index < plan->environment_count; index++, text += strlen(text) + 1) texts.environment[index] = text;
  return texts;
}

static _Noreturn void become_program(const struct run_setting *setting, struct run_plan *plan, const int *descriptors, size_t count) {
  struct run_report *report = &plan->report;
  bool is_unified = count - DESCRIPTOR_CONTROL_GROUP == unified_group_descriptors;
  struct texts texts = list_texts(plan);
  /* A session of its own: signals to its process group reach nothing of ours. */
  setsid();
  show_own_process(setting, plan);
  set_descriptors(plan, descriptors);
  if (chdir("/w") != 0) give_up(plan);
  set_limits(plan);
  set_identity(setting, plan);
  join_control_group(plan, descriptors, count);
  uint64_t counted_from = is_unified ? 0 : clock_ns(CLOCK_THREAD_CPUTIME_ID);
  report->step = STEP_DESCRIPTORS;
  if (kernel_close_from(3) != 0) give_up(plan);
  report->step = STEP_FILTER;
  if (install_filter(&setting->filter) != 0) give_up(plan);
  report->step = STEP_EXECUTE;
  report->started_at_ns = clock_ns(CLOCK_MONOTONIC);
  report->setup_cpu_ns = clock_ns(CLOCK_THREAD_CPUTIME_ID) - counted_from;
  execve(texts.arguments[0], texts.arguments, texts.environment);
  /* That the program cannot be started is a fact about the program, told the way a shell tells it. */
  report->error_number = errno;
  dprintf(2, "cannot start %s: %s\n", texts.arguments[0], strerror(errno));
  _exit(errno == ENOENT ? 127 : 126);
}

static pid_t create_process(const int *descriptors, size_t count) {
  struct clone_args arguments = {.exit_signal = SIGCHLD};
  if (count - DESCRIPTOR_CONTROL_GROUP == unified_group_descriptors) {
    arguments.flags = CLONE_INTO_CGROUP;
    arguments.cgroup = (uint64_t)descriptors[DESCRIPTOR_CONTROL_GROUP];
  }
  return (pid_t)kernel_clone3(&arguments);
}

/* Also waits for orphans of the run, which become children of this process. */
static void await_program(struct run_plan *plan, pid_t program) {
  for (;;) {
    int status;
    pid_t ended = plan->has_control_group ? wait4(-1, &status, 0, NULL) : wait_and_poll_usage(plan, &status);
    if (ended < 0 && errno != EINTR) give_up(plan);
    if (ended != program) continue;
    plan->report.ended_at_ns = clock_ns(CLOCK_MONOTONIC);
    plan->report.wait_status = status;
    return;
  }
}

_Noreturn void be_first_process(const struct run_setting *setting, struct run_plan *plan, const int *descriptors, size_t count) {
  signal(SIGCHLD, SIG_DFL);
  mount_folders(setting, plan, descriptors);
  plan->report.step = STEP_FORK;
  pid_t program = create_process(descriptors, count);
  if (program < 0) give_up(plan);
  if (program == 0) become_program(setting, plan, descriptors, count);
  /* Close the program's pipes here: while this process has them open, readers never see end of file. */
  if (kernel_close_from(0) != 0) give_up(plan);
  await_program(plan, program);
  bool is_started = plan->report.step == STEP_EXECUTE;
  kill(-1, SIGKILL);
  while (wait4(-1, NULL, 0, NULL) > 0 || errno == EINTR) continue;
  getrusage(RUSAGE_CHILDREN, &plan->report.usage);
  if (is_started) plan->report.step = STEP_FINISHED;
  _exit(0);
}
