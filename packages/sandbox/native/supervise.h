/* One request from start to facts. */
#ifndef TOUCHSTONE_SUPERVISE_H
#define TOUCHSTONE_SUPERVISE_H

#include "control-group.h"
#include "zygote.h"

struct helper {
  struct configuration configuration;
  /* One for each view of the files; without an image there is only the first. */
  struct zygote zygotes[view_count];
  struct group_place place;
  /* Created in advance, between runs; `ready_groups` of them exist. */
  struct control_group groups[most_runs];
  int ready_groups;
  /* To the judge. */
  int socket;
};

enum outcome {
  OUTCOME_FACTS,
  OUTCOME_ABORTED,
  /* The request cannot be carried out; the helper is fine. */
  OUTCOME_ERROR,
  /* The judge is gone, or the zygote is. */
  OUTCOME_END,
};

/* Fills the message with the facts; after it nothing of the run is alive. */
enum outcome supervise(struct helper *helper, const struct run_requests *requests, struct message *message, struct failure *failure);

bool prepare_groups(struct helper *helper, struct failure *failure);

#endif
