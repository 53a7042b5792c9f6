#include <errno.h>
#include <pthread.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>
static void *wait_forever(void *unused) {
  for (;;) pause();
}
int main(void) {
  pthread_t thread;
  pthread_attr_t small;
  pthread_attr_init(&small);
  pthread_attr_setstacksize(&small, 65536);
  int made = 0, error;
  while ((error = pthread_create(&thread, &small, wait_forever, 0)) == 0) made++;
  printf("%d threads, then %s\n", made, strerrorname_np(error));
}
