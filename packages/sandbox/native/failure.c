#include "failure.h"

#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

bool fail(struct failure *failure, const char *format, ...) {
  int error_number = errno;
  va_list arguments;
  va_start(arguments, format);
  vsnprintf(failure->text, sizeof failure->text, format, arguments);
  va_end(arguments);
  size_t length = strlen(failure->text);
  snprintf(failure->text + length, sizeof failure->text - length, ": %s", strerror(error_number));
  errno = error_number;
  return false;
}

bool refuse(struct failure *failure, const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  vsnprintf(failure->text, sizeof failure->text, format, arguments);
  va_end(arguments);
  return false;
}
