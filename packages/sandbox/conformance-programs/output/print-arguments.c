#include <stdio.h>
#include <string.h>
extern char **environ;
int main(int count, char **arguments) {
  unsigned long length = 0;
  for (int index = 1; index < count; index++) length += strlen(arguments[index]);
  printf("%d arguments, %lu bytes\n", count - 1, length);
  for (char **variable = environ; *variable; variable++) puts(*variable);
}
