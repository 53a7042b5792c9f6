#include "capture.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "descriptors.h"

enum { chunk_bytes = 1 << 16 };

bool open_capture(const struct capture_request *request, struct capture *capture, struct failure *failure) {
  *capture = (struct capture){.request = request, .file = -1};
  if (request->path == NULL) return true;
  capture->file = open(request->path, O_CREAT | O_TRUNC | O_WRONLY | O_CLOEXEC | O_NOFOLLOW, 0600);
  return capture->file >= 0 || fail(failure, "cannot create %s", request->path);
}

static bool write_to_file(struct capture *capture, const uint8_t *bytes, size_t length, struct failure *failure) {
  for (size_t written = 0; written < length;) {
    ssize_t count = write(capture->file, bytes + written, length - written);
    if (count < 0 && errno == EINTR) continue;
    if (count < 0) return fail(failure, "cannot write %s", capture->request->path);
    written += (size_t)count;
  }
  return true;
}

static bool reserve(struct capture *capture, size_t needed, struct failure *failure) {
  if (needed <= capture->capacity) return true;
  size_t capacity = capture->capacity == 0 ? chunk_bytes : capture->capacity;
  while (capacity < needed) capacity *= 2;
  uint8_t *bytes = realloc(capture->bytes, capacity);
  if (bytes == NULL) return fail(failure, "no memory for %zu bytes of output", needed);
  capture->bytes = bytes;
  capture->capacity = capacity;
  return true;
}

static bool keep(struct capture *capture, const uint8_t *bytes, size_t length, struct failure *failure) {
  uint64_t room = capture->request->maximum_bytes - capture->size;
  if (length > room) {
    capture->is_truncated = true;
    length = (size_t)room;
  }
  if (capture->file >= 0) {
    if (!write_to_file(capture, bytes, length, failure)) return false;
  } else if (length > 0) {
    if (!reserve(capture, (size_t)capture->size + length, failure)) return false;
    memcpy(capture->bytes + capture->size, bytes, length);
  }
  capture->size += length;
  return true;
}

enum drain_result drain(int source, struct capture *capture, struct failure *failure) {
  uint8_t chunk[chunk_bytes];
  while (!capture->is_truncated) {
    ssize_t count = read(source, chunk, sizeof chunk);
    if (count == 0) return DRAIN_END;
    if (count < 0 && errno == EINTR) continue;
    if (count < 0 && errno == EAGAIN) return DRAIN_MORE;
    if (count < 0) return fail(failure, "cannot read the output of the run"), DRAIN_FAILED;
    if (!keep(capture, chunk, (size_t)count, failure)) return DRAIN_FAILED;
  }
  return DRAIN_END;
}

bool capture_file(int source, uint64_t size, struct capture *capture, struct failure *failure) {
  uint8_t chunk[chunk_bytes];
  while (capture->size < size) {
    uint64_t rest = size - capture->size;
    ssize_t count = read(source, chunk, rest < sizeof chunk ? (size_t)rest : sizeof chunk);
    if (count < 0 && errno == EINTR) continue;
    if (count < 0) return fail(failure, "cannot read a file of the run");
    if (count == 0) return refuse(failure, "a file of the run became shorter after its end");
    if (!keep(capture, chunk, (size_t)count, failure)) return false;
  }
  return true;
}

void add_capture(struct message *message, const struct capture *capture) {
  add_number(message, KEY_SIZE, capture->size);
  add_bytes(message, KEY_BYTES, capture->bytes, capture->file >= 0 ? 0 : (size_t)capture->size);
}

void close_capture(struct capture *capture) {
  close_descriptor(&capture->file);
  free(capture->bytes);
  capture->bytes = NULL;
}
