/* The files of the request are the program's own: it may read, change and remove them. */
#include <stdio.h>
#include <sys/stat.h>
#include <unistd.h>
int main(int count, char **arguments) {
  for (int index = 1; index < count; index++) {
    struct stat status;
    char text[64] = "";
    FILE *file = fopen(arguments[index], "r");
    fread(text, 1, 63, file);
    fstat(fileno(file), &status);
    printf("%s %o %s %d\n", arguments[index], status.st_mode & 0777, text, status.st_uid == getuid());
    fclose(file);
    if (unlink(arguments[index]) != 0) perror("unlink");
  }
}
