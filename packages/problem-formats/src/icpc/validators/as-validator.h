/*
 * Goes before the source of a checker of the site, in C or C++, and makes it a validator of the ICPC format: the checker is
 * called with input, output and answer and ends with 0 (right), 1, 2, 101 or 102 (wrong); a validator is called with input,
 * answer and a folder, reads the output from its standard input, and ends with 42 or 43.
 *
 * With TOUCHSTONE_INTERACTOR the standard input belongs to the talk with the submission, and the output is a file that the
 * interactor writes. glibc calls constructors with the arguments of main.
 */
#ifndef _DEFAULT_SOURCE
#define _DEFAULT_SOURCE
#endif
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static char touchstone_output_path[4200];

static void touchstone_end_as_validator(int status, void *unused) {
  (void)unused;
  fflush(NULL);
  if (status == 0 || status == 100) _exit(42);
  if (status == 1 || status == 2 || status == 4 || status == 8 || status == 101 || status == 102) _exit(43);
  _exit(status == 42 || status == 43 ? 1 : status);
}

__attribute__((constructor)) static void touchstone_become_validator(int count, char **values) {
  if (count < 4) return;
  char *answer = values[2];
  const size_t length = strlen(values[3]);
  const char *slash = length > 0 && values[3][length - 1] == '/' ? "" : "/";
  snprintf(touchstone_output_path, sizeof touchstone_output_path, "%s%stouchstone-output", values[3], slash);
#ifndef TOUCHSTONE_INTERACTOR
  FILE *file = fopen(touchstone_output_path, "wb");
  if (file == NULL) _exit(1);
  char part[1 << 16];
  for (size_t size; (size = fread(part, 1, sizeof part, stdin)) > 0;) fwrite(part, 1, size, file);
  fclose(file);
#endif
  values[2] = touchstone_output_path;
  values[3] = answer;
  on_exit(touchstone_end_as_validator, NULL);
}
