/* Faults raised by the processor, not signals sent by a process. */
#include <fcntl.h>
#include <signal.h>
#include <sys/mman.h>
#include <unistd.h>

static void divide_by_zero(void) {
#if defined(__x86_64__)
  volatile int zero = 0, seven = 7;
  seven = seven / zero;
#else
  /* An arm64 processor answers 0 and does not trap: there only a signal can stand for the fault. */
  raise(SIGFPE);
#endif
}

static void execute_undefined_instruction(void) {
#if defined(__aarch64__)
  /* __builtin_trap() is a breakpoint here, which is SIGTRAP. */
  __asm__ volatile(".inst 0x00000000");
#else
  __builtin_trap();
#endif
}

int main(int count, char **arguments) {
  switch (arguments[1][0]) {
    case 's': *(volatile int *)8 = 1; break;
    case 'f': divide_by_zero(); break;
    case 'i': execute_undefined_instruction(); break;
    case 'b': {
      int fd = open("short", O_CREAT | O_RDWR, 0600);
      volatile char *bytes = mmap(0, sysconf(_SC_PAGESIZE), PROT_READ, MAP_SHARED, fd, 0);
      return bytes[100];
    }
  }
}
