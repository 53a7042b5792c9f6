/* Opens the standard streams by name, as scripts do: each name of the input is read from its start, each output is written. */
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

static const char *const inputs[] = {"/dev/stdin", "/dev/fd/0", "/proc/self/fd/0"};
static const char *const outputs[] = {"/dev/stdout", "/dev/fd/1", "/proc/self/fd/1", "/dev/stderr", "/dev/fd/2", "/proc/self/fd/2"};

static void write_text(const char *name, const char *text) {
  int fd = open(name, O_WRONLY | O_CREAT | O_TRUNC, 0666);
  if (fd < 0) dprintf(1, "%s %s\n", name, strerrorname_np(errno));
  else if (write(fd, text, strlen(text)) < 0) dprintf(1, "%s %s\n", name, strerrorname_np(errno));
}

int main(void) {
  for (int index = 0; index < 3; index++) {
    char text[64] = "";
    int fd = open(inputs[index], O_RDONLY);
    if (fd < 0) dprintf(1, "%s %s\n", inputs[index], strerrorname_np(errno));
    else if (read(fd, text, sizeof text - 1) >= 0) dprintf(1, "%s: %s\n", inputs[index], text);
  }
  for (int index = 0; index < 6; index++) write_text(outputs[index], "written\n");
}
