#include "plan.h"

#include <string.h>

static bool append_texts(struct run_plan *plan, size_t *used, const char **texts, size_t count, struct failure *failure) {
  for (size_t index = 0; index < count; index++) {
    size_t length = strlen(texts[index]) + 1;
    if (length > sizeof plan->text - *used) return refuse(failure, "arguments and environment are longer than %d bytes", plan_text_bytes);
    memcpy(plan->text + *used, texts[index], length);
    *used += length;
  }
  return true;
}

bool fill_plan(struct run_plan *plan, const struct run_request *request, bool has_control_group, struct failure *failure) {
  size_t used = 0;
  plan->limits = request->limits;
  plan->has_control_group = has_control_group;
  plan->argument_count = (uint32_t)request->argument_count;
  plan->environment_count = (uint32_t)request->environment_count;
  plan->report = (struct run_report){0};
  return append_texts(plan, &used, request->arguments, request->argument_count, failure) &&
         append_texts(plan, &used, request->environment, request->environment_count, failure);
}

const char *describe_step(enum run_step step) {
  switch (step) {
    case STEP_MOUNT_BOX: return "cannot mount the files of the run";
    case STEP_MOUNT_WORK_FOLDERS: return "cannot mount the work folders";
    case STEP_MOUNT_PROC: return "cannot mount /proc";
    case STEP_FORK: return "cannot create a process";
    case STEP_DESCRIPTORS: return "cannot set up the descriptors";
    case STEP_LIMITS: return "cannot set the resource limits";
    case STEP_IDENTITY: return "cannot give up privileges";
    case STEP_CONTROL_GROUP: return "cannot join the control group";
    case STEP_FILTER: return "cannot install the system call filter";
    case STEP_EXECUTE: return "cannot start the program";
    case STEP_RUNNING: return "the run ended without a report";
    case STEP_FINISHED: return "finished";
  }
  return "unknown step";
}
