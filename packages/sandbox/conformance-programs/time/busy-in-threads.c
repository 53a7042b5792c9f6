#include <pthread.h>
static void *spin(void *unused) {
  for (volatile long count = 0;; count++) continue;
}
int main(void) {
  pthread_t thread;
  for (int index = 0; index < 8; index++) pthread_create(&thread, 0, spin, 0);
  pthread_join(thread, 0);
}
