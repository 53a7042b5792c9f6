/* Why something did not work, as a sentence for the administrator who reads the System Error. */
#ifndef TOUCHSTONE_FAILURE_H
#define TOUCHSTONE_FAILURE_H

#include <stdbool.h>

struct failure {
  char text[512];
};

/* Both return false, so that `return fail(...)` ends a function that returns whether it succeeded. */

/* With the text of errno at the end. */
bool fail(struct failure *failure, const char *format, ...) __attribute__((format(printf, 2, 3)));
/* Without it: the request itself is wrong. */
bool refuse(struct failure *failure, const char *format, ...) __attribute__((format(printf, 2, 3)));

#endif
