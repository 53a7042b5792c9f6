/* The same with two threads, which also wait for each other. */
#include <pthread.h>
#include <stdlib.h>
#include <time.h>
static long milliseconds;
static void *compute(void *unused) {
  while (clock() < milliseconds * (CLOCKS_PER_SEC / 1000)) continue;
  return NULL;
}
int main(int argc, char **argv) {
  milliseconds = atol(argv[1]);
  pthread_t thread;
  pthread_create(&thread, NULL, compute, NULL);
  compute(NULL);
  pthread_join(thread, NULL);
}
