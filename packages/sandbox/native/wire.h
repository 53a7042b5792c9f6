/*
 * The messages between the judge and the helper.
 *
 *   frame  = length (4 bytes, of what follows), kind (1 byte), fields
 *   field  = key (1 byte), length (4 bytes), value
 *   value  = a number (8 bytes), a string (its bytes and one final zero), plain bytes, or fields again
 *
 * All numbers are little-endian. The reader of a frame must understand every field of it: an unknown key, a key that comes
 * twice where one is expected, a length that does not fit, or a zero inside a string makes the whole frame an error. The
 * numbers below are repeated in src/wire.ts, and a test compares the two.
 */
#ifndef TOUCHSTONE_WIRE_H
#define TOUCHSTONE_WIRE_H

#include <stddef.h>
#include <stdint.h>

#include "failure.h"

enum frame_kind {
  KIND_CONFIGURE = 1,
  KIND_RUN = 2,
  KIND_ABORT = 3,
  KIND_READY = 16,
  KIND_FACTS = 17,
  KIND_ABORTED = 18,
  KIND_ERROR = 19,
};

enum field_key {
  KEY_SLOT = 1,
  KEY_USER = 2,
  KEY_CORE = 3,
  KEY_IS_PRIVILEGED = 4,
  KEY_MEMORY_FOLDER = 5,
  KEY_PIDS_FOLDER = 6,
  KEY_CPU_FOLDER = 7,
  KEY_UNIFIED_FOLDER = 8,
  KEY_BIND = 9,
  KEY_SOURCE = 10,
  KEY_TARGET = 11,
  KEY_WEAKNESS = 12,
  KEY_CONTROL_GROUPS = 13,
  KEY_HAS_IMAGE = 14,
  KEY_IMAGE_BIND = 15,

  KEY_SPECIFICATION = 32,
  KEY_ARGUMENT = 33,
  KEY_ENVIRONMENT = 34,
  KEY_FILE = 35,
  KEY_NAME = 36,
  KEY_IS_EXECUTABLE = 37,
  KEY_PATH = 38,
  KEY_BYTES = 39,
  KEY_STANDARD_INPUT = 40,
  KEY_STANDARD_OUTPUT = 41,
  KEY_STANDARD_ERROR = 42,
  KEY_MAXIMUM_BYTES = 43,
  KEY_COLLECT = 44,
  KEY_CPU_TIME_MS = 45,
  KEY_WALL_TIME_MS = 46,
  KEY_MEMORY_BYTES = 47,
  KEY_STACK_BYTES = 48,
  KEY_PROCESSES = 49,
  KEY_FILE_BYTES = 50,
  KEY_ALL_FILES_BYTES = 51,
  KEY_NEEDS_TOOLCHAINS = 52,
  KEY_REFUSING_EXIT_CODE = 53,

  KEY_FACTS = 64,
  KEY_ENDED_BY = 65,
  KEY_EXIT_CODE = 66,
  KEY_SIGNAL = 67,
  KEY_IS_OUT_OF_MEMORY = 68,
  KEY_CPU_TIME_US = 69,
  KEY_WALL_TIME_US = 70,
  KEY_MEMORY_PEAK_BYTES = 71,
  KEY_SIZE = 72,
  KEY_IS_TRUNCATED = 73,
  KEY_COLLECTED = 74,
  KEY_STATE = 75,
  KEY_START_ERROR = 76,
  KEY_TEXT = 77,
};

/* Bytes that belong to someone else. */
struct slice {
  const uint8_t *bytes;
  size_t length;
};

struct field {
  uint8_t key;
  struct slice value;
};

/* Takes one field off the front of `rest`. */
bool take_field(struct slice *rest, struct field *field, struct failure *failure);
bool read_number(struct field field, uint64_t *number, struct failure *failure);
/* The string stays where it is, in the frame. */
bool read_string(struct field field, const char **text, struct failure *failure);

/* A growing message. Memory that is not there ends the helper: the judge then starts a new one. */
struct message {
  uint8_t *bytes;
  size_t length;
  size_t capacity;
};

void begin_message(struct message *message, enum frame_kind kind);
void add_number(struct message *message, enum field_key key, uint64_t number);
void add_string(struct message *message, enum field_key key, const char *text);
void add_bytes(struct message *message, enum field_key key, const void *bytes, size_t length);
/* Fields inside a field: everything added between the two calls. */
size_t open_group(struct message *message, enum field_key key);
void close_group(struct message *message, size_t group);
void free_message(struct message *message);

/* A received frame; `bytes` is kept and reused for the next one. */
struct frame {
  uint8_t *bytes;
  size_t capacity;
  enum frame_kind kind;
  struct slice fields;
};

enum receive_result { RECEIVED, CLOSED, BROKEN };

enum receive_result receive_frame(int socket, struct frame *frame, struct failure *failure);
bool send_message(int socket, struct message *message, struct failure *failure);

#endif
