/* Takes files out of the work folder when every process of the run is dead. */
#ifndef TOUCHSTONE_COLLECT_H
#define TOUCHSTONE_COLLECT_H

#include "request.h"

enum collected_state { COLLECTED = 0, MISSING = 1, NOT_A_REGULAR_FILE = 2, TOO_LARGE = 3 };

/* Adds one group per asked file to the message, in order. */
bool collect_files(int work_folder, const struct run_request *request, struct message *message, struct failure *failure);

#endif
