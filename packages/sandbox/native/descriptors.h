/* Descriptors over a socket (SCM_RIGHTS), with one number beside them. */
#ifndef TOUCHSTONE_DESCRIPTORS_H
#define TOUCHSTONE_DESCRIPTORS_H

#include <stddef.h>
#include <stdint.h>

#include "failure.h"

enum { most_descriptors = 8 };

bool send_descriptors(int socket, uint32_t number, const int *descriptors, size_t count, struct failure *failure);

/* Returns how many arrived (close-on-exec), or -1; errno is 0 when the other side is gone. */
int receive_descriptors(int socket, uint32_t *number, int descriptors[most_descriptors]);

/* Closes it if it is open, and forgets it. */
void close_descriptor(int *descriptor);

#endif
