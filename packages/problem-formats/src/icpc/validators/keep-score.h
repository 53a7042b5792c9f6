/*
 * Goes before the source of a validator in C or C++. The judge turns score files into a part of full marks; a package
 * counts in points of its own. So when the validator has ended, this moves what it wrote into score.txt or
 * score_multiplier.txt to the first line of judgemessage.txt, where the one who verifies the package finds it.
 *
 * glibc calls constructors with the arguments of main, and destructors after everything that exit() runs.
 */
#include <stdio.h>
#include <string.h>

static char touchstone_folder[4096];

static void touchstone_path(char *path, size_t size, const char *name) {
  snprintf(path, size, "%s%s", touchstone_folder, name);
}

static size_t touchstone_read(const char *name, char *text, size_t size) {
  char path[4200];
  touchstone_path(path, sizeof path, name);
  FILE *file = fopen(path, "rb");
  size_t length = 0;
  if (file != NULL) {
    length = fread(text, 1, size - 1, file);
    fclose(file);
  }
  text[length] = '\0';
  return length;
}

__attribute__((constructor)) static void touchstone_begin(int count, char **values) {
  if (count > 3) snprintf(touchstone_folder, sizeof touchstone_folder, "%s", values[3]);
}

__attribute__((destructor)) static void touchstone_end(void) {
  static const char *const names[] = {"score.txt", "score_multiplier.txt"};
  static char said[1 << 16];
  if (touchstone_folder[0] == '\0') return;
  fflush(NULL);
  for (int index = 0; index < 2; ++index) {
    char score[128], path[4200];
    if (touchstone_read(names[index], score, sizeof score) == 0) continue;
    score[strcspn(score, "\r\n")] = '\0';
    touchstone_path(path, sizeof path, names[index]);
    remove(path);
    const size_t length = touchstone_read("judgemessage.txt", said, sizeof said);
    touchstone_path(path, sizeof path, "judgemessage.txt");
    FILE *file = fopen(path, "wb");
    if (file == NULL) continue;
    fprintf(file, "[[%s %s]]\n", names[index], score);
    fwrite(said, 1, length, file);
    fclose(file);
  }
}
