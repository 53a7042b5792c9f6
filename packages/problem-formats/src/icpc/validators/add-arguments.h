/*
 * Goes before the source of a validator in C or C++ whose package gives it arguments. The site calls every validator with
 * the three of the format and nothing else; so the program calls itself again, with the others behind them.
 *
 * glibc calls constructors with the arguments of main.
 */
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

__attribute__((constructor)) static void touchstone_add_arguments(int count, char **values) {
  static const char *const added[] = {ADDED_ARGUMENTS};
  const int added_count = (int)(sizeof added / sizeof added[0]);
  int same = 0;
  while (same < added_count && count - added_count > 3 && strcmp(values[count - added_count + same], added[same]) == 0)
    ++same;
  if (same == added_count) return;
  char **all = (char **)calloc((size_t)(count + added_count + 1), sizeof(char *));
  if (all == NULL) _exit(1);
  for (int index = 0; index < count; ++index) all[index] = values[index];
  for (int index = 0; index < added_count; ++index) all[count + index] = (char *)added[index];
  execv(values[0], all);
  _exit(1);
}
