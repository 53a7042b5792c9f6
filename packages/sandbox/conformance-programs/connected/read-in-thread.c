/* Its first thread ends; another one reads, and not before someone could have noticed that. */
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>
static void *read_all(void *unused) {
  static char bytes[4096];
  ssize_t count;
  size_t size = 0;
  sleep(1);
  while ((count = read(0, bytes, sizeof bytes)) > 0) size += (size_t)count;
  fprintf(stderr, "%zu bytes\n", size);
  exit(0);
}
int main(void) {
  pthread_t thread;
  pthread_create(&thread, NULL, read_all, NULL);
  pthread_exit(NULL);
}
