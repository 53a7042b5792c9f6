/*
 * The sandbox helper of Touchstone. How this works:
 *
 *   judge (Node) ──socket──▶ helper ──socket──▶ zygote ──clone──▶ first process of a run ──fork──▶ the program
 *                            host's namespaces  own namespaces,   own PID and mount                unprivileged,
 *                            as root            prepared root     namespace                        control group, filter
 *
 * helper         One per slot of a judge. Opens the judge's files, makes control groups and the run's file system, keeps
 *                outputs, watches limits, reports facts. It never executes anything and never reads a path that a program
 *                could have influenced, except below the run's own work folder (collect.c).
 * zygote         The prepared environment: mount, PID, IPC, UTS and network namespaces, a read-only root (root.c), no network but
 *                an idle loopback, an empty bounding set of capabilities, no-new-privileges. It only receives descriptors and
 *                clones. There are two: in one's root nothing of the host but its toolchains can be named, for compilations;
 *                in the other's nothing of the host at all, but an image of what programs need at run time (image.c).
 * first process  Mounts the run's /w, /tmp, /dev/shm and /proc, starts the program, waits for its end (run.c).
 * program        Drops everything, joins its control group, installs the filter (filter.c), executes.
 *
 * What a program cannot do, and which wall stops it:
 *   use more than its share   control group: memory with swap, processes; CPU and wall time by our watch (supervise.c);
 *                             output by our reading; files by the size of its tmpfs
 *   outlive its run           PID namespace: its first process ends, the kernel kills the rest
 *   reach other processes     PID namespace; user id of the slot; the filter refuses ptrace and its kin
 *   reach the network         network namespace without devices; the filter refuses every socket but a socketpair
 *   leave traces for others   new tmpfs each time, IPC refused by the filter, no locks or watches on shared files, all of them
 *                             read-only and always in memory; decision 0009 has the list of channels
 *   gain privileges           no set-user-id (nosuid, no-new-privileges), no capabilities, no new namespaces
 *   read the host             the root has nothing of it
 *
 * What happens when a part dies:
 *   the judge      the socket to it ends: the helper kills the run, removes its control groups and ends
 *   the helper     the kernel kills the zygote (PDEATHSIG), and with it, the first of its PID namespace, every run; the
 *                  judge starts another helper, which removes the control groups that were left
 *   the zygote     the run dies with it; the helper says why on standard error and ends
 *   a first process  the kernel kills the run; the helper reports an error
 *
 * Without root the helper first enters a user namespace of its own and does the same there, as far as the kernel lets it
 * (user-namespace.c). The answer to the configuration tells the judge what is weaker then.
 */
#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "image.h"
#include "kernel.h"
#include "supervise.h"
#include "user-namespace.h"

enum { judge_socket = 3 };

static void answer_error(int socket, const char *text) {
  struct message message = {0};
  struct failure ignored;
  begin_message(&message, KIND_ERROR);
  add_string(&message, KEY_TEXT, text);
  send_message(socket, &message, &ignored);
  free_message(&message);
}

static bool answer_ready(const struct helper *helper, const char *weakness, struct failure *failure) {
  struct message message = {0};
  begin_message(&message, KIND_READY);
  add_number(&message, KEY_CONTROL_GROUPS, helper->place.version);
  if (weakness[0] != '\0') add_string(&message, KEY_WEAKNESS, weakness);
  bool is_sent = send_message(helper->socket, &message, failure);
  free_message(&message);
  return is_sent;
}

/* The configuration's strings stay in this frame for the life of the helper. */
static bool configure(struct helper *helper, struct frame *frame, struct failure *failure) {
  struct failure weakness = {0};
  if (frame->kind != KIND_CONFIGURE) return refuse(failure, "malformed request: a configuration comes first");
  if (!read_configuration(frame->fields, &helper->configuration, failure)) return false;
  if (!helper->configuration.is_privileged && !enter_user_namespace(&helper->configuration, failure)) return false;
  /* Without control groups limits are less exact: the judge decides whether it wants that, and says so. */
  bool is_open = open_group_place(&helper->configuration, &helper->place, &weakness) && prepare_groups(helper, &weakness);
  if (!is_open) helper->place = (struct group_place){.version = GROUPS_NONE};
  bool counts_memory = helper->place.version != GROUPS_NONE;
  /* Without control groups the first process of a run adds up what it sees in /proc, which the image's view does not have. */
  if (!counts_memory) helper->configuration.has_image = false;
  for (enum view view = VIEW_TOOLCHAINS; view < view_count; view++) {
    if (view == VIEW_IMAGE && !helper->configuration.has_image) break;
    if (!start_zygote(&helper->configuration, view, counts_memory, &helper->zygotes[view], failure)) return false;
  }
  return answer_ready(helper, weakness.text, failure);
}

/* Group by group: the ones that a run has used are replaced by new ones, which proves that nothing is left in them. */
static bool renew_groups(struct helper *helper, size_t used, struct failure *failure) {
  if (helper->place.version == GROUPS_NONE) return true;
  for (size_t index = 0; index < used; index++) {
    if (!remove_group(&helper->place, &helper->groups[index], failure)) return false;
    if (!make_group(&helper->place, &helper->groups[index], failure)) return false;
  }
  return true;
}

static bool answer(struct helper *helper, enum outcome outcome, struct message *facts, struct failure *failure) {
  struct message message = {0};
  if (outcome == OUTCOME_FACTS) return send_message(helper->socket, facts, failure);
  if (outcome == OUTCOME_ERROR) {
    answer_error(helper->socket, failure->text);
    return true;
  }
  begin_message(&message, KIND_ABORTED);
  bool is_sent = send_message(helper->socket, &message, failure);
  free_message(&message);
  return is_sent;
}

static bool serve(struct helper *helper, struct frame *frame, struct failure *failure) {
  struct run_requests requests = {0};
  struct message facts = {0};
  /* An abort that crossed with the end of its run. */
  if (frame->kind == KIND_ABORT) return true;
  if (frame->kind != KIND_RUN) return refuse(failure, "malformed request: kind %d", frame->kind);
  enum outcome outcome = OUTCOME_ERROR;
  size_t used = 0;
  if (read_run_requests(frame->fields, &requests, failure)) {
    used = requests.count;
    outcome = supervise(helper, &requests, &facts, failure);
  }
  bool is_well = outcome != OUTCOME_END && answer(helper, outcome, &facts, failure);
  free_message(&facts);
  free_run_requests(&requests);
  return renew_groups(helper, used, failure) && is_well;
}

static void remove_groups(struct helper *helper) {
  struct failure ignored;
  for (int index = 0; index < helper->ready_groups; index++) remove_group(&helper->place, &helper->groups[index], &ignored);
}

/* What the helper cannot go on after goes to standard error, where the judge reads it when the helper has ended. */
static int give_up(struct helper *helper, const struct failure *failure) {
  remove_groups(helper);
  dprintf(STDERR_FILENO, "%s", failure->text);
  return 1;
}

int main(int count, char **arguments) {
  if (count == 3 && strcmp(arguments[1], "hold-image") == 0) return hold_image(arguments[2]);
  struct helper helper = {.socket = judge_socket, .zygotes = {{.socket = -1}, {.socket = -1}}};
  struct frame configuration = {0}, frame = {0};
  struct failure failure = {0};
  /* Whatever the judge has open and forgot to mark is not for us. */
  kernel_close_from(image_namespace + 1);
  signal(SIGPIPE, SIG_IGN);
  if (receive_frame(judge_socket, &configuration, &failure) != RECEIVED) return give_up(&helper, &failure);
  if (!configure(&helper, &configuration, &failure)) return give_up(&helper, &failure);
  enum receive_result result;
  while ((result = receive_frame(judge_socket, &frame, &failure)) == RECEIVED) {
    if (!serve(&helper, &frame, &failure)) return give_up(&helper, &failure);
  }
  if (result != CLOSED) return give_up(&helper, &failure);
  remove_groups(&helper);
  return 0;
}
