/* Where bytes of a run go: into memory for the answer, or into a file of the host. At most so many. */
#ifndef TOUCHSTONE_CAPTURE_H
#define TOUCHSTONE_CAPTURE_H

#include "request.h"

struct capture {
  const struct capture_request *request;
  /* Of the file; -1 when the bytes are kept in memory. */
  int file;
  uint8_t *bytes;
  size_t capacity;
  uint64_t size;
  bool is_truncated;
};

bool open_capture(const struct capture_request *request, struct capture *capture, struct failure *failure);

enum drain_result { DRAIN_MORE, DRAIN_END, DRAIN_FAILED };

/* Takes what is there without waiting. Ends at the end of the pipe, or when there is more than may be kept. */
enum drain_result drain(int source, struct capture *capture, struct failure *failure);

/* Puts a whole regular file of known size into it. */
bool capture_file(int source, uint64_t size, struct capture *capture, struct failure *failure);
void add_capture(struct message *message, const struct capture *capture);
void close_capture(struct capture *capture);

#endif
