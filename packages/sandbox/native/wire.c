#include "wire.h"

#include <endian.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

/* Sources, standard input and outputs travel in frames; test data does not. */
static const size_t largest_frame = (size_t)1 << 30;
static const size_t field_header = 1 + 4;

static uint32_t load_length(const uint8_t *bytes) {
  uint32_t value;
  memcpy(&value, bytes, sizeof value);
  return le32toh(value);
}

static void store_length(uint8_t *bytes, size_t length) {
  uint32_t value = htole32((uint32_t)length);
  memcpy(bytes, &value, sizeof value);
}

bool take_field(struct slice *rest, struct field *field, struct failure *failure) {
  if (rest->length < field_header) return refuse(failure, "malformed request: a field without a header");
  uint32_t length = load_length(rest->bytes + 1);
  if (length > rest->length - field_header) return refuse(failure, "malformed request: a field without its end");
  field->key = rest->bytes[0];
  field->value = (struct slice){rest->bytes + field_header, length};
  rest->bytes += field_header + length;
  rest->length -= field_header + length;
  return true;
}

bool read_number(struct field field, uint64_t *number, struct failure *failure) {
  if (field.value.length != sizeof *number) return refuse(failure, "malformed request: field %u is no number", field.key);
  memcpy(number, field.value.bytes, sizeof *number);
  *number = le64toh(*number);
  return true;
}

bool read_string(struct field field, const char **text, struct failure *failure) {
  const uint8_t *end = memchr(field.value.bytes, 0, field.value.length);
  if (end == NULL || end != field.value.bytes + field.value.length - 1)
    return refuse(failure, "malformed request: field %u is no string", field.key);
  *text = (const char *)field.value.bytes;
  return true;
}

static uint8_t *extend(struct message *message, size_t length) {
  size_t needed = message->length + length;
  if (needed > message->capacity) {
    size_t capacity = message->capacity == 0 ? 1024 : message->capacity;
    while (capacity < needed) capacity *= 2;
    uint8_t *bytes = realloc(message->bytes, capacity);
    if (bytes == NULL) abort();
    message->bytes = bytes;
    message->capacity = capacity;
  }
  uint8_t *place = message->bytes + message->length;
  message->length = needed;
  return place;
}

void begin_message(struct message *message, enum frame_kind kind) {
  message->length = 0;
  uint8_t *place = extend(message, 5);
  memset(place, 0, 4);
  place[4] = (uint8_t)kind;
}

void add_bytes(struct message *message, enum field_key key, const void *bytes, size_t length) {
  uint8_t *place = extend(message, field_header + length);
  place[0] = (uint8_t)key;
  store_length(place + 1, length);
  if (length > 0) memcpy(place + field_header, bytes, length);
}

void add_number(struct message *message, enum field_key key, uint64_t number) {
  uint64_t value = htole64(number);
  add_bytes(message, key, &value, sizeof value);
}

void add_string(struct message *message, enum field_key key, const char *text) {
  add_bytes(message, key, text, strlen(text) + 1);
}

size_t open_group(struct message *message, enum field_key key) {
  add_bytes(message, key, NULL, 0);
  return message->length;
}

void close_group(struct message *message, size_t group) {
  store_length(message->bytes + group - 4, message->length - group);
}

void free_message(struct message *message) {
  free(message->bytes);
  *message = (struct message){0};
}

static enum receive_result receive_exactly(int socket, uint8_t *bytes, size_t length, struct failure *failure) {
  size_t received = 0;
  while (received < length) {
    ssize_t count = recv(socket, bytes + received, length - received, 0);
    if (count == 0) return CLOSED;
    if (count < 0 && errno == EINTR) continue;
    if (count < 0 && errno == ECONNRESET) return CLOSED;
    if (count < 0) return fail(failure, "cannot read a request"), BROKEN;
    received += (size_t)count;
  }
  return RECEIVED;
}

enum receive_result receive_frame(int socket, struct frame *frame, struct failure *failure) {
  uint8_t header[4];
  enum receive_result result = receive_exactly(socket, header, sizeof header, failure);
  if (result != RECEIVED) return result;
  size_t length = load_length(header);
  if (length < 1 || length > largest_frame) return refuse(failure, "malformed request: a frame of %zu bytes", length), BROKEN;
  if (length > frame->capacity) {
    free(frame->bytes);
    frame->capacity = 0;
    frame->bytes = malloc(length);
    if (frame->bytes == NULL) return fail(failure, "no memory for a request of %zu bytes", length), BROKEN;
    frame->capacity = length;
  }
  result = receive_exactly(socket, frame->bytes, length, failure);
  if (result != RECEIVED) return result;
  frame->kind = frame->bytes[0];
  frame->fields = (struct slice){frame->bytes + 1, length - 1};
  return RECEIVED;
}

bool send_message(int socket, struct message *message, struct failure *failure) {
  if (message->length - 4 > largest_frame) return refuse(failure, "an answer of %zu bytes is too long", message->length);
  store_length(message->bytes, message->length - 4);
  size_t sent = 0;
  while (sent < message->length) {
    ssize_t count = send(socket, message->bytes + sent, message->length - sent, MSG_NOSIGNAL);
    if (count < 0 && errno == EINTR) continue;
    if (count < 0) return fail(failure, "cannot answer the judge");
    sent += (size_t)count;
  }
  return true;
}
