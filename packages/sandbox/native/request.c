#include "request.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

/* A field that may come once: remembers which have come. */
struct seen {
  bool keys[256];
};

static bool take_once(struct slice *rest, struct seen *seen, struct field *field, struct failure *failure) {
  if (!take_field(rest, field, failure)) return false;
  bool is_list = field->key == KEY_ARGUMENT || field->key == KEY_ENVIRONMENT || field->key == KEY_FILE ||
                 field->key == KEY_COLLECT || field->key == KEY_SPECIFICATION || field->key == KEY_BIND ||
                 field->key == KEY_IMAGE_BIND || field->key == KEY_REFUSING_EXIT_CODE;
  if (seen->keys[field->key] && !is_list) return refuse(failure, "malformed request: field %u comes twice", field->key);
  seen->keys[field->key] = true;
  return true;
}

static bool unknown(struct field field, struct failure *failure) {
  return refuse(failure, "malformed request: unexpected field %u", field.key);
}

static bool require(const struct seen *seen, const enum field_key *keys, size_t count, struct failure *failure) {
  for (size_t index = 0; index < count; index++) {
    if (!seen->keys[keys[index]]) return refuse(failure, "malformed request: field %d is missing", keys[index]);
  }
  return true;
}

#define REQUIRE(seen, failure, ...)                                                                      \
  require(seen, (const enum field_key[]){__VA_ARGS__}, sizeof((const enum field_key[]){__VA_ARGS__}) /   \
                                                           sizeof(enum field_key), failure)

static bool read_flag(struct field field, bool *flag, struct failure *failure) {
  uint64_t number;
  if (!read_number(field, &number, failure)) return false;
  if (number > 1) return refuse(failure, "malformed request: field %u is neither 0 nor 1", field.key);
  *flag = number == 1;
  return true;
}

/* How many fields of this key there are, so that lists are allocated once. */
static bool count_fields(struct slice fields, enum field_key key, size_t *count, struct failure *failure) {
  *count = 0;
  while (fields.length > 0) {
    struct field field;
    if (!take_field(&fields, &field, failure)) return false;
    if (field.key == key) *count += 1;
  }
  return true;
}

static bool allocate_list(struct slice fields, enum field_key key, size_t size, void **list, struct failure *failure) {
  size_t count;
  if (!count_fields(fields, key, &count, failure)) return false;
  *list = calloc(count + 1, size);
  return *list != NULL || fail(failure, "no memory for a request");
}

static bool read_bind(struct slice fields, struct bind *bind, struct failure *failure) {
  struct seen seen = {0};
  while (fields.length > 0) {
    struct field field;
    if (!take_once(&fields, &seen, &field, failure)) return false;
    bool is_read = field.key == KEY_SOURCE   ? read_string(field, &bind->source, failure)
                   : field.key == KEY_TARGET ? read_string(field, &bind->target, failure)
                                             : unknown(field, failure);
    if (!is_read) return false;
  }
  if (!REQUIRE(&seen, failure, KEY_SOURCE, KEY_TARGET)) return false;
  if (bind->source[0] != '/' || bind->target[0] != '/' || strstr(bind->target, "/../") != NULL)
    return refuse(failure, "malformed request: %s and %s are not two absolute paths", bind->source, bind->target);
  return true;
}

static bool read_configuration_field(struct field field, struct configuration *configuration, struct failure *failure) {
  switch (field.key) {
    case KEY_SLOT: return read_number(field, &configuration->slot, failure);
    case KEY_USER: return read_number(field, &configuration->user, failure);
    case KEY_CORE: return read_number(field, &configuration->core, failure);
    case KEY_IS_PRIVILEGED: return read_flag(field, &configuration->is_privileged, failure);
    case KEY_MEMORY_FOLDER: return read_string(field, &configuration->memory_folder, failure);
    case KEY_PIDS_FOLDER: return read_string(field, &configuration->pids_folder, failure);
    case KEY_CPU_FOLDER: return read_string(field, &configuration->cpu_folder, failure);
    case KEY_UNIFIED_FOLDER: return read_string(field, &configuration->unified_folder, failure);
    case KEY_BIND: return read_bind(field.value, &configuration->binds[configuration->bind_count++], failure);
    case KEY_HAS_IMAGE: return read_flag(field, &configuration->has_image, failure);
    case KEY_IMAGE_BIND: return read_bind(field.value, &configuration->image_binds[configuration->image_bind_count++], failure);
    default: return unknown(field, failure);
  }
}

bool read_configuration(struct slice fields, struct configuration *configuration, struct failure *failure) {
  struct seen seen = {0};
  if (!allocate_list(fields, KEY_BIND, sizeof *configuration->binds, (void **)&configuration->binds, failure) ||
      !allocate_list(fields, KEY_IMAGE_BIND, sizeof *configuration->image_binds, (void **)&configuration->image_binds, failure))
    return false;
  while (fields.length > 0) {
    struct field field;
    if (!take_once(&fields, &seen, &field, failure)) return false;
    if (!read_configuration_field(field, configuration, failure)) return false;
  }
  if (!REQUIRE(&seen, failure, KEY_SLOT, KEY_USER, KEY_CORE, KEY_IS_PRIVILEGED, KEY_HAS_IMAGE)) return false;
  if (configuration->user == 0 || configuration->user > INT_MAX || configuration->core >= 4096)
    return refuse(failure, "malformed request: user or core out of range");
  return true;
}

static bool read_content(struct slice fields, struct content *content, struct failure *failure) {
  struct seen seen = {0};
  while (fields.length > 0) {
    struct field field;
    if (!take_once(&fields, &seen, &field, failure)) return false;
    if (field.key == KEY_PATH) {
      if (!read_string(field, &content->path, failure)) return false;
    } else if (field.key == KEY_BYTES) {
      content->bytes = field.value;
    } else {
      return unknown(field, failure);
    }
  }
  if (seen.keys[KEY_PATH] == seen.keys[KEY_BYTES]) return refuse(failure, "malformed request: a path or bytes, not both");
  return true;
}

/* A plain relative path: no empty part, no `.`, no `..`. */
static bool check_name(const char *name, struct failure *failure) {
  if (strlen(name) >= PATH_MAX) return refuse(failure, "a file name is too long");
  for (const char *part = name;;) {
    size_t length = strcspn(part, "/");
    bool is_dots = (length == 1 && part[0] == '.') || (length == 2 && part[0] == '.' && part[1] == '.');
    if (length == 0 || is_dots || length > NAME_MAX) return refuse(failure, "%s is no name of a file in the work folder", name);
    if (part[length] == '\0') return true;
    part += length + 1;
  }
}

static bool read_file(struct slice fields, struct input_file *file, struct failure *failure) {
  struct seen seen = {0};
  while (fields.length > 0) {
    struct field field;
    if (!take_once(&fields, &seen, &field, failure)) return false;
    bool is_read = true;
    switch (field.key) {
      case KEY_NAME: is_read = read_string(field, &file->name, failure); break;
      case KEY_IS_EXECUTABLE: is_read = read_flag(field, &file->is_executable, failure); break;
      case KEY_PATH: is_read = read_string(field, &file->content.path, failure); break;
      case KEY_BYTES: file->content.bytes = field.value; break;
      default: is_read = unknown(field, failure);
    }
    if (!is_read) return false;
  }
  if (!REQUIRE(&seen, failure, KEY_NAME, KEY_IS_EXECUTABLE)) return false;
  if (seen.keys[KEY_PATH] == seen.keys[KEY_BYTES]) return refuse(failure, "malformed request: a path or bytes, not both");
  return check_name(file->name, failure);
}

static bool read_capture(struct slice fields, struct capture_request *capture, const char **name, struct failure *failure) {
  struct seen seen = {0};
  while (fields.length > 0) {
    struct field field;
    if (!take_once(&fields, &seen, &field, failure)) return false;
    bool is_read = field.key == KEY_MAXIMUM_BYTES              ? read_number(field, &capture->maximum_bytes, failure)
                   : field.key == KEY_PATH                     ? read_string(field, &capture->path, failure)
                   : field.key == KEY_NAME && name != NULL     ? read_string(field, name, failure)
                                                               : unknown(field, failure);
    if (!is_read) return false;
  }
  if (name == NULL) return REQUIRE(&seen, failure, KEY_MAXIMUM_BYTES);
  return REQUIRE(&seen, failure, KEY_MAXIMUM_BYTES, KEY_NAME) && check_name(*name, failure);
}

static bool read_refusing_exit_code(struct field field, struct run_request *run, struct failure *failure) {
  uint64_t code;
  if (!read_number(field, &code, failure)) return false;
  if (code >= exit_code_count) return refuse(failure, "malformed request: %llu is no exit code", (unsigned long long)code);
  run->refusing_exit_codes[code] = true;
  return true;
}

static bool read_run_field(struct field field, struct run_request *run, struct failure *failure) {
  struct limits *limits = &run->limits;
  switch (field.key) {
    case KEY_ARGUMENT: return read_string(field, &run->arguments[run->argument_count++], failure);
    case KEY_ENVIRONMENT: return read_string(field, &run->environment[run->environment_count++], failure);
    case KEY_FILE: return read_file(field.value, &run->files[run->file_count++], failure);
    case KEY_STANDARD_INPUT: return read_content(field.value, &run->standard_input, failure);
    case KEY_STANDARD_OUTPUT: return read_capture(field.value, &run->standard_output, NULL, failure);
    case KEY_STANDARD_ERROR: return read_capture(field.value, &run->standard_error, NULL, failure);
    case KEY_COLLECT: {
      struct collection *collection = &run->collections[run->collection_count++];
      return read_capture(field.value, &collection->capture, &collection->name, failure);
    }
    case KEY_NEEDS_TOOLCHAINS: return read_flag(field, &run->needs_toolchains, failure);
    case KEY_REFUSING_EXIT_CODE: return read_refusing_exit_code(field, run, failure);
    case KEY_CPU_TIME_MS: return read_number(field, &limits->cpu_time_ms, failure);
    case KEY_WALL_TIME_MS: return read_number(field, &limits->wall_time_ms, failure);
    case KEY_MEMORY_BYTES: return read_number(field, &limits->memory_bytes, failure);
    case KEY_STACK_BYTES: return read_number(field, &limits->stack_bytes, failure);
    case KEY_PROCESSES: return read_number(field, &limits->processes, failure);
    case KEY_FILE_BYTES: return read_number(field, &limits->file_bytes, failure);
    case KEY_ALL_FILES_BYTES: return read_number(field, &limits->all_files_bytes, failure);
    default: return unknown(field, failure);
  }
}

static bool check_limits(const struct limits *limits, struct failure *failure) {
  const uint64_t most = (uint64_t)1 << 50;
  if (limits->cpu_time_ms == 0 || limits->wall_time_ms == 0 || limits->processes == 0 || limits->memory_bytes == 0 ||
      limits->stack_bytes == 0)
    return refuse(failure, "malformed request: a limit of zero");
  if (limits->cpu_time_ms > most || limits->wall_time_ms > most / 1000 || limits->memory_bytes > most ||
      limits->stack_bytes > most || limits->processes > 1000000 || limits->file_bytes > most ||
      limits->all_files_bytes > most)
    return refuse(failure, "malformed request: a limit out of range");
  return true;
}

static bool read_run_request(struct slice fields, struct run_request *run, struct failure *failure) {
  struct seen seen = {0};
  if (!allocate_list(fields, KEY_ARGUMENT, sizeof *run->arguments, (void **)&run->arguments, failure) ||
      !allocate_list(fields, KEY_ENVIRONMENT, sizeof *run->environment, (void **)&run->environment, failure) ||
      !allocate_list(fields, KEY_FILE, sizeof *run->files, (void **)&run->files, failure) ||
      !allocate_list(fields, KEY_COLLECT, sizeof *run->collections, (void **)&run->collections, failure))
    return false;
  while (fields.length > 0) {
    struct field field;
    if (!take_once(&fields, &seen, &field, failure)) return false;
    if (!read_run_field(field, run, failure)) return false;
  }
  return REQUIRE(&seen, failure, KEY_ARGUMENT, KEY_STANDARD_INPUT, KEY_STANDARD_OUTPUT, KEY_STANDARD_ERROR,
                 KEY_CPU_TIME_MS, KEY_WALL_TIME_MS, KEY_MEMORY_BYTES, KEY_STACK_BYTES, KEY_PROCESSES, KEY_FILE_BYTES,
                 KEY_ALL_FILES_BYTES, KEY_NEEDS_TOOLCHAINS) &&
         check_limits(&run->limits, failure);
}

bool read_run_requests(struct slice fields, struct run_requests *requests, struct failure *failure) {
  while (fields.length > 0) {
    struct field field;
    if (!take_field(&fields, &field, failure)) return false;
    if (field.key != KEY_SPECIFICATION) return unknown(field, failure);
    if (requests->count == most_runs) return refuse(failure, "malformed request: more than two runs");
    if (!read_run_request(field.value, &requests->runs[requests->count++], failure)) return false;
  }
  return requests->count > 0 || refuse(failure, "malformed request: nothing to run");
}

void free_run_requests(struct run_requests *requests) {
  for (size_t index = 0; index < requests->count; index++) {
    struct run_request *run = &requests->runs[index];
    free(run->arguments);
    free(run->environment);
    free(run->files);
    free(run->collections);
  }
  *requests = (struct run_requests){0};
}
