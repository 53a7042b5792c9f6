/* The files of one run: a tmpfs of its own with the folders w, tmp and shm. */
#ifndef TOUCHSTONE_BOX_H
#define TOUCHSTONE_BOX_H

#include "request.h"

struct box {
  /* The mount, attached nowhere on the host; the run attaches it in its own mount namespace. */
  int mount;
  int work_folder;
};

/* With the input files in place, owned by the runner. Memory for them is the helper's, not the run's. */
bool make_box(const struct configuration *configuration, const struct run_request *request, struct box *box,
              struct failure *failure);
void close_box(struct box *box);

/* Standard input as a descriptor that the program can read and nothing else. */
bool open_standard_input(const struct content *content, int *descriptor, struct failure *failure);

#endif
