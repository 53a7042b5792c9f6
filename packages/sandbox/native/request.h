/* What the judge asks for, read from a frame. Strings and bytes stay in the frame, which outlives the request. */
#ifndef TOUCHSTONE_REQUEST_H
#define TOUCHSTONE_REQUEST_H

#include "wire.h"

struct bind {
  const char *source;
  const char *target;
};

struct configuration {
  uint64_t slot;
  /* User and group id of the programs. */
  uint64_t user;
  uint64_t core;
  bool is_privileged;
  /* Folders of the control groups under which ours are made: three for version 1, one for version 2, or none. */
  const char *memory_folder;
  const char *pids_folder;
  const char *cpu_folder;
  const char *unified_folder;
  struct bind *binds;
  size_t bind_count;
  /* Programs run in a root of their own, which shows these alone; their sources are paths of the image (image.h). */
  bool has_image;
  struct bind *image_binds;
  size_t image_bind_count;
};

/* Bytes that come with the request, or a file of the host: exactly one of the two (`path` is NULL for bytes). */
struct content {
  const char *path;
  struct slice bytes;
};

struct input_file {
  const char *name;
  bool is_executable;
  struct content content;
};

/* `path` is NULL when the bytes go back in the answer. */
struct capture_request {
  uint64_t maximum_bytes;
  const char *path;
};

struct collection {
  const char *name;
  struct capture_request capture;
};

struct limits {
  uint64_t cpu_time_ms;
  uint64_t wall_time_ms;
  uint64_t memory_bytes;
  uint64_t stack_bytes;
  uint64_t processes;
  /* Of the largest file, and of all files together. */
  uint64_t file_bytes;
  uint64_t all_files_bytes;
};

enum { exit_code_count = 256 };

struct run_request {
  const char **arguments;
  size_t argument_count;
  const char **environment;
  size_t environment_count;
  struct input_file *files;
  size_t file_count;
  struct content standard_input;
  struct capture_request standard_output;
  struct capture_request standard_error;
  struct collection *collections;
  size_t collection_count;
  /* A compilation, or another run that must see the host's toolchains. */
  bool needs_toolchains;
  /* Of one of two connected runs: when it ends with one of these exit codes, the other is ended. */
  bool refusing_exit_codes[exit_code_count];
  struct limits limits;
};

/* One run, or two that are connected with each other. */
enum { most_runs = 2 };

struct run_requests {
  struct run_request runs[most_runs];
  size_t count;
};

bool read_configuration(struct slice fields, struct configuration *configuration, struct failure *failure);
bool read_run_requests(struct slice fields, struct run_requests *requests, struct failure *failure);
void free_run_requests(struct run_requests *requests);

#endif
